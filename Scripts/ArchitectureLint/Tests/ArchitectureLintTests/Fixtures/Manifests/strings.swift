// swift-tools-version: 6.2
import PackageDescription
let one = "A"
let package = Package(
    name: """
        Sample
        """,
    targets: [
        .target(name: #"A"#, path: #"Raw \n "quoted""#),
        .target(name: "\u{42}", path: "Tab\tQuote\"Slash\\Apostrophe\'"),
        .target(name: "\(one)Tests", path: #"\#(one)/x"#),
        .target(name: "C", path: """
            First
              Second

            Last
            """),
        .target(name: ##"D"#"##),
    ]
)
