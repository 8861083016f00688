#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension PseudoTerminal {
    /// The settings of a terminal.
    public struct Settings: Equatable {
        private let flags: [tcflag_t]
        private let characters: [UInt8]

        init?(of terminal: Int32) {
            var settings = termios()
            guard tcgetattr(terminal, &settings) == 0 else { return nil }
            flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
            characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
        }

        /// A Boolean value that indicates whether the terminal shows typed characters.
        public var echoes: Bool { flags[3] & tcflag_t(ECHO) != 0 }

        /// A Boolean value that indicates whether the settings are those of key mode.
        ///
        /// Keys arrive one by one and without echo, Ctrl-C is a signal, and a line feed begins a
        /// new line.
        public var isKeyMode: Bool {
            flags[3] & tcflag_t(ICANON | ECHO) == 0 && flags[3] & tcflag_t(ISIG) != 0
                && flags[1] & tcflag_t(OPOST) != 0
        }
    }

    /// A Boolean value that indicates whether the terminal shows typed characters.
    public var echoes: Bool { settings?.echoes == true }
}
