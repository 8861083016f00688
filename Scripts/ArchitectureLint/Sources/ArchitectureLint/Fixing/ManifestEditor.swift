/// Edits the lists of dependencies in the text of a literal manifest, and keeps everything else.
struct ManifestEditor {
    private(set) var text: [UInt8]
    private var newline: String { text.contains(Byte.carriageReturn) ? "\r\n" : "\n" }

    private static let declarations: Set = ["target", "executableTarget", "testTarget", "macro"]

    /// Appends a dependency to a target, or to the package.
    ///
    /// - Parameters:
    ///   - element: The dependency as Swift source.
    ///   - target: The name of the target; nil for the package.
    /// - Throws: `UnsupportedSyntax` when the list of dependencies is not an array literal.
    mutating func add(_ element: String, to target: String?) throws {
        let call = try call(of: target)
        guard call["dependencies"] != nil else { return try insertList(of: element, in: call) }
        guard let list = try dependencyLists(of: call).first else { return }
        guard let first = list.elements.first, let last = list.elements.last else {
            return replace(list.range, with: "[\(element)]")
        }
        let comma = try comma(behind: last)
        let end = comma?.upperBound ?? last.range.upperBound
        let lineEnd = endOfLine(at: end)
        let isOneALine =
            lineEnd < list.range.upperBound - 1
            && text[list.range.lowerBound..<first.range.lowerBound].contains(Byte.newline)
        guard isOneALine else {
            return replace(end..<end, with: comma == nil ? ", \(element)" : " \(element)")
        }
        let indent = indent(at: last.range.lowerBound)
        replace(lineEnd..<lineEnd, with: "\(newline)\(indent)\(element),")
        if comma == nil { replace(end..<end, with: ",") }
    }

    /// Removes, from a target or from the package, the dependency for which `fits` is true.
    ///
    /// - Parameter target: The name of the target; nil for the package.
    /// - Throws: `UnsupportedSyntax` when no array literal of the target contains the dependency.
    mutating func remove(from target: String?, where fits: (LiteralExpression) -> Bool) throws {
        let call = try call(of: target)
        for list in try dependencyLists(of: call) {
            guard let index = list.elements.firstIndex(where: fits) else { continue }
            return try remove(index, from: list)
        }
        throw UnsupportedSyntax("a dependency listed in another declaration", line: call.line)
    }

    private mutating func remove(_ index: Int, from list: LiteralExpression) throws {
        let element = list.elements[index].range
        guard list.elements.count > 1 else { return replace(list.range, with: "[]") }
        let comma = try comma(behind: list.elements[index])
        let end = comma?.upperBound ?? element.upperBound
        let lineEnd = endOfLine(at: end)
        let start = startOfLine(at: element.lowerBound)
        let rest = text[end..<lineEnd].drop { $0 == Byte.space || $0 == Byte.carriageReturn }
        let isOnOwnLines =
            text[start..<element.lowerBound].allSatisfy(isSpace)
            && (rest.isEmpty || rest.starts(with: "//".utf8))
        if isOnOwnLines {
            let next = text[lineEnd...].firstIndex(of: Byte.newline).map { $0 + 1 }
            replace(start..<(next ?? text.count), with: "")
        } else if comma == nil {
            replace(list.elements[index - 1].range.upperBound..<element.upperBound, with: "")
        } else {
            let space = text[end..<lineEnd].prefix { $0 == Byte.space }
            replace(element.lowerBound..<space.endIndex, with: "")
        }
    }

    /// Returns the only call that declares `target`, or the package if `target` is nil.
    private func call(of target: String?) throws -> LiteralExpression {
        let syntax = try ManifestParser.parse(text)
        let found = syntax.constants.flatMap { calls(in: $0.value, of: target) }
        guard let call = found.first, found.count == 1 else {
            let name = target.map { "the target '\($0)'" } ?? "the package"
            throw UnsupportedSyntax("\(name), which no literal declares", line: 1)
        }
        return call
    }

    private func calls(in value: LiteralExpression, of target: String?) -> [LiteralExpression] {
        switch value.form {
        case .array(let values), .sum(let values): values.flatMap { calls(in: $0, of: target) }
        case .call(["Package"], _):
            target == nil ? [value] : value["targets"].map { calls(in: $0, of: target) } ?? []
        case .call:
            Self.declarations.contains(value.name)
                && value["name"]?.form == target.map { .string($0) }
                ? [value] : []
        default: []
        }
    }

    private func dependencyLists(of call: LiteralExpression) throws -> [LiteralExpression] {
        guard let value = call["dependencies"] else { return [] }
        let parts = if case .sum(let operands) = value.form { operands } else { [value] }
        let lists = parts.filter { if case .array = $0.form { true } else { false } }
        guard !lists.isEmpty else {
            throw UnsupportedSyntax("dependencies listed in another declaration", line: value.line)
        }
        return lists
    }

    /// Inserts a missing argument `dependencies`: in a target after the argument `name`, in the
    /// package before the argument `targets`.
    private mutating func insertList(of element: String, in call: LiteralExpression) throws {
        let list = "dependencies: [\(element)]"
        let isPackage = call.name == "Package"
        guard let place = call.argument(isPackage ? "targets" : "name") else {
            throw UnsupportedSyntax("a call without 'name' or 'targets'", line: call.line)
        }
        let isAlone = text[startOfLine(at: place.start)..<place.start].allSatisfy(isSpace)
        let space = isAlone ? newline + indent(at: place.start) : " "
        let end = place.value.range.upperBound
        if isPackage {
            replace(place.start..<place.start, with: "\(list),\(space)")
        } else {
            replace(end..<end, with: ",\(space)\(list)")
        }
    }

    private func comma(behind value: LiteralExpression) throws -> Range<Int>? {
        let next = try ManifestToken.tokens(of: text).first {
            $0.range.lowerBound >= value.range.upperBound
        }
        return next?.kind == .sign(",") ? next?.range : nil
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        text.replaceSubrange(range, with: Array(new.utf8))
    }

    private func endOfLine(at index: Int) -> Int {
        let end = text[index...].firstIndex(of: Byte.newline) ?? text.count
        return end > index && text[end - 1] == Byte.carriageReturn ? end - 1 : end
    }

    private func startOfLine(at index: Int) -> Int {
        text[..<index].lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
    }

    private func indent(at index: Int) -> String {
        String(decoding: text[startOfLine(at: index)...].prefix(while: isSpace), as: UTF8.self)
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }
}
