extension ManifestParser {
    /// Reads a value.
    mutating func parseExpression() throws(Doubt) -> ManifestSyntax.Expression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw Doubt(reason: "values nested this deep", line: current.line)
        }
        let lower = try parseOperand()
        let line = lower.line
        if current.kind == .punctuation(.plus) { return try parseSum(from: lower) }
        guard
            current.kind == .punctuation(.halfOpenRange)
                || current.kind == .punctuation(.closedRange)
        else { return lower }
        guard current.touchesPrevious == following.touchesPrevious else { throw unexpected() }
        take()
        let upper = try parseOperand()
        return ManifestSyntax.Expression(form: .range(lower: lower, upper: upper), line: line)
    }

    private mutating func parseSum(
        from first: ManifestSyntax.Expression
    ) throws(Doubt) -> ManifestSyntax.Expression {
        var operands = [first]
        while current.kind == .punctuation(.plus) {
            try expectEvenly(.plus)
            operands.append(try parseOperand())
        }
        switch current.kind {
        case .punctuation(.halfOpenRange), .punctuation(.closedRange): throw unexpected()
        default: return ManifestSyntax.Expression(form: .sum(operands), line: first.line)
        }
    }

    private mutating func parseOperand() throws(Doubt) -> ManifestSyntax.Expression {
        let line = current.line
        let form = try parseForm()
        // What follows a value and would belong to it: a member, a subscript, a second call, a
        // closure.
        switch current.kind {
        case .punctuation(.dot), .punctuation(.leftBrace): throw unexpected()
        case .punctuation(.leftBracket) where !current.startsLine,
            .punctuation(.leftParenthesis) where !current.startsLine:
            throw unexpected()
        default: return ManifestSyntax.Expression(form: form, line: line)
        }
    }

    private mutating func parseForm() throws(Doubt) -> ManifestSyntax.Form {
        switch current.kind {
        case .string(let parts):
            take()
            return .string(parts)
        case .integer(let value):
            take()
            return .integer(value)
        case .name("true"), .name("false"):
            return .boolean(take().kind == .name("true"))
        case .name("nil"):
            take()
            return .nothing
        case .punctuation(.leftBracket):
            return try parseCollection()
        case .name, .punctuation(.dot):
            return try parsePath()
        default:
            throw unexpected()
        }
    }

    private mutating func parsePath() throws(Doubt) -> ManifestSyntax.Form {
        var path = current.kind == .punctuation(.dot) ? [""] : [try takeName()]
        while current.kind == .punctuation(.dot) {
            guard following.touchesPrevious else { throw unexpected() }
            take()
            path.append(try takeName())
        }
        guard current.kind == .punctuation(.leftParenthesis), !current.startsLine else {
            return .path(path)
        }
        take()
        var arguments: [ManifestSyntax.Argument] = []
        while !take(ifIs: .rightParenthesis) {
            arguments.append(try parseArgument())
            if current.kind != .punctuation(.rightParenthesis) { try expect(.comma) }
        }
        return .call(path, arguments)
    }

    private mutating func parseArgument() throws(Doubt) -> ManifestSyntax.Argument {
        guard case .name(let label) = current.kind, following.kind == .punctuation(.colon) else {
            return ManifestSyntax.Argument(label: nil, value: try parseExpression())
        }
        take()
        take()
        return ManifestSyntax.Argument(label: label, value: try parseExpression())
    }

    private mutating func parseCollection() throws(Doubt) -> ManifestSyntax.Form {
        take()
        if current.kind == .punctuation(.colon) {
            take()
            try expect(.rightBracket)
            return .dictionary([])
        }
        var elements: [ManifestSyntax.Expression] = []
        var pairs: [ManifestSyntax.Pair] = []
        while !take(ifIs: .rightBracket) {
            let element = try parseExpression()
            if take(ifIs: .colon) {
                pairs.append(ManifestSyntax.Pair(key: element, value: try parseExpression()))
            } else {
                elements.append(element)
            }
            if current.kind != .punctuation(.rightBracket) { try expect(.comma) }
        }
        guard elements.isEmpty || pairs.isEmpty else { throw unexpected() }
        return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
    }
}
