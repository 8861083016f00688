extension ImportStatement {
    /// Writes what it says.
    func write(to bytes: inout ByteWriter) {
        bytes.write(module)
        bytes.write(UInt32(truncatingIfNeeded: members.count))
        for member in members { bytes.write(member) }
        bytes.write(kind?.rawValue ?? "")
        bytes.write(accessLevel?.rawValue ?? "")
        bytes.write(UInt32(truncatingIfNeeded: attributes.count))
        for attribute in attributes { bytes.write(attribute) }
        bytes.write(UInt32(truncatingIfNeeded: conditions.count))
        for condition in conditions {
            bytes.write(condition.text)
            bytes.write(UInt8(condition.holds ? 1 : 0))
        }
    }

    /// Reads what was written.
    ///
    /// - Throws: `ByteReader.Damage` when that is something else.
    convenience init(_ bytes: inout ByteReader) throws(ByteReader.Damage) {
        let module = try bytes.readText()
        let members = try Self.texts(&bytes)
        let kind = try bytes.readText()
        let accessLevel = try bytes.readText()
        let attributes = try Self.texts(&bytes)
        var conditions: [Import.Condition] = []
        for _ in 0..<(try bytes.readCount(of: 5)) {
            let text = try bytes.readText()
            let holds = try bytes.read(UInt8.self) != 0
            conditions.append(Import.Condition(text: text, holds: holds))
        }
        self.init(
            module: module,
            members: members,
            kind: Import.Kind(rawValue: kind),
            attributes: attributes,
            accessLevel: Import.AccessLevel(rawValue: accessLevel),
            conditions: conditions
        )
    }

    private static func texts(_ bytes: inout ByteReader) throws(ByteReader.Damage) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try bytes.readCount(of: 4)) { texts.append(try bytes.readText()) }
        return texts
    }
}
