import Bookkeeping

/// The statement that writes any number of accepted postings in one round trip.
///
/// The rows of each table are passed as arrays, one array for each column.
struct EntryInsertion {
    private typealias Column = [String?]

    let postings: [Posting]

    /// The statement, which returns the idempotency key and the number of each entry.
    var statement: SQLStatement {
        let accounts = self.accounts
        let legs = self.legs
        let records = self.records
        let holds = self.holds
        return SQLStatement(
            """
            WITH e AS (
              INSERT INTO entries (date, time, idempotency_id, purpose, content, result,
                authority, authority_name, signature, signed, memo, reverses)
              SELECT date, time, id, purpose, content, result, authority, name, signature,
                signed, memo, reverses
              FROM unnest($1::integer[], $2::bigint[], $3::text[], $4::text[], $5::text[],
                $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
                $12::text[]) WITH ORDINALITY AS n (date, time, id, purpose, content, result,
                authority, name, signature, signed, memo, reverses, place)
              ORDER BY place
              RETURNING sequence, idempotency_id
            ), opened AS (
              INSERT INTO accounts
              SELECT n.id, n.kind, n.side, n.may_be_negative, n.owner, o.sequence, c.sequence,
                n.balance
              FROM unnest($13::text[], $14::text[], $15::text[], $16::boolean[], $17::text[],
                $18::text[], $19::text[], $20::bigint[])
                AS n (id, kind, side, may_be_negative, owner, opened_by, closed_by, balance)
              JOIN e o ON o.idempotency_id = n.opened_by
              LEFT JOIN e c ON c.idempotency_id = n.closed_by
            ), changed AS (
              UPDATE accounts a SET balance = n.balance, closed_by = c.sequence
              FROM unnest($21::text[], $22::bigint[], $23::text[]) AS n (id, balance, closed_by)
              LEFT JOIN e c ON c.idempotency_id = n.closed_by
              WHERE a.id = n.id
            ), moved AS (
              INSERT INTO legs
              SELECT e.sequence, n.position, n.account, n.side, n.amount, n.text, n.balance
              FROM unnest($24::text[], $25::integer[], $26::text[], $27::text[], $28::bigint[],
                $29::text[], $30::bigint[])
                AS n (entry, position, account, side, amount, text, balance)
              JOIN e ON e.idempotency_id = n.entry
            ), recorded AS (
              INSERT INTO record_history
              SELECT n.collection, n.name, n.version, e.sequence, n.digest, n.linked_to,
                n.value, n.due
              FROM unnest($31::text[], $32::text[], $33::text[], $34::bigint[], $35::bytea[],
                $36::text[], $37::text[], $38::integer[])
                AS n (entry, collection, name, version, digest, linked_to, value, due)
              JOIN e ON e.idempotency_id = n.entry
            ), kept AS (
              INSERT INTO records
              SELECT * FROM unnest($39::text[], $40::text[], $41::bigint[], $42::text[],
                $43::text[], $44::integer[])
              ON CONFLICT (collection, name) DO UPDATE SET version = excluded.version,
                value = excluded.value, linked_to = excluded.linked_to, due = excluded.due
            ), removed AS (
              DELETE FROM records WHERE (collection, name) IN
                (SELECT * FROM unnest($45::text[], $46::text[]))
            ), held AS (
              INSERT INTO holds SELECT * FROM unnest($47::text[], $48::text[], $49::bigint[])
              ON CONFLICT (id) DO UPDATE SET amount = excluded.amount
            ), held_then AS (
              INSERT INTO hold_history
              SELECT n.hold, e.sequence, n.amount
              FROM unnest($50::text[], $51::text[], $52::bigint[]) AS n (entry, hold, amount)
              JOIN e ON e.idempotency_id = n.entry
            )
            SELECT idempotency_id, sequence FROM e
            """,
            columns: entries + accounts.opened + accounts.changed + legs + records.history
                + records.present + records.removed + holds.present + holds.history
        )
    }

