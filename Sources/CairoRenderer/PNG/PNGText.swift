package import Foundation

/// Texts that travel inside a PNG file, as uncompressed international text chunks (iTXt).
package enum PNGText {
  /// A copy of the file with the text under the keyword, in the place of one that it had.
  ///
  /// The keyword is 1 to 79 characters of Latin letters, digits and spaces, as the format asks.
  package static func inserting(_ text: String, keyword: String, into png: Data) throws(PNGError) -> Data {
    guard 1...79 ~= keyword.utf8.count, keyword.utf8.allSatisfy({ 32...126 ~= $0 }) else {
      throw .badKeyword(keyword)
    }
    let chunks = try PNGChunk.all(in: png)
    var file = PNGChunk.signature
    for chunk in chunks where chunk.text(keyword: keyword) == nil {
      if chunk.type == "IEND" { file += PNGChunk(keyword: keyword, text: text).encoded }
      file += chunk.encoded
    }
    return Data(file)
  }

  /// The text under the keyword, or nil where the file has none.
  package static func text(keyword: String, in png: Data) throws(PNGError) -> String? {
    for chunk in try PNGChunk.all(in: png) {
      if let text = chunk.text(keyword: keyword) { return text }
    }
    return nil
  }
}

/// Why bytes are no PNG file that texts can be put into or read from.
package enum PNGError: Error, Hashable, CustomStringConvertible {
  case noSignature
  /// A chunk goes beyond the end of the file, or the last one is missing.
  case cutShort(at: Int)
  case wrongChecksum(chunk: String, at: Int)
  case badKeyword(String)

  package var description: String {
    switch self {
    case .noSignature: "this is not a PNG file: it does not start with the PNG signature"
    case .cutShort(let offset): "the PNG file is cut short: a chunk is missing or incomplete at byte \(offset)"
    case .wrongChecksum(let chunk, let offset):
      "the PNG file is damaged: the checksum of chunk \(chunk) at byte \(offset) is wrong"
    case .badKeyword(let keyword): "\"\(keyword)\" is no PNG keyword: expected 1 to 79 printable ASCII characters"
    }
  }
}

/// One chunk of a PNG file (PNG specification, section 5).
private struct PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let type: String
  let body: [UInt8]

  init(type: String, body: [UInt8]) {
    self.type = type
    self.body = body
  }

  /// A text chunk: keyword, end, not compressed, method 0, no language, no translated keyword, text.
  init(keyword: String, text: String) {
    self.init(type: "iTXt", body: Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
  }

  var encoded: [UInt8] {
    let content = Array(type.utf8) + body
    return Self.bigEndian(UInt32(body.count)) + content + Self.bigEndian(CRC32(content).value)
  }

  /// The text, when this is an uncompressed text chunk with that keyword.
  func text(keyword: String) -> String? {
    guard type == "iTXt", body.starts(with: Array(keyword.utf8) + [0, 0, 0]) else { return nil }
    let rest = body.dropFirst(keyword.utf8.count + 3)
    let fields = rest.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    return fields.count == 3 ? String(decoding: fields[2], as: UTF8.self) : nil
  }

  /// Every chunk up to the end chunk; what follows that is not part of the picture.
  static func all(in png: Data) throws(PNGError) -> [PNGChunk] {
    let bytes = [UInt8](png)
    guard bytes.starts(with: signature) else { throw .noSignature }
    var chunks: [PNGChunk] = []
    var offset = signature.count
    repeat {
      guard offset + 12 <= bytes.count else { throw .cutShort(at: offset) }
      let length = Int(number(in: bytes, at: offset))
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { throw .cutShort(at: offset) }
      let content = bytes[(offset + 4)..<end]
      let type = String(decoding: content.prefix(4), as: UTF8.self)
      guard CRC32(content).value == number(in: bytes, at: end) else {
        throw .wrongChecksum(chunk: type, at: offset)
      }
      chunks.append(PNGChunk(type: type, body: Array(content.dropFirst(4))))
      offset = end + 4
    } while chunks.last?.type != "IEND"
    return chunks
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24 & 0xFF), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}
