import LayoutFiles

/// What somebody who looked into a public file says of the findings of one kind in it.
struct CorpusVerdict: Hashable {
  /// Folder and size in bytes, as in the table of all files.
  let file: String
  let kind: LintKind
  /// Why the finding is right: what stands in the file.
  let reason: String

  private init(_ file: String, _ kind: LintKind, _ reason: String) {
    self.file = file
    self.kind = kind
    self.reason = reason
  }

  static let all =
    [
      // Names.
      Self(
        "storyboard 188844",
        .duplicateName,
        "three pairs of neighbours, two of them stepper beside stepper, where the second was copied with the identifier"
      ),
      Self("xib 40420", .duplicateName, "three containers of one class in a column, all with one label"),

      // Who covers whom, and what hangs out.
      Self(
        "storyboard 234207",
        .coveredControl,
        """
        a screen that tests a test library with views it must not reach: two are covered whole on purpose, and a switch \
        of 51 pt lies with a fifth under the button that comes after it
        """
      ),
      Self(
        "ib-other-platform 13484",
        .coveredControl,
        "two clear panels have one frame, both shown: until code hides one, the buttons of the rear one are out of reach"
      ),
      Self(
        "storyboard 97661",
        .childOutsideAncestor,
        "a back button 128 pt high is centred in a table header of 72: above and below nothing arrives"
      ),
      Self(
        "xib 52810",
        .childOutsideAncestor,
        "an icon with a tap recognizer begins at x -8 of its container, which ends there"
      ),
      Self(
        "recursiveDescription 1814",
        .controlUnderDisabledAncestor,
        "taken during a push: UIKit switches the outgoing view off while it moves, and so the text says"
      ),
    ] + notInFile + small

  // MARK: What the file does not say

  private static let notInFile =
    [
      ("storyboard 55187", "content views of prototype cells have no rect in this old file"),
      ("storyboard 104786", "prototype cells, their content views and labels without a rect in this old file"),
      ("storyboard 51583", "two tables with a fixed frame that nobody wrote down"),
      ("storyboard 3447", "a hosting controller's view is made by code"),
      ("storyboard 102525", "a hosting controller's view is made by code"),
      ("storyboard 41562", "a hosting controller's view is made by code"),
      ("storyboard 1170", "a hosting controller's view is made by code"),
      ("storyboard 60308", "saved by Xcode 8.0: constraints, and no rect for what they place"),
      ("storyboard 19276", "saved by Xcode 8.0: constraints, and no rect for what they place"),
      ("storyboard 4961", "constraints to all four edges, and no rect"),
    ].map { Self($0.0, .notInFile, $0.1) }
    + [
      1255, 1310, 711, 1716, 1321, 1814, 855, 1287, 952, 7378, 913, 1419, 1451, 945,
    ].map { size in
      Self(
        "recursiveDescription \(size)",
        .notInFile,
        "`gestureRecognizers = <NSArray: …>` stands in the text: that there are some, not which"
      )
    }

  // MARK: Small targets

  private static let small = [
    ("storyboard 55187", "buttons of a debug row, 29 and 30 pt high"),
    ("storyboard 104786", "a button with a height constraint of 35"),
    ("storyboard 188844", "a synthesizer's keys above the keyboard are 26 and 29 pt high, its Done buttons 36"),
    ("storyboard 82076", "a header's button is 26 pt high; the constraint that would make it 44 is not installed"),
    ("storyboard 28486", "a system button of its usual 30 pt"),
    ("storyboard 51583", "a system button across the screen, 30 pt high"),
    ("storyboard 3447", "a system button of its usual 30 pt"),
    ("storyboard 332462", "buttons of 33 to 35 pt in rows, one of them in a cell that comes twice"),
    ("storyboard 129192", "system buttons of their usual 30 pt"),
    ("storyboard 234207", "bordered buttons of 26 to 42 pt, one 35 wide, and a label of 20 with a tap recognizer"),
    ("storyboard 60308", "a reset button with a height constraint of 36"),
    ("storyboard 26371", "system buttons of their usual 30 pt, one of them 34 wide"),
    ("storyboard 19276", "a cancel button 30 pt high; its frame is in the file"),
    ("storyboard 31457", "a link of 17 pt under a form, and the form's button of 40"),
    ("storyboard 27463", "a button that hides a note, 36 by 32"),
    ("storyboard 97661", "the same back button is 30 pt wide"),
    ("storyboard 245036", "a catalogue of buttons: contact and info buttons of 22 by 22, text and picture of 30"),
    ("storyboard 216267", "a catalogue of buttons: contact and info buttons of 22 by 22, text and picture of 30"),
    ("storyboard 535589", "buttons of forms, 29 to 36 pt high, and copy buttons 40 wide"),
    ("storyboard 541989", "system buttons of 30 pt in rows of a form, two of 34.3"),
    ("xib 8937", "an options button of 35 pt above a chart"),
    ("xib 9499", "four system buttons of their usual 30 pt"),
    ("xib 9149", "five buttons in the corners and the middle of a square, and one below it, 30 pt high"),
    ("xib 12815", "a message's button of 30 pt"),
    ("xib 13043", "a message's button of 30 pt"),
    ("xib 52810", "an address bar of 52 pt: icons of 24 by 24, buttons 30 wide, its field 40 high"),
    ("recursiveDescription 1255", "round icons of 22 by 22"),
    ("recursiveDescription 208", "a contact button of 24.3 by 23.7"),
  ].map { Self($0.0, .smallTouchTarget, $0.1) }
}
