import Foundation

/// `[left,top][right,bottom]`, as uiautomator and Maestro write a rectangle.
enum AndroidBounds {
  static func rect(_ text: String) -> CGRect? {
    let numbers = text.split { "[], ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}
