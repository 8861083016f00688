public import Bookkeeping

/// A request that contains only a customer, such as the request to change the password.
public struct CustomerRequest: Request {
    /// The purpose of the request.
    public let purpose: Purpose
    /// The customer.
    public let customer: CustomerID

    /// The fields of the request.
    public var fields: [String: any RequestField] { ["customer": customer] }

    /// Creates a request.
    /// - Parameters:
    ///   - purpose: The purpose of the request.
    ///   - customer: The customer.
    public init(purpose: Purpose, customer: CustomerID) {
        self.purpose = purpose
        self.customer = customer
    }

    /// Creates a request from stored fields.
    /// - Throws: `BankError` `request.malformed`.
    public init(_ fields: RequestFields) throws(BankError) {
        let customer: CustomerID = try fields("customer")
        guard customer.number > 0, customer == CustomerID(number: customer.number) else {
            throw fields.malformed("customer")
        }
        self.init(purpose: fields.purpose, customer: customer)
    }
}

extension CustomerID {
    /// Creates the id of the customer with the given number, such as `C000001` for 1.
    public init(number: Int) {
        let digits = String(number)
        self.init("C" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits)
    }

    /// The customer's number, such as 1 for `C000001`; 0 for an id that the bank never issues.
    public var number: Int {
        guard rawValue.first == "C", rawValue.utf8.count <= 10 else { return 0 }
        return Int(rawValue.dropFirst()) ?? 0
    }
}
