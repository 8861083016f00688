extension ScreenFocus {
    /// Handles a key.
    ///
    /// Typed characters go to the field while it has the focus. Otherwise letters choose actions,
    /// and other characters go to the field. On a screen without a field, digits choose the
    /// entries of a list.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - screen: The visible screen.
    /// - Returns: The effect to report to the screen.
    mutating func handle(_ key: Key, on screen: Screen) -> FocusOutcome {
        adopt(screen)
        isNoticeNew = false
        if isFiltering, editFilter(key) { return .nothing }
        switch key {
        case .character(" ") where screen.isPaged: return enter(on: screen)
        case .character(let character): return type(character, on: screen)
        case .paste(let text): paste(text, on: screen)
        case .enter: return enter(on: screen)
        case .escape: return leave(screen, isAsking: true)
        case .control("o"): return .window(.map)
        case .tab: moveFocus(by: 1, on: screen, wraps: true)
        case .backTab: moveFocus(by: -1, on: screen, wraps: true)
        case .up: moveVertically(by: -1, on: screen)
        case .down: moveVertically(by: 1, on: screen)
        case .pageUp: scrolling.scroll(pages: -1)
        case .pageDown: scrolling.scroll(pages: 1)
        case .left, .right, .home, .end, .backspace, .delete: moveOrEdit(key, on: screen)
        case .control("d"):
            guard target == .field, !field.text.isEmpty || hiddenCount > 0 else {
                return .endOfInput
            }
            edit(.delete, on: screen)
        case .control: edit(key, on: screen)
        }
        return .nothing
    }

    /// Returns whether a key only edits the field.
    func isEditing(_ key: Key) -> Bool {
        switch key {
        case .enter, .escape, .tab, .backTab, .up, .down, .control("d"), .control("o"): false
        default: target == .field
        }
    }

    private mutating func type(_ character: Character, on screen: Screen) -> FocusOutcome {
        guard !character.unicodeScalars.contains(where: Self.isControl) else { return .nothing }
        if target != .field, let outcome = press(character, on: screen) { return outcome }
        if let prompt = screen.prompt {
            move(to: .field)
            insert(character, into: prompt)
            return .nothing
        }
        let entries = screen.menu.prefix(9).filter(\.isEntry)
        guard character.isASCII, let number = character.wholeNumberValue,
            (1...9).contains(number), number <= entries.count
        else { return .nothing }
        move(to: .action(entries[number - 1].id))
        return .press(entries[number - 1].id)
    }

    /// Handles the letter of an action or a reserved key; returns nil for another character.
    private mutating func press(_ character: Character, on screen: Screen) -> FocusOutcome? {
        let key = Character(character.lowercased())
        if let action = screen.actions.first(where: { $0.key == key }) {
            move(to: .action(action.id))
            return .press(action.id)
        }
        if let key = WindowKey(rawValue: key) { return .window(key) }
        switch key {
        case "q": return leave(screen, isAsking: false)
        case "j": moveVertically(by: 1, on: screen)
        case "k": moveVertically(by: -1, on: screen)
        case "/": isFiltering = screen.isFilterable
        default: return nil
        }
        return .nothing
    }

    /// Ends the filter, or leaves the screen.
    ///
    /// - Parameters:
    ///   - screen: The visible screen.
    ///   - isAsking: A Boolean value that indicates whether to ask before something ends. `q` does
    ///     not ask, because it is listed with the action that it chooses.
    private mutating func leave(_ screen: Screen, isAsking: Bool) -> FocusOutcome {
        guard filter.isEmpty else {
            filter = ""
            return .nothing
        }
        guard let action = screen.actions.first(where: \.isWayOut) else { return .nothing }
        return isAsking && action.role == .leave ? .ask(action) : .press(action.id)
    }

    /// Edits the filter with a key that the user types into it.
    ///
    /// - Returns: False if the key ends the input of the filter; the caller must then handle the
    ///   key as usual.
    private mutating func editFilter(_ key: Key) -> Bool {
        switch key {
        case .character(let character): filter.append(character)
        case .paste(let text): filter += text
        case .backspace: _ = filter.popLast()
        case .control("u"), .control("w"): filter = ""
        case .escape:
            filter = ""
            isFiltering = false
        case .enter: isFiltering = false
        default:
            isFiltering = false
            return false
        }
        let typed = filter.filter { !$0.unicodeScalars.contains(where: Self.isControl) }
        filter = String(typed.prefix(Self.maximumFilter))
        return true
    }

    /// The maximum number of characters of a filter.
    private static let maximumFilter = 100

    private mutating func paste(_ text: String, on screen: Screen) {
        guard let prompt = screen.prompt else { return }
        move(to: .field)
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        let joined = lines.joined(separator: prompt.kind == .text ? " " : "")
        let typed = joined.filter { !$0.unicodeScalars.contains(where: Self.isControl) }
        switch prompt.kind {
        case .text: field.insert(typed)
        case .secret: typed.forEach { insert($0, into: prompt) }
        }
    }

    private mutating func insert(_ character: Character, into prompt: Prompt) {
        switch prompt.kind {
        case .text: field.insert(String(character))
        case .secret(let length): hiddenText().append(character, limit: length)
        }
    }

    private mutating func enter(on screen: Screen) -> FocusOutcome {
        if screen.isPaged, turnPage() { return .nothing }
        switch target {
        case .field: return screen.prompt.map { submit($0) } ?? .nothing
        case .action(let id): return .press(id)
        case .cell(let position):
            // Choosing a cell makes its position explicit, so that the focus stays nearby.
            move(to: target)
            return SelectableCells(of: screen).action(at: position).map { .press($0) } ?? .nothing
        case nil: return .nothing
        }
    }

    private mutating func moveVertically(by step: Int, on screen: Screen) {
        if screen.isPaged { return scrolling.scroll(by: step) }
        if case .cell(let position) = target,
            let neighbor = SelectableCells(of: screen).verticalNeighbor(
                of: position,
                isAbove: step < 0
            )
        {
            return move(to: .cell(neighbor))
        }
        moveFocus(by: step, on: screen, wraps: false)
    }

    /// Moves the focus to another stop, or scrolls if there is no further stop.
    private mutating func moveFocus(by step: Int, on screen: Screen, wraps: Bool) {
        let stops = FocusStops(of: screen)
        guard !stops.all.isEmpty else { return scrolling.scroll(by: step) }
        let count = stops.all.count
        var next = (target.flatMap { stops.index(of: $0) } ?? 0) + step
        if wraps { next = (next + count) % count }
        guard stops.all.indices.contains(next) else {
            // Fast typing can reach the end of the list before the user has seen it.
            if scrolling.isFitted { scrolling.scroll(by: step) }
            return
        }
        move(to: stops.target(at: next, isFromBelow: step < 0))
    }

    private mutating func moveOrEdit(_ key: Key, on screen: Screen) {
        switch target {
        case .field: edit(key, on: screen)
        case .cell(let position):
            guard key == .left || key == .right else { return }
            let cells = SelectableCells(of: screen)
            if let neighbor = cells.horizontalNeighbor(of: position, isLeft: key == .left) {
                move(to: .cell(neighbor))
            }
        case .action, nil:
            let stops = FocusStops(of: screen)
            if key == .home { move(to: stops.target(at: 0, isFromBelow: false)) }
            if key == .end { move(to: stops.target(at: stops.all.count - 1, isFromBelow: true)) }
        }
    }

    private mutating func edit(_ key: Key, on screen: Screen) {
        let isForField = target == .field || key == .control("u") || key == .control("w")
        guard isForField, let prompt = screen.prompt else { return }
        move(to: .field)
        guard prompt.kind == .text else {
            if key == .backspace { hidden?.deleteBackward() }
            if key == .control("u") || key == .control("w") { wipeHidden() }
            return
        }
        switch key {
        case .left: field.moveLeft()
        case .right: field.moveRight()
        case .home, .control("a"): field.moveToStart()
        case .end, .control("e"): field.moveToEnd()
        case .backspace: field.deleteBackward()
        case .delete: field.deleteForward()
        case .control("u"): field.deleteToStart()
        case .control("k"): field.deleteToEnd()
        case .control("w"): field.deleteWord()
        default: break
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }
}
