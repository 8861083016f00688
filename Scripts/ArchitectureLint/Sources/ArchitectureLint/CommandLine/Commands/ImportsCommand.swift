enum ImportsCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint imports",
        overview: [
            "List every import of Swift sources, one a line.",
            "Reads each file as the compiler does: an import behind a comment, a ';' or an "
                + "attribute is found, and one in a string or a comment is not. Both branches of "
                + "an #if count; the condition follows the import.",
        ],
        arguments: [
            .init(
                "<path> ...",
                "A file, or a folder of *.swift files at any depth, without hidden ones. "
                    + "(default: the current folder)"
            )
        ],
        options: [.json],
        exitCodes: [0: "Everything was read.", 65: "A source is not text."],
        examples: [
            "archlint imports Sources",
            "archlint imports Sources | grep -w 'import Foundation'",
            "archlint imports --json App Packages",
        ]
    )

    static func run(_ arguments: Arguments, in _: RunEnvironment) throws -> CommandLineTool.Answer {
        let (sources, unread) = FileListing.sources(at: try paths(arguments))
        let isJSON = arguments.has("--json")
        let lists = sources.mapInParallel(with: { ImportsList.Tools() }) { path, tools in
            ImportsList(of: path, asJSON: isJSON, with: &tools)
        }
        let problems = unread + lists.flatMap(\.problems)
        var text: [UInt8] = []
        text.reserveCapacity(lists.reduce(0) { $0 + $1.text.count })
        for list in lists { text += list.text }
        return CommandLineTool.Answer(
            to: arguments,
            text: String(decoding: text, as: UTF8.self),
            json: ImportsDocument.text(of: text, problems: problems),
            problems: problems
        )
    }

    /// The paths to read; the current folder by default.
    static func paths(_ arguments: Arguments) throws(UsageError) -> [String] {
        guard !arguments.words.contains("") else { throw UsageError(message: "a path is empty") }
        return arguments.words.isEmpty ? ["."] : arguments.words
    }
}

/// The imports of a source, as text: a list takes no more memory than that.
struct ImportsList: Sendable {
    /// Lines for people, or members of a JSON array with a comma and a line break each.
    private(set) var text: [UInt8] = []
    private(set) var problems: [Problem] = []

    /// The state that a thread keeps from one list to the next.
    struct Tools {
        fileprivate let statements = ImportStatements()
        /// The text of each statement, which `statements` keeps alive.
        fileprivate var lines: [ObjectIdentifier: [UInt8]] = [:]

        /// The part of a line after the number.
        fileprivate mutating func line(_ found: Import) -> [UInt8] {
            let id = ObjectIdentifier(found.statement)
            if let known = lines[id] { return known }
            let line = Array(": \(found)\n".utf8)
            lines[id] = line
            return line
        }
    }

    init(of path: String, asJSON isJSON: Bool, with tools: inout Tools) {
        let scan = SourceScan(countsLines: false)
        switch scan.scan(path, at: path, sharing: tools.statements) {
        case .failure(let problem): problems.append(problem)
        case .success(let scanned) where isJSON:
            for found in scanned.imports { text += ImportsDocument.member(found, of: path).utf8 }
        case .success(let scanned):
            let place = Array("\(path):".utf8)
            for found in scanned.imports {
                text += place
                text += "\(found.line)".utf8
                text += tools.line(found)
            }
        }
    }
}

/// The JSON document of `archlint imports`, with an import a line.
///
/// It is written by hand because a monorepo has a hundred thousand imports.
enum ImportsDocument {
    static func text(of members: [UInt8], problems: [Problem]) -> String {
        let imports = String(decoding: members.dropLast(2), as: UTF8.self)
        let listed = problems.map {
            "    { \"kind\" : \($0.kind.rawValue.jsonQuoted), "
                + "\"message\" : \($0.message.jsonQuoted), \"place\" : \($0.place.jsonQuoted) }"
        }.joined(separator: ",\n")
        func array(_ members: String) -> String { members.isEmpty ? "[]" : "[\n\(members)\n  ]" }
        return "{\n  \"imports\" : \(array(imports)),\n  \"problems\" : \(array(listed))\n}\n"
    }

    /// An import with a comma and a line break.
    static func member(_ found: Import, of file: String) -> String {
        func array(_ members: [String]) -> String { "[\(members.joined(separator: ", "))]" }
        let conditions = found.conditions.map {
            "{ \"holds\" : \($0.holds), \"text\" : \($0.text.jsonQuoted) }"
        }
        return """
                { "accessLevel" : \(found.accessLevel.map { "\"\($0.rawValue)\"" } ?? "null"), \
            "attributes" : \(array(found.attributes.map(\.jsonQuoted))), \
            "column" : \(found.column), "conditions" : \(array(conditions)), \
            "file" : \(file.jsonQuoted), \
            "kind" : \(found.kind.map { "\"\($0.rawValue)\"" } ?? "null"), \
            "line" : \(found.line), "module" : \(found.module.jsonQuoted), \
            "path" : \(array(found.path.map(\.jsonQuoted))) },

            """
    }
}
