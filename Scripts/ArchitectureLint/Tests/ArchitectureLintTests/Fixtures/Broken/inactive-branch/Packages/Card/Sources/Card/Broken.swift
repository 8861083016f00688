#if os(Haiku)
    #if DEBUG
        import DemandDeposit
    #endif
#endif
