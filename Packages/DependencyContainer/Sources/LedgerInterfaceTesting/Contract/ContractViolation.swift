/// What a ledger does against its contract.
public struct ContractViolation: Error, CustomStringConvertible {
    public let description: String

    init(_ what: String, _ file: StaticString, _ line: UInt) {
        description = "\(what) (\(file):\(line))"
    }
}
