/// The result of auditing a whole book.
public struct AuditReport: Sendable, Hashable {
    /// A fault of the book.
    public struct Finding: Sendable, Hashable {
        /// The check that failed: `log`, `checkpoint`, `authority`, `sums`, `balances`, `holds`,
        /// `records`, `orphans`, `date`, `signings`, or a ledger's own check such as `file`.
        public let check: String
        /// The number of the entry with the fault, if any.
        public let sequence: Int64?
        /// The fault in one line.
        public let message: String
    }

    /// A restored book that was accepted, although it lacks entries that were signed.
    public struct Break: Sendable, Hashable {
        /// The number of the entry that accepts the book.
        public let sequence: Int64
        /// The business date of the entry.
        public let date: BusinessDate
        /// The heads before and after the break.
        public let historyBreak: HistoryBreak

        init(sequence: Int64, date: BusinessDate, _ historyBreak: HistoryBreak) {
            self.sequence = sequence
            self.date = date
            self.historyBreak = historyBreak
        }
    }

    /// The number of entries in the book.
    public let entries: Int64
    /// The number of entries that are not in the log yet.
    public let unsealed: Int64
    /// The number of legs of all entries.
    public let legs: Int64
    /// The number of accounts in the book, open and closed.
    public let accounts: Int64
    /// The number of records that exist now.
    public let records: Int64
    /// The Merkle root of all entries, including entries that are not in the log yet, in
    /// hexadecimal digits.
    public let head: String
    /// The restored books that were accepted, oldest first.
    public let breaks: [Break]
    /// The faults in the order of the entries.
    public private(set) var findings: [Finding]

    /// Indicates whether the audit found no fault.
    public var passed: Bool { findings.isEmpty }

    /// Adds a fault of the stored checkpoints that was found outside of the audit.
    public mutating func add(checkpointFault message: String) {
        findings.append(Finding(check: "checkpoint", sequence: nil, message: message))
    }
}

/// The findings of a running audit, limited to the first 200 findings of each check.
struct AuditFindings {
    private static let maximumPerCheck = 200

    private var kept: [AuditReport.Finding] = []
    private var counts: [String: Int] = [:]

    mutating func add(_ check: String, at sequence: Int64?, _ message: String) {
        counts[check, default: 0] += 1
        guard counts[check, default: 0] <= Self.maximumPerCheck else { return }
        kept.append(AuditReport.Finding(check: check, sequence: sequence, message: message))
    }

    /// The findings in the order of their entries, followed by the findings without an entry.
    var inOrder: [AuditReport.Finding] {
        let omitted = counts.sorted { $0.key < $1.key }.compactMap { check, count in
            count > Self.maximumPerCheck
                ? AuditReport.Finding(
                    check: check,
                    sequence: nil,
                    message: "and \(count - Self.maximumPerCheck) more like these"
                ) : nil
        }
        return (kept + omitted).enumerated().sorted { a, b in
            (a.element.sequence ?? .max, a.offset) < (b.element.sequence ?? .max, b.offset)
        }.map(\.element)
    }
}
