#pragma once
#include <stdbool.h>

/// Whether allocations are counted in this program: not under a sanitizer, which brings an allocator of its own.
bool allocations_are_counted(void);

/// How often the calling thread has asked for memory.
unsigned long allocation_count(void);
