package import Bookkeeping
import SigningInterface

/// The data of a person who wants to become a customer.
package struct JoinRequest: Sendable, Hashable {
    package let name: String
    package let birth: BusinessDate
    package let phone: PhoneNumber

    /// Creates a request from typed text.
    ///
    /// - Parameters:
    ///   - name: The name, which must not be blank.
    ///   - birth: The birth date, such as `1990-01-31` or `19900131`.
    ///   - phone: The phone number, such as `010-1234-5678`, with or without dashes or spaces.
    ///   - today: The current date, which is the latest possible birth date.
    /// - Throws: `BankError` `customer.name`, `text.long`, `text.control`, `date.ill-written`,
    ///   `customer.birth`, `customer.phone`.
    package init(
        name: String,
        birth: String,
        phone: String,
        today: BusinessDate
    ) throws(BankError) {
        self.name = try Self.name(name)
        self.birth = try Self.birth(birth, today: today)
        self.phone = try PhoneNumber(parsing: phone)
    }

    init(name: String, birth: BusinessDate, phone: PhoneNumber) {
        (self.name, self.birth, self.phone) = (name, birth, phone)
    }

    /// Returns `text` if it is allowed as a customer's name.
    /// - Throws: `BankError` `customer.name`, `text.long`, `text.control`.
    static func name(_ text: String) throws(BankError) -> String {
        let name = try FreeText.validated(text, field: "the name")
        guard name.contains(where: { !$0.isWhitespace }) else {
            throw BankError(
                .badData,
                code: "customer.name",
                "the customer's name is blank; type a name"
            )
        }
        return name
    }

    /// Returns the birth date that `text` contains, such as `1990-01-31` or `19900131`.
    /// - Throws: `BankError` `date.ill-written`, `customer.birth`.
    static func birth(_ text: String, today: BusinessDate) throws(BankError) -> BusinessDate {
        let date = try BusinessDate(
            typed: text,
            today: today,
            as: "birth date",
            advice: "write it as 1990-01-31 or 19900131"
        )
        guard date <= today else {
            throw BankError(
                .badData,
                code: "customer.birth",
                "the birth date \(date) is in the future; give a date up to today, \(today)"
            )
        }
        return date
    }

    var rules: PasswordRules { PasswordRules(birth: birth, phone: phone) }

    /// The preview that the customer reads and signs.
    var preview: MovementPreview {
        MovementPreview(
            title: "Become a customer",
            about: .init("Name", name),
            details: [.init("Birth date", birth.description), .init("Phone", phone.description)]
        )
    }
}

extension JoinRequest: Request {
    package var purpose: Purpose { .customerJoining }

    package var fields: [String: any RequestField] {
        ["name": name, "birth": birth, "phone": phone]
    }

    package init(_ fields: RequestFields) throws(BankError) {
        let name: String = try fields("name")
        guard (try? Self.name(name)) != nil else { throw fields.malformed("name") }
        self.init(name: name, birth: try fields("birth"), phone: try fields("phone"))
    }
}

extension PhoneNumber: ParsedField {}
