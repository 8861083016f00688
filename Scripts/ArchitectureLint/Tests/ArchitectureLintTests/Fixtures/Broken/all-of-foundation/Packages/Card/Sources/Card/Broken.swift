import Foundation

#if os(Haiku)
    import Foundation
#endif
