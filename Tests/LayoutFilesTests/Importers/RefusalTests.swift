import Foundation
import LayoutFiles
import Testing

/// What cannot be read is refused by its content: what it is, and what to do.
@Suite struct RefusalTests {
  private static let refused: [(content: String, what: String, advice: String)] = [
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>",
      "a XIB saved by Xcode 4 or older", "open it in Xcode 5 or later and save it"
    ),
    ("NIBArchive\u{1}", "a compiled nib", "open the .xib or .storyboard it was made from"),
    ("bplist00\u{1}NSObjects", "a binary property list", "open the .xib or .storyboard it was made from"),
    ("bplist00\u{1}LookinHierarchyFile", "a hierarchy that Lookin saved", "recursiveDescription] instead"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      "a macOS Interface Builder document", "Fingerpost reads those of UIKit"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
      "a WatchKit storyboard", "open a storyboard of the iOS app"
    ),
    ("<plist version=\"1.0\"/>", "a property list", "open the .storyboard or .xib it belongs to"),
    ("<!DOCTYPE html><html/>", "an HTML document", "a layout is JSON"),
    ("<project/>", "XML with the element <project>", "a layout is JSON"),
    (
      "UIWindow:0x7f1\n|   UIView:0x7f2\n|   |   UILabel:0x7f3",
      "an Auto Layout trace (_autolayoutTrace)", "recursiveDescription] instead"
    ),
    (
      "[   AF    ! wLU ] h=--- v=--- NSButton 0x1 f=(0,0,87,32) b=(-)",
      "a macOS view hierarchy (_subtreeDescription)", "recursiveDescription]"
    ),
    (
      "element_num,depth,attributes,parent_num\n0,0,,", "a hierarchy of Maestro's in its compact form",
      "without --compact"
    ),
    ("just words", "text, but not JSON", "a layout starts with"), ("%PDF-1.7", "a PDF document", "UTF-8 text"),
    ("PK\u{3}\u{4}", "a ZIP archive", "unpack it"),
  ]

  @Test(arguments: refused.indices)
  func `a foreign file is named, and what to do with it`(index: Int) {
    let (content, what, advice) = Self.refused[index]
    // The names say nothing: content decides.
    for name in ["a.layout.json", "a.storyboard", "a.txt"] {
      let error = lines { () throws(LayoutError) in _ = try LayoutFile.decode(Array(content.utf8), file: name) }
      #expect(error.count == 1)
      #expect(error.first?.hasPrefix("\(name): error: this is \(what)") == true, "\(error)")
      #expect(error.first?.hasSuffix(advice) == true || error.first?.contains(advice) == true, "\(error)")
    }
  }

  @Test func `directories are known by what is in them`() throws {
    for (files, what) in [
      (["Info.plist", "Main.nib"], "a compiled storyboard"), (["metadata", "RequestResponses"], "that Xcode exported"),
      (["a"], "a directory"),
    ] {
      let folder = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for file in files { #expect(FileManager.default.createFile(atPath: folder + "/" + file, contents: Data())) }
      let error = lines { () throws(LayoutError) in _ = try LayoutFile.read(folder) }
      #expect(error.first?.contains(what) == true, "\(error)")
    }
  }
}
