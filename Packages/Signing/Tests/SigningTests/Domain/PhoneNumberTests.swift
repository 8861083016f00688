import Signing
import Testing

@Suite("A phone number")
struct PhoneNumberTests {
    @Test(
        "a phone number is stored with its dashes",
        arguments: [
            ("010-1234-5678", "010-1234-5678"), ("01012345678", "010-1234-5678"),
            ("02-123-4567", "02-123-4567"), ("0212345678", "02-1234-5678"),
            ("031-123-4567", "031-123-4567"), ("0641234567", "064-123-4567"),
            ("011-123-4567", "011-123-4567"), ("070-1234-5678", "070-1234-5678"),
            ("0502-123-4567", "0502-123-4567"), ("050212345678", "0502-1234-5678"),
        ]
    )
    func allowed(text: String, expected: String) throws {
        #expect(try PhoneNumber(parsing: text).description == expected)
    }

    @Test(
        "refuses a number that is not Korean",
        arguments: [
            "", "-", "010", "1234567", "010-1234-567", "010-1234-56789", "010-123-4567",
            "0101-234-5678", "010--1234-5678", "-010-1234-5678", "010-1234-5678-", "010-12-345678",
            "012-345-6789", "030-123-4567", "+82-10-1234-5678", "010 1234 5678", "010-1234-567a",
            "０10-1234-5678", "02-12-3456", "02-12345-6789",
        ]
    )
    func refused(text: String) {
        #expect(code { try PhoneNumber(parsing: text) } == "customer.phone")
    }
}
