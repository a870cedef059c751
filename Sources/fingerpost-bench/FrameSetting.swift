import Foundation
import UIKit

/// Moving 10,000 views, some levels below a window.
enum FrameSetting {
  static func measure(depth: Int) -> Measurement {
    let application = UIApplication(traceCapacity: 10)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    application.attach(window)
    var parent: UIView = window
    for _ in 0..<depth {
      let view = UIView(frame: window.bounds)
      parent.addSubview(view)
      parent = view
    }
    let views = (0..<10_000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { parent.addSubview(view) }
    let origins = views.indices.map { CGPoint(x: $0 % 100, y: $0 / 100) }
    var shift = 0.0
    return application.perform {
      Measurement("moved at \(depth)", origins) { origins, _ in
        shift += 1
        for (view, origin) in zip(views, origins) {
          view.frame = CGRect(x: origin.x + shift, y: origin.y, width: 10, height: 10)
        }
      }
    }
  }
}
