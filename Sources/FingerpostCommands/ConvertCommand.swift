import CairoRenderer
import Foundation
import LayoutFiles

/// `fingerpost convert IN -o OUT.layout.json`: any readable layout in the native format.
enum ConvertCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, valued: ["-o"])
    guard arguments.operands.count == 1, let output = arguments[value: "-o"] else {
      throw UsageError("convert needs a layout and where to write: fingerpost convert IN -o OUT.layout.json")
    }
    let document = try LayoutReader(arguments, console).document(arguments.operands[0])
    try PictureFile.write(Data((LayoutWriter.text(document) + "\n").utf8), to: output)
    return .done
  }
}
