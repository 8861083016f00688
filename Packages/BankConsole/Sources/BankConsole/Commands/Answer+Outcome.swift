import Bookkeeping
public import Console
public import LedgerInterface

extension Answer {
    /// Creates the answer to a request, with the request's status and its entry in the book.
    ///
    /// - Parameters:
    ///   - title: The name of the request, such as `Deposit`.
    ///   - outcome: The outcome of the request.
    ///   - fields: The facts for a customer.
    ///   - json: The same facts for a program, as a JSON object. The members `dryRun`, `repeated`,
    ///     `entry`, `date` and `idempotencyKey` are added.
    public init(
        _ title: String,
        _ outcome: RequestOutcome,
        fields: [Field],
        json: JSONValue
    ) {
        var fields = fields
        fields.append(Field("Status", outcome.status))
        if let receipt = outcome.receipt {
            fields.append(Field("Entry", "\(receipt.sequence) of \(receipt.date)"))
        }
        fields.append(Field("Idempotency key", outcome.intent.id.rawValue))
        guard case .object(let members) = json else {
            preconditionFailure("the JSON of '\(title)' must be an object, not \(json)")
        }
        let common = [
            JSONMember("dryRun", .bool(outcome.receipt == nil)),
            JSONMember("repeated", .bool(outcome.isRepeat)),
            JSONMember("entry", outcome.receipt.map { .integer($0.sequence) } ?? .null),
            JSONMember("date", .text(outcome.receipt?.date.description)),
            JSONMember("idempotencyKey", .string(outcome.intent.id.rawValue)),
        ]
        self.init([.heading(title), .fields(fields)], json: .object(members + common))
    }
}
