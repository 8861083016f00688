#if !FUZZING
    import ArchitectureLint
#endif

/// What must hold of the reader of JSON5 whatever bytes it is given.
enum FuzzedJSON5 {
    /// Ends the program when something does not hold.
    ///
    /// - Returns: the value, if the text holds one.
    static func check(_ bytes: [UInt8]) -> JSON5Value? {
        let text = FuzzedText(bytes)
        // The other reader takes UTF-16 as well.
        let isText = !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
        let json = isText ? try? ManifestJSON(text: bytes) : nil
        do {
            let value = try JSON5Reader.read(bytes)
            var last = -1
            checkPlaces(of: value, in: text, after: &last)
            checkPrinting(value)
            if let json { hold(ManifestJSON(value) == json, "JSON is read as something else") }
            return value
        } catch {
            text.offset(line: error.place.line, column: error.place.column)
            holdMessage(error.message, "a mistake")
            let isStricter = error.message.contains("twice") || error.message.contains("more than")
            hold(json == nil || isStricter, "JSON is refused: \(error.message)")
            return nil
        }
    }

    /// Every value and key stands where it says, one behind the other.
    private static func checkPlaces(
        of value: JSON5Value,
        in text: FuzzedText,
        after last: inout Int
    ) {
        check(value.place, in: text, after: &last)
        let first = Unicode.Scalar(text.byte(at: value.place))
        switch value.content {
        case .null: hold(first == "n" || first == "\\", "no null here")
        case .bool(let flag): hold(first == (flag ? "t" : "f") || first == "\\", "no flag here")
        case .number: hold("0123456789+-.IN\\".unicodeScalars.contains(first), "no number here")
        case .string: hold(first == "\"" || first == "'", "no text here")
        case .array(let values):
            hold(first == "[", "no list here")
            for value in values { checkPlaces(of: value, in: text, after: &last) }
        case .object(let members):
            hold(first == "{", "no object here")
            hold(Set(members.map(\.key)).count == members.count, "a key stands here twice")
            for member in members {
                check(member.place, in: text, after: &last)
                checkPlaces(of: member.value, in: text, after: &last)
            }
        }
    }

    private static func check(_ place: TextPlace, in text: FuzzedText, after last: inout Int) {
        let offset = text.offset(line: place.line, column: place.column)
        hold(offset > last, "what stands behind is placed before")
        last = offset
    }

    /// The value that is printed as JSON is read as the same.
    private static func checkPrinting(_ value: JSON5Value) {
        let printed = value.printed
        do {
            let again = try JSON5Reader.read(Array(printed.utf8)).printed
            hold(again.utf8.elementsEqual(printed.utf8), "printed, it is read as something else")
        } catch {
            hold(false, "printed, it is refused: \(error.message)")
        }
    }
}

extension JSON5Value {
    /// The value as JSON, except for numbers that JSON does not have.
    var printed: String {
        switch content {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value) where value.isNaN: "NaN"
        case .number(let value) where value.isInfinite: value < 0 ? "-Infinity" : "Infinity"
        case .number(let value): "\(value)"
        case .string(let text): Self.quoted(text)
        case .array(let values): "[" + values.map(\.printed).joined(separator: ",") + "]"
        case .object(let members):
            "{"
                + members.map { "\(Self.quoted($0.key)):\($0.value.printed)" }
                .joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                quoted +=
                    (scalar.value < 0x10 ? "\\u000" : "\\u00")
                    + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension ManifestJSON {
    /// The same value, as another reader would give it.
    fileprivate init(_ value: JSON5Value) {
        switch value.content {
        case .null: self = .null
        case .bool(let value): self = .boolean(value)
        case .number(let value): self = .number(value)
        case .string(let text): self = .string(text)
        case .array(let values): self = .array(values.map(Self.init))
        case .object(let members):
            self = .object(
                Dictionary(uniqueKeysWithValues: members.map { ($0.key, Self($0.value)) })
            )
        }
    }
}
