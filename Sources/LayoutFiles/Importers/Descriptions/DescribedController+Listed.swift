extension DescribedController {
  /// The controller of a line as Chisel's old `pvc` prints it, a `*M` before those that are presented:
  /// `| *M <NAME: 0xADDRESS; view = <UIView; 0xADDRESS>; frame = (0, 0; 320, 480)>`.
  init?(listed line: TextLines.Line) {
    guard let open = line.text.firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let text = String(decoding: line.text[(open + 1)...], as: UTF8.self)
    let isLoaded = text.contains("; view = <")
    guard let colon = text.firstRange(of: ": 0x"), isLoaded || text.contains("; view not loaded") else { return nil }
    let prefix = line.text[..<open]
    let address = "0x" + text[colon.upperBound...].prefix { $0.isHexDigit }
    var view: (String, String)?
    if let mark = text.firstRange(of: "; view = <") {
      let words = text[mark.upperBound...].prefix { $0 != ">" }.split { " ;:".contains($0) }
      if words.count >= 2 { view = (String(words[0]), String(words[1])) }
    }
    self.init(
      depth: prefix.lazy.filter { $0 == UInt8(ascii: "|") }.count,
      isPresented: prefix.firstRange(ofBytes: Array("*M".utf8)) != nil,
      className: String(text[..<colon.lowerBound]),
      address: address,
      state: isLoaded ? "appeared" : "disappeared",
      viewClass: view?.0,
      viewAddress: view?.1,
      isInWindow: isLoaded,
      location: line.location(open)
    )
  }
}
