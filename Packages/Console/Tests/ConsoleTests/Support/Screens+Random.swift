import Console

extension SeededGenerator {
    /// Returns a random screen.
    mutating func screen() -> Screen {
        let ids = (0..<number(6)).map { ScreenAction.ID("a\($0)") }
        return Screen(
            text(upTo: 30),
            notice: chance(3)
                ? Notice(oneOf([.done, .information, .problem]), text(upTo: 80)) : nil,
            blocks: (0..<number(4)).map { _ in block(ids: ids) },
            prompt: chance(2) ? prompt() : nil,
            actions: ids.map { id in
                ScreenAction(
                    id,
                    text(upTo: 20),
                    detail: text(upTo: 12),
                    role: oneOf([.normal, .back, .destructive])
                )
            }
        )
    }

    /// Returns a random key.
    mutating func key() -> Key {
        let typed = text(upTo: 1).first ?? "1"
        return oneOf([
            .character(typed), .character(oneOf(Array("123456789"))), .paste(text(upTo: 9)),
            .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home,
            .end, .pageUp, .pageDown, .control(oneOf(Array("abekuwxyz"))),
        ])
    }

    private mutating func block(ids: [ScreenAction.ID]) -> ScreenBlock {
        switch number(7) {
        case 0: return .text(text(upTo: 100) + (chance(2) ? "\n" + text(upTo: 20) : ""))
        case 1: return .heading(text(upTo: 20))
        case 2: return .fields((0..<number(4)).map { _ in Field(text(upTo: 9), text(upTo: 30)) })
        case 3:
            let columns = (0...number(3)).map { _ in
                Column(text(upTo: 8), chance(2) ? .leading : .trailing)
            }
            let rows = (0..<number(4)).map { _ in columns.map { _ in text(upTo: 12) } }
            return .table(Table(columns: columns, rows: rows))
        case 4:
            let fraction = Double.random(in: -1...2, using: &self)
            return .gauge(Gauge(text(upTo: 9), fraction: fraction, caption: text(upTo: 30)))
        case 5:
            let panel = Panel(
                text(upTo: 20),
                blocks: [.text(text(upTo: 20)), .heading(text(upTo: 30))]
            )
            return .panels(Array(repeating: panel, count: 1 + number(2)))
        default:
            let rows = (0..<number(4)).map { _ in
                (0..<number(5)).map { _ in
                    Grid.Cell(
                        text(upTo: 2),
                        emphasis: oneOf([.none, .first, .second, .marked]),
                        action: chance(2) ? ids.randomElement(using: &self) : nil
                    )
                }
            }
            return .grid(Grid(rows: rows))
        }
    }

    private mutating func prompt() -> Prompt {
        Prompt(
            text(upTo: 20),
            placeholder: text(upTo: 10),
            initial: text(upTo: 30),
            kind: oneOf([.text, .secret(length: nil), .secret(length: number(70) - 1)])
        )
    }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    private mutating func chance(_ count: Int) -> Bool { number(count) == 0 }

    private mutating func oneOf<Value>(_ values: [Value]) -> Value { values[number(values.count)] }
}
