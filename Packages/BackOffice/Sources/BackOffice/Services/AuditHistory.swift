import Bookkeeping
import LedgerInterface
import SigningInterface

/// Audits the book against its own checkpoints and those that others hold.
struct AuditHistory: Sendable {
    /// The result of an audit.
    struct Result: Sendable {
        var report: AuditReport
        /// The number of entries that the largest checkpoint covers; nil without a key.
        var covered: Int64?
        /// The number of checkpoints that were compared.
        var checkpoints: Int
    }

    let ledger: any Ledger
    let log: any HistoryLog
    let signer: any LogSigner

    /// - Parameters:
    ///   - files: The paths of checkpoints that others hold.
    ///   - witness: A folder of checkpoints.
    ///   - key: The public key of the log; nil for that of the signer's file, if it exists.
    ///   - progress: A function that gets the numbers of audited and of all entries.
    /// - Throws: `BankError` `checkpoint.…` for a file without a valid signature, `signer.missing`
    ///   when files are given and no key is known, and the errors of the book.
    func callAsFunction(
        files: [String],
        witness: Witness?,
        key: VerifierKey?,
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws -> Result {
        let origin = try await log.origin()
        let files = files + (try witness?.checkpoints(of: origin) ?? [])
        guard let key = try key ?? knownKey(of: origin, isNeeded: !files.isEmpty) else {
            let report = try await ledger.audit(against: [], progress: progress)
            return Result(report: report, covered: nil, checkpoints: 0)
        }
        var checkpoints: [Checkpoint] = []
        for file in files {
            let note = try SignedNote(parsing: CappedFile(file).text())
            checkpoints.append(
                try note.checkpoint(verifiedWith: key) { signer.isValid($0, of: $1, by: $2) }
            )
        }
        var forged: [AuditReport.Finding] = []
        for note in try await log.checkpoints() {
            do {
                checkpoints.append(
                    try note.checkpoint(verifiedWith: key) { signer.isValid($0, of: $1, by: $2) }
                )
            } catch {
                forged.append(
                    AuditReport.Finding(
                        check: "checkpoint",
                        sequence: nil,
                        message: "a checkpoint in the book is not the bank's: \(error.message)"
                    )
                )
            }
        }
        var report = try await ledger.audit(against: checkpoints, progress: progress)
        if let upgrade = report.upgrade, !checkpoints.contains(where: { $0.head.size == upgrade }) {
            forged.append(
                AuditReport.Finding(
                    check: "checkpoint",
                    sequence: upgrade,
                    message: "no checkpoint covers the entries from before the upgrade"
                )
            )
        }
        report.findings += forged
        return Result(
            report: report,
            covered: checkpoints.map(\.head.size).max() ?? 0,
            checkpoints: checkpoints.count
        )
    }

    private func knownKey(of origin: String, isNeeded: Bool) throws -> VerifierKey? {
        if !isNeeded, try !signer.hasKey(of: origin) { return nil }
        return try signer.verifierKey(of: origin)
    }
}
