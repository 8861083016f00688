extension BookSchema {
    /// The objects that the migrations create in an empty schema, each with its digest.
    ///
    /// A test runs the migrations on an empty schema, and compares the objects with this text. After
    /// a change of a migration, it prints the new text.
    static let expectedObjects = """
        column accounts: balance=9999aa0c8c5f60c3 closed_by=a57eab89c399aa77 id=8f2e9d728e2180b8
          kind=1cddf54d260d0527 may_be_negative=e4d5519a3ef97809 normal_side=54f8753a25c00069
          opened_by=0308fabb29d5d009 owner=aa4f6c06cf9e1566;
        column checkpoints: note=1cddf54d260d0527 size=099e7b35dfc98cc1;
        column entries: authority=4287bfd6ff5201ea authority_name=ca95f0bfcdc3bb4f
          content=20d629e028d0bc02 date=78bb216573ca078e idempotency_id=b6bc18ac8190e172
          memo=e3cb630c32494822 purpose=9b122e1a07648a1b result=cf9b1197f7601fbd
          reverses=bfecd3f98735c825 sequence=9a87fe4d15b5b799 signature=b316362de342cc06
          signed=356d4c1e337c6ad5 time=9b194a5c33f16cd4 transaction=89607a87e4e31ad7;
        column hold_history: amount=2c478a52c64b559c hold=8f2e9d728e2180b8
          sequence=56ec17c6f6e1446a;
        column holds: account=6c4bad917dc9af90 amount=2c478a52c64b559c id=8f2e9d728e2180b8;
        column legs: account=196395c34b7a0ebb amount=81dc199586782fa4 balance=fc64b91c9b280956
          position=e8303b82e3fd4dc5 sequence=099e7b35dfc98cc1 side=e9b9b73fae3d9e83
          text=32e0191799b9615e;
        column log_entries: position=099e7b35dfc98cc1 sequence=56ec17c6f6e1446a;
        column log_nodes: hash=29412b100c12a237 level=6f5316da9a437732 position=56ec17c6f6e1446a;
        column migrations: version=ff55227ca18d872f;
        column record_history: collection=8f2e9d728e2180b8 digest=10aed19984fd7b65
          due=f81cf80fbfdcd200 linked_to=684c4fe51d48ae65 name=6c4bad917dc9af90
          sequence=9b194a5c33f16cd4 value=87377c9fcfc1570c version=2c478a52c64b559c;
        column records: collection=8f2e9d728e2180b8 due=288b8079a7419a03
          linked_to=aa4f6c06cf9e1566 name=6c4bad917dc9af90 value=e9b9b73fae3d9e83
          version=2c478a52c64b559c;
        constraint accounts: accounts_check=d31b5f1c000d97c1 accounts_check1=5329a719814e9d4d
          accounts_closed_by_fkey=e4856d895c43da96 accounts_normal_side_check=5624821fbc481a57
          accounts_opened_by_fkey=435c4d6be368daaa accounts_pkey=cf96a82f2c3143b8;
        constraint checkpoints: checkpoints_pkey=b8eafdb81fb02f65
          checkpoints_size_check=cfa8b9fb365854dd;
        constraint entries: entries_authority_check=15379fdf8defd035
          entries_check=7e20cf59a9c28612 entries_check1=bdec4a3589f8e6f3
          entries_idempotency_id_key=7357cf8e2e599a0c entries_pkey=eec4c960adba6ab1
          entries_reverses_fkey=ae73e4c2f532d481;
        constraint hold_history: hold_history_amount_check=21276d3ec62390f9
          hold_history_hold_fkey=9e11a7c3cb34bbe7 hold_history_pkey=dbdeb5ef72c89242
          hold_history_sequence_fkey=50c02d791df1a5f8;
        constraint holds: holds_account_fkey=6cb93a589f34e7a6 holds_amount_check=21276d3ec62390f9
          holds_pkey=cf96a82f2c3143b8;
        constraint legs: legs_account_fkey=6cb93a589f34e7a6 legs_amount_check=57b8c1bd2a878d35
          legs_pkey=87088991a42a9355 legs_sequence_fkey=50c02d791df1a5f8
          legs_side_check=db6f838219ad420d;
        constraint log_entries: log_entries_pkey=ceb509a3957f97d0
          log_entries_position_check=363452322be4def3 log_entries_sequence_fkey=50c02d791df1a5f8
          log_entries_sequence_key=a95abed535527bdb;
        constraint log_nodes: log_nodes_hash_check=68f3dba0a4180053
          log_nodes_level_check=bf5acb4e0fe09682 log_nodes_pkey=45ae4c1c019d0364
          log_nodes_position_check=363452322be4def3;
        constraint migrations: migrations_pkey=538f95b69df535ae;
        constraint record_history: record_history_digest_check=c4184f45bcc7003d
          record_history_linked_to_fkey=0bb24ac40fc82d07 record_history_pkey=c8289bc3eeca6e70
          record_history_sequence_fkey=50c02d791df1a5f8
          record_history_version_check=a0311de998aab195;
        constraint records: records_linked_to_fkey=0bb24ac40fc82d07 records_pkey=b932323bebc5bc0d;
        function: bank.refuse_change()=e61f205e1d5b7718
          bank.require_own_opened_by()=73dddb0de163e831
          bank.require_own_sequence()=16183d4973d4871f;
        index accounts: accounts_by_closing=8dd3cdf2eeda545c accounts_by_opening=6f3d76071c14192d
          accounts_by_owner=1f1ab094040592be;
        index entries: entries_by_date=0cf61defe3d6d1db entries_by_day=28ded5fab63ec5d8
          entries_by_signature=26d87ee1ae2ad105;
        index hold_history: hold_history_by_entry=972ea87348e7b377;
        index holds: holds_by_account=40c719dbedec6d03;
        index legs: legs_by_account=ace27b46ddf22b75;
        index record_history: record_history_by_entry=07f100699afca903;
        index records: records_by_account=496691e61b3abd15 records_by_due=0497b1a57074bc35;
        sequence: entries_sequence_seq=684767a4a9afa9d1;
        table: accounts=a731f6c825a74fa5 checkpoints=a731f6c825a74fa5 entries=a731f6c825a74fa5
          hold_history=a731f6c825a74fa5 holds=a731f6c825a74fa5 legs=a731f6c825a74fa5
          log_entries=a731f6c825a74fa5 log_nodes=a731f6c825a74fa5 migrations=a731f6c825a74fa5
          record_history=a731f6c825a74fa5 records=a731f6c825a74fa5;
        trigger accounts: refuse_change=8f1d71289f61b6b5 require_own_entry=d0b09ec6f40a74e1;
        trigger checkpoints: refuse_change=5cfe5d6700838c94;
        trigger entries: refuse_change=f924aac04e757ec0;
        trigger hold_history: refuse_change=f7d10d6806416c78 require_own_entry=b8ab4e0175f73f8a;
        trigger holds: refuse_change=b0292cca81b01490;
        trigger legs: refuse_change=287eb00c9e83a545 require_own_entry=5e023e5c9d486a7d;
        trigger log_entries: refuse_change=5b5a8918bade6321;
        trigger log_nodes: refuse_change=b1d5754663cd6d72;
        trigger record_history: refuse_change=bd78c34b357b76f3 require_own_entry=66e5b4b2b9341107;
        trigger records: refuse_change=81d3d376d8f157de;
        """

    /// The objects that the mark of a move adds; see ``BookReader/mark(_:)``.
    static let expectedMarkObjects = """
        column move: place=1cddf54d260d0527 state=bfb609f265498244;
        function: bank.refuse_posts()=9cc94eb28b10306e;
        table: move=a731f6c825a74fa5;
        trigger entries: refuse_posts=8b89e2ef700000ec;
        """
}
