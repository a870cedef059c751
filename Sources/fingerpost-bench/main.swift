import Foundation
import UIKit

// Hit testing on the peers' trees: with the trace off, with it on, and beside the peers' programs where they are built
// (`--peers FOLDER` names the folder of `c-hit`, `qt-hit` and `gtk-hit`).

func measure(_ tree: Tree, _ points: [CGPoint]) -> [Measurement] {
  let application = UIApplication(screenSize: CGSize(width: Tree.side, height: Tree.side), traceCapacity: 10_000)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: Tree.side, height: Tree.side))
  window.tag = -1
  application.attach(window)
  window.isHidden = false
  window.addSubview(tree.root)
  return application.perform {
    [
      Measurement(peer: "fingerpost", tree: tree, points: points) { points, answers in
        for (index, point) in points.enumerated() { answers[index] = tree.root.hitTest(point, with: nil)?.tag ?? 0 }
      },
      Measurement(peer: "fingerpost-window", tree: tree, points: points) { points, answers in
        for (index, point) in points.enumerated() { answers[index] = application.hitTest(at: point)?.tag ?? 0 }
      },
      Measurement(peer: "fingerpost-traced", tree: tree, points: points) { points, answers in
        for (index, point) in points.enumerated() {
          answers[index] = application.tracedHitTest(at: point)?.tag ?? 0
          application.trace.removeAllEvents()
        }
      },
      Measurement(peer: "traced and read", tree: tree, points: Array(points.prefix(500))) { points, answers in
        for (index, point) in points.enumerated() {
          answers[index] = application.tracedHitTest(at: point)?.tag ?? 0
          precondition(!application.trace.events.isEmpty)
          application.trace.removeAllEvents()
        }
      },
    ]
  }
}

/// The lines that a peer's program prints for a tree.
func peerLines(_ program: String, _ tree: String, _ queries: Int) -> [[String: Any]] {
  guard FileManager.default.isExecutableFile(atPath: program) else { return [] }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = [tree, "\(queries)"]
  let pipe = Pipe()
  process.standardOutput = pipe
  guard (try? process.run()) != nil else { return [] }
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return output.split(separator: UInt8(ascii: "\n")).compactMap {
    try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
  }
}

let queries = 20_000
let points = Tree.points(queries)
var peersFolder: String?
if let index = CommandLine.arguments.firstIndex(of: "--peers"), index + 1 < CommandLine.arguments.count {
  peersFolder = CommandLine.arguments[index + 1]
}

for tree in [Tree.grid(3, levels: 4), .grid(10, levels: 2), .chain(500), .stack(2_000)] {
  print(tree.name, "with", tree.views.count, "nodes")
  let own = measure(tree, points)
  var rows: [(name: String, time: Double, sum: String)] = own.map { ($0.peer, $0.nanoseconds, "\($0.checksum)") }
  if let peersFolder {
    for program in ["c-hit", "qt-hit", "gtk-hit"] {
      for line in peerLines(peersFolder + "/" + program, tree.name, queries) {
        guard let peer = line["peer"] as? String, let time = (line["ns_per_query_median_of_7"]) as? Double else {
          continue
        }
        rows.append((peer, time, "\(line["checksum"] ?? "")"))
      }
    }
  }
  let floor = rows[0].time
  for row in rows {
    let ratio = String(format: "%8.1f ns  %6.2fx", row.time, row.time / floor)
    print("  " + row.name.padding(toLength: 20, withPad: " ", startingAt: 0) + ratio + "  ids " + row.sum)
  }
}
