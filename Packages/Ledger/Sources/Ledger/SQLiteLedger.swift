import LedgerInterface

/// The ledger whose book is a SQLite database: durable, and shared by any number of processes.
///
/// One connection, opened on first use. Nothing suspends within a transaction, so within this process
/// each is alone; between processes SQLite sees to it, and whoever finds the book busy waits
/// without blocking a thread.
package actor SQLiteLedger: Ledger {
    private let file: BookFile
    private let authority: AuthorityCheck
    private let clock: WallClock
    private let patience: Duration
    private var openConnection: SQLiteConnection?

    /// - Parameters:
    ///   - path: Where the book is, or will be.
    ///   - office: The bank's office; an authority from any other is refused.
    ///   - verifier: Asked for when the first signature comes.
    ///   - clock: The computer's clock, for the times of entries and the expiry of signatures.
    ///   - patience: How long it tries to get at a book that others keep busy.
    package init(
        path: String,
        office: BankOffice,
        verifier: @escaping @Sendable () throws -> any AuthorityVerifier,
        clock: @escaping WallClock,
        patience: Duration = .seconds(30)
    ) {
        self.init(
            file: BookFile(path: path),
            office: office,
            verifier: verifier,
            clock: clock,
            patience: patience
        )
    }

    init(
        file: BookFile,
        office: BankOffice,
        verifier: @escaping @Sendable () throws -> any AuthorityVerifier,
        clock: @escaping WallClock,
        patience: Duration
    ) {
        self.file = file
        authority = AuthorityCheck(office: office, verifier: verifier)
        self.clock = clock
        self.patience = patience
    }

    @discardableResult
    package func start(on date: BusinessDate?) async throws -> Bool {
        let now = clock()
        let beginning = Posting.beginning(on: date ?? BusinessDate(inSeoulAt: now), at: now)
        if try file.start(with: beginning) { return true }
        // Something stands there; that it is a book is found out by reading it.
        _ = try await businessDate()
        return false
    }

    package func post(_ draft: TransactionDraft) async throws -> Receipt {
        if let receipt = try await receipt(for: draft.intent) { return receipt }
        let authority = try await authority.booked(draft, at: clock())
        return try await write { [clock] reader, writer in
            // Somebody else may have posted it while the signature was looked at.
            if let receipt = try reader.receipt(under: draft.intent.id) {
                return try receipt.answering(draft.intent)
            }
            let posting = try PostingRules.posting(
                of: draft,
                authority: authority,
                in: reader,
                at: clock()
            )
            try writer.write(posting)
            return posting.entry.receipt(isRepeat: false)
        }
    }

    package func rehearse(_ draft: TransactionDraft) async throws {
        try await read { [clock] reader in
            if let receipt = try reader.receipt(under: draft.intent.id) {
                _ = try receipt.answering(draft.intent)
            } else {
                _ = try PostingRules.posting(of: draft, authority: nil, in: reader, at: clock())
            }
        }
    }

    @discardableResult
    package func closeDay(_ date: BusinessDate) async throws -> BusinessDate {
        try await write { [clock] reader, writer in
            if let posting = try Posting.closing(date, after: reader.head, at: clock()) {
                try writer.write(posting)
            }
            return try reader.head.businessDate
        }
    }

    package func receipt(for intent: Intent) async throws -> Receipt? {
        try await readOnce { try $0.receipt(under: intent.id)?.answering(intent) }
    }

    package func receipt(under id: IdempotencyID) async throws -> Receipt? {
        try await readOnce { try $0.receipt(under: id) }
    }

    package func account(_ id: AccountID) async throws -> Account? {
        try await readOnce { try $0.account(id) }
    }

    package func accounts(ownedBy customer: CustomerID) async throws -> [Account] {
        try await readOnce { try $0.accounts(ownedBy: customer) }
    }

    package func balance(
        of account: AccountID,
        atEndOf date: BusinessDate
    ) async throws -> Money {
        try await read { try $0.balance(of: account, atEndOf: date) }
    }

    package func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?
    ) async throws -> Statement {
        try await read { try $0.statement(of: account, from: from, through: through) }
    }

    package func record(_ key: RecordKey) async throws -> Record? {
        try await readOnce { try $0.record(key) }
    }

    package func records(
        in collection: String,
        linkedTo account: AccountID?
    ) async throws -> [Record] {
        try await readOnce { reader in
            try account.map { try reader.records(in: collection, linkedTo: $0) }
                ?? reader.records(in: collection)
        }
    }

    package func records(linkedTo account: AccountID) async throws -> [Record] {
        try await readOnce { try $0.records(linkedTo: account) }
    }

    package func businessDate() async throws -> BusinessDate {
        try await readOnce { try $0.head.businessDate }
    }

    package func audit() async throws -> AuditReport {
        try await read { try BookAuditor($0, steps: file.steps).report() }
    }
}

extension SQLiteLedger {
    /// Asks the book one question, which is one query.
    private func readOnce<Result>(_ body: (BookReader) throws -> Result) async throws -> Result {
        try await access { try body(BookReader($0, path: file.path)) }
    }

    /// Asks the book several questions, all of them about the same moment.
    private func read<Result>(_ body: (BookReader) throws -> Result) async throws -> Result {
        try await access { connection in
            try connection.transaction(.reading) {
                try body(BookReader(connection, path: file.path))
            }
        }
    }

    private func write<Result>(
        _ body: (BookReader, BookWriter) throws -> Result
    ) async throws -> Result {
        try await access { connection in
            try connection.transaction(.writing) {
                try body(
                    BookReader(connection, path: file.path),
                    BookWriter(connection, path: file.path)
                )
            }
        }
    }

    /// Runs the body on the connection, again as long as others keep the book busy.
    /// - Throws: ``BankError`` where SQLite failed; what the body throws.
    private func access<Result>(
        _ body: (SQLiteConnection) throws -> Result
    ) async throws -> Result {
        let deadline = ContinuousClock.now + patience
        while true {
            do {
                return try body(try connection())
            } catch let failure as SQLiteFailure {
                guard failure.isBusy, ContinuousClock.now < deadline else {
                    // After a failure of the disk what the connection remembers is not to be
                    // trusted; the next access begins with a new one.
                    if !failure.isBusy { openConnection = nil }
                    throw BankError(failure, path: file.path)
                }
            }
            // Uneven pauses, so that two who wait do not keep meeting.
            try await Task.sleep(for: .milliseconds(Int.random(in: 1...20)))
        }
    }

    private func connection() throws -> SQLiteConnection {
        if let openConnection { return openConnection }
        let connection = try file.open()
        openConnection = connection
        return connection
    }
}
