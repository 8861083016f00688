import Console
import Foundation

/// Files with the frames of screens at three sizes, with and without color.
///
/// The test compares each frame with its file, or writes the file if an environment variable is set:
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

    /// Creates the comparison with the files of a folder.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - variable: The environment variable that makes the test write the files.
    ///   - command: The command that runs the test.
    ///   - normalize: Replaces what is random by something else of the same width.
    public init(
        in folder: String,
        recording variable: String,
        command: String,
        normalizing normalize: @escaping (String) -> String = { $0 }
    ) {
        self.folder = URL(filePath: folder)
        isRecording = ProcessInfo.processInfo.environment[variable] != nil
        advice = "look at the difference and record the frames again: \(variable)=1 \(command)"
        self.normalize = normalize
    }

    /// Returns the faults of the visible screens, and the differences from its file.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without a suffix.
    ///   - window: The window.
    /// - Returns: A sentence for each fault; empty for a sound screen.
    /// - Throws: The error of a file that cannot be written.
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
            return "there are no recorded frames"
        }
        let (old, new) = (
            recorded.components(separatedBy: "\n"), document.components(separatedBy: "\n")
        )
        guard old != new else { return nil }
        let line =
            zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        func shown(_ lines: [String]) -> String { lines.indices.contains(line) ? lines[line] : "" }
        return "line \(line + 1) was '\(shown(old))' and is '\(shown(new))'"
    }

    /// Returns a frame as text, and its colors as a letter below each colored character.
    private static func section(of frame: Frame, _ size: FrameSize) -> String {
        let size = "\(size.columns) × \(size.rows)"
        return "== \(size)\n\(frame.text)\n== \(size) in color\n\(frame.colors)\n"
    }
}