    private var entries: [Column] {
        var columns = [Column](repeating: [], count: 12)
        for posting in postings {
            let entry = posting.entry
            let (authority, name, signature) = entry.authority.columns
            columns.append(
                row: entry.date,
                entry.time,
                entry.intent.id.rawValue,
                entry.intent.purpose.rawValue,
                CanonicalJSON.encode(entry.intent.content),
                CanonicalJSON.encode(entry.result),
                authority,
                name,
                signature?.value,
                (signature?.parameters).map(CanonicalJSON.encode),
                entry.memo,
                entry.reverses?.rawValue
            )
        }
        return columns
    }

    /// The opened accounts, and the other accounts with legs or closings, each in its state after
    /// all postings.
    private var accounts: (opened: [Column], changed: [Column]) {
        var opened = [Column](repeating: [], count: 8)
        var changed = [Column](repeating: [], count: 3)
        var openings: Set<AccountID> = []
        var closedBy: [AccountID: String] = [:]
        // An account that is opened or closed without a movement has none.
        var balances: [AccountID: Money] = [:]
        for posting in postings {
            for account in posting.entry.closings {
                closedBy[account] = posting.entry.intent.id.rawValue
                balances[account] = .zero
            }
            for (leg, balance) in zip(posting.entry.legs, posting.balances) {
                balances[leg.account] = balance
            }
        }
        for posting in postings {
            for opening in posting.entry.openings {
                openings.insert(opening.id)
                opened.append(
                    row: opening.id,
                    opening.kind.name,
                    opening.kind.normalSide.rawValue,
                    opening.kind.mayBeNegative,
                    opening.owner?.rawValue,
                    posting.entry.intent.id.rawValue,
                    closedBy[opening.id],
                    balances[opening.id] ?? .zero
                )
            }
        }
        for (id, balance) in balances where !openings.contains(id) {
            changed.append(row: id, balance, closedBy[id])
        }
        return (opened, changed)
    }

    private var legs: [Column] {
        var columns = [Column](repeating: [], count: 7)
        for posting in postings {
            for (position, leg) in posting.entry.legs.enumerated() {
                columns.append(
                    row: posting.entry.intent.id.rawValue,
                    Int64(position),
                    leg.account,
                    leg.side.rawValue,
                    leg.amount,
                    leg.text,
                    posting.balances[position]
                )
            }
        }
        return columns
    }

    private var records: (history: [Column], present: [Column], removed: [Column]) {
        var history = [Column](repeating: [], count: 8)
        var last: [RecordName: Posting.RecordWrite] = [:]
        for posting in postings {
            for write in posting.records {
                let version = write.version
                last[RecordName(version.key)] = write
                history.append(
                    row: posting.entry.intent.id.rawValue,
                    version.key.collection,
                    version.key.name,
                    version.version,
                    version.digest,
                    version.linkedTo,
                    write.isSecret ? nil : write.value,
                    version.due
                )
            }
        }
        var present = [Column](repeating: [], count: 6)
        var removed = [Column](repeating: [], count: 2)
        for write in last.values {
            let (key, version) = (write.version.key, write.version)
            if let value = write.value {
                present.append(
                    row: key.collection,
                    key.name,
                    version.version,
                    value,
                    version.linkedTo,
                    version.due
                )
            } else {
                removed.append(row: key.collection, key.name)
            }
        }
        return (history, present, removed)
    }

    private var holds: (present: [Column], history: [Column]) {
        var present = [Column](repeating: [], count: 3)
        var history = [Column](repeating: [], count: 3)
        var last: [HoldID: Hold] = [:]
        for posting in postings {
            for hold in posting.entry.holds {
                last[hold.id] = hold
                history.append(
                    row: posting.entry.intent.id.rawValue,
                    hold.id.rawValue,
                    hold.amount
                )
            }
        }
        for hold in last.values {
            present.append(row: hold.id.rawValue, hold.account, hold.amount)
        }
        return (present, history)
    }
}

extension [[String?]] {
    /// Appends a row, one value to each column.
    fileprivate mutating func append<each Value: SQLParameter>(row values: repeat each Value) {
        var column = startIndex
        for value in repeat each values {
            self[column].append(value.sqlText)
            column += 1
        }
    }
}
