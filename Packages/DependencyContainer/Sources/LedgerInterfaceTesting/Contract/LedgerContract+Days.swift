import Bookkeeping

extension LedgerContract {
    static let days: [Clause] = [
        Clause("closes days one after the other, each once") { bench in
            let first = LedgerFixture.firstDay
            let ledger = bench.ledger
            try bench.expect(try await ledger.businessDate(), is: first)
            try bench.expect(try await ledger.closeDay(first), is: first.next)
            let audit = try await ledger.audit()
            try bench.expect(try await ledger.closeDay(first), is: first.next)
            try bench.expect(
                try await ledger.closeDay(first.advanced(by: -9)),
                is: first.next
            )
            try bench.expect(try await ledger.audit(), is: audit)
            try await bench.expectRefusal("day.early") {
                try await ledger.closeDay(first.advanced(by: 2))
            }
            try bench.expect(
                try await ledger.closeDay(first.next),
                is: first.advanced(by: 2)
            )
            try await bench.expectAuditHolds()
        },
        Clause(
            "does not close the last day of the calendar",
            on: BusinessDate(dayNumber: .max)
        ) { bench in
            let last = BusinessDate(dayNumber: .max)
            try await bench.expectRefusal("day.last") { try await bench.ledger.closeDay(last) }
        },
    ]
}
