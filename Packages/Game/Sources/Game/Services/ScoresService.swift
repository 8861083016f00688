import Bookkeeping
import GameInterface
import LedgerInterface

/// The scores of all pairs of players, each in a record of its own.
struct ScoresService: ScoresInject {
    let ledger: any Ledger

    private static let collection = "game-score"

    func score(of players: Players) async throws -> Score {
        let players = try PlayerNameRule.checked(players)
        return try await readingBook { try await record(of: players)?.value.score(of: players) }
            ?? Score()
    }

    func scores() async throws -> [(players: Players, score: Score)] {
        try await (readingBook { try await records() } ?? [])
            .map(\.value)
            .sorted { $0.comes(before: $1) }
            .map { ($0.players, $0.score(of: $0.players)) }
    }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score {
        let players = try PlayerNameRule.checked(players)
        let winner = winner.map { players[$0] }
        let intent = Intent(
            id: id,
            purpose: .gameResult,
            content: ["players": ScoreRecord(of: players).name, "winner": winner ?? ""]
        )
        // The first game of a bank that has no book yet begins one.
        if try await readingBook({ try await ledger.businessDate() }) == nil {
            try await ledger.start(on: nil)
        }
        return try await ledger.retryingConflicts {
            let found = try await record(of: players)
            var value = found?.value ?? ScoreRecord(of: players)
            value.count(winner: winner)
            let change: RecordChange =
                if let found {
                    try .update(found.record, to: value)
                } else {
                    try .create(Self.key(of: value), value)
                }
            let receipt = try await ledger.post(
                TransactionDraft(intent, authority: .unneeded, records: [change])
            )
            // Counted before: what was made ready here was not written.
            return receipt.isRepeat ? try await score(of: players) : value.score(of: players)
        }
    }

    /// The record of two players; nil where they have not played yet.
    func record(of players: Players) async throws -> TypedRecord<ScoreRecord>? {
        let key = Self.key(of: ScoreRecord(of: players))
        if let found = try await ledger.record(key, as: ScoreRecord.self) { return found }
        // The book tells names by their bytes. Those of the same name may differ: 하 is one
        // character, whether a keyboard sends it whole or as ㅎ and ㅏ.
        return try await records().first { $0.value.isOf(players) }
    }

    /// What reading gives; nil where there is no book.
    func readingBook<Value>(_ read: () async throws -> Value?) async throws -> Value? {
        do {
            return try await read()
        } catch let error as BankError where error.code == "book.missing" {
            return nil
        }
    }

    private func records() async throws -> [TypedRecord<ScoreRecord>] {
        try await ledger.records(in: Self.collection, linkedTo: nil).map { try TypedRecord($0) }
    }

    private static func key(of record: ScoreRecord) -> RecordKey {
        RecordKey(collection, record.name)
    }
}

extension ScoreRecord {
    fileprivate func comes(before other: ScoreRecord) -> Bool {
        let (mine, others) = (players, other.players)
        return mine.player1Name == others.player1Name
            ? mine.player2Name.precedesInBytes(others.player2Name)
            : mine.player1Name.precedesInBytes(others.player1Name)
    }
}
