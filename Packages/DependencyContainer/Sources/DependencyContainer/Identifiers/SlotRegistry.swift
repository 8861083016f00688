/// The list of all ids of the process.
///
/// It gives each name and id type a dense number, the slot, and another one if a second Swift
/// module declares them, too.
///
/// A container is a table indexed by slot, so that resolving is an array access instead of a
/// dictionary lookup. The id type is part of the key, and it fixes the value type. This
/// makes it sound to read a slot without a checked cast.
enum SlotRegistry {
    private struct Record {
        let name: String
        let type: any Any.Type
        /// The dense number of the name alone.
        let nameIndex: Int
        let file: StaticString
        let line: UInt
        /// The slot of an equal name and type that another Swift module declared before.
        let older: Int?
    }

    private struct Key: Hashable {
        let name: String
        let type: ObjectIdentifier
    }

    private struct State {
        var slots: [Key: Int] = [:]
        var nameIndices: [String: Int] = [:]
        /// The number of slots by name index.
        var slotsPerName: [Int] = []
        var records: [Record] = []

        mutating func nameIndex(of name: String) -> Int {
            if let index = nameIndices[name] { return index }
            nameIndices[name] = slotsPerName.count
            slotsPerName.append(0)
            return slotsPerName.count - 1
        }
    }

    private static let state = Guarded(State())

    /// Returns the slot of a name and an id type, the same one for all declarations in a Swift
    /// module.
    static func slot<ID: SendableMetatype>(
        named name: String,
        for type: ID.Type,
        _ file: StaticString,
        _ line: UInt
    ) -> Int {
        let key = Key(name: name, type: ObjectIdentifier(type))
        return state.withLock { state in
            let known = state.slots[key]
            var candidate = known
            while let slot = candidate {
                if state.records[slot].file.hasModule(of: file) { return slot }
                candidate = state.records[slot].older
            }
            let nameIndex = state.nameIndex(of: name)
            state.slotsPerName[nameIndex] += 1
            let slot = state.records.count
            state.slots[key] = slot
            state.records.append(
                Record(
                    name: name,
                    type: type,
                    nameIndex: nameIndex,
                    file: file,
                    line: line,
                    older: known
                )
            )
            return slot
        }
    }

    /// Returns the place where an id was first declared in its Swift module.
    static func declaration(of slot: Int) -> SourcePlace {
        let (file, line) = state.withLock { ($0.records[slot].file, $0.records[slot].line) }
        return SourcePlace(file: String(describing: file), line: Int(line))
    }

    /// Returns the identity of an id's type.
    static func type(of slot: Int) -> ObjectIdentifier {
        ObjectIdentifier(state.withLock { $0.records[slot].type })
    }

    static func name(of slot: Int) -> String {
        state.withLock { $0.records[slot].name }
    }

    static func names(of slots: some Sequence<Int>) -> [String] {
        state.withLock { state in slots.map { state.records[$0].name } }
    }

    /// Returns the id's type without module names: `InjectID<Signing>`.
    static func typeName(of slot: Int) -> String {
        // Outside of the lock, because describing a type is slow.
        String(describing: state.withLock { $0.records[slot].type })
    }

    /// Returns the id's type with module names, which distinguish two types of one name.
    static func qualifiedTypeName(of slot: Int) -> String {
        String(reflecting: state.withLock { $0.records[slot].type })
    }

    static func mayBeAbsent(_ slot: Int) -> Bool {
        state.withLock { $0.records[slot].type } is any OptionalID.Type
    }

    /// Returns the slots whose name also belongs to another slot, each with the index of the name.
    ///
    /// Shared names are rare, so nothing is allocated for other slots.
    static func sharingNames(among slots: some Sequence<Int>) -> [(slot: Int, name: Int)] {
        state.withLock { state in
            var sharing: [(slot: Int, name: Int)] = []
            for slot in slots where state.slotsPerName[state.records[slot].nameIndex] > 1 {
                sharing.append((slot, state.records[slot].nameIndex))
            }
            return sharing
        }
    }
}

extension StaticString {
    /// Indicates whether two file ids, `Module/File.swift`, have the same module.
    fileprivate func hasModule(of other: StaticString) -> Bool {
        // The same file, as nearly always.
        if utf8Start == other.utf8Start { return true }
        return withUTF8Buffer { bytes in
            other.withUTF8Buffer { otherBytes in
                let slash = UInt8(ascii: "/")
                return bytes.prefix { $0 != slash }.elementsEqual(otherBytes.prefix { $0 != slash })
            }
        }
    }
}
