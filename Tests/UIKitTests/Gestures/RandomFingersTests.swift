import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct RandomFingersTests {
  /// A few sessions while people work; 100,000 events and more when nobody waits.
  private nonisolated static let seeds =
    UInt64(1)...(ProcessInfo.processInfo.environment["CI"] == nil ? 40 : 340)

  @Test(arguments: seeds)
  func `whatever fingers do, the invariants hold and nothing is left over`(_ seed: UInt64) {
    var session = RandomFingers(seed: seed)
    session.play(events: 300)
    let application = session.stage.application
    #expect(session.eventCount == 300)
    #expect(session.stage.violations == [])
    #expect(application.touches.isEmpty)
    #expect(application.environment.withheld.isEmpty)
    #expect(application.environment.engaged.map { application.trace.name(application.identify($0)) } == [])
    #expect(application.scheduler.nextDeadline == nil)
  }

  @Test(arguments: UInt64(1)...5)
  func `the same seed gives the same trace`(_ seed: UInt64) {
    let traces = (0..<2).map { _ in
      var session = RandomFingers(seed: seed)
      session.play(events: 300)
      return session.stage.application.trace.events
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].count > 300)
  }

  @Test func `one that never decides does not collect touches`() {
    let stage = Stage()
    let watcher = stage.add(TouchWatcher(), "watcher", to: stage.window)
    stage.addHandling("V")
    for second in 0..<50 { stage.play("\(second) down 1@10,10; \(second).1 up 1") }
    #expect(watcher.reports.count == 100)
    #expect(watcher.sequenceTouches.count <= 1)
  }

  @Test(arguments: UInt64(1)...10)
  func `when a session is over, nothing of it stays alive`(_ seed: UInt64) {
    final class Watched {
      weak var object: AnyObject?

      init(_ object: AnyObject) {
        self.object = object
      }
    }
    var watched: [Watched] = []
    func run() {
      var session = RandomFingers(seed: seed)
      session.play(events: 200)
      watched = session.parts.map(Watched.init)
    }
    run()
    #expect(watched.count > 25)
    #expect(watched.compactMap(\.object).isEmpty)
  }
}
