import CardInterface
import Console
import RIBs

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
