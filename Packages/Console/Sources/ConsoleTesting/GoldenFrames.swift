public import Console
import Foundation

/// The recorded files with the frames of screens at three sizes, with and without color.
///
/// A test compares each frame with its file, or writes the file if an environment variable is set:
///
/// ```swift
/// static let golden = GoldenFrames(
///     in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Frames").path,
///     recording: "RECORD_FRAMES",
///     command: "swift test --package-path App --filter ScreenFrameTests"
/// ) …
///
/// let problems = try Self.golden.problems(of: name, in: person.window)
/// #expect(problems == [])
/// ```
@MainActor
public struct GoldenFrames {
    /// The sizes of the windows.
    public nonisolated static let sizes = [
        FrameSize(columns: 40, rows: 12), FrameSize(columns: 80, rows: 24),
        FrameSize(columns: 120, rows: 40),
    ]

    private let folder: URL
    private let isRecording: Bool
    private let advice: String
    private let normalize: (String) -> String

    /// Creates a comparison with the recorded files of a folder.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - variable: The environment variable that makes the test write the files.
    ///   - command: The command that runs the test.
    ///   - normalize: Replaces random text with fixed text of the same width.
    public init(
        in folder: String,
        recording variable: String,
        command: String,
        normalizing normalize: @escaping (String) -> String = { $0 }
    ) {
        self.folder = URL(filePath: folder)
        isRecording = ProcessInfo.processInfo.environment[variable] != nil
        advice = "check the difference, then record the frames again: \(variable)=1 \(command)"
        self.normalize = normalize
    }

    /// Returns the faults of the visible screens and their differences from the recorded file.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without a suffix.
    ///   - window: The window to draw at each size.
    /// - Returns: A sentence for each fault or difference; empty if there are no problems.
    /// - Throws: An error if the file cannot be written.
    public func problems(
        of name: String,
        in window: Window
    ) throws -> [String] {
        guard window.top != nil else { return ["\(name): the window is empty"] }
        var problems: [String] = []
        var document = ""
        for size in Self.sizes {
            let frame = window.frame(size)
            problems += FrameCheck(window.visibleScreens, path: window.path)
                .problems(in: frame, size: size)
                .map { "\(name) at \(size.columns)×\(size.rows): \($0)" }
            document += Self.section(of: frame, size)
        }
        document = normalize(document)
        let file = folder.appending(path: name + ".txt")
        if isRecording {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try document.write(to: file, atomically: true, encoding: .utf8)
        } else if let difference = difference(of: document, from: file) {
            problems.append("\(name): \(difference); \(advice)")
        }
        return problems
    }

    private func difference(of document: String, from file: URL) -> String? {
        guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
            return "the file with the recorded frames does not exist"
        }
        let (old, new) = (
            recorded.components(separatedBy: "\n"), document.components(separatedBy: "\n")
        )
        guard old != new else { return nil }
        let line =
            zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        func shown(_ lines: [String]) -> String { lines.indices.contains(line) ? lines[line] : "" }
        return "line \(line + 1) is '\(shown(new))', but the file has '\(shown(old))'"
    }

    /// Returns the text of a frame, followed by its colors, one letter for each colored character.
    private static func section(of frame: Frame, _ size: FrameSize) -> String {
        let size = "\(size.columns) × \(size.rows)"
        return "== \(size)\n\(frame.text)\n== \(size) in color\n\(frame.colors)\n"
    }
}
