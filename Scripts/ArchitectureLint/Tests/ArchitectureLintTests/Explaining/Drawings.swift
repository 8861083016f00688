@testable import ArchitectureLint

extension Drawing {
    /// A small one: App knows Card and Ledger; Card imports Ledger, which breaks a rule.
    static let small = made(
        ["App", "Card", "Ledger"],
        [("App", "Card"), ("App", "Ledger")],
        broken: [("Card", "Ledger")]
    )

    /// A drawing of generated names and arrows, where the broken ones are only imported.
    static func made(
        _ names: [String],
        _ declared: [(String, String)],
        broken: [(String, String)] = []
    ) -> Drawing {
        var drawing = Drawing(
            level: .modules,
            nodes: names.sorted().map {
                Node(name: $0, kind: "library", package: "Packages/\($0)", group: nil, floor: 0)
            },
            arrows: declared.map { from, to in
                Arrow(
                    from: from,
                    to: to,
                    declared: "\(from)/Package.swift:1",
                    imported: nil,
                    imports: 0,
                    violations: []
                )
            }
                + broken.map { from, to in
                    Arrow(
                        from: from,
                        to: to,
                        declared: nil,
                        imported: "\(from).swift:2",
                        imports: 1,
                        violations: ["\(from) imports \(to)"],
                        marks: [.error, .undeclared]
                    )
                }
        )
        drawing.settle()
        return drawing
    }

    /// Two features and their tests in three groups, with an arrow of each mark and change.
    static let marked: Drawing = {
        var drawing = made(
            ["App", "Card", "CardTests", "Deposit", "Kit", "Ledger"],
            [
                ("App", "Card"), ("App", "Deposit"), ("App", "Kit"), ("Card", "Deposit"),
                ("Card", "Kit"), ("CardTests", "Card"), ("Deposit", "Kit"), ("Deposit", "Ledger"),
                ("Kit", "Ledger"),
            ]
        )
        let groups = ["App": "app", "Card": "feature", "Deposit": "feature", "CardTests": "tests"]
        for index in drawing.nodes.indices {
            drawing.nodes[index].group = groups[drawing.nodes[index].name, default: "ground"]
        }
        drawing.nodes[2].kind = "test"
        drawing.nodes[5].change = .new
        drawing.arrows[3].marks = [.error]
        drawing.arrows[3].violations = ["Card may not know Deposit"]
        drawing.arrows[4].marks = [.undeclared]
        drawing.arrows[6].marks = [.warning]
        drawing.arrows[7].change = .gone
        drawing.arrows[8].marks = [.unused]
        return drawing
    }()

    /// 1,000 modules and 5,000 arrows on some tens of floors, always the same.
    static let large: Drawing = {
        let names = (0..<1_000).map { "Module\($0 + 1_000)" }
        var arrows: [(String, String)] = []
        for index in 1..<1_000 {
            for step in 0..<6 where arrows.count < 5_000 {
                let other = (index * 7_919 + step * 104_729 + step * step) % index
                arrows.append((names[index], names[other]))
            }
        }
        var seen: Set<String> = []
        return made(names, arrows.filter { seen.insert("\($0.0) \($0.1)").inserted })
    }()
}
