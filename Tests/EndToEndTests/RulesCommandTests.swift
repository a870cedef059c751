import FingerpostCommands
import Testing

/// `fingerpost rules`, from words to lines.
@MainActor
struct RulesCommandTests {
  private func run(_ words: String...) -> (status: FingerpostCommands.ExitStatus, lines: [String], complaints: [String])
  {
    var (lines, complaints): ([String], [String]) = ([], [])
    let console = Console(out: { lines.append($0) }, complain: { complaints.append($0) })
    return (CommandLineTool.run(["rules"] + words, console: console), lines, complaints)
  }

  @Test func `a rule has its confidence, its place and its proofs`() {
    let (status, lines, _) = run("GF-6", "EV-5")
    #expect(status == .done)
    #expect(lines[0] == "EV-5     [documented] accelerometer and gyroscope data never enter the chain")
    #expect(lines[1].contains("refused: "))
    #expect(lines[2] == "GF-6     [documented + observed] a single tap waits for the double tap's time")
    #expect(lines.last?.contains("covered by Layouts/single-tap-waits.check.json") == true)
  }

  @Test func `all of them end in a count`() {
    let (status, lines, _) = run()
    #expect(status == .done)
    #expect(lines.last?.hasPrefix("293 rules: ") == true)
    #expect(lines.last?.contains(" 0 not covered") == true)
  }

  @Test func `a rule that is not there is wrong usage`() {
    let (status, lines, complaints) = run("XY-1")
    #expect(status == .wrongUsage)
    #expect(lines.isEmpty)
    #expect(complaints.first == "fingerpost: there is no rule XY-1; rules are named like GF-6, readings 11b.4")
  }
}
