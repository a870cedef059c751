import Canvas
import Traces
import UIKit

extension TracePane {
  /// What can be done with a row's step and with what it is about.
  func menu(ofRow index: Int, in list: ListView) -> [MenuItem] {
    if list === ascentList {
      guard let row = hop(ofRow: index) else { return [] }
      return ElementMenu(context: context, id: row.element, step: row.sequence)
        .items(sentence: "\(row.name), \(row.relation): \(row.word)")
    }
    guard let descent, rows.indices.contains(index) else { return [] }
    switch rows[index] {
    case .fold(let range):
      return [
        MenuItem("Show all \(range.count)", icon: .plus) { [weak self] in self?.open(range) }
      ]
    case .visit(let index):
      let row = descent.touch.rows[index]
      let name = session.elementName(row.visit.element)
      return ElementMenu(context: context, id: row.visit.element, step: row.sequence)
        .items(sentence: "\(name): \(descent.words.reason(row.visit))")
    }
  }
}
