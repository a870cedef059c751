import Foundation
import UIKit

// Hit testing on the peers' trees, and the budgets that hold for it.
//
//   --peers FOLDER   measures the programs there in the same run, for the budgets beside them
//   --rounds N       the least of so many rounds counts; 3 unless said
//   --tree NAME      one tree only
//   --frames         pictures of the window only: a finger that moves, an animation
//   --latency        finger to pixel only, beside `c-touchdots` in the peers' folder; starts an X server of its own.
//                    Under `chrt -f 10` other programs on the machine do not count
//   --program FILE   the program that --latency touches; the one built beside this unless said
//   --touches N      that many touches on a window at rest a round, 20 unless said; each takes seconds
//   --only NAME      one of the engine's ways only

func argument(_ name: String) -> String? {
  guard let index = CommandLine.arguments.firstIndex(of: name), index + 1 < CommandLine.arguments.count else {
    return nil
  }
  return CommandLine.arguments[index + 1]
}

func report(_ rows: [Measurement]) {
  let floor = rows.first { $0.name == "c-tree" } ?? rows[0]
  for row in rows {
    let name = row.name.padding(toLength: 16, withPad: " ", startingAt: 0)
    print("  " + name + String(format: "%10.1f ns %7.2fx", row.nanoseconds, row.nanoseconds / floor.nanoseconds))
  }
  for budget in Budget.all {
    if let line = budget.verdict(rows) { print(line) }
  }
}

let points = Tree.points(20_000)
let peers = argument("--peers").map { Peers(folder: $0) }
let rounds = argument("--rounds").flatMap { Int($0) } ?? 3

if CommandLine.arguments.contains("--frames") {
  print("a picture of the window, of the processor's time:")
  for count in [500, 10_000] {
    let frames = try InterfaceFrames(views: count)
    print(frames.report())
  }
  exit(0)
}

if CommandLine.arguments.contains("--latency") {
  guard let folder = argument("--peers") else {
    print("--latency needs --peers FOLDER, which holds c-touchdots")
    exit(2)
  }
  let beside = Bundle.main.bundleURL.appendingPathComponent("fingerpost")
  let program = argument("--program").map { URL(fileURLWithPath: $0) } ?? beside
  do {
    let budget = try LatencyBudget(
      program: program,
      peers: URL(fileURLWithPath: folder).path,
      rounds: rounds,
      touches: argument("--touches").flatMap { Int($0) } ?? 20
    )
    print("finger to pixel, 50 of 100 events within and 95 of 100:")
    for verdict in budget.verdicts { print(verdict) }
  } catch {
    print("--latency: \(error)")
    exit(3)
  }
  exit(0)
}

for tree in Tree.all where argument("--tree") == nil || argument("--tree") == tree.name {
  print(tree.name, "with", tree.views.count, "nodes, a query:")
  let hitTesting = HitTesting(tree, points)
  var rows: [Measurement] = []
  for _ in 0..<max(1, rounds) {
    let names = HitTesting.names.filter { argument("--only") == nil || argument("--only") == $0 }
    for measurement in names.map(hitTesting.measure) + (peers?.measure(tree.name, queries: points.count) ?? []) {
      if let index = rows.firstIndex(where: { $0.name == measurement.name }) {
        rows[index].merge(measurement)
      } else {
        rows.append(measurement)
      }
    }
  }
  report(rows)
}

if argument("--tree") == nil {
  print("opening, measured and reference:")
  for budget in try OpeningBudget.all() { print(budget.verdict) }
  print("trace")
  print("  \(MemoryLayout<TraceEvent>.stride) bytes a value, at most 200")
  print("views moved, some levels below the window:")
  report([FrameSetting.measure(depth: 1), FrameSetting.measure(depth: 50)])
  print("hit-owner map, against one hit test a point:")
  for budget in MapBudget.all { print(budget.verdict) }
  print("map of a recognizer on the window, against one touch a point:")
  for budget in MapBudget.all { print(budget.recognizerVerdict) }
}
