// What all drawings call things, so that they call them the same.

extension Graph.Node {
    /// What is told of it beside its name: `async`, `in scope SignedIn`. Nothing of an ordinary
    /// service.
    var traits: [String] {
        if kind == .scopeInput, let name = scope.words.name { return ["input of scope \(name)"] }
        return [kind.label, scope.label].compactMap(\.self)
    }

    /// What is there to be counted or missed, where a single registration does not say it all.
    var content: String? {
        switch kind {
        case .collection: "list of \(registrations.count)"
        case .absent: "nothing registered"
        default: nil
        }
    }

    /// The lines of its box in a drawing: its name, what kind it is, who decorates it.
    var boxLines: [String] {
        var lines = [name]
        let traits = traits + [content].compactMap(\.self)
        if !traits.isEmpty { lines.append(traits.joined(separator: ", ")) }
        if !decorators.isEmpty {
            lines.append("decorated by " + decorators.map(\.module).joined(separator: ", "))
        }
        return lines
    }
}

extension Graph.Node.Kind {
    /// What a drawing says of the kind, if it is not told otherwise.
    var label: String? {
        switch self {
        case .service, .collection, .absent: nil
        case .mainService: "main actor"
        case .asyncService: "async"
        case .factory: "made with an argument"
        case .builder: "builder"
        case .plugin: "plug-in"
        case .scopeInput: "input"
        }
    }
}

extension String {
    /// Replaces the scalars for which there is a replacement.
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

    /// The text on one line: what would break it is written as in a Swift literal, `\u{A}`.
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
