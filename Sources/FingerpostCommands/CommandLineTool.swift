import LayoutFiles

/// From the words after the program's name to an exit status.
package enum CommandLineTool {
  package static let version = "1.0"

  /// Runs one command.
  package static func run(_ arguments: [String], console: Console = .standard) -> ExitStatus {
    do {
      return try dispatch(arguments, console)
    } catch let error as UsageError {
      console.complain("fingerpost: \(error)")
      console.complain("fingerpost --help lists the commands.")
      return .wrongUsage
    } catch let error as LayoutError {
      for diagnostic in error.diagnostics { console.complain("\(diagnostic)") }
      if error.omitted > 0 { console.complain("and \(error.omitted) more") }
      return .unreadable
    } catch {
      console.complain("fingerpost: \(error)")
      return .unreadable
    }
  }

  private static func dispatch(_ arguments: [String], _ console: Console) throws -> ExitStatus {
    let rest = arguments.dropFirst()
    switch arguments.first {
    case "demo": return try DemoCommand.run(rest, console)
    case "export": return try ExportCommand.run(rest, console)
    case "hit": return try HitCommand.run(rest, console)
    case "check": return try CheckCommand.run(rest, console)
    case "rules": return try RulesCommand.run(rest, console)
    case "why": return try WhyCommand.run(rest, console)
    case "map": return try MapCommand.run(rest, console)
    case "lint": return try LintCommand.run(rest, console)
    case "replay": return try ReplayCommand.run(rest, console)
    case "diff": return try DiffCommand.run(rest, console)
    case "convert": return try ConvertCommand.run(rest, console)
    case "devices": return try DevicesCommand.run(rest, console)
    case "manual":
      console.out(String(Manual.page.dropLast()))
      return .done
    case "help", "--help", "-h":
      console.out(Help.text)
      return .done
    case "version", "--version":
      console.out("Fingerpost \(version)")
      return .done
    default:
      return try WindowCommand.run(arguments[...], console)
    }
  }
}
