import Bookkeeping
import LedgerInterface

extension LedgerFixture {
    func expect(
        _ holds: Bool,
        _ failure: String,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ContractViolation) {
        guard !holds else { return }
        throw ContractViolation(failure, file, line)
    }

    func expect<Value: Equatable>(
        _ found: Value,
        is expected: Value,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ContractViolation) {
        try expect(found == expected, "\(found) is not \(expected)", file: file, line: line)
    }

    /// Requires that a record exists, and returns it.
    func existing(
        _ key: RecordKey,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> Record {
        guard let record = try await ledger.record(key) else {
            throw ContractViolation("there is no record \(key)", file, line)
        }
        return record
    }

    /// Requires that `body` throws a ``BankError`` with a code and changes nothing.
    @discardableResult
    func expectRefusal(
        _ code: String,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ body: () async throws -> Void
    ) async throws -> BankError {
        let before = try await ledger.audit()
        let error = try await expectError(code, file: file, line: line, body)
        let after = try await ledger.audit()
        try expect(after == before, "refusal '\(code)' changed the book", file: file, line: line)
        return error
    }

    /// Requires that `body` throws a ``BankError`` with a code; the ledger does not have to contain
    /// a book.
    @discardableResult
    func expectError(
        _ code: String,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ body: () async throws -> Void
    ) async throws -> BankError {
        do {
            try await body()
        } catch let error as BankError {
            try expect(error.code, is: code, file: file, line: line)
            try expect(
                !error.message.isEmpty && !error.message.contains("\n"),
                "the error '\(code)' has no message of one line",
                file: file,
                line: line
            )
            return error
        }
        throw ContractViolation("no error was thrown, but '\(code)' was expected", file, line)
    }

    /// Requires that the count of changes differs after another process has changed the book.
    public func expectCountedChanges(madeBy other: LedgerFixture) async throws {
        let count = try await ledger.changeCount()
        try expect(try await ledger.changeCount(), is: count)
        try await other.open(AccountID("1"), of: Self.kim, with: 5)
        let next = try await ledger.changeCount()
        try expect(next != count, "the count is the same after a new account")
        try await other.ledger.closeDay(Self.firstDay)
        try expect(
            try await ledger.changeCount() != next,
            "the count is the same after a closed day"
        )
    }

    /// Requires that posting and rehearsing a draft are both refused with a code.
    @discardableResult
    func expectRefusal(
        _ code: String,
        of draft: TransactionDraft,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> BankError {
        try await expectError(code, file: file, line: line) { try await ledger.rehearse(draft) }
        return try await expectRefusal(code, file: file, line: line) {
            _ = try await ledger.post(draft)
        }
    }

    /// Requires that posting a draft is refused with a code, although rehearsing the draft
    /// succeeds.
    @discardableResult
    func expectUnauthorized(
        _ code: String,
        _ draft: TransactionDraft,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> BankError {
        try await ledger.rehearse(draft)
        return try await expectRefusal(code, file: file, line: line) {
            _ = try await ledger.post(draft)
        }
    }

    func expectCleanAudit(file: StaticString = #fileID, line: UInt = #line) async throws {
        let findings = try await ledger.audit().findings
        try expect(findings.isEmpty, "the audit found \(findings)", file: file, line: line)
    }
}
