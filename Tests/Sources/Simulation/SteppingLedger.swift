import Bookkeeping
import LedgerInterface
import LedgerInterfaceTesting

/// A ledger that waits for a turn before each access, and before it answers a write.
///
/// The answer of a client that is killed while it waits is lost.
struct SteppingLedger: WrappingLedger {
    let book: any Ledger
    let turn: Turn

    func reading<Result>(_ call: () async throws -> Result) async throws -> Result {
        try await turn.wait()
        return try await call()
    }

    func writing<Result>(_ call: () async throws -> Result) async throws -> Result {
        try await turn.wait()
        turn.beginWrite()
        let result = try await call()
        try await turn.wait()
        return result
    }
}

/// A log that waits for a turn before it is sealed, and before a checkpoint is stored.
struct SteppingLog: HistoryLog {
    let log: any HistoryLog
    let turn: Turn

    func seal() async throws -> TreeHead {
        try await turn.wait()
        return try await log.seal()
    }

    func store(_ checkpoint: SignedNote) async throws {
        try await turn.wait()
        turn.beginWrite()
        try await log.store(checkpoint)
        try await turn.wait()
    }

    func origin() async throws -> String { try await log.origin() }

    func sealedHead() async throws -> TreeHead { try await log.sealedHead() }

    func entries(after sequence: Int64, limit count: Int) async throws -> [LedgerEntry] {
        try await log.entries(after: sequence, limit: count)
    }

    func checkpoints() async throws -> [SignedNote] { try await log.checkpoints() }

    func latestCheckpoint() async throws -> SignedNote? { try await log.latestCheckpoint() }

    func inclusionProof(
        of entry: Int64,
        inSize size: Int64
    ) async throws -> (entry: [UInt8], proof: InclusionProof) {
        try await log.inclusionProof(of: entry, inSize: size)
    }

    func consistencyProof(from old: Int64, to new: Int64) async throws -> ConsistencyProof {
        try await log.consistencyProof(from: old, to: new)
    }
}
