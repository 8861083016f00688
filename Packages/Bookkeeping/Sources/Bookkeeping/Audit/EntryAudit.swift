/// The check of every entry: its hash in the log, its number, date and time, and whether its debits
/// equal its credits.
struct EntryAudit {
    private(set) var count = Int64(0)
    /// The number of entries that are in the log.
    private(set) var sealed = Int64(0)
    private var tree = MerkleTree()
    private var last: BookHead?
    private var checkpoints: ArraySlice<Checkpoint>
    /// The sizes of the checkpoints that differ from the history.
    private var differing: [Int64] = []
    /// The restored books that were accepted, with the numbers of the entries.
    private(set) var breaks: [AuditReport.Break] = []
    private let hasGaps: Bool
    private var isLastUnsealed = false
    /// The difference between the stored and the expected position of the last sealed entry.
    private var displacement = Int64(0)

    /// - Parameters:
    ///   - checkpoints: Earlier checkpoints of the log, which the entries must match.
    ///   - hasGaps: Whether entry numbers may be missing.
    init(checkpoints: [Checkpoint], hasGaps: Bool) {
        self.hasGaps = hasGaps
        self.checkpoints = checkpoints.sorted { $0.head.size < $1.head.size }[...]
    }

    /// The Merkle root of all entries so far.
    var root: SHA256Digest { tree.head.root }

    /// The time of the last visited entry that closed a day or started the book.
    var closed: Timestamp { last?.closed ?? Timestamp(milliseconds: .min) }

    mutating func visit(
        _ entry: LedgerEntry,
        leaf: SHA256Digest,
        logged: LoggedEntry,
        findings: inout AuditFindings
    ) {
        let at = entry.sequence
        checkNoGap(before: at, findings: &findings)
        if let stored = logged.leaf, stored != leaf {
            findings.add("log", at: at, "entry \(at) differs from its hash in the log")
        }
        add(leaf, logged, at: at, findings: &findings)
        let surplus = entry.legs.reduce(Int128(0)) { $0 + $1.flow }
        if surplus != 0 {
            findings.add(
                "sums",
                at: at,
                "debits and credits of entry \(at) differ by \(surplus.magnitude) won"
            )
        }
        checkTimes(of: entry, findings: &findings)
        if entry.intent.purpose == .historyBreak,
            let historyBreak = try? entry.intent.request(as: HistoryBreak.self)
        {
            breaks.append(AuditReport.Break(sequence: at, date: entry.date, historyBreak))
            // The ledger accepts a book that is sealed before.
            if historyBreak.new.size >= tree.head.size {
                findings.add("authority", at: at, "entry \(at) accepts a head with later entries")
            }
        }
        last = BookHead(of: entry, after: last)
    }

    /// Reports an unreadable entry, and adds its stored hash to the Merkle tree of the audit.
    mutating func visitUnreadable(
        at sequence: Int64,
        logged: LoggedEntry,
        findings: inout AuditFindings
    ) {
        checkNoGap(before: sequence, findings: &findings)
        findings.add("log", at: sequence, "entry \(sequence) cannot be read")
        add(logged.leaf ?? .zero, logged, at: sequence, findings: &findings)
        last = BookHead(
            sequence: sequence,
            businessDate: last?.businessDate ?? BusinessDate(dayNumber: 0),
            closed: closed
        )
    }

    mutating func finish(sealed size: Int64, findings: inout AuditFindings) {
        if size > sealed {
            findings.add(
                "orphans",
                at: nil,
                "the log has \(size) entries, but \(size - sealed) of them are missing from the book"
            )
        }
        for size in differing {
            findings.add(
                "checkpoint",
                at: nil,
                "the first \(size) entries differ from the checkpoint that covers them: "
                    + reason(at: size)
            )
        }
        for checkpoint in checkpoints {
            let (size, text) = (checkpoint.head.size, "entries, but the log has only \(sealed)")
            let restored = breaks.contains { $0.historyBreak.affects(size) }
            findings.add(
                "checkpoint",
                at: nil,
                "a checkpoint covers \(size) \(text)" + (restored ? ": \(reason(at: size))" : "")
            )
        }
    }

    /// Returns the reason why the history differs from a checkpoint of `size` entries.
    private func reason(at size: Int64) -> String {
        guard let found = breaks.last(where: { $0.historyBreak.affects(size) }) else {
            return "the history was changed"
        }
        return "entry \(found.sequence) of \(found.date) has accepted a restored copy "
            + "(entries: \(found.historyBreak.new.size))"
    }

