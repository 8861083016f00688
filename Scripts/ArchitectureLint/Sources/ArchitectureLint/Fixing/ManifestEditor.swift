/// Edits the lists of dependencies that are literals in a manifest, and keeps everything else.
struct ManifestEditor {
    private(set) var text: [UInt8]
    /// The edits so far.
    private(set) var changes: [Change] = []
    private var newline: String { text.contains(Byte.carriageReturn) ? "\r\n" : "\n" }

    struct Change: Equatable {
        /// The target; nil for the package.
        let target: String?
        /// The name of the dependency.
        let name: String
        let isAdded: Bool
    }

    init(text: [UInt8]) { self.text = text }

    /// Appends a dependency to a target, or to the package.
    ///
    /// - Parameters:
    ///   - element: The dependency as Swift source.
    ///   - target: The name of the target; nil for the package.
    /// - Throws: `UnsupportedSyntax` when the list of dependencies is not an array literal.
    mutating func add(_ element: String, to target: String?) throws {
        let (calls, call) = try call(of: target)
        let value = try ManifestParser.expression(Array(element.utf8))
        let change = Change(target: target, name: value.nameOfDependency, isAdded: true)
        defer { changes.append(change) }
        guard call["dependencies"] != nil else { return try insertList(of: element, in: call) }
        guard let list = try dependencyLists(of: call).first else { return }
        guard let first = list.elements.first, let last = list.elements.last else {
            return replace(list.range, with: "[\(element)]")
        }
        let comma = calls.comma(behind: last.upperBound)
        let end = comma?.upperBound ?? last.upperBound
        let lineEnd = endOfLine(at: end)
        let isOneALine =
            lineEnd < list.range.upperBound - 1
            && text[list.range.lowerBound..<first.lowerBound].contains(Byte.newline)
            // A comment may go on behind the line.
            && !text[end..<lineEnd].contains(Byte.star)
        guard isOneALine else {
            return replace(end..<end, with: comma == nil ? ", \(element)" : " \(element)")
        }
        let indent = indent(at: last.lowerBound)
        replace(lineEnd..<lineEnd, with: "\(newline)\(indent)\(element),")
        if comma == nil { replace(end..<end, with: ",") }
    }

    /// Removes, from a target or from the package, the dependency for which `fits` is true.
    ///
    /// - Parameter target: The name of the target; nil for the package.
    /// - Throws: `UnsupportedSyntax` when no array literal of the target contains the dependency.
    mutating func remove(from target: String?, where fits: (LiteralExpression) -> Bool) throws {
        let (calls, call) = try call(of: target)
        for list in try dependencyLists(of: call) {
            let values = list.elements.map { try? ManifestParser.expression(Array(text[$0])) }
            guard let index = values.firstIndex(where: { $0.map(fits) ?? false }),
                let value = values[index]
            else { continue }
            remove(index, from: list, calls)
            changes.append(Change(target: target, name: value.nameOfDependency, isAdded: false))
            return
        }
        throw UnsupportedSyntax(
            "a dependency that is not in the target's array literal",
            line: line(of: call)
        )
    }

    private mutating func remove(
        _ index: Int,
        from list: ManifestCalls.List,
        _ calls: ManifestCalls
    ) {
        let element = list.elements[index]
        let others =
            text[list.range.lowerBound..<element.lowerBound]
            + text[element.upperBound..<list.range.upperBound]
        let hasComment = others.contains(Byte.slash)
        if list.elements.count == 1, !hasComment { return replace(list.range, with: "[]") }
        let comma = calls.comma(behind: element.upperBound)
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
        } else if comma == nil, index > 0 {
            let start = list.elements[index - 1].upperBound
            // A comment may follow the previous element.
            let hasComment = text[start..<element.lowerBound].contains(Byte.slash)
            let first = hasComment ? calls.comma(behind: start)?.lowerBound : nil
            replace((first ?? start)..<element.upperBound, with: "")
        } else {
            let space = text[end..<lineEnd].prefix { $0 == Byte.space }
            replace(element.lowerBound..<space.endIndex, with: "")
        }
    }

    /// Returns the only call that declares `target`, or the package if `target` is nil.
    private func call(
        of target: String?
    ) throws -> (calls: ManifestCalls, call: ManifestCalls.Call) {
        let calls = ManifestCalls(in: text)
        var found = calls.calls.filter { call in
            target == nil
                ? call.name == "Package" : call.name != "Package" && call["name"]?.text == target
        }
        // A dependency on a target looks like a target.
        if found.count > 1, found.contains(where: \.isInTargets) {
            found.removeAll { !$0.isInTargets }
        }
        guard let call = found.first, found.count == 1 else {
            let name = target.map { "the target '\($0)'" } ?? "the package"
            throw UnsupportedSyntax(
                "\(name), which \(found.isEmpty ? "no literal declares" : "several literals declare")",
                line: found.first.map(line) ?? 1
            )
        }
        return (calls, call)
    }

    private func line(of call: ManifestCalls.Call) -> Int {
        var places = PlaceCounter(text)
        return places.place(of: call.arguments.first?.range.lowerBound ?? 0).line
    }

    private func dependencyLists(of call: ManifestCalls.Call) throws -> [ManifestCalls.List] {
        let lists = call["dependencies"]?.lists ?? []
        guard !lists.isEmpty || call["dependencies"] == nil else {
            throw UnsupportedSyntax(
                "dependencies that are not an array literal",
                line: line(of: call)
            )
        }
        return lists
    }

    /// Inserts a missing argument `dependencies`: in a target after the argument `name`, in the
    /// package before the argument `targets`.
    private mutating func insertList(of element: String, in call: ManifestCalls.Call) throws {
        let list = "dependencies: [\(element)]"
        let isPackage = call.name == "Package"
        guard let place = call[isPackage ? "targets" : "name"] else {
            throw UnsupportedSyntax("a call without 'name' or 'targets'", line: line(of: call))
        }
        let (start, end) = (place.range.lowerBound, place.range.upperBound)
        let isAlone = text[startOfLine(at: start)..<start].allSatisfy(isSpace)
        let space = isAlone ? newline + indent(at: start) : " "
        if isPackage {
            replace(start..<start, with: "\(list),\(space)")
        } else {
            replace(end..<end, with: ",\(space)\(list)")
        }
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

extension LiteralExpression {
    /// The name in a dependency: `A` for `"A"` and `.product(name: "A", package: "B")`.
    var nameOfDependency: String { self["name"]?.text ?? text }
}

extension Manifest {
    /// Returns the names of the targets that do not have the dependencies of `other` after changes.
    func targetsUnlike(
        _ other: Manifest,
        changed changes: [ManifestEditor.Change]
    ) -> [String] {
        func names(_ target: Target) -> Set<String> { Set(target.dependencies.map(\.name)) }
        let own = Dictionary(firstOf: targets.map { ($0.name, names($0)) })
        return other.targets.filter { target in
            var expected = names(target)
            for change in changes where change.target == target.name {
                if change.isAdded {
                    expected.insert(change.name)
                } else {
                    expected.remove(change.name)
                }
            }
            return own[target.name] != expected
        }.map(\.name)
    }
}
