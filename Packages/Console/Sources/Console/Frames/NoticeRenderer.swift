/// Draws what came of what the person did last.
struct NoticeRenderer {
    let width: Int

    func lines(of notice: Notice?) -> [StyledLine] {
        guard let notice else { return [] }
        let (sign, style): (String, Style?) =
            switch notice.kind {
            case .done: ("* ", .success)
            case .information: ("i ", nil)
            case .problem: ("! ", .error)
            }
        let text = sign + TerminalSafe.line(notice.text)
        guard width > sign.count * 4 else {
            return TextWrapper.lines(of: text, width: width).map { StyledLine($0, style) }
        }
        return TextWrapper.lines(of: TerminalSafe.line(notice.text), width: width - sign.count)
            .enumerated().map { position, piece in
                StyledLine((position == 0 ? sign : "  ") + piece, style)
            }
    }
}
