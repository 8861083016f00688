import Bookkeeping
import LedgerInterface
import SigningInterface

/// The entry that made a movement, and its receipt.
struct MovementDetails: Sendable {
    let entry: LedgerEntry
    /// The names of the customers whose accounts the entry moves.
    let owners: [AccountID: String]
    /// The customer or the part of the bank that authorized the entry, in words.
    let authorizer: String
    /// The receipt from the latest checkpoint; nil if no checkpoint covers the entry yet.
    let receipt: EntryReceipt?
}

extension DemandDepositService {
    /// Reads the entry with a number; returns nil if it does not exist.
    func movement(
        _ sequence: Int64,
        in log: any HistoryLog
    ) async throws -> MovementDetails? {
        // The numbers of entries may have gaps.
        guard let entry = try await log.entries(after: sequence - 1, limit: 1).first,
            entry.sequence == sequence
        else { return nil }
        var owners: [AccountID: String] = [:]
        for leg in entry.legs {
            guard let owner = try await ledger.account(leg.account)?.owner else { continue }
            owners[leg.account] = try await customers.customer(owner).name
        }
        return MovementDetails(
            entry: entry,
            owners: owners,
            authorizer: try await authorizer(of: entry),
            receipt: try await receipt(of: sequence, in: log)
        )
    }

    private func authorizer(of entry: LedgerEntry) async throws -> String {
        switch entry.authority {
        case .none: "the rules of the bank"
        case .bank(let holder): "the bank (\(holder))"
        case .customer(let customer, _):
            "\(try await customers.customer(customer).name) (\(customer)), by signature"
        }
    }

    private func receipt(
        of sequence: Int64,
        in log: any HistoryLog
    ) async throws -> EntryReceipt? {
        guard let note = try await log.latestCheckpoint() else { return nil }
        let size = try Checkpoint(parsing: note.text.utf8).head.size
        guard sequence <= size else { return nil }
        let (entry, proof) = try await log.inclusionProof(of: sequence, inSize: size)
        return EntryReceipt(entry: entry, proof: proof, note: note)
    }
}
