import DependencyContainer

// The labels that all drawings have in common.

extension Graph.Node {
    /// The labels beside the name, such as `async` and `in scope SignedIn`; empty for an ordinary
    /// service.
    var labels: [String] {
        if kind == .scopeInput, let name = scope.name { return ["input of scope \(name)"] }
        return [kind.label, scope.label].compactMap(\.self)
    }

    /// The text `list of …` for a list, `nothing registered` for an absent service, otherwise nil.
    var content: String? {
        switch kind {
        case .collection: "list of \(registrations.count)"
        case .absent: "nothing registered"
        default: nil
        }
    }

    /// The lines of the box in a drawing: the name, the labels and the decorators.
    var boxLines: [String] {
        var lines = [name]
        let labels = labels + [content].compactMap(\.self)
        if !labels.isEmpty { lines.append(labels.joined(separator: ", ")) }
        if !decorators.isEmpty {
            lines.append("decorated by " + decorators.map(\.module).joined(separator: ", "))
        }
        return lines
    }
}

extension Scope {
    /// The value of the key `scope` in the JSON form of a graph.
    package var keyword: String {
        switch kind {
        case .container: "container"
        case .new: "new"
        case .weak: "weak"
        case .named: "named"
        }
    }

    fileprivate var label: String? {
        switch kind {
        case .container: nil
        case .new: "new each time"
        case .weak: "weak"
        case .named: name.map { "in scope \($0)" }
        }
    }
}

extension Graph.Node.Kind {
    fileprivate var label: String? {
        switch self {
        case .service, .collection, .absent: nil
        case .mainService: "main actor"
        case .asyncService: "async"
        case .builder: "builder"
        case .plugin: "plug-in"
        case .scopeInput: "input"
        }
    }
}

/// The nodes of a drawing, grouped into one frame per module.
struct ModuleFrames {
    struct Frame {
        let module: String
        var nodes: [Int] = []
    }

    /// The frames in the order of the first registrations.
    private(set) var frames: [Frame] = []
    /// The nodes outside of all frames: absent services, and lists, to which several modules
    /// contribute.
    private(set) var unframed: [Int] = []

    init(_ nodes: [Graph.Node]) {
        var numbers: [String: Int] = [:]
        for (index, node) in nodes.enumerated() {
            guard node.kind != .collection, let module = node.registrations.first?.module else {
                unframed.append(index)
                continue
            }
            let number = numbers[module] ?? frames.count
            if number == frames.count {
                numbers[module] = number
                frames.append(Frame(module: module))
            }
            frames[number].nodes.append(index)
        }
    }
}

extension String {
    /// Returns the text with some scalars replaced; `replacement` returns nil to keep a scalar.
    func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let replacement = replacement(scalar) {
                text += replacement.unicodeScalars
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// The text on one line, with line breaks and control characters as in a Swift literal:
    /// `\u{A}`.
    var onOneLine: String {
        replacingScalars { scalar in
            if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F { return nil }
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator:
                return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: return nil
            }
        }
    }
}