    /// Adds a leaf to the tree, and compares each newly completed node with the stored node.
    ///
    /// The tree continues with the stored leaf instead of the computed leaf, so that one fault is
    /// reported once.
    private mutating func add(
        _ leaf: SHA256Digest,
        _ logged: LoggedEntry,
        at sequence: Int64,
        findings: inout AuditFindings
    ) {
        count += 1
        if logged.leaf != nil { sealed += 1 }
        if hasGaps, logged.leaf != nil, isLastUnsealed {
            let text = "entry \(sequence) is in the log, but the entry before it is not"
            findings.add("log", at: sequence, text)
        }
        isLastUnsealed = logged.leaf == nil
        checkPosition(of: logged, at: sequence, findings: &findings)
        // The nodes of another position are not those that this entry completes.
        let isComparable = logged.position == tree.size
        var isSound = true
        tree.append(logged.leaf ?? leaf) { node in
            guard isComparable, node.position.level > 0 else { return }
            isSound = isSound && logged.nodes[node.position.level - 1] == node.hash
        }
        if !isSound {
            findings.add("log", at: sequence, "the log after entry \(sequence) has a wrong hash")
        }
        while let checkpoint = checkpoints.first, checkpoint.head.size <= tree.head.size {
            checkpoints.removeFirst()
            guard checkpoint.head.size == tree.head.size, checkpoint.head.root != tree.head.root
            else { continue }
            differing.append(checkpoint.head.size)
        }
    }

    /// Checks the position of an entry in the log; entries that are displaced together are reported
    /// once.
    private mutating func checkPosition(
        of logged: LoggedEntry,
        at sequence: Int64,
        findings: inout AuditFindings
    ) {
        guard let position = logged.position else { return }
        let old = displacement
        displacement = position &- tree.size
        guard displacement != 0, displacement != old else { return }
        let text = "entry \(sequence) is at position \(position) of the log instead of \(tree.size)"
        findings.add("log", at: sequence, text)
    }

    private func checkNoGap(before sequence: Int64, findings: inout AuditFindings) {
        let expected = (last?.sequence ?? 0) &+ 1
        guard hasGaps ? sequence < expected : sequence != expected else { return }
        let missing =
            sequence > expected &+ 1
            ? "entries \(expected) to \(sequence - 1) are" : "entry \(expected) is"
        findings.add("orphans", at: expected, "\(missing) missing before entry \(sequence)")
    }

    private mutating func checkTimes(of entry: LedgerEntry, findings: inout AuditFindings) {
        let at = entry.sequence
        guard let last else {
            if entry.intent.purpose != .bookStart {
                findings.add(
                    "date",
                    at: at,
                    "the first entry has the purpose '\(entry.intent.purpose)' instead of 'book.start'"
                )
            }
            return
        }
        if entry.date != last.businessDate {
            let text = "entry \(at) has the date \(entry.date) instead of \(last.businessDate)"
            findings.add("date", at: at, text)
        }
        if entry.time < last.closed {
            findings.add(
                "date",
                at: at,
                "the time of entry \(at) is earlier than the last closing of a day"
            )
        }
        if entry.intent.purpose == .bookStart {
            findings.add("date", at: at, "entry \(at) starts the book a second time")
        }
    }
}

/// The hashes that the log stores for one entry.
public struct LoggedEntry: Sendable {
    /// The position of the entry in the log, starting at 0; nil for an entry that is not in the log
    /// yet.
    public let position: Int64?
    /// The stored hash of the entry; nil for an entry that is not in the log yet.
    public let leaf: SHA256Digest?
    /// The stored hashes of the nodes that the entry completes, from the lowest level up.
    public let nodes: [SHA256Digest?]

    /// The empty value for an entry that is not in the log yet.
    public static let unsealed = LoggedEntry(position: nil, leaf: nil, nodes: [])

    private init(position: Int64?, leaf: SHA256Digest?, nodes: [SHA256Digest?]) {
        self.position = position
        self.leaf = leaf
        self.nodes = nodes
    }

    /// Creates the hashes of a sealed entry.
    /// - Parameters:
    ///   - index: The position of the entry in the log, starting at 0.
    ///   - leaf: The stored hash of the entry.
    ///   - node: Returns the stored hash of a node; nil for a missing node.
    public init(
        at index: Int64,
        leaf: SHA256Digest,
        node: (MerkleNode.Position) throws -> SHA256Digest?
    ) rethrows {
        var position = MerkleNode.Position(level: 0, index: index)
        var nodes: [SHA256Digest?] = []
        while !position.index.isMultiple(of: 2) {
            position = MerkleNode.Position(level: position.level + 1, index: position.index / 2)
            nodes.append(try node(position))
        }
        self.init(position: index, leaf: leaf, nodes: nodes)
    }
}
