/// The list of all ids of the process.
///
/// Each combination of name, id type and declaring Swift module gets a dense number, the slot.
///
/// A container is a table indexed by slot, so resolving is an array access instead of a dictionary
/// lookup. An id type has one value type, so a slot can be read without a checked cast.
enum SlotRegistry {
    private struct Record {
        let name: String
        let type: any Any.Type
        let file: StaticString
        let line: UInt32
        /// The first slot with the same name.
        let first: Int32
        /// The next slot with the same name; -1 for the last slot.
        var next: Int32 = -1
    }

    private struct State {
        /// The first slot of each name.
        var slots: [String: Int32] = [:]
        var records: [Record] = []

        /// Returns the first slot of a name; a new name gets the next free slot.
        mutating func first(named name: String) -> Int32 {
            let new = Int32(records.count)
            // A single lookup, because hashing the name is most of the cost.
            return { (slot: inout Int32) in slot }(&slots[name, default: new])
        }
    }

    private static let state = Guarded(State())

    /// Returns the slot that all declarations of a name and an id type in one Swift module share.
    static func slot<ID: SendableMetatype>(
        named name: String,
        for type: ID.Type,
        _ file: StaticString,
        _ line: UInt
    ) -> Int {
        state.withLock { state in
            let new = Int32(state.records.count)
            let first = state.first(named: name)
            var slot = first == new ? -1 : first
            var last: Int32 = -1
            while slot >= 0 {
                let record = state.records[Int(slot)]
                if record.type == type, record.file.hasModule(of: file) { return Int(slot) }
                (last, slot) = (slot, record.next)
            }
            if last >= 0 { state.records[Int(last)].next = new }
            state.records.append(
                Record(
                    name: name,
                    type: type,
                    file: file,
                    line: UInt32(clamping: line),
                    first: first
                )
            )
            return Int(new)
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

    /// Returns the id's type without module names, such as `InjectID<Signing>`.
    static func typeName(of slot: Int) -> String {
        // Outside of the lock, because describing a type is slow.
        String(describing: state.withLock { $0.records[slot].type })
    }

    /// Returns the id's type with module names, which distinguish two types of the same name.
    static func qualifiedTypeName(of slot: Int) -> String {
        String(reflecting: state.withLock { $0.records[slot].type })
    }

    static func mayBeAbsent(_ slot: Int) -> Bool {
        state.withLock { $0.records[slot].type } is any OptionalID.Type
    }

    /// Returns the slots that share their name with another slot, each with the first slot of that
    /// name.
    ///
    /// Shared names are rare, so nothing is allocated for other slots.
    static func sharingNames(among slots: some Sequence<Int>) -> [(slot: Int, name: Int)] {
        state.withLock { state in
            var sharing: [(slot: Int, name: Int)] = []
            for slot in slots {
                let first = Int(state.records[slot].first)
                if state.records[first].next >= 0 { sharing.append((slot, first)) }
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
