// Shared helpers of the tests; each lands with the first test that needs it.
