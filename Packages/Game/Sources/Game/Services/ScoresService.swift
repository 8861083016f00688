import Bookkeeping
import GameInterface
import LedgerInterface
import SigningInterface

/// Reads and writes the scores, with a record for each pair of players.
struct ScoresService: ScoresInject {
    let ledger: any Ledger

    func score(of players: Players) async throws -> Score {
        let players = try PlayerNameRule.validated(players)
        return try await ledger.unlessMissing {
            try await record(of: players)?.value.score(of: players)
        }
            ?? Score()
    }

    func scores() async throws -> [(players: Players, score: Score)] {
        try await (ledger.unlessMissing { try await records() } ?? [])
            .map(\.value)
            .sorted { $0.precedes($1) }
            .map { ($0.players, $0.score(of: $0.players)) }
    }

    /// Returns the record of two players; nil if they have not played yet.
    func record(of players: Players) async throws -> TypedRecord<ScoreRecord>? {
        let key = RecordKey(ScoreDrafts.collection, ScoreRecord(of: players).name)
        if let found = try await ledger.record(key, as: ScoreRecord.self) { return found }
        // The book compares names by their bytes, which differ between keyboards: 하 is one
        // character, whether it is typed as one code point or as ㅎ and ㅏ.
        return try await records().first { $0.value.isOf(players) }
    }

    private func records() async throws -> [TypedRecord<ScoreRecord>] {
        try await ledger.records(in: ScoreDrafts.collection).joined().map { try TypedRecord($0) }
    }
}

extension ScoreRecord {
    fileprivate func precedes(_ other: ScoreRecord) -> Bool {
        let (mine, others) = (players, other.players)
        return mine.player1Name == others.player1Name
            ? mine.player2Name.precedesInBytes(others.player2Name)
            : mine.player1Name.precedesInBytes(others.player1Name)
    }
}
