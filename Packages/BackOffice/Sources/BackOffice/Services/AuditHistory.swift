import Bookkeeping
import LedgerInterface
import SigningInterface
import Synchronization

/// Audits the book against its checkpoints and against checkpoints that were kept elsewhere.
struct AuditHistory: Sendable {
    /// The result of an audit.
    struct Result: Sendable {
        var report: AuditReport
        /// The number of entries that the largest checkpoint covers; nil if the log's public key is
        /// unknown.
        var covered: Int64? = nil
        /// The number of checkpoints that were compared.
        var checkpoints = 0
        /// The number of entries of the checkpoint that the signer has signed last; nil if the book
        /// has this checkpoint.
        var unstored: Int64? = nil
        /// The comparison of the book's signatures with the journal of signings.
        let journal: JournalComparison
    }

    let ledger: any Ledger
    let log: any HistoryLog
    let signer: any LogSigner
    let journal: SigningsJournal
    /// Indicates whether the book must continue the head that the signer has signed last; false for
    /// a copy.
    var isPresent = true
    /// Indicates whether the audit collects missing lines of the journal instead of reporting them.
    var isCompleting = false

    /// - Parameters:
    ///   - files: The paths of checkpoints that were kept elsewhere.
    ///   - witness: The folder that keeps more checkpoints; nil for no folder.
    ///   - key: The public key of the log; nil for the key of the local signer, if it exists.
    ///   - progress: Called with the number of audited entries and the number of all entries.
    /// - Throws: `BankError` `checkpoint.…` for a file without a valid signature, `signer.missing`
    ///   if checkpoints are given but no key is known, and the errors of the book.
    func callAsFunction(
        files: [String],
        witness: Witness?,
        key: VerifierKey?,
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws -> Result {
        func result(against checkpoints: [Checkpoint]) async throws -> Result {
            try await audit(against: checkpoints, progress: progress)
        }
        let origin: String
        do {
            origin = try await log.origin()
        } catch let error as BankError where error.code == "book.damaged" {
            // The audit names the fault of a book that no other command opens.
            let result = try await result(against: [])
            guard !result.report.passed else { throw error }
            return result
        }
        let evidence = try witness?.evidence(about: origin)
        let files = files + (evidence?.checkpoints ?? [])
        guard let key = try key ?? knownKey(of: origin, isNeeded: !files.isEmpty) else {
            return try await result(against: [])
        }
        guard key.name == origin else { throw Self.otherLog(key.name, than: origin) }
        var checkpoints = try files.map { try checkpoint(inFile: $0, by: key) }
        var faults: [String] = []
        var last: TreeHead?
        do {
            if isPresent { last = try signer.lastHead(of: origin) }
        } catch let error as BankError {
            faults.append(error.message)
        }
        for note in try await log.checkpoints() {
            do {
                checkpoints.append(try checkpoint(in: note, by: key))
            } catch {
                faults.append("a checkpoint in the book cannot be verified: \(error.message)")
            }
        }
        let remembered = last.map { [Checkpoint(origin: origin, head: $0)] } ?? []
        var result = try await result(against: checkpoints + remembered)
        // Entries about earlier breaks may be lost themselves.
        if let accepted = evidence?.breaks.last,
            !result.report.breaks.contains(where: { $0.historyBreak == accepted })
        {
            faults.append("the witness has a restored copy that no entry of the book has accepted")
        }
        for fault in faults { result.report.add(checkpointFault: fault) }
        if !checkpoints.contains(where: { $0.head == last }) { result.unstored = last?.size }
        result.covered = checkpoints.map(\.head.size).max() ?? 0
        result.checkpoints = checkpoints.count
        return result
    }

    private func audit(
        against checkpoints: [Checkpoint],
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws -> Result {
        let journals = Mutex<JournalComparison?>(nil)
        let report = try await ledger.audit(
            against: checkpoints,
            signatureFaults: {
                // Read after the book, so it has the request of each signature in the book.
                let read = JournalComparison(journal, isCompleting: isCompleting)
                journals.withLock { $0 = read }
                return read.fault
            },
            progress: progress
        )
        return Result(
            report: report,
            journal: journals.withLock(\.self) ?? JournalComparison(journal)
        )
    }

    private func checkpoint(
        inFile path: String,
        by key: VerifierKey
    ) throws(BankError) -> Checkpoint {
        let text = try CappedFile(path).text()
        do {
            return try checkpoint(in: SignedNote(parsing: text), by: key)
        } catch {
            throw BankError(error.reason, code: error.code, "in '\(path)', \(error.message)")
        }
    }

    private func checkpoint(
        in note: SignedNote,
        by key: VerifierKey
    ) throws(BankError) -> Checkpoint {
        try note.checkpoint(verifiedWith: key) { signer.isValid($0, of: $1, by: $2) }
    }

    private static func otherLog(_ name: String, than origin: String) -> BankError {
        BankError(
            .badData,
            code: "checkpoint.origin",
            "the key belongs to the log '\(name)', but this book has the log '\(origin)'; use the "
                + "key of this book, or restore the book with the log '\(name)' if this book is "
                + "the wrong one"
        )
    }

    private func knownKey(of origin: String, isNeeded: Bool) throws -> VerifierKey? {
        if !isNeeded, try !signer.hasKey(of: origin) { return nil }
        return try signer.verifierKey(of: origin)
    }
}
