/// What the program's exit tells a script.
package enum ExitStatus: Int32 {
  case done = 0
  /// Findings, failures or a difference.
  case findings = 1
  case wrongUsage = 2
  /// A file cannot be read, or is not what it says.
  case unreadable = 3
}

/// A command line that makes no sense; shown with a pointer to the help.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
