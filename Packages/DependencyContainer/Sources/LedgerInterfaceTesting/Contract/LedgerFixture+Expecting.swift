import Bookkeeping

extension LedgerFixture {
    func expect(
        _ holds: Bool,
        _ what: String,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ContractViolation) {
        guard !holds else { return }
        throw ContractViolation(what, file, line)
    }

    func expect<Value: Equatable>(
        _ found: Value,
        is expected: Value,
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ContractViolation) {
        try expect(found == expected, "\(found) is not \(expected)", file: file, line: line)
    }

    /// The body is refused with that code, and the book is as it was before.
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
        try expect(after == before, "\(code) changed the book", file: file, line: line)
        return error
    }

    /// The body throws that ``BankError``; there may be no book.
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
                "\(code) has no message of one line",
                file: file,
                line: line
            )
            return error
        }
        throw ContractViolation("nothing was refused; expected \(code)", file, line)
    }

    /// The refusal of a draft, by posting and by rehearsing alike.
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

    /// The refusal of a draft for its authority, which a rehearsal leaves out.
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

    func expectAuditHolds(file: StaticString = #fileID, line: UInt = #line) async throws {
        let findings = try await ledger.audit().findings
        try expect(findings.isEmpty, "the audit found \(findings)", file: file, line: line)
    }
}
