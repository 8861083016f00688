/// A line of source code: where something was registered.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
    /// The file as `#fileID` gives it: `Module/File.swift`.
    public let file: String
    /// The line, counted from 1.
    public let line: Int

    /// The place of the call, or the one that is given.
    /// - Parameters:
    ///   - file: the file as `#fileID` gives it.
    ///   - line: the line, counted from 1.
    public init(file: String = #fileID, line: Int = #line) {
        self.file = file
        self.line = line
    }

    /// `Module/File.swift:12`
    public var description: String { "\(file):\(line)" }
}
