import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The largest number of days to close at once, so that a typing error cannot block the bank
    /// for hours.
    private static let mostDays = 3_660

    /// The command `bank day advance`.
    static func dayAdvance(closer: Provider<DayCloser>, log: Provider<LogServices>) -> Command {
        Command(
            "day advance",
            abstract: "Close one or more business days.",
            discussion: """
                Each closed day seals the history; at the end the bank signs a checkpoint. Exits with \
                5 if the days are closed but the checkpoint or a part of the due work is not done. \
                Both are tried again when the next day is closed.
                """,
            arguments: [
                Argument(
                    "days",
                    help: "The number of days to close, 1 to \(mostDays); 1 if omitted.",
                    isOptional: true
                )
            ],
            options: [.witness],
            accepts: .dryRun,
            synonyms: "next",
            examples: [Example("bank day advance 30", "Close thirty days.")],
            answer: .anyOf([
                .dryRun,
                [
                    "dryRun": .bool, "date": .date, "days": .integer,
                    "changes": [["part": .string, "count": .integer]], "checkpointState": .string,
                    "witness": .string.orNull, "refused": .string.orNull,
                ],
            ])
        ) { invocation in
            let days = try count(invocation.optionalArgument("days") ?? "1")
            let services = try log.make()
            if invocation.globals.dryRun {
                _ = try await services.ledger.businessDate().later(by: days)
                return .dryRun("\(Self.text(of: days)) would be closed")
            }
            let result: DayCloser.Result
            do {
                result = try await closer.make().advance(days: days) { day in
                    invocation.progress("closed \(day)")
                    // The checkpoint seals what could not be sealed now.
                    _ = try? await services.log.seal()
                }
            } catch {
                _ = try? await services.makeCheckpoint(witness: services.witness(invocation))
                throw error
            }
            invocation.progress("")
            let late = await services.makeCheckpoint.besideOtherWork(
                witness: services.witness(invocation)
            )
            return answer(result, late: late)
        }
    }

    private static func count(_ text: String) throws -> Int {
        guard let days = Int(text), (1...mostDays).contains(days) else {
            throw BankError(
                .badData,
                code: "day.count",
                "'\(text)' is not a number of days; give a number from 1 to \(mostDays)"
            )
        }
        return days
    }

    private static func answer(_ result: DayCloser.Result, late: LateCheckpoint?) -> Answer {
        let changed = result.changes.filter { $0.count > 0 }
        return Answer(
            [.line("Closed \(text(of: result.days)); the business date is \(result.date).")]
                + changed.map { .line("\($0.title.startingWithCapital): \($0.count)") }
                + notes(on: late, result.refusal).map(Block.note),
            json: [
                "dryRun": false,
                "date": .string(result.date.description),
                "days": .integer(Int64(result.days)),
                "changes": .array(
                    result.changes.map {
                        ["part": .string($0.title), "count": .integer(Int64($0.count))]
                    }
                ),
                "checkpointState": late.checkpoint,
                "witness": late.witness,
                "refused": result.refusal.map { .string($0.code) } ?? .null,
            ],
            exitCode: late?.exitCode ?? (result.refusal == nil ? .success : .incomplete)
        )
    }

    private static func text(of days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }

    private static func notes(on late: LateCheckpoint?, _ refusal: BankError?) -> [String] {
        let outcome =
            late?.isMade == true
            ? "and the checkpoint is made, but the witness did not get it"
            : "but no checkpoint was made"
        let lateness = late.map {
            "Warning: The days are closed, \(outcome): \($0.error.message.endedAsSentence) Then run "
                + "'bank checkpoint'."
        }
        let refused = refusal.map {
            "Warning: The days are closed, but due work was refused, and is tried again when the "
                + "next day is closed: \($0.message.endedAsSentence)"
        }
        return [lateness, refused].compactMap(\.self)
    }
}

extension LateCheckpoint? {
    /// The state of the checkpoint as JSON: `made`, or the code of the error.
    var checkpoint: JSONValue {
        guard let self, !self.isMade else { return "made" }
        return .string(self.error.code)
    }

    /// The error code of the witness as JSON; null if no error of the witness occurred.
    var witness: JSONValue {
        guard let self, self.isMade else { return .null }
        return .string(self.error.code)
    }
}
