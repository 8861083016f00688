/// The declarations of all ids that this copy of the library has made.
///
/// Each combination of name, id type and declaring Swift module gets a dense number, the slot.
///
/// A container is a table indexed by slot, so resolving is an array access instead of a dictionary
/// lookup. An id type has one value type, so a slot can be read without a checked cast.
final class SlotRegistry: DeclarationSource {
    private struct Record {
        let declaration: Declaration
        /// The index of the first record with the same name.
        let first: Int32
        /// The index of the next record with the same name; -1 for the last record.
        var next: Int32 = -1
    }

    private struct State {
        let firstSlot = LibraryCopy.this.firstSlot
        /// The index of the first record of each name.
        var indices: [String: Int32] = [:]
        var records: [Record] = []
        /// The slots whose names are empty or have a line break.
        var invalidNames: [Int] = []

        /// Returns the first index of a name; a new name gets the next free index.
        mutating func first(named name: String) -> Int32 {
            let new = Int32(records.count)
            // A single lookup, because hashing the name is most of the cost.
            return { (index: inout Int32) in index }(&indices[name, default: new])
        }

        /// Returns the record of a slot; nil for a slot of another copy.
        func record(of slot: Int) -> Record? {
            let index = slot - firstSlot
            return records.indices.contains(index) ? records[index] : nil
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
            var index = first == new ? -1 : first
            var last: Int32 = -1
            while index >= 0 {
                let record = state.records[Int(index)]
                let known = record.declaration
                if known.type == type, known.file.hasModule(of: file) {
                    return state.firstSlot + Int(index)
                }
                (last, index) = (index, record.next)
            }
            precondition(new < LibraryCopy.capacity, "too many ids: make each id once")
            if last >= 0 { state.records[Int(last)].next = new }
            let declaration = Declaration(
                name: name,
                type: type,
                file: file,
                line: UInt32(clamping: line)
            )
            state.records.append(Record(declaration: declaration, first: first))
            let slot = state.firstSlot + Int(new)
            if !name.isPrintable { state.invalidNames.append(slot) }
            return slot
        }
    }

    override class func declaration(of slot: Int) -> Declaration {
        state.withLock { $0.record(of: slot)?.declaration } ?? super.declaration(of: slot)
    }

    static var invalidNames: [Int] { state.withLock { $0.invalidNames } }

    static func name(of slot: Int) -> String { declaration(of: slot).name }

    /// Returns the names of the slots of this copy.
    static func names(of slots: some Sequence<Int>) -> [String] {
        state.withLock { state in slots.compactMap { state.record(of: $0)?.declaration.name } }
    }

    /// Returns the slots that share their name with another slot, each with the first slot of that
    /// name.
    ///
    /// Shared names are rare, so nothing is allocated for other slots.
    static func sharingNames(among slots: some Sequence<Int>) -> [(slot: Int, name: Int)] {
        state.withLock { state in
            var sharing: [(slot: Int, name: Int)] = []
            for slot in slots {
                guard let record = state.record(of: slot) else { continue }
                let first = Int(record.first)
                if state.records[first].next >= 0 {
                    sharing.append((slot, state.firstSlot + first))
                }
            }
            return sharing
        }
    }
}

/// The list of ids of some copy of this library, as an id refers to it.
///
/// Only the copy that made an id can look it up. A class, because its metatype is one word, without
/// reference counting.
class DeclarationSource {
    /// Returns the declaration with a slot; here what is known about a slot of another copy.
    class func declaration(of slot: Int) -> Declaration {
        Declaration(
            name: "an id of another copy of DependencyContainer",
            type: Never.self,
            file: #fileID,
            line: #line
        )
    }
}

/// The name, the type and the place of an id where its Swift module first declared it.
struct Declaration {
    let name: String
    let type: any Any.Type
    let file: StaticString
    let line: UInt32

    var place: SourcePlace { SourcePlace(file: String(describing: file), line: Int(line)) }

    /// The id's type without module names, such as `InjectID<Signing>`.
    var typeName: String { String(describing: type).withoutConstraints }

    /// The id's type with module names, which distinguish two types of the same name.
    var qualifiedTypeName: String { String(reflecting: type).withoutConstraints }

    var mayBeAbsent: Bool { type is any OptionalID.Type }
}

/// A copy of this library in the process.
///
/// Each dynamic library that links this library statically contains a copy, whose ids and containers
/// are unknown to the others.
struct LibraryCopy: Sendable, Equatable {
    private static let slotBits = Int.bitWidth == 64 ? 24 : 16

    /// The copy that contains the running code.
    ///
    /// The slots of a copy begin at a random number. So two copies practically never have one slot:
    /// on 64 bits they begin at the same number with a probability of 2^-35.
    static let this = LibraryCopy(
        firstSlot: .random(in: 1..<(1 << (Int.bitWidth - 5 - slotBits))) << slotBits
    )

    /// The greatest number of ids of a copy: 16 million on 64 bits.
    static let capacity = 1 << slotBits

    /// The slot of the first id; as many numbers as ``capacity`` belong to this copy.
    let firstSlot: Int

    /// Indicates whether this copy made the id with a slot.
    func contains(_ slot: Int) -> Bool { slot >> Self.slotBits == firstSlot >> Self.slotBits }
}

extension String {
    /// Indicates whether the text is a line that is not empty.
    fileprivate var isPrintable: Bool {
        // Nearly all names are ASCII without control characters, and need no search by character.
        for byte in utf8 where byte < 32 || byte > 126 { return !contains(where: \.isNewline) }
        return !isEmpty
    }

    /// The name of a type as source code has it.
    ///
    /// The runtime prints `any Store<User>` as `any Store<Self.Store.Item == User>`.
    fileprivate var withoutConstraints: String {
        let parts = split(separator: "Self.", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { text, part in
            text + (part.firstRange(of: " == ").map { part[$0.upperBound...] } ?? "Self.\(part)")
        }
    }
}

extension StaticString {
    /// Indicates whether two file ids, `Module/File.swift`, have the same module.
    fileprivate func hasModule(of other: StaticString) -> Bool {
        let slash = UInt8(ascii: "/")
        let module = String(describing: self).utf8.prefix { $0 != slash }
        return module.elementsEqual(String(describing: other).utf8.prefix { $0 != slash })
    }
}
