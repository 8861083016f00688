import Foundation

/// The page `ComingFromAnotherContainer.md`, and the files of its app after each step.
///
/// A block of Swift has whole files, and a block of differences changes some. In both, a comment
/// with the name begins a file. A line that begins with "Delete" names files to delete.
struct MigrationPage {
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    /// The files by name, first those of the old app.
    private(set) var steps: [[String: String]] = []
    /// The validation report that the page shows.
    private(set) var report = ""

    init() throws {
        let page = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/DependencyContainer/DependencyContainer.docc")
            .appending(path: "ComingFromAnotherContainer.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        try self.init(text, files: ["Locator.swift": Self.locator])
    }

    /// Reads the text of a page.
    /// - Parameters:
    ///   - text: The text.
    ///   - files: The files that the page does not show.
    init(_ text: String, files: [String: String] = [:]) throws {
        var (files, before) = (files, files)
        // The first part is before the first fence, and each second one is within a fence.
        let parts = "\n\(text)".components(separatedBy: "\n```")
        for (part, isCode) in zip(parts, parts.indices.map { !$0.isMultiple(of: 2) }) {
            let lines = part.components(separatedBy: "\n")
            switch (isCode, lines.first) {
            case (true, "swift"): files.merge(Self.files(in: lines.dropFirst())) { $1 }
            case (true, "diff"): try Self.change(&files, by: lines.dropFirst())
            case (true, _): report = lines.dropFirst().joined(separator: "\n")
            case (false, _):
                for line in lines {
                    if line.hasPrefix("## "), files != before {
                        steps.append(files)
                        before = files
                    }
                    guard line.hasPrefix("Delete ") else { continue }
                    for name in line.components(separatedBy: "`") { files[name] = nil }
                }
            }
        }
    }

    /// Returns the files of a block of Swift.
    private static func files(in lines: some Sequence<String>) -> [String: String] {
        sections(of: lines, marker: "// ").mapValues { $0.joined(separator: "\n") }
    }

    /// Changes files by a block of differences, which has one place for each file.
    private static func change(
        _ files: inout [String: String],
        by lines: some Sequence<String>
    ) throws {
        for (name, lines) in sections(of: lines, marker: " // ") {
            let lines = lines.dropFirst()
            let before = lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
            let after = lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
            var file = files[name]?.components(separatedBy: "\n") ?? []
            let places = file.indices.filter { file[$0...].starts(with: before) }
            guard places.count == 1, let place = places.first else {
                let text = before.joined(separator: "\n")
                throw Unreadable(description: "\(places.count) places in \(name) have:\n\(text)")
            }
            file.replaceSubrange(place..<place + before.count, with: after)
            files[name] = file.joined(separator: "\n")
        }
    }

    /// Returns the lines by the file that the line with the marker names, beginning with that line.
    private static func sections(
        of lines: some Sequence<String>,
        marker: String
    ) -> [String: [String]] {
        var sections: [String: [String]] = [:]
        var name = ""
        for line in lines {
            if line.hasPrefix(marker), line.hasSuffix(".swift") {
                name = String(line.dropFirst(marker.count))
            }
            sections[name, default: []].append(line)
        }
        return sections
    }

    private static let locator = """
        import Synchronization

        final class Locator: Sendable {
            static let shared = Locator()
            private let factories = Mutex<[ObjectIdentifier: @Sendable (Locator) -> any Sendable]>([:])

            func register<S: Sendable>(_ type: S.Type, _ make: @escaping @Sendable (Locator) -> S) {
                factories.withLock { $0[ObjectIdentifier(type)] = make }
            }

            func resolve<S>(_ type: S.Type = S.self) -> S? {
                factories.withLock { $0[ObjectIdentifier(type)] }?(self) as? S
            }
        }

        @propertyWrapper struct Injected<S> {
            let wrappedValue: S = Locator.shared.resolve()!
        }
        """
}
