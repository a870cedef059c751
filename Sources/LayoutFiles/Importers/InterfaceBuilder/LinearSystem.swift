/// Equations between numbers, added one by one, the more important first.
///
/// Each is reduced by those before it: what says nothing new is dropped, and so is what contradicts, as Auto Layout
/// drops a constraint of lower priority. A variable is decided when the equations leave it one value.
struct LinearSystem {
  /// `sum of coefficient · variable + constant = 0`.
  struct Expression {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func variable(_ index: Int) -> Expression { Expression(terms: [index: 1]) }

    static func value(_ number: Double) -> Expression { Expression(constant: number) }

    static func + (left: Expression, right: Expression) -> Expression {
      var result = left
      for (variable, factor) in right.terms { result.terms[variable, default: 0] += factor }
      result.constant += right.constant
      return result
    }

    static func * (left: Expression, factor: Double) -> Expression {
      Expression(terms: left.terms.mapValues { $0 * factor }, constant: left.constant * factor)
    }

    static func - (left: Expression, right: Expression) -> Expression { left + right * -1 }
  }

  /// By pivot: the pivot variable as an expression of variables that are not pivots.
  private var rows: [Int: Expression] = [:]
  /// The pivots whose rows mention a variable.
  private var users: [Int: Set<Int>] = [:]

  /// Terms that may still be worked on: a hostile file must not buy a cubic elimination.
  private var budget = 5_000_000

  /// Adds `expression = 0`; does nothing once the work it has done is more than any screen needs.
  mutating func add(_ expression: Expression) {
    guard budget > 0 else { return }
    var reduced = Expression(constant: expression.constant)
    for (variable, factor) in expression.terms {
      reduced = reduced + (rows[variable] ?? .variable(variable)) * factor
    }
    reduced.terms = reduced.terms.filter { abs($0.value) > 1e-9 }
    // Ties are broken by number, so that a file has one picture.
    guard let pivot = reduced.terms.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) }) else { return }
    var row = reduced
    row.terms[pivot.key] = nil
    row = row * (-1 / pivot.value)
    let affected = users.removeValue(forKey: pivot.key) ?? []
    set(row, for: pivot.key)
    for other in affected {
      guard var old = rows[other], let factor = old.terms.removeValue(forKey: pivot.key) else { continue }
      old = old + row * factor
      old.terms = old.terms.filter { abs($0.value) > 1e-9 }
      set(old, for: other)
    }
  }

  private mutating func set(_ row: Expression, for pivot: Int) {
    rows[pivot] = row
    budget -= row.terms.count + 1
    for variable in row.terms.keys { users[variable, default: []].insert(pivot) }
  }

  /// The one value of an expression; nil when the equations leave it open.
  func value(of expression: Expression) -> Double? {
    var result = expression.constant
    var open: [Int: Double] = [:]
    for (variable, factor) in expression.terms {
      guard let row = rows[variable] else {
        open[variable, default: 0] += factor
        continue
      }
      result += row.constant * factor
      for (other, weight) in row.terms { open[other, default: 0] += weight * factor }
    }
    return open.values.allSatisfy { abs($0) < 1e-9 } ? result : nil
  }
}
