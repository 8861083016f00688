import Testing

@Suite(
    "Code that does not compile",
    .disabled(
        if: Compiler.whyUnusable != nil,
        "the compiler cannot be asked: \(Compiler.whyUnusable ?? "")"
    )
)
struct RefusalTests {
    // Many cases at once, because starting the compiler takes longer than compiling them.
    private static let mistakes = errors(where: { !$0.isOfFlow }) { $0.mistake }
    private static let mistakesOfFlow = errors(where: \.isOfFlow) { $0.mistake }
    private static let corrections = errors(where: { _ in true }) { $0.correction }

    private static func errors(
        where isMeant: (CompilerRefusal) -> Bool,
        _ text: (CompilerRefusal) -> String
    ) -> Result<[String: [String]], any Error> {
        var sources = ["Declarations.swift": CompilerRefusal.declarations]
        for (number, refusal) in CompilerRefusal.all.enumerated() where isMeant(refusal) {
            sources["Case\(number).swift"] = "import DependencyContainer\n" + text(refusal)
        }
        return Result { try Compiler.errors(in: sources) }
    }

    @Test("the compiler refuses", arguments: zip(CompilerRefusal.all.indices, CompilerRefusal.all))
    func refuses(number: Int, refusal: CompilerRefusal) throws {
        let all = refusal.isOfFlow ? Self.mistakesOfFlow : Self.mistakes
        let errors = try #require(try all.get()["Case\(number).swift"])
        #expect(errors.contains { $0.contains(refusal.diagnostic) }, "\(errors)")
    }

    @Test(
        "the compiler accepts the corrected version of",
        arguments: zip(CompilerRefusal.all.indices, CompilerRefusal.all)
    )
    func accepts(number: Int, refusal: CompilerRefusal) throws {
        let errors = try Self.corrections.get()
        #expect(errors["Case\(number).swift"] == [], "\(refusal)")
        #expect(errors["Declarations.swift"] == [])
    }
}
