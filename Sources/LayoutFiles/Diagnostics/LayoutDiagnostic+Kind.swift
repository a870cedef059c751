extension LayoutDiagnostic {
  /// Everything that can be wrong with a file.
  ///
  /// `LayoutDiagnostic+Sentences.swift` turns each into words.
  package enum Kind: Hashable, Sendable {
    // The file
    case missingFile
    case directory(what: String, advice: String)
    case emptyFile
    case unreadable(reason: String)
    case tooLarge(bytes: Int, limit: Int)
    /// The file is something else: what it is, and what to do about it.
    case foreign(what: String, advice: String)
    case missingDirectoryForLayout(String)

    /// What an importer has to say.
    case imported(ImportProblem)
    /// What is wrong with an XML file.
    case markup(MarkupProblem)

    // JSON
    case utf16
    case invalidUTF8(byte: UInt8)
    case expected(String, found: String)
    case truncated(inside: String, openedAt: SourceLocation)
    case unterminatedString
    case missingComma
    case missingColon(key: String)
    case trailingComma
    case comment
    case singleQuotes
    case unquotedKey(String)
    case unknownLiteral(String, meant: String?)
    case notFinite(String)
    case malformedNumber(String, hint: String)
    case numberTooLarge(String)
    case invalidEscape(String)
    case loneSurrogate(String)
    case controlCharacter(UInt8)
    case textAfterEnd(found: String)
    case nestedTooDeep(limit: Int)
    case duplicateKey(String, first: SourceLocation)

    // Values
    case unknownKey(String, in: String, suggestion: String?)
    case missingKey(String, in: String, hint: String)
    case wrongType(key: String, expected: String, found: String)
    case wrongCount(key: String, expected: String, found: Int)
    case outOfRange(key: String, value: String, range: String)
    case unknownValue(key: String, value: String, accepted: [String], suggestion: String?)
    case unknownClass(String, of: String, suggestion: String?)
    case unknownColor(String, suggestion: String?)
    case wrongVersion(found: String)
    case conflictingKeys(String, String, reason: String)
    case readOnlyProperty(String)
    case badPath(character: Int, expected: String, found: Character?)

    // Names
    case duplicateName(String, first: SourceLocation)
    case emptyName
    case unknownName(String, key: String, suggestion: String?)
    case wrongKindOfObject(String, key: String, found: String, expected: String)
    case containerOutsideParent(String)

    // Steps and expectations
    case stepWithoutAction
    case stepWithSeveralActions([String])
    case timeRunsBackwards(Double, previous: Double)
    case fingerNotDown(Int, verb: String)
    case fingerAlreadyDown(Int)
    case unknownFinger(String)
    case malformedExpectation(String, form: String)
  }
}
