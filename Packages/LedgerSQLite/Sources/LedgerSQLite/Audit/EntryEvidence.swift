import Bookkeeping

/// An entry with what its hash and its signature are checked against, which needs no book.
struct EntryEvidence: Sendable {
    let sequence: Int64
    /// The entry; nil if it cannot be read.
    let entry: LedgerEntry?
    let logged: LoggedEntry
    var isSigned = false
    /// The record with the key of the customer who signed.
    var keyRecord: Record?
    /// The checks that failed, and the faults.
    var faults: [(check: String, message: String)] = []
    private var leaf = SHA256Digest.zero

    init(sequence: Int64, entry: LedgerEntry?, logged: LoggedEntry) {
        self.sequence = sequence
        self.entry = entry
        self.logged = logged
    }

    /// Returns the evidence with the hash of the entry, and with a fault for a wrong signature.
    func checked(by authority: AuthorityCheck) -> EntryEvidence {
        guard let entry else { return self }
        var checked = self
        checked.leaf = entry.leafHash
        guard isSigned else { return checked }
        do {
            try authority.verifySignature(of: entry, keyRecord: keyRecord)
        } catch {
            checked.faults.append(("authority", error.message))
        }
        return checked
    }

    /// Shows the entry and its faults to an audit.
    func show(to audit: inout BookAudit) {
        for fault in faults { audit.add(fault.check, at: sequence, fault.message) }
        guard let entry else { return audit.visitUnreadable(at: sequence, logged: logged) }
        audit.visit(entry, leaf: leaf, logged: logged)
    }
}

extension LedgerEntry {
    /// Indicates whether this entry sets the earliest time of all later ones.
    var beginsDay: Bool { intent.purpose == .dayClosing || intent.purpose == .bookStart }
}
