-- A book of version 0.1.0 of bank after the commands in book-0.1.0.json, dumped by sqlite3.
PRAGMA application_id = 1113681515;
PRAGMA user_version = 3;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE entries (
  sequence INTEGER PRIMARY KEY CHECK (sequence > 0),
  date INTEGER NOT NULL,
  time INTEGER NOT NULL,
  idempotency_id TEXT NOT NULL UNIQUE,
  purpose TEXT NOT NULL,
  content TEXT NOT NULL,
  result TEXT NOT NULL,
  authority TEXT NOT NULL CHECK (authority IN ('none', 'bank', 'customer')),
  authority_name TEXT,
  signature TEXT UNIQUE CHECK ((signature IS NOT NULL) = (authority = 'customer')),
  memo TEXT NOT NULL,
  reverses INTEGER REFERENCES entries (sequence),
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
INSERT INTO entries VALUES(1,20509,1795427530263,'book start','book.start','{"date":"2026-02-25"}','{}','bank','Ledger',NULL,'',NULL,X'e60c9a58f4945bde5532d5603573712282588b3e9dbfe06cb6c6c2b359dfa09d');
INSERT INTO entries VALUES(2,20509,1795427530374,'7c591616d2ed638df3cb36bb51348af0','customer.join','{"birth":"1990-03-14","name":"김하나","phone":"010-2345-6789"}','{"customer":"C000001"}','none',NULL,NULL,'',NULL,X'af50967197674fa6857da72a613dc4d249e8f8a2a9277a91367f6ab5dd32b156');
INSERT INTO entries VALUES(3,20509,1795427530422,'983787d378cbc7faf26b9ba0400e0a81','customer.join','{"birth":"1985-11-02","name":"Lee Duri","phone":"010-8765-4321"}','{"customer":"C000002"}','none',NULL,NULL,'',NULL,X'5b4a028791b57b81f905b84b043492ed5305544f3199952fce5ae9f03587549d');
INSERT INTO entries VALUES(4,20509,1795427530455,'0a1f932ed07231601353675babf7b122','account.open','{"customer":"C000001","nickname":"생활비"}','{"account":"3333-01-0000013"}','none',NULL,NULL,'',NULL,X'3f6e1d33e1b6da2ca7d18dca457e9e75e3b13fefcb4354d14c8678425fe05394');
INSERT INTO entries VALUES(5,20509,1795427530483,'7f1ced100b007ed4ae38df006478d0ea','account.open','{"customer":"C000001","nickname":"savings"}','{"account":"3333-01-0000021"}','none',NULL,NULL,'',NULL,X'759efbbbf5a4b4d611ece23aa5bb13e450251018cd8a45b7a66477b65e44cf72');
INSERT INTO entries VALUES(6,20509,1795427530508,'944626161420c9a0448a9a7a3a6efc92','account.open','{"customer":"C000002","nickname":""}','{"account":"3333-01-0000037"}','none',NULL,NULL,'',NULL,X'c9499b14394d4880f42a292ffbc079e81d3f578178ff694e5b5c9c5aaeda2554');
INSERT INTO entries VALUES(7,20509,1795427530533,'acf1ec0e77a86d91297a5e8ca13b1133','account.open','{"customer":"C000002","nickname":"old"}','{"account":"3333-01-0000045"}','none',NULL,NULL,'',NULL,X'e5af9c6d4744ccfaefd6c2d494ad6d47c70539d77c4ff3742fdda645a73fa2d5');
INSERT INTO entries VALUES(8,20509,1795427530552,'8ee5a05c4385b8d0a6984aee8e215552','account.deposit','{"account":"3333-01-0000013","amount":"12345678","memo":"salary"}','{}','bank','DemandDeposit',NULL,'salary',NULL,X'3cee6bb259cded7561aac78979648b119ff1ee87c65f66ac72ad2d15f77f0398');
INSERT INTO entries VALUES(9,20509,1795427530578,'507c42b10bd3162bbcfd26e921ab2e46','account.deposit','{"account":"3333-01-0000021","amount":"30000","memo":""}','{}','bank','DemandDeposit',NULL,'',NULL,X'96386d30794d5e0b1da228aa7e43180b1fe9d28f095af41b0fa522fbe2b81de5');
INSERT INTO entries VALUES(10,20509,1795427530604,'93923cc87727a9d90376cc8951fa115b','account.deposit','{"account":"3333-01-0000037","amount":"98765432","memo":""}','{}','bank','DemandDeposit',NULL,'',NULL,X'68d93fb223e043afa5306583db64846fecd334213dba196ca7b6be93cd64e1c2');
INSERT INTO entries VALUES(11,20509,1795427530635,'6c747e63efeb3be682da7008ef72c550','account.deposit','{"account":"3333-01-0000045","amount":"5000","memo":""}','{}','bank','DemandDeposit',NULL,'',NULL,X'f7a287e04d75c4ccc5af9c46cbb2e7807edce19353d900bcdd47111df1bc2aea');
INSERT INTO entries VALUES(12,20509,1795427530663,'bbbac675fc4b811a9b3bd35fbdd4e9ef','safebox.open','{"account":"3333-01-0000013","limit":"10000000"}','{"box":"3333-01-0000013/box1"}','none',NULL,NULL,'',NULL,X'90bdf60ca53289b5ef084d5b91a645a6b4cae67cfa23636ad2a359d93e6157e4');
INSERT INTO entries VALUES(13,20509,1795427530686,'d31425f95b5da80efd9cb7962d884438','safebox.open','{"account":"3333-01-0000037","limit":"50000000"}','{"box":"3333-01-0000037/box1"}','none',NULL,NULL,'',NULL,X'e44212bc74544549398ba716507e9a33ff28ac2211a3675d63138501352d30be');
INSERT INTO entries VALUES(14,20509,1795427530733,'13dac1a2f82177f3c55bec6a7392f5f6','safebox.open','{"account":"3333-01-0000021","limit":"10000000"}','{"box":"3333-01-0000021/box1"}','none',NULL,NULL,'',NULL,X'15022c6c22912c33d2d09352d58c3a369889b2952e2fbcbf311efe21955b394a');
INSERT INTO entries VALUES(15,20509,1795427530774,'6b8575e5efb01d407d1b47d2dce366e4','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'e951bc8ada727c5edf4a4e417f169c3eb17f71de0d73e7d921c13a61e5b9b2aa');
INSERT INTO entries VALUES(16,20509,1795427530802,'5f7816c1edf5329c329e9ddd2f53bb23','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'8b43abb6c747924639441e2dd638dd89c7f083ddf946cf41799c1e03efe3f918');
INSERT INTO entries VALUES(17,20509,1795427530807,'e614f2ec2034cf89c8d76fc64cccc55c','safebox.put','{"account":"3333-01-0000013","amount":"7654321"}','{"box":"3333-01-0000013/box1"}','customer','C000001','e73993ad9248881f87e72e1e1bae04d5e542c55f5eaf6d5f48f90f3e4f092d715d89333a22e50516a8b1c21207142febdeb629df6a77bfad4e2dd4066330120d','',NULL,X'1a57470fd20b42e12ffaa6a848e704dcb1446cff57ce410c08557f4db8cf4c60');
INSERT INTO entries VALUES(18,20509,1795427530834,'e42affe9ca08c97c2db8e407a92590fd','customer.try','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'd727e65e37c989c2df379510eee5ec0529fc65b59d767ebf30125ec8f9057195');
INSERT INTO entries VALUES(19,20509,1795427530865,'074c81a0707f41b7455019c360cc5a5f','customer.proof','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'b10a4627fa89f210fba26d87916793b80d6471623af20d74500ffe80e763d210');
INSERT INTO entries VALUES(20,20509,1795427530869,'29b3f3acd28c2508298b2f01922b22bd','safebox.put','{"account":"3333-01-0000037","amount":"45000000"}','{"box":"3333-01-0000037/box1"}','customer','C000002','a5e6048cd347025f424cb8ccde9d218684044ac764fa74652c64c3c017da8ec1e8e8a9508e9681052133cecc8e32a8d44ba3d7d0f86e3eb447b90bdefeecd80a','',NULL,X'365a6d3a46f87915f4a39699819e394dc6dd8053ab747a48ca7c31f9f76e6759');
INSERT INTO entries VALUES(21,20509,1795427530910,'9e84d467f8fbbb97942bd44933844dd6','safebox.set','{"account":"3333-01-0000037","payout":"monthly"}','{}','none',NULL,NULL,'',NULL,X'3b690725cf7ecc27b4179e82f66a616a911b9a1199e5280ac66937e88cd89aef');
INSERT INTO entries VALUES(22,20509,1795427530928,'21b5f375e8793fcbbfdbc1533ffdbaab','card.issue','{"account":"3333-01-0000013"}','{"card":"3333-01-0000013/card1"}','none',NULL,NULL,'',NULL,X'c782a987037c487f38ebd805d488bb88c71bcd4ff42f170359203ff5943c1c82');
INSERT INTO entries VALUES(23,20509,1795427530961,'140ad0e3f47bab3c00cc725f492441ce','card.issue','{"account":"3333-01-0000037"}','{"card":"3333-01-0000037/card1"}','none',NULL,NULL,'',NULL,X'eff0557bd521a4c6d2c760b5e33b82553691bc6d966b8b0a95563d0a7a03001e');
INSERT INTO entries VALUES(24,20509,1795427530997,'391244bf2c061f58a41ce0880811ecdf','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'9612013d40f34bb48759c9ee43860afc9436bd07d7f7905d14831ef79f552fdc');
INSERT INTO entries VALUES(25,20509,1795427531039,'101c34917736a98fb76fb747960c64d5','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'04192bdcd6dba4968541c3f31f3ec92400ce733206e01e7b21671844795e15ed');
INSERT INTO entries VALUES(26,20509,1795427531048,'d127d84abebeccd0d992e0eebaa5cbb6','card.limits','{"card":"3333-01-0000013/card1","perDay":"1000000","perPayment":"500000"}','{}','customer','C000001','4b9f9867388ab8d67a2dd88578107d69b2e3a8027046a6d5188b4cad87d38b220520ff3302b0b5948a4b3820adc0e15cf4cc1c100e6cdaf156c58115b6704700','',NULL,X'29f12d8a7cedfcc66822398adac50c76ee363908c03609a1be72bef1a70e7ca8');
INSERT INTO entries VALUES(27,20509,1795427531068,'day 2026-02-25','day.close','{"date":"2026-02-25"}','{}','bank','Ledger',NULL,'',NULL,X'40d5f7a447d7b1aaafdf7af9739b0b6dad95704299a9cf2d1eb33611204ebb90');
INSERT INTO entries VALUES(28,20510,1795427531072,'account.accrue 3333-01-0000013 2026-02-25','account.accrue','{"account":"3333-01-0000013","through":"2026-02-25"}','{}','bank','DemandDeposit',NULL,'',NULL,X'1047c413d3ff2600eb0dfdd62b8e3ef9395712f0c4d7f1727a42f572db48c858');
INSERT INTO entries VALUES(29,20510,1795427531074,'account.accrue 3333-01-0000021 2026-02-25','account.accrue','{"account":"3333-01-0000021","through":"2026-02-25"}','{}','bank','DemandDeposit',NULL,'',NULL,X'8194efca0effdc49e49d917c98262913e0707a81ef6c1dfcd933c1c49c2b52fa');
INSERT INTO entries VALUES(30,20510,1795427531075,'account.accrue 3333-01-0000037 2026-02-25','account.accrue','{"account":"3333-01-0000037","through":"2026-02-25"}','{}','bank','DemandDeposit',NULL,'',NULL,X'dfbb29755ac140c70fbd3439e3b31ce976a844e9d3aebcc210c7b19142f40fc7');
INSERT INTO entries VALUES(31,20510,1795427531076,'account.accrue 3333-01-0000045 2026-02-25','account.accrue','{"account":"3333-01-0000045","through":"2026-02-25"}','{}','bank','DemandDeposit',NULL,'',NULL,X'926b6782d6c459d5745c9727038a9ee6fafb3246745d8b74e926ef8c953ce60e');
INSERT INTO entries VALUES(32,20510,1795427531078,'safebox.accrue 3333-01-0000013/box1 2026-02-25','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-02-25"}','{}','bank','SafeBox',NULL,'',NULL,X'667534b0d3c708fdc8a9c8be488689f7117d4f06553cc7008156ebddb466ecc9');
INSERT INTO entries VALUES(33,20510,1795427531080,'safebox.accrue 3333-01-0000021/box1 2026-02-25','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-02-25"}','{}','bank','SafeBox',NULL,'',NULL,X'358bd80bcf0cbfce1ffa1291e1ac830016b04b5be8aed2afcbf3178dc433279b');
INSERT INTO entries VALUES(34,20510,1795427531081,'safebox.accrue 3333-01-0000037/box1 2026-02-25','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-02-25"}','{}','bank','SafeBox',NULL,'',NULL,X'e2f3ffb89539790614cc0a5df4541755f0ae1f3bb36833f3fe7c3d7a5e5542a9');
INSERT INTO entries VALUES(35,20510,1795427531082,'day 2026-02-26','day.close','{"date":"2026-02-26"}','{}','bank','Ledger',NULL,'',NULL,X'fea3bf2c259a8d4c53db65bc74a3063b608d5ffe2497e41c419f61efd1ea472e');
INSERT INTO entries VALUES(36,20511,1795427531083,'account.accrue 3333-01-0000013 2026-02-26','account.accrue','{"account":"3333-01-0000013","through":"2026-02-26"}','{}','bank','DemandDeposit',NULL,'',NULL,X'63b2b0c2d05d4a87c2f864e56dc627c9d57b60739e79c206ff0661f97cda579f');
INSERT INTO entries VALUES(37,20511,1795427531084,'account.accrue 3333-01-0000021 2026-02-26','account.accrue','{"account":"3333-01-0000021","through":"2026-02-26"}','{}','bank','DemandDeposit',NULL,'',NULL,X'ffcf091f0f530b774fba9cac3182dcd849a46de61c7227c4dee9b9eb98f28da0');
INSERT INTO entries VALUES(38,20511,1795427531086,'account.accrue 3333-01-0000037 2026-02-26','account.accrue','{"account":"3333-01-0000037","through":"2026-02-26"}','{}','bank','DemandDeposit',NULL,'',NULL,X'822b40522cd910692186d19fe5d9c792bef9fdcf5900dc53ef54529528f58cd8');
INSERT INTO entries VALUES(39,20511,1795427531087,'account.accrue 3333-01-0000045 2026-02-26','account.accrue','{"account":"3333-01-0000045","through":"2026-02-26"}','{}','bank','DemandDeposit',NULL,'',NULL,X'fe24dd7ee0abf0966e8bf82fa32d0e7a2d15938c8c3a61d27f47dd3d70eed5f2');
INSERT INTO entries VALUES(40,20511,1795427531088,'safebox.accrue 3333-01-0000013/box1 2026-02-26','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-02-26"}','{}','bank','SafeBox',NULL,'',NULL,X'a5fe2100e611487f6a99294d5df93a4ca9b1aa9e8451f3527e05f6231de594ed');
INSERT INTO entries VALUES(41,20511,1795427531090,'safebox.accrue 3333-01-0000021/box1 2026-02-26','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-02-26"}','{}','bank','SafeBox',NULL,'',NULL,X'94e2c0a64eb4ce50c3590d84a5cdb9f33571e2141c39c649ea63d530611484ba');
INSERT INTO entries VALUES(42,20511,1795427531091,'safebox.accrue 3333-01-0000037/box1 2026-02-26','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-02-26"}','{}','bank','SafeBox',NULL,'',NULL,X'631ca4ccff4a6a1efd4ce52131531ce364faa26edf5b792abdf0afc74865ee72');
INSERT INTO entries VALUES(43,20511,1795427531093,'day 2026-02-27','day.close','{"date":"2026-02-27"}','{}','bank','Ledger',NULL,'',NULL,X'3ca5fe1d8e3640837e9e9780a58654f2cad7daebcbe0146c20052c424017eed0');
INSERT INTO entries VALUES(44,20512,1795427531094,'account.accrue 3333-01-0000013 2026-02-27','account.accrue','{"account":"3333-01-0000013","through":"2026-02-27"}','{}','bank','DemandDeposit',NULL,'',NULL,X'863654965bc335d3ef8c08648ce33a399139195e4bc7ec4e60a100e1b8947fd1');
INSERT INTO entries VALUES(45,20512,1795427531095,'account.accrue 3333-01-0000021 2026-02-27','account.accrue','{"account":"3333-01-0000021","through":"2026-02-27"}','{}','bank','DemandDeposit',NULL,'',NULL,X'9feddeb2b6864678be7828f0ed4ed1d45da7406481479169788e3b00cbe54b2e');
INSERT INTO entries VALUES(46,20512,1795427531097,'account.accrue 3333-01-0000037 2026-02-27','account.accrue','{"account":"3333-01-0000037","through":"2026-02-27"}','{}','bank','DemandDeposit',NULL,'',NULL,X'1473718850dd5df2e65f1dcde96b7a6b00867379747656cce8889c63a7bcb50b');
INSERT INTO entries VALUES(47,20512,1795427531098,'account.accrue 3333-01-0000045 2026-02-27','account.accrue','{"account":"3333-01-0000045","through":"2026-02-27"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f930b344f1b2eaace8cd9b5f1c3717ce36e3b4bfe22745b1ded96bcf85b0a5e5');
INSERT INTO entries VALUES(48,20512,1795427531099,'safebox.accrue 3333-01-0000013/box1 2026-02-27','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-02-27"}','{}','bank','SafeBox',NULL,'',NULL,X'575ed57e85e9549cd93ad19596e2e03d6f7ddd7a2c87919a49c1ee8c38c90924');
INSERT INTO entries VALUES(49,20512,1795427531101,'safebox.accrue 3333-01-0000021/box1 2026-02-27','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-02-27"}','{}','bank','SafeBox',NULL,'',NULL,X'd7f8bc31cb8eec91d3c71f778c8868ed6efe3558d7ee27dcdd6fc2bd5d746ea9');
INSERT INTO entries VALUES(50,20512,1795427531102,'safebox.monthly 3333-01-0000037/box1 2026-02-27','safebox.monthly','{"account":"3333-01-0000037/box1","through":"2026-02-27"}','{}','bank','SafeBox',NULL,'',NULL,X'37045e9d083cad5bb2805f4e75501f87c26a1aa7963c102bbaed03f996b3abb8');
INSERT INTO entries VALUES(51,20512,1795427531137,'3b24865f0d060d3db1bf3562c5969bee','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'371a3188bebf638ba7aaefe84beac2d046c610ca4679458cca11e6b8edc745bf');
INSERT INTO entries VALUES(52,20512,1795427531159,'816fb0907c59831c36e7ee1d6ee8e459','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'c02cd9bf3d0f4e74a49f0b9e825e1ca4e5058da67bab65f0707a7980f33e2b60');
INSERT INTO entries VALUES(53,20512,1795427531162,'b2d7013b572b1a3c4fe8b8431762e65a','account.transfer','{"amount":"123456","from":"3333-01-0000013","memo":"7월분 rent","to":"3333-01-0000037"}','{}','customer','C000001','82594883e0b5845dd058aa1ca8130fdd627c3190dd1f9444d69f5aef8d6d24785944ffac2f4e7f64ce62d904a297e8b283e56337a8e66061a0a9199d8fd18f01','7월분 rent',NULL,X'b0a31085637d76cb4ac0f003c05f7448428cd3a96b846f38a911cc477b8c82ca');
INSERT INTO entries VALUES(54,20512,1795427531186,'f54472062e87c131fbcd7e3dbaa6dc9b','card.pay','{"amount":"12000","card":"3333-01-0000013/card1","merchant":"동네 서점","place":"domestic"}','{"amount":"12000","payment":"3333-01-0000013/card1/payment1"}','bank','Card',NULL,'동네 서점',NULL,X'57d77fafdf5587b8ac09827b1017a235a1edbd3bb464fce970f760d86ad04c81');
INSERT INTO entries VALUES(55,20512,1795427531227,'8b3868b3815927eac9e3482238474484','card.pay','{"amount":"34000","card":"3333-01-0000013/card1","merchant":"Cafe","place":"domestic"}','{"amount":"34000","payment":"3333-01-0000013/card1/payment2"}','bank','Card',NULL,'Cafe',NULL,X'25d3e59370b09e0c37af517e5ef0896417c02acab9415acd8fd5a7677e4fdb54');
INSERT INTO entries VALUES(56,20512,1795427531257,'ca74696d0a6bac19e892d8beaf6452da','card.settle','{"amount":"8000","payment":"3333-01-0000013/card1/payment1"}','{"amount":"8000","payment":"3333-01-0000013/card1/payment1"}','bank','Card',NULL,'동네 서점',NULL,X'cc139bd09213980491517ae2426831d5bcc9867c260d9ff30f343d62183d733b');
INSERT INTO entries VALUES(57,20512,1795427531283,'42db6500f957166e9bb4269e9e75ecbe','card.settle','{"amount":"all","payment":"3333-01-0000013/card1/payment2"}','{"amount":"34000","payment":"3333-01-0000013/card1/payment2"}','bank','Card',NULL,'Cafe',NULL,X'a2ff9af9ff8d1cf8dcc69489384dff5ab3e7981442a8112aaaac943d003c6a25');
INSERT INTO entries VALUES(58,20512,1795427531320,'33b1f8afdda6f218c7fd1ffe01442303','card.cancel','{"amount":"4000","payment":"3333-01-0000013/card1/payment2"}','{"amount":"4000","payment":"3333-01-0000013/card1/payment2"}','bank','Card',NULL,'Cafe',57,X'f4b0756d550d2d9b54122cdf00f0bb70d2a4c4b5ec95285b76873170d24f3ac4');
INSERT INTO entries VALUES(59,20512,1795427531340,'dc3a8ee8156cf539048fb92abd47f396','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'4d29e9e7b48685f6bf9ce79af9309f31c285a5f4689076d4d61bc71129cf2a5f');
INSERT INTO entries VALUES(60,20512,1795427531367,'a41ebaf967cb09d5781a45474dd2f9ea','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'c6aa0b048604a6a3c146214bb460f1fd9071917a04133ec263de3f4b4ec395cb');
INSERT INTO entries VALUES(61,20512,1795427531370,'af7d13a49fbcc2e8ffcee0d64a74637f','safebox.take','{"account":"3333-01-0000013","amount":"54321"}','{"box":"3333-01-0000013/box1"}','customer','C000001','0c608a5f42d8ab9023cd93d014609a0ca44a7d9d0502ba007d2b7e6d705442d79542800ea42eeef13a2574377ed2ef01b84edd4970159a34ad9f752e39685903','',NULL,X'49ceea192360aba7f5ceb6181aa52663eaa5b97494792dab51d09d0ea969bcf0');
INSERT INTO entries VALUES(62,20512,1795427531394,'day 2026-02-28','day.close','{"date":"2026-02-28"}','{}','bank','Ledger',NULL,'',NULL,X'79b145848826ebd4f6d18c37f7b146478b11f329ea1b436663cef3e861ba8bd3');
INSERT INTO entries VALUES(63,20513,1795427531398,'account.accrue 3333-01-0000013 2026-02-28','account.accrue','{"account":"3333-01-0000013","through":"2026-02-28"}','{}','bank','DemandDeposit',NULL,'',NULL,X'40035567159f979f10bf5831978a7449bf3593e3d8103c40a073459407bac7e5');
INSERT INTO entries VALUES(64,20513,1795427531399,'account.accrue 3333-01-0000021 2026-02-28','account.accrue','{"account":"3333-01-0000021","through":"2026-02-28"}','{}','bank','DemandDeposit',NULL,'',NULL,X'33316ad031a3f48486443803d5a634a81a2fed694398cdc1f3c653aa15db375d');
INSERT INTO entries VALUES(65,20513,1795427531400,'account.accrue 3333-01-0000037 2026-02-28','account.accrue','{"account":"3333-01-0000037","through":"2026-02-28"}','{}','bank','DemandDeposit',NULL,'',NULL,X'1f61f532473527bb887e75be8e45478c97565e5de12dd553f4ba9af21a01753d');
INSERT INTO entries VALUES(66,20513,1795427531402,'account.accrue 3333-01-0000045 2026-02-28','account.accrue','{"account":"3333-01-0000045","through":"2026-02-28"}','{}','bank','DemandDeposit',NULL,'',NULL,X'239805e09808f0aa1232c85fffca3018a567df1ec3c41a7e8f96e8b4bbd68877');
INSERT INTO entries VALUES(67,20513,1795427531403,'safebox.accrue 3333-01-0000013/box1 2026-02-28','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-02-28"}','{}','bank','SafeBox',NULL,'',NULL,X'aec8cbd7aa242bf437c2b888ed5660979db7c2f0b13be1e1da1d9b62ac899558');
INSERT INTO entries VALUES(68,20513,1795427531404,'safebox.accrue 3333-01-0000021/box1 2026-02-28','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-02-28"}','{}','bank','SafeBox',NULL,'',NULL,X'da3d65c8e9aecf0b70fabf12cbdd1a822597ef251fe2a4489d6797f84f4413a5');
INSERT INTO entries VALUES(69,20513,1795427531406,'safebox.accrue 3333-01-0000037/box1 2026-02-28','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-02-28"}','{}','bank','SafeBox',NULL,'',NULL,X'0592649150d472b18f477a89c106933a185003a4d587ed736f01f497ee2b3071');
INSERT INTO entries VALUES(70,20513,1795427531407,'day 2026-03-01','day.close','{"date":"2026-03-01"}','{}','bank','Ledger',NULL,'',NULL,X'1a8f53321bbe9334f51357adda8d53e5ccf07d66144f21383be5c735c5a3f927');
INSERT INTO entries VALUES(71,20514,1795427531408,'account.accrue 3333-01-0000013 2026-03-01','account.accrue','{"account":"3333-01-0000013","through":"2026-03-01"}','{}','bank','DemandDeposit',NULL,'',NULL,X'16b0ae388e1ec433d459a1cf6ef6b6ce6f1fd81b16ae646c2cf8deae7afd1101');
INSERT INTO entries VALUES(72,20514,1795427531409,'account.accrue 3333-01-0000021 2026-03-01','account.accrue','{"account":"3333-01-0000021","through":"2026-03-01"}','{}','bank','DemandDeposit',NULL,'',NULL,X'7765afe2742ca931e5b84f799978d041064f52ce8f13304349c0466a0e056abd');
INSERT INTO entries VALUES(73,20514,1795427531410,'account.accrue 3333-01-0000037 2026-03-01','account.accrue','{"account":"3333-01-0000037","through":"2026-03-01"}','{}','bank','DemandDeposit',NULL,'',NULL,X'79190236fc3aa5436c93075c7315e826db79ca5bb9f21bb15e9cb9d4b7940810');
INSERT INTO entries VALUES(74,20514,1795427531411,'account.accrue 3333-01-0000045 2026-03-01','account.accrue','{"account":"3333-01-0000045","through":"2026-03-01"}','{}','bank','DemandDeposit',NULL,'',NULL,X'5597cacc4039fcd97e10b9e416ca900b1171cdfe6f230e19ce144423c3f1a7fe');
INSERT INTO entries VALUES(75,20514,1795427531412,'safebox.accrue 3333-01-0000013/box1 2026-03-01','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-01"}','{}','bank','SafeBox',NULL,'',NULL,X'cc3cfbe5832a5c438a8bb5160030bda79dd52e1278e2ccd6b3585a74038109c0');
INSERT INTO entries VALUES(76,20514,1795427531413,'safebox.accrue 3333-01-0000021/box1 2026-03-01','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-01"}','{}','bank','SafeBox',NULL,'',NULL,X'3771e6085fa4a21bd2bbc18bfa1caa5ac90768cd3e18b55dace026c33be89cd4');
INSERT INTO entries VALUES(77,20514,1795427531414,'safebox.accrue 3333-01-0000037/box1 2026-03-01','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-01"}','{}','bank','SafeBox',NULL,'',NULL,X'5f53292fed562f8ab4bb22acf33bff426e515c5cc090aa9c737ebe2eb627670f');
INSERT INTO entries VALUES(78,20514,1795427531415,'day 2026-03-02','day.close','{"date":"2026-03-02"}','{}','bank','Ledger',NULL,'',NULL,X'5a3efde4da28e828f55fb1a4032e66072ee9ba64b4d5cf6392d3be0a62a13335');
INSERT INTO entries VALUES(79,20515,1795427531416,'account.accrue 3333-01-0000013 2026-03-02','account.accrue','{"account":"3333-01-0000013","through":"2026-03-02"}','{}','bank','DemandDeposit',NULL,'',NULL,X'c8212cd663b2ffd9ddb467606c0ca6b1d9f1ab121e2b7c1eda0a1bd64230d17f');
INSERT INTO entries VALUES(80,20515,1795427531417,'account.accrue 3333-01-0000021 2026-03-02','account.accrue','{"account":"3333-01-0000021","through":"2026-03-02"}','{}','bank','DemandDeposit',NULL,'',NULL,X'0ea46e1b1470f803f4cec8c40494d35301f43f9b054ee7a284eb10e3465a1be1');
INSERT INTO entries VALUES(81,20515,1795427531418,'account.accrue 3333-01-0000037 2026-03-02','account.accrue','{"account":"3333-01-0000037","through":"2026-03-02"}','{}','bank','DemandDeposit',NULL,'',NULL,X'50d897e0e5f2086f0bfee62b3c7a214fa38cec418494c3d0eb87191459c3e0df');
INSERT INTO entries VALUES(82,20515,1795427531420,'account.accrue 3333-01-0000045 2026-03-02','account.accrue','{"account":"3333-01-0000045","through":"2026-03-02"}','{}','bank','DemandDeposit',NULL,'',NULL,X'3fbc762fd89e85ec97b2c4ec7f304a26767b5659a58293ad1580c10a9dbd9a5a');
INSERT INTO entries VALUES(83,20515,1795427531421,'safebox.accrue 3333-01-0000013/box1 2026-03-02','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-02"}','{}','bank','SafeBox',NULL,'',NULL,X'59b6b1d700b49041db0e3ba3306268d986316ed56bfa816627204b1321e793d6');
INSERT INTO entries VALUES(84,20515,1795427531422,'safebox.accrue 3333-01-0000021/box1 2026-03-02','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-02"}','{}','bank','SafeBox',NULL,'',NULL,X'18e06656540fbe83d0e8a9970d7e51cf252d71babbcf1e2dc75bf5e007b26cd5');
INSERT INTO entries VALUES(85,20515,1795427531424,'safebox.accrue 3333-01-0000037/box1 2026-03-02','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-02"}','{}','bank','SafeBox',NULL,'',NULL,X'35b2975275cc8c734c592a2395cb0c3dc897e885f846ed49e6d8671ca55655ce');
INSERT INTO entries VALUES(86,20515,1795427531425,'day 2026-03-03','day.close','{"date":"2026-03-03"}','{}','bank','Ledger',NULL,'',NULL,X'6bdfcee3906842074f137acb0cb9885245f8ca11e524dbce621c9f6540dea202');
INSERT INTO entries VALUES(87,20516,1795427531426,'account.accrue 3333-01-0000013 2026-03-03','account.accrue','{"account":"3333-01-0000013","through":"2026-03-03"}','{}','bank','DemandDeposit',NULL,'',NULL,X'c653d912cd59ab93bfbd6f3390a69c7cc5c4de572fbb181e618e17749bfc1246');
INSERT INTO entries VALUES(88,20516,1795427531428,'account.accrue 3333-01-0000021 2026-03-03','account.accrue','{"account":"3333-01-0000021","through":"2026-03-03"}','{}','bank','DemandDeposit',NULL,'',NULL,X'105e5ee256f6c940c7cb1fce8bf3ffccfc207f394da8144abee7f9a20a6db191');
INSERT INTO entries VALUES(89,20516,1795427531429,'account.accrue 3333-01-0000037 2026-03-03','account.accrue','{"account":"3333-01-0000037","through":"2026-03-03"}','{}','bank','DemandDeposit',NULL,'',NULL,X'30cf197de2635dc653f8b7294fa9df7ac2d19f05ebd4ff1bede2e75541cbe849');
INSERT INTO entries VALUES(90,20516,1795427531430,'account.accrue 3333-01-0000045 2026-03-03','account.accrue','{"account":"3333-01-0000045","through":"2026-03-03"}','{}','bank','DemandDeposit',NULL,'',NULL,X'09eaadf87fd726e36d9226e09339da5f08132baa7321579cf5c7b15ea47bce7f');
INSERT INTO entries VALUES(91,20516,1795427531431,'safebox.accrue 3333-01-0000013/box1 2026-03-03','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-03"}','{}','bank','SafeBox',NULL,'',NULL,X'f7b8d6cbd896f3fc857c265b3f4befc5d675748578af1a69d8ecf4936710f742');
INSERT INTO entries VALUES(92,20516,1795427531432,'safebox.accrue 3333-01-0000021/box1 2026-03-03','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-03"}','{}','bank','SafeBox',NULL,'',NULL,X'c1edbf8454efbad5e3e32ad07a9c039b9d5d65621e21a00cbc80cec301742690');
INSERT INTO entries VALUES(93,20516,1795427531433,'safebox.accrue 3333-01-0000037/box1 2026-03-03','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-03"}','{}','bank','SafeBox',NULL,'',NULL,X'ddc94d9c2bbfe2279aa4222ef457bcd0cc6bc172c17f6ee27be4bf9cd878b41e');
INSERT INTO entries VALUES(94,20516,1795427531463,'4815103d584c7ff643566feb3f7cc504','card.pay','{"amount":"250000","card":"3333-01-0000037/card1","merchant":"Shop","place":"domestic"}','{"amount":"250000","payment":"3333-01-0000037/card1/payment1"}','bank','Card',NULL,'Shop',NULL,X'4f8b3a7529661bed76b04f5db6eb6a95b31f082c0df5819136853624d056df0e');
INSERT INTO entries VALUES(95,20516,1795427531487,'17a363bc3a7a1a62c67ab37ba25975a6','card.void','{"amount":"all","payment":"3333-01-0000037/card1/payment1"}','{"amount":"250000","payment":"3333-01-0000037/card1/payment1"}','bank','Card',NULL,'Shop',NULL,X'8a444f74dc641a80276f7562a76e60c3a578040d4ec3e19625a75f85184ca5e4');
INSERT INTO entries VALUES(96,20516,1795427531528,'c4bb5d3739975307e6ee969f277f30c1','card.pay','{"amount":"60000","card":"3333-01-0000037/card1","merchant":"Book Shop","place":"overseas"}','{"amount":"60000","payment":"3333-01-0000037/card1/payment2"}','bank','Card',NULL,'Book Shop',NULL,X'18814688993416a0da93f435c61cba26cf94157a3d27484c7f9584a5111e674f');
INSERT INTO entries VALUES(97,20516,1795427531583,'236ba8945356a91ef1638d09721b961b','card.settle','{"amount":"all","payment":"3333-01-0000037/card1/payment2"}','{"amount":"60000","payment":"3333-01-0000037/card1/payment2"}','bank','Card',NULL,'Book Shop',NULL,X'7e7e4deadd8f0f09eeb625abe29193e473d66c171193d350477d6aebe4cd8912');
INSERT INTO entries VALUES(98,20516,1795427531615,'27a22284c9dfc26da8f4d5735ab02bb5','card.lose','{"card":"3333-01-0000037/card1"}','{}','none',NULL,NULL,'',NULL,X'fc9ec328cc8e09e7bdd608ce4f9f704c9b6722d5a8f0632fce98bde2545e60a1');
INSERT INTO entries VALUES(99,20516,1795427531634,'9bcff96adce91a453c2693b97caa3eeb','card.reissue','{"card":"3333-01-0000037/card1"}','{"card":"3333-01-0000037/card2"}','none',NULL,NULL,'',NULL,X'24454c6f44d9ba0117482a7833e2a288e3522bf849b2d8968caa8bb624023dbb');
INSERT INTO entries VALUES(100,20516,1795427531656,'f11e94b70276d2c817f7829b8e456c21','card.lock','{"card":"3333-01-0000037/card2","places":"overseas"}','{}','none',NULL,NULL,'',NULL,X'3a946e78dc9ff183bec986356df97f25ba378078905e075e249425f8580755ec');
INSERT INTO entries VALUES(101,20516,1795427531679,'61ab7394c92aa45fcf8ced8936038a77','card.issue','{"account":"3333-01-0000021"}','{"card":"3333-01-0000021/card1"}','none',NULL,NULL,'',NULL,X'9a0a0aa33e2500b6e2f539dfb9e73d3fb51e8cfd982948c3a9d0d9d8ce6ec687');
INSERT INTO entries VALUES(102,20516,1795427531714,'08b214361b6f8f1d7bf8fb30beab02c8','card.lose','{"card":"3333-01-0000021/card1"}','{}','none',NULL,NULL,'',NULL,X'5e280b55bb669227c8ee97372eba6ae043b0afcb0fce35e4952cff75a084ccc3');
INSERT INTO entries VALUES(103,20516,1795427531736,'day 2026-03-04','day.close','{"date":"2026-03-04"}','{}','bank','Ledger',NULL,'',NULL,X'35023a2bb718c9199d3bae3c6dcd07e692ddb42895ee73ff714b80787a047050');
INSERT INTO entries VALUES(104,20517,1795427531738,'account.accrue 3333-01-0000013 2026-03-04','account.accrue','{"account":"3333-01-0000013","through":"2026-03-04"}','{}','bank','DemandDeposit',NULL,'',NULL,X'bd6f3871a34cae7e1daacc932ccd8b466da420cf856714bcaaeaf6cb6bb90451');
INSERT INTO entries VALUES(105,20517,1795427531739,'account.accrue 3333-01-0000021 2026-03-04','account.accrue','{"account":"3333-01-0000021","through":"2026-03-04"}','{}','bank','DemandDeposit',NULL,'',NULL,X'7687e0d1f73c9c0072e53fd86ef0b9ecdf9369312be754a26ebe9910f5b00035');
INSERT INTO entries VALUES(106,20517,1795427531740,'account.accrue 3333-01-0000037 2026-03-04','account.accrue','{"account":"3333-01-0000037","through":"2026-03-04"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f49552bddcfe14bcf5ce57031d927e91473b10290d8912afa75084cccd5dd65f');
INSERT INTO entries VALUES(107,20517,1795427531741,'account.accrue 3333-01-0000045 2026-03-04','account.accrue','{"account":"3333-01-0000045","through":"2026-03-04"}','{}','bank','DemandDeposit',NULL,'',NULL,X'6e5454240cbff2397b3f743c997a0c1ef52cd2b77954b04e17ac7861348ef1d9');
INSERT INTO entries VALUES(108,20517,1795427531742,'safebox.accrue 3333-01-0000013/box1 2026-03-04','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-04"}','{}','bank','SafeBox',NULL,'',NULL,X'5e01186c78acb4966c3429b0a5fc3eba59c87f92f1c3730c37b2524e130e588e');
INSERT INTO entries VALUES(109,20517,1795427531743,'safebox.accrue 3333-01-0000021/box1 2026-03-04','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-04"}','{}','bank','SafeBox',NULL,'',NULL,X'5a1d4e3699ce640e09866e61be148575c4146024e617f09d92ce98e3a441f050');
INSERT INTO entries VALUES(110,20517,1795427531744,'safebox.accrue 3333-01-0000037/box1 2026-03-04','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-04"}','{}','bank','SafeBox',NULL,'',NULL,X'e08dc1c562423c6b030e977b61d7b8673e918ec9a8a3f5e4f1fff6604bef341b');
INSERT INTO entries VALUES(111,20517,1795427531745,'day 2026-03-05','day.close','{"date":"2026-03-05"}','{}','bank','Ledger',NULL,'',NULL,X'165d34609d7038389e7f0434f9aaf5df2b94d819fbc92ea3cf5b6e263d84c2b7');
INSERT INTO entries VALUES(112,20518,1795427531746,'account.accrue 3333-01-0000013 2026-03-05','account.accrue','{"account":"3333-01-0000013","through":"2026-03-05"}','{}','bank','DemandDeposit',NULL,'',NULL,X'687ba567de452da784d1ee9f38e5d995287fd19a01678c98a245792c9b768429');
INSERT INTO entries VALUES(113,20518,1795427531747,'account.accrue 3333-01-0000021 2026-03-05','account.accrue','{"account":"3333-01-0000021","through":"2026-03-05"}','{}','bank','DemandDeposit',NULL,'',NULL,X'c4f46f880c81e91cf6d8eb6c3ec2b51ff6790b5a6d6ff94d9acd2c37da7b29d5');
INSERT INTO entries VALUES(114,20518,1795427531748,'account.accrue 3333-01-0000037 2026-03-05','account.accrue','{"account":"3333-01-0000037","through":"2026-03-05"}','{}','bank','DemandDeposit',NULL,'',NULL,X'eb80f2c1b7d4607ae369fc70843cb83f7ebd2e6237243b19c71a71dc0281b44c');
INSERT INTO entries VALUES(115,20518,1795427531749,'account.accrue 3333-01-0000045 2026-03-05','account.accrue','{"account":"3333-01-0000045","through":"2026-03-05"}','{}','bank','DemandDeposit',NULL,'',NULL,X'538b91589fa08155e3979b30d612eb09b08be33f0d628667756e543e9e098521');
INSERT INTO entries VALUES(116,20518,1795427531750,'safebox.accrue 3333-01-0000013/box1 2026-03-05','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-05"}','{}','bank','SafeBox',NULL,'',NULL,X'609f0a09997ec3550726f50a57304d2c3b4b37d6b1a1b002136b976b0532c799');
INSERT INTO entries VALUES(117,20518,1795427531751,'safebox.accrue 3333-01-0000021/box1 2026-03-05','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-05"}','{}','bank','SafeBox',NULL,'',NULL,X'd10d3bc2ada2eefd52dc0f1566edbfde632c4a5b4f537fc33481582f5701e24a');
INSERT INTO entries VALUES(118,20518,1795427531752,'safebox.accrue 3333-01-0000037/box1 2026-03-05','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-05"}','{}','bank','SafeBox',NULL,'',NULL,X'5fddb770f705d8fbabbd5e6fe9208f02210a5d3555c7c85bedc9ba3ac4a6e005');
INSERT INTO entries VALUES(119,20518,1795427531753,'day 2026-03-06','day.close','{"date":"2026-03-06"}','{}','bank','Ledger',NULL,'',NULL,X'8086701c4d57b2720d29b03e800951b660f7b97203abee02fdc62d2f2b7ff994');
INSERT INTO entries VALUES(120,20519,1795427531754,'account.accrue 3333-01-0000013 2026-03-06','account.accrue','{"account":"3333-01-0000013","through":"2026-03-06"}','{}','bank','DemandDeposit',NULL,'',NULL,X'16f7c3c6b436c68f32f294145f951556d84057124d6eda96c28941d353798964');
INSERT INTO entries VALUES(121,20519,1795427531755,'account.accrue 3333-01-0000021 2026-03-06','account.accrue','{"account":"3333-01-0000021","through":"2026-03-06"}','{}','bank','DemandDeposit',NULL,'',NULL,X'9ce23ff2bca8cb522c849eafc112870f40c053579f1bc860dc976c8c1f21b767');
INSERT INTO entries VALUES(122,20519,1795427531756,'account.accrue 3333-01-0000037 2026-03-06','account.accrue','{"account":"3333-01-0000037","through":"2026-03-06"}','{}','bank','DemandDeposit',NULL,'',NULL,X'89780f64051bbac63889add719d4027087074f9dd854244b4d6b8a9fda05e211');
INSERT INTO entries VALUES(123,20519,1795427531757,'account.accrue 3333-01-0000045 2026-03-06','account.accrue','{"account":"3333-01-0000045","through":"2026-03-06"}','{}','bank','DemandDeposit',NULL,'',NULL,X'66f5044b796327bb21464467805274d91f9d3ed738c9e9e20d35099f6903aed0');
INSERT INTO entries VALUES(124,20519,1795427531758,'safebox.accrue 3333-01-0000013/box1 2026-03-06','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-06"}','{}','bank','SafeBox',NULL,'',NULL,X'bd10472f1b5202c76ec772f290ac7682839dcb35ceaa08a5e64693aa67f79720');
INSERT INTO entries VALUES(125,20519,1795427531759,'safebox.accrue 3333-01-0000021/box1 2026-03-06','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-06"}','{}','bank','SafeBox',NULL,'',NULL,X'7c94601e461f916848ab5250bb0b8daed7dd1a07b86c384d64b207c636a9a35e');
INSERT INTO entries VALUES(126,20519,1795427531760,'safebox.accrue 3333-01-0000037/box1 2026-03-06','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-06"}','{}','bank','SafeBox',NULL,'',NULL,X'2c949eba307491f0e4187c893ff9cead3e400f100c4c7e26e991dfeb5a265414');
INSERT INTO entries VALUES(127,20519,1795427531761,'card.expire 3333-01-0000013/card1/payment1','card.expire','{"payment":"3333-01-0000013/card1/payment1"}','{"amount":"4000","payment":"3333-01-0000013/card1/payment1"}','bank','Card',NULL,'동네 서점',NULL,X'05c590dc77fbac289aa8b058310f86646ceea687cddac679feca156285cd91cd');
INSERT INTO entries VALUES(128,20519,1795427531762,'day 2026-03-07','day.close','{"date":"2026-03-07"}','{}','bank','Ledger',NULL,'',NULL,X'33c7d4cea57f9721d8dbeaf71a6c8fddb3b82460f6af35a8d91d0581c55c3f35');
INSERT INTO entries VALUES(129,20520,1795427531763,'account.accrue 3333-01-0000013 2026-03-07','account.accrue','{"account":"3333-01-0000013","through":"2026-03-07"}','{}','bank','DemandDeposit',NULL,'',NULL,X'd68880b21349764ec2158038878ad7d7ccbb5ed9c7b836b543ee4f9e9f79d4d8');
INSERT INTO entries VALUES(130,20520,1795427531764,'account.accrue 3333-01-0000021 2026-03-07','account.accrue','{"account":"3333-01-0000021","through":"2026-03-07"}','{}','bank','DemandDeposit',NULL,'',NULL,X'1847431a41dc25327ce140714037fe63ca742dfab2d726aba66c5c57aa9234bd');
INSERT INTO entries VALUES(131,20520,1795427531765,'account.accrue 3333-01-0000037 2026-03-07','account.accrue','{"account":"3333-01-0000037","through":"2026-03-07"}','{}','bank','DemandDeposit',NULL,'',NULL,X'dab193475a36bd263d235495a63d9ea78717bf288976dee84bff3784bd77249c');
INSERT INTO entries VALUES(132,20520,1795427531766,'account.accrue 3333-01-0000045 2026-03-07','account.accrue','{"account":"3333-01-0000045","through":"2026-03-07"}','{}','bank','DemandDeposit',NULL,'',NULL,X'db438e88d89b145c4ba63a43d065a63bf8f3697b1be0049153fa794fab885dff');
INSERT INTO entries VALUES(133,20520,1795427531767,'safebox.accrue 3333-01-0000013/box1 2026-03-07','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-07"}','{}','bank','SafeBox',NULL,'',NULL,X'09b709a9e880f9f334dd2d49dea9e6d44374520c0a6bc0069a1ddce98515229a');
INSERT INTO entries VALUES(134,20520,1795427531768,'safebox.accrue 3333-01-0000021/box1 2026-03-07','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-07"}','{}','bank','SafeBox',NULL,'',NULL,X'efc999c3ccc835469fb1356d3d04635dd5f7ab92108f325c868092fb1137cd01');
INSERT INTO entries VALUES(135,20520,1795427531769,'safebox.accrue 3333-01-0000037/box1 2026-03-07','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-07"}','{}','bank','SafeBox',NULL,'',NULL,X'64e048a7843568d9f9edfca495d1242da7b2d37f5d1b70eb15af39c70fd5ec5e');
INSERT INTO entries VALUES(136,20520,1795427531770,'day 2026-03-08','day.close','{"date":"2026-03-08"}','{}','bank','Ledger',NULL,'',NULL,X'cde63055f606ec85e1d7ae45b36ef030c1edbe4d33a2862d7e2683f856e9bc20');
INSERT INTO entries VALUES(137,20521,1795427531771,'account.accrue 3333-01-0000013 2026-03-08','account.accrue','{"account":"3333-01-0000013","through":"2026-03-08"}','{}','bank','DemandDeposit',NULL,'',NULL,X'376f306d449b226c1f55c9a3f877bd21ee4b84d1cf839162f4b7b835f92d57a7');
INSERT INTO entries VALUES(138,20521,1795427531772,'account.accrue 3333-01-0000021 2026-03-08','account.accrue','{"account":"3333-01-0000021","through":"2026-03-08"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f6ca907ac888f24103f0a9f65c6b07e994cb46ecf64db0199665b349b88daeca');
INSERT INTO entries VALUES(139,20521,1795427531773,'account.accrue 3333-01-0000037 2026-03-08','account.accrue','{"account":"3333-01-0000037","through":"2026-03-08"}','{}','bank','DemandDeposit',NULL,'',NULL,X'324943a8d8f12d153bf6cce2629114263266d18f038e8cfd3666696a2c036137');
INSERT INTO entries VALUES(140,20521,1795427531774,'account.accrue 3333-01-0000045 2026-03-08','account.accrue','{"account":"3333-01-0000045","through":"2026-03-08"}','{}','bank','DemandDeposit',NULL,'',NULL,X'e4f13856a54504199032b27effcd0373362cad8293eb615521d3eefe44352008');
INSERT INTO entries VALUES(141,20521,1795427531775,'safebox.accrue 3333-01-0000013/box1 2026-03-08','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-08"}','{}','bank','SafeBox',NULL,'',NULL,X'5916e1bac9b0f488cae9f71de11255d060d658403e876dbe81333eed2cf7c770');
INSERT INTO entries VALUES(142,20521,1795427531776,'safebox.accrue 3333-01-0000021/box1 2026-03-08','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-08"}','{}','bank','SafeBox',NULL,'',NULL,X'9995f1f10582e0fc238a8b21debc636dfdf667c8bf835ba522266dc79d12b7b4');
INSERT INTO entries VALUES(143,20521,1795427531777,'safebox.accrue 3333-01-0000037/box1 2026-03-08','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-08"}','{}','bank','SafeBox',NULL,'',NULL,X'afd2aaca17c73d8daf2ceed75061ee1c4aa107f749dbef83b7d90d367f78d719');
INSERT INTO entries VALUES(144,20521,1795427531778,'day 2026-03-09','day.close','{"date":"2026-03-09"}','{}','bank','Ledger',NULL,'',NULL,X'988d312350e73c9fd5922961e81f4a654f6a96264863bb1d0331265ac5e289f5');
INSERT INTO entries VALUES(145,20522,1795427531779,'account.accrue 3333-01-0000013 2026-03-09','account.accrue','{"account":"3333-01-0000013","through":"2026-03-09"}','{}','bank','DemandDeposit',NULL,'',NULL,X'7b40efd324834f8bb19d629d810b400102dd2dff6a39172b13f694ccb2ae6f2b');
INSERT INTO entries VALUES(146,20522,1795427531780,'account.accrue 3333-01-0000021 2026-03-09','account.accrue','{"account":"3333-01-0000021","through":"2026-03-09"}','{}','bank','DemandDeposit',NULL,'',NULL,X'e3ffdea822ed37ee99d164198b8a95b37723a864f409ec9a70e76e42d0f003ef');
INSERT INTO entries VALUES(147,20522,1795427531781,'account.accrue 3333-01-0000037 2026-03-09','account.accrue','{"account":"3333-01-0000037","through":"2026-03-09"}','{}','bank','DemandDeposit',NULL,'',NULL,X'64ab69386b9fbdc009616894ec7e70b596a4067177e5fcc8dcb0191a119bbc06');
INSERT INTO entries VALUES(148,20522,1795427531782,'account.accrue 3333-01-0000045 2026-03-09','account.accrue','{"account":"3333-01-0000045","through":"2026-03-09"}','{}','bank','DemandDeposit',NULL,'',NULL,X'fbdf103c4079d8e437b8cc2f5100acedd59e3f867b8faa1047e098fa27313c7b');
INSERT INTO entries VALUES(149,20522,1795427531783,'safebox.accrue 3333-01-0000013/box1 2026-03-09','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-09"}','{}','bank','SafeBox',NULL,'',NULL,X'3eb9c4279d82de3e27cdb848eed369dc492d56a97f4977e879001d03ce34faaa');
INSERT INTO entries VALUES(150,20522,1795427531784,'safebox.accrue 3333-01-0000021/box1 2026-03-09','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-09"}','{}','bank','SafeBox',NULL,'',NULL,X'8a614056667487342f9d8f2461caf499be11302d4356f9f25b7937dfea5f4a92');
INSERT INTO entries VALUES(151,20522,1795427531785,'safebox.accrue 3333-01-0000037/box1 2026-03-09','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-09"}','{}','bank','SafeBox',NULL,'',NULL,X'b5409671838b888246f265939611998b5a674bad992a9ec98b4c659f074a6a1e');
INSERT INTO entries VALUES(152,20522,1795427531786,'day 2026-03-10','day.close','{"date":"2026-03-10"}','{}','bank','Ledger',NULL,'',NULL,X'23a554fc31634c0d5c0676f4aaf5b52c29b8547b9099fa6a16306200aa595f4f');
INSERT INTO entries VALUES(153,20523,1795427531787,'account.accrue 3333-01-0000013 2026-03-10','account.accrue','{"account":"3333-01-0000013","through":"2026-03-10"}','{}','bank','DemandDeposit',NULL,'',NULL,X'939d947b9f602f7d7b77ec42fed9cdca17c34333210aae7d25e9bf56e5368670');
INSERT INTO entries VALUES(154,20523,1795427531788,'account.accrue 3333-01-0000021 2026-03-10','account.accrue','{"account":"3333-01-0000021","through":"2026-03-10"}','{}','bank','DemandDeposit',NULL,'',NULL,X'd11f2c7dfae871179a6f8fe186c0c4712c2956763865c118ea2f46100fde3476');
INSERT INTO entries VALUES(155,20523,1795427531789,'account.accrue 3333-01-0000037 2026-03-10','account.accrue','{"account":"3333-01-0000037","through":"2026-03-10"}','{}','bank','DemandDeposit',NULL,'',NULL,X'35bb7a24824a538d1d04370d9893f8b42a284c7c752d69f0c48c4b73c21b8d1c');
INSERT INTO entries VALUES(156,20523,1795427531790,'account.accrue 3333-01-0000045 2026-03-10','account.accrue','{"account":"3333-01-0000045","through":"2026-03-10"}','{}','bank','DemandDeposit',NULL,'',NULL,X'ea351fab1b0411844abb80c5019c619d1320fbfd9e42846578ed68e88b40b6f0');
INSERT INTO entries VALUES(157,20523,1795427531791,'safebox.accrue 3333-01-0000013/box1 2026-03-10','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-10"}','{}','bank','SafeBox',NULL,'',NULL,X'2d4a50bb438e2bc0e4803a70ba0c357d358e08d779322687598042b12adee24b');
INSERT INTO entries VALUES(158,20523,1795427531794,'safebox.accrue 3333-01-0000021/box1 2026-03-10','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-10"}','{}','bank','SafeBox',NULL,'',NULL,X'596bbc3e1911507f8e7099d253d97fcfc222e41e956b4e7a5a7a4017e1ed957c');
INSERT INTO entries VALUES(159,20523,1795427531796,'safebox.accrue 3333-01-0000037/box1 2026-03-10','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-10"}','{}','bank','SafeBox',NULL,'',NULL,X'2928e03781040e0d82bca89e75b700c091b80cb0414ee91f3f0808cb3c1c4419');
INSERT INTO entries VALUES(160,20523,1795427531797,'day 2026-03-11','day.close','{"date":"2026-03-11"}','{}','bank','Ledger',NULL,'',NULL,X'47b3dd6df19db0c9a885eb8992ec21cd5c2ccf90c8af4d7926cadc5452af3ad3');
INSERT INTO entries VALUES(161,20524,1795427531798,'account.accrue 3333-01-0000013 2026-03-11','account.accrue','{"account":"3333-01-0000013","through":"2026-03-11"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f29f62b96d23caa7fe3ff6c19decc19ee9a1efc10dd883f9dec6362448c1acd3');
INSERT INTO entries VALUES(162,20524,1795427531802,'account.accrue 3333-01-0000021 2026-03-11','account.accrue','{"account":"3333-01-0000021","through":"2026-03-11"}','{}','bank','DemandDeposit',NULL,'',NULL,X'40bca2ecbca478eaff140c260841ec9e7ad81376b579d281421279c7e4ff20d5');
INSERT INTO entries VALUES(163,20524,1795427531804,'account.accrue 3333-01-0000037 2026-03-11','account.accrue','{"account":"3333-01-0000037","through":"2026-03-11"}','{}','bank','DemandDeposit',NULL,'',NULL,X'a969bbacc7d953f249ea927b07b36f10b20aa539b988798e553cb198e3e08826');
INSERT INTO entries VALUES(164,20524,1795427531806,'account.accrue 3333-01-0000045 2026-03-11','account.accrue','{"account":"3333-01-0000045","through":"2026-03-11"}','{}','bank','DemandDeposit',NULL,'',NULL,X'7ded07d0547cacf8d5cc68908b2026c82d726c984c9634bd64994d6b0f4a75d3');
INSERT INTO entries VALUES(165,20524,1795427531810,'safebox.accrue 3333-01-0000013/box1 2026-03-11','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-11"}','{}','bank','SafeBox',NULL,'',NULL,X'24c8dc657de8d06a141b2d95e2e59fc1387ee334839cf2d5e922f87c04933615');
INSERT INTO entries VALUES(166,20524,1795427531811,'safebox.accrue 3333-01-0000021/box1 2026-03-11','safebox.accrue','{"account":"3333-01-0000021/box1","through":"2026-03-11"}','{}','bank','SafeBox',NULL,'',NULL,X'65693a0b97dd8a14b56359d9009f80d3f9ecb63f1240592c9fb049b7a7bcc95d');
INSERT INTO entries VALUES(167,20524,1795427531812,'safebox.accrue 3333-01-0000037/box1 2026-03-11','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-11"}','{}','bank','SafeBox',NULL,'',NULL,X'6f17f9e0d16a243716f4297a1958430eb2f060656977ebf582820b96a7c14b27');
INSERT INTO entries VALUES(168,20524,1795427531841,'9110ca8852753cab9ee84f01378cca01','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'e9a4f543d2be23be071c2d9b6719e0389f5a72ba60e88ec74b3c69529cc4b4d3');
INSERT INTO entries VALUES(169,20524,1795427531860,'353bb04db13546cabb26db3bbd67522c','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'27cc1ae8a440eaeacaf9b0dbc58f7e272385ab1b9e8ca7c36866225530fbc0a9');
INSERT INTO entries VALUES(170,20524,1795427531868,'b4698878ab4b030b56b0f64a7a930048','safebox.interest','{"account":"3333-01-0000013"}','{"interest":"5004"}','customer','C000001','9b47321c6682c3a6889fb54b06c54fa74614f022d0d6f6c5db39f569b09798569c2c3e01bb0ec10f730b8ad90058fee735ec1b80e190184ee66af6bc05662104','',NULL,X'cf5666a1a28a801dbd79aba95d961b5463044891403a1eff3932b43bc561638d');
INSERT INTO entries VALUES(171,20524,1795427531898,'7f4bebbecbae6554a9af8929da5b5f55','customer.try','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'60de9ceb1f19602b057e21c762995625c34f9de6cf5fc186c7a87e9f0439509f');
INSERT INTO entries VALUES(172,20524,1795427531917,'17b83c58303d313d27ed39e2a0f4482d','customer.proof','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'd5c1f915f95904d06d32c6582823a98fc1c409c3f90f978d4f5a2a627edcd228');
INSERT INTO entries VALUES(173,20524,1795427531920,'f9678229f82a26ccc0270899e2bbe08b','account.withdraw','{"account":"3333-01-0000045","amount":"5000","memo":""}','{}','customer','C000002','fa43a83e566e81829c873ad4ba0284f68fe3590b75d7dee571f5e8bc175c3676531baf18318de03f1c136f656391d31e8ee92ff8dacd1675096a2d0d5136cc05','',NULL,X'223badf396ce0c36f4666ead1b1d4894a6eb3573e4d5e6a20ba760cb9a230ec5');
INSERT INTO entries VALUES(174,20524,1795427531946,'0858df0ff7464aabd7b1ed96847740ce','customer.try','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'2956e21163b8beb06c1dc496170667f5955ff62bf532faf2fb31399e4273736f');
INSERT INTO entries VALUES(175,20524,1795427531975,'9af0263a7644cba2c9228cd3f05cd95f','customer.proof','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'66ca97d03ab9437d6614d2681631f4a77102c8a92d3286137e0bb555e37e5de0');
INSERT INTO entries VALUES(176,20524,1795427531978,'6acdb2446f5986cdfe0686a87aa1d907','account.close','{"account":"3333-01-0000045"}','{"interest":"0"}','customer','C000002','a85bfe316f135b0a144bbd64e8a499ebf9f09492f135ef423850d44c15e7313ba5a0e0ec640ae3947c967a4af0196e740070fd8480a5d7587e4203bd4c647204','',NULL,X'a2e0500b50335e5f29c981748ecb67c035e285c4f36a28a27a1ee711253d3a7a');
INSERT INTO entries VALUES(177,20524,1795427532010,'7d0de7407c8e8d5ff2ab546df5f72111','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'2f2b630a3e9326b9a54ab12bf690e2e946f5d7b5bc739f884e004606a3fb7580');
INSERT INTO entries VALUES(178,20524,1795427532040,'fdec0e3a4aab33aa89ada85ee7cbbabf','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'a10fb035ee7930fffb5db92b6ad4c3621447910116fd68d4c8dfedcd67a4d51d');
INSERT INTO entries VALUES(179,20524,1795427532042,'5560e90b517cd64d658cd0f0505ebd1d','safebox.close','{"account":"3333-01-0000021"}','{}','customer','C000001','7d0ab95b7163ec0fce1846b87c4ef85a37d26458c9efc39baf08625a618f6130aad87aa21ccc95f90b2272214d2158f31bf51cc28a7541ec42fdccab355efb0f','',NULL,X'b95d115ef14b491670dd60cd733eb2354d116c10f2e1709e7ee4e3ee2818ba97');
INSERT INTO entries VALUES(180,20524,1795427532068,'6279842984d53cacd568a83930f50252','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'd4b7ae16dacf536126e46e5fdb96aa18e761cbec869a1f2eb3a74ff9c7db636b');
INSERT INTO entries VALUES(181,20524,1795427532091,'1196e719cefba7248f0e770bbab0b1d7','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'30eeca5ebbe89cb326541dd90725d45ec78a5390423ad95d6c3084dee673f2c8');
INSERT INTO entries VALUES(182,20524,1795427532108,'d7833f0b25ae83e251084086f7b448df','customer.password','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'658754d2f8d52768e57ea5a82a2970581199aed9c582ce9012f07fdbdb78f7a5');
INSERT INTO entries VALUES(183,20524,1795427532129,'f7520eb3b534e904657953cff61ccd71','account.nickname','{"account":"3333-01-0000021","nickname":"비상금"}','{}','none',NULL,NULL,'',NULL,X'110bd6d57f67b4d7d5df2137cb29014becc11221a9a672ac23f9ae6d923ce2c5');
INSERT INTO entries VALUES(184,20524,1795427532160,'f4a57d420602f74085877d20e5ef1425','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'dde543433cf85d97778e05e3f76fe4359d0d908f9113344c7bd3159817b5edfd');
INSERT INTO entries VALUES(185,20524,1795427532196,'e72f7476077dfb83212fcbb1bbc58f14','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'9dc085f22c1ee5aafebad7e11cabb4ed8fc7d5ce530f24030851a82a40af9346');
INSERT INTO entries VALUES(186,20524,1795427532204,'bd5f85b2c6742b4279067a810ab00535','safebox.put','{"account":"3333-01-0000013","amount":"1000000"}','{"box":"3333-01-0000013/box1"}','customer','C000001','453b88a5251fb0247b8d293d322c59f498fc9dc31c5fe05e9521d990732019c715c7f03df88d3377bccfdd37de02c407c18d5315a78f3d7444bffb3d30d2de07','',NULL,X'3893a0723dd4954809d8d6fac3e35ff36ec189da5e624d16ad05e4bf58aea11f');
INSERT INTO entries VALUES(187,20524,1795427532241,'day 2026-03-12','day.close','{"date":"2026-03-12"}','{}','bank','Ledger',NULL,'',NULL,X'112d23c732ac84ad36313bf8f83a224898cf121ffa7f8788d549b38a0cc7d858');
INSERT INTO entries VALUES(188,20525,1795427532245,'account.accrue 3333-01-0000013 2026-03-12','account.accrue','{"account":"3333-01-0000013","through":"2026-03-12"}','{}','bank','DemandDeposit',NULL,'',NULL,X'45a003cdfc87adda5db30f4465210d3b4901a45d06f247eee6ac2a269f61809f');
INSERT INTO entries VALUES(189,20525,1795427532246,'account.accrue 3333-01-0000021 2026-03-12','account.accrue','{"account":"3333-01-0000021","through":"2026-03-12"}','{}','bank','DemandDeposit',NULL,'',NULL,X'76bab821db2b0d29cdaec35c7d95e4152342b27cb1d1cccb16969d8e3d1068bf');
INSERT INTO entries VALUES(190,20525,1795427532247,'account.accrue 3333-01-0000037 2026-03-12','account.accrue','{"account":"3333-01-0000037","through":"2026-03-12"}','{}','bank','DemandDeposit',NULL,'',NULL,X'e18a41df8dca85343f4098bb1c7c6ea11a2bb8c168501983ae1385ca48257af6');
INSERT INTO entries VALUES(191,20525,1795427532248,'safebox.accrue 3333-01-0000013/box1 2026-03-12','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-12"}','{}','bank','SafeBox',NULL,'',NULL,X'e7aba93045beab2c89fda2a4e124ee7b80642096a588a77fa51f9a9abddc779c');
INSERT INTO entries VALUES(192,20525,1795427532249,'safebox.accrue 3333-01-0000037/box1 2026-03-12','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-12"}','{}','bank','SafeBox',NULL,'',NULL,X'51d218e601fba5a37d257e05a0f3c58b15aa59003ddc60858076966ddf83b190');
INSERT INTO entries VALUES(193,20525,1795427532251,'day 2026-03-13','day.close','{"date":"2026-03-13"}','{}','bank','Ledger',NULL,'',NULL,X'a444ecbd46fff8d40a9ca0ce46471b833e8035ac03012be188ece8f4760c8974');
INSERT INTO entries VALUES(194,20526,1795427532252,'account.accrue 3333-01-0000013 2026-03-13','account.accrue','{"account":"3333-01-0000013","through":"2026-03-13"}','{}','bank','DemandDeposit',NULL,'',NULL,X'38059ac349e38d072d771e142ae1d60d88cbd986f1d0f309b32f40c8d810ce67');
INSERT INTO entries VALUES(195,20526,1795427532253,'account.accrue 3333-01-0000021 2026-03-13','account.accrue','{"account":"3333-01-0000021","through":"2026-03-13"}','{}','bank','DemandDeposit',NULL,'',NULL,X'69b02b5512b888cda4c021a7c6bb40de271852ea06ad468db00884ae60ac1788');
INSERT INTO entries VALUES(196,20526,1795427532254,'account.accrue 3333-01-0000037 2026-03-13','account.accrue','{"account":"3333-01-0000037","through":"2026-03-13"}','{}','bank','DemandDeposit',NULL,'',NULL,X'50857c411ecb5d416b69ca47b951bad17b1f7f769feb4e1dbfa35845a1ded940');
INSERT INTO entries VALUES(197,20526,1795427532255,'safebox.accrue 3333-01-0000013/box1 2026-03-13','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-13"}','{}','bank','SafeBox',NULL,'',NULL,X'84aad234e46ce505eabd14bd0e516df3947818cb070fb1887064bd14c75411fe');
INSERT INTO entries VALUES(198,20526,1795427532256,'safebox.accrue 3333-01-0000037/box1 2026-03-13','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-13"}','{}','bank','SafeBox',NULL,'',NULL,X'e5fb9c70087bc33e99d0803105c433eab98d9758696854d6160785d9bbf9be7a');
INSERT INTO entries VALUES(199,20526,1795427532257,'day 2026-03-14','day.close','{"date":"2026-03-14"}','{}','bank','Ledger',NULL,'',NULL,X'd0e83619ddb0c73b3fca7d9c1b93419e5499daa4beba4bef31f607234089f7bd');
INSERT INTO entries VALUES(200,20527,1795427532258,'account.accrue 3333-01-0000013 2026-03-14','account.accrue','{"account":"3333-01-0000013","through":"2026-03-14"}','{}','bank','DemandDeposit',NULL,'',NULL,X'ea83350f019088adb98b9643a227c8c2f94abaea842d887ceb307b1b7cb85468');
INSERT INTO entries VALUES(201,20527,1795427532259,'account.accrue 3333-01-0000021 2026-03-14','account.accrue','{"account":"3333-01-0000021","through":"2026-03-14"}','{}','bank','DemandDeposit',NULL,'',NULL,X'd97abbdd6ec4eb895f9deec15d315e9eacdff0e28fd527f4bd7f4cd3ed88a2cd');
INSERT INTO entries VALUES(202,20527,1795427532264,'account.accrue 3333-01-0000037 2026-03-14','account.accrue','{"account":"3333-01-0000037","through":"2026-03-14"}','{}','bank','DemandDeposit',NULL,'',NULL,X'920d2c12794b0909ca351de587254940801f2105ba17ce82a54cafc4a3f8f5ce');
INSERT INTO entries VALUES(203,20527,1795427532265,'safebox.accrue 3333-01-0000013/box1 2026-03-14','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-14"}','{}','bank','SafeBox',NULL,'',NULL,X'6c9b2c19b3737d918104e9d56c9dedee888ea183a97cecfe7ade515b13387db6');
INSERT INTO entries VALUES(204,20527,1795427532266,'safebox.accrue 3333-01-0000037/box1 2026-03-14','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-14"}','{}','bank','SafeBox',NULL,'',NULL,X'ac24aa29f137c3884ea35078b72d9b68b4f0b3f945e9261850223ae780672538');
INSERT INTO entries VALUES(205,20527,1795427532267,'day 2026-03-15','day.close','{"date":"2026-03-15"}','{}','bank','Ledger',NULL,'',NULL,X'f287ab535bd8286d9aed8eceda371b780544c77e13d4b162b2cd098cddf0f98a');
INSERT INTO entries VALUES(206,20528,1795427532268,'account.accrue 3333-01-0000013 2026-03-15','account.accrue','{"account":"3333-01-0000013","through":"2026-03-15"}','{}','bank','DemandDeposit',NULL,'',NULL,X'b178722d21ce06a5dcfaf26d3728a520a6553825c5bb511316c3f18ed1425039');
INSERT INTO entries VALUES(207,20528,1795427532269,'account.accrue 3333-01-0000021 2026-03-15','account.accrue','{"account":"3333-01-0000021","through":"2026-03-15"}','{}','bank','DemandDeposit',NULL,'',NULL,X'e6c4d6c82dfbc68d4430d15deae619f40ece1c7247f1b8163ee60b1b4a6918d0');
INSERT INTO entries VALUES(208,20528,1795427532270,'account.accrue 3333-01-0000037 2026-03-15','account.accrue','{"account":"3333-01-0000037","through":"2026-03-15"}','{}','bank','DemandDeposit',NULL,'',NULL,X'5e4408b185820b859c3d217019b95e665b771c022441a75707eddea1445e1f6f');
INSERT INTO entries VALUES(209,20528,1795427532271,'safebox.accrue 3333-01-0000013/box1 2026-03-15','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-15"}','{}','bank','SafeBox',NULL,'',NULL,X'eaa192666adb2adecf54d537c7e1c0504eaf458dea21457d7e727a8ad727336e');
INSERT INTO entries VALUES(210,20528,1795427532272,'safebox.accrue 3333-01-0000037/box1 2026-03-15','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-15"}','{}','bank','SafeBox',NULL,'',NULL,X'b4f8c3c8052b9edf591d52bb5a55e9fc828f72631dc22079ed8fe82c5694e369');
INSERT INTO entries VALUES(211,20528,1795427532273,'day 2026-03-16','day.close','{"date":"2026-03-16"}','{}','bank','Ledger',NULL,'',NULL,X'fbbf57fe7b52f0852b31d2be66e3b9e6312277bd50d805743348c8b35339e8d4');
INSERT INTO entries VALUES(212,20529,1795427532274,'account.accrue 3333-01-0000013 2026-03-16','account.accrue','{"account":"3333-01-0000013","through":"2026-03-16"}','{}','bank','DemandDeposit',NULL,'',NULL,X'c0f39e1f8e08a59fe9c741728640b041afc1bb8dcd5bc9cc32fa03f14d601fe6');
INSERT INTO entries VALUES(213,20529,1795427532275,'account.accrue 3333-01-0000021 2026-03-16','account.accrue','{"account":"3333-01-0000021","through":"2026-03-16"}','{}','bank','DemandDeposit',NULL,'',NULL,X'd51c7100c3df908ef0498e07cefdd533f35981935bee13b9fbaf6af563e06b84');
INSERT INTO entries VALUES(214,20529,1795427532276,'account.accrue 3333-01-0000037 2026-03-16','account.accrue','{"account":"3333-01-0000037","through":"2026-03-16"}','{}','bank','DemandDeposit',NULL,'',NULL,X'3ef0d03b32ecd72d43a34c340318cc3f42824e4601b8dea6873779345c73f9d9');
INSERT INTO entries VALUES(215,20529,1795427532277,'safebox.accrue 3333-01-0000013/box1 2026-03-16','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-16"}','{}','bank','SafeBox',NULL,'',NULL,X'04cf26c1c5dde07cc08441b9bc0667ee296b5cf15d42093db91663546456e162');
INSERT INTO entries VALUES(216,20529,1795427532278,'safebox.accrue 3333-01-0000037/box1 2026-03-16','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-16"}','{}','bank','SafeBox',NULL,'',NULL,X'6f4384b41c71e1a99cf1e95523a656f6bb5493ea986a01f71c617b5334794600');
INSERT INTO entries VALUES(217,20529,1795427532279,'day 2026-03-17','day.close','{"date":"2026-03-17"}','{}','bank','Ledger',NULL,'',NULL,X'478f8b3afdc666e844aef916623c38cfc6e4f83b4ec5a96772ca9a34e44d369c');
INSERT INTO entries VALUES(218,20530,1795427532280,'account.accrue 3333-01-0000013 2026-03-17','account.accrue','{"account":"3333-01-0000013","through":"2026-03-17"}','{}','bank','DemandDeposit',NULL,'',NULL,X'b2fa7ea9d1e9d0f558c96541d38685881c65237c1ad0e08fd846a72195d92530');
INSERT INTO entries VALUES(219,20530,1795427532281,'account.accrue 3333-01-0000021 2026-03-17','account.accrue','{"account":"3333-01-0000021","through":"2026-03-17"}','{}','bank','DemandDeposit',NULL,'',NULL,X'aac26a56d4bf66a5bb0a4c10dad372ed792fc44ccd11ac475b3b26d3a59e54cc');
INSERT INTO entries VALUES(220,20530,1795427532282,'account.accrue 3333-01-0000037 2026-03-17','account.accrue','{"account":"3333-01-0000037","through":"2026-03-17"}','{}','bank','DemandDeposit',NULL,'',NULL,X'9c6be544bd5574417bea0d461db78c9d660201565e0914401f59af4dcc2f0d50');
INSERT INTO entries VALUES(221,20530,1795427532286,'safebox.accrue 3333-01-0000013/box1 2026-03-17','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-17"}','{}','bank','SafeBox',NULL,'',NULL,X'49d800940657d5dd241f515a409cb0af893247a8b1cb61f1681802be7170e891');
INSERT INTO entries VALUES(222,20530,1795427532287,'safebox.accrue 3333-01-0000037/box1 2026-03-17','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-17"}','{}','bank','SafeBox',NULL,'',NULL,X'2daf71677cc90c92a75b0c0253ec86e3d2213894ca4d46a8f7b44a325b913767');
INSERT INTO entries VALUES(223,20530,1795427532288,'day 2026-03-18','day.close','{"date":"2026-03-18"}','{}','bank','Ledger',NULL,'',NULL,X'8012f2b6696c29c6c08f3f94b8502ff3fb73ffae4078a1e71b1a5efb7eb0940c');
INSERT INTO entries VALUES(224,20531,1795427532289,'account.accrue 3333-01-0000013 2026-03-18','account.accrue','{"account":"3333-01-0000013","through":"2026-03-18"}','{}','bank','DemandDeposit',NULL,'',NULL,X'a7a19381c982e5345eba81e892cba77d433b28783c9a4764ce0d67db8592da69');
INSERT INTO entries VALUES(225,20531,1795427532292,'account.accrue 3333-01-0000021 2026-03-18','account.accrue','{"account":"3333-01-0000021","through":"2026-03-18"}','{}','bank','DemandDeposit',NULL,'',NULL,X'02aba614141cd271afb9b16c3cb952d232662aee60ec49b3742c5d9dbb1c2e5e');
INSERT INTO entries VALUES(226,20531,1795427532294,'account.accrue 3333-01-0000037 2026-03-18','account.accrue','{"account":"3333-01-0000037","through":"2026-03-18"}','{}','bank','DemandDeposit',NULL,'',NULL,X'8e51c0e54f81948ccb82141325bcb5066965ab9cfe6a0fc5b2bf6ff24fb4bb59');
INSERT INTO entries VALUES(227,20531,1795427532295,'safebox.accrue 3333-01-0000013/box1 2026-03-18','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-18"}','{}','bank','SafeBox',NULL,'',NULL,X'972a8575a4ce7f7e07ba7de570bef259f7135eb67dbac55ccad8a432ebd48ebe');
INSERT INTO entries VALUES(228,20531,1795427532296,'safebox.accrue 3333-01-0000037/box1 2026-03-18','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-18"}','{}','bank','SafeBox',NULL,'',NULL,X'c885211567122bd68e11cd3b64b23f4c586f8ab6082cef140afb6fe5edccdb6a');
INSERT INTO entries VALUES(229,20531,1795427532298,'day 2026-03-19','day.close','{"date":"2026-03-19"}','{}','bank','Ledger',NULL,'',NULL,X'9ce0bffff3f31f78cca828a6f69788e6ee848dabbe8675e0f35ccc0a1e442866');
INSERT INTO entries VALUES(230,20532,1795427532300,'account.accrue 3333-01-0000013 2026-03-19','account.accrue','{"account":"3333-01-0000013","through":"2026-03-19"}','{}','bank','DemandDeposit',NULL,'',NULL,X'25683bd0633789485842a13830c7ac051a2ab709949f50e74c7ad96c5a210d60');
INSERT INTO entries VALUES(231,20532,1795427532301,'account.accrue 3333-01-0000021 2026-03-19','account.accrue','{"account":"3333-01-0000021","through":"2026-03-19"}','{}','bank','DemandDeposit',NULL,'',NULL,X'3fe056bf7f6a06015f93b23bb2406437ac473599e10617804897aeb665990ff4');
INSERT INTO entries VALUES(232,20532,1795427532303,'account.accrue 3333-01-0000037 2026-03-19','account.accrue','{"account":"3333-01-0000037","through":"2026-03-19"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f1ff21ac311194b3302e886e7b0f8e685b15d193aa6cae111a65553c018fbb14');
INSERT INTO entries VALUES(233,20532,1795427532304,'safebox.accrue 3333-01-0000013/box1 2026-03-19','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-19"}','{}','bank','SafeBox',NULL,'',NULL,X'0877a9e6d5710e57f2ce4e144d2ca71486cd01502aefb3583151b23e666636b4');
INSERT INTO entries VALUES(234,20532,1795427532306,'safebox.accrue 3333-01-0000037/box1 2026-03-19','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-19"}','{}','bank','SafeBox',NULL,'',NULL,X'0b74cbc2f98bb380d987272725f61b24c4b625f3b39b281c56bd04231fe4ede6');
INSERT INTO entries VALUES(235,20532,1795427532307,'day 2026-03-20','day.close','{"date":"2026-03-20"}','{}','bank','Ledger',NULL,'',NULL,X'8b73f1a1ee9eb57e96d493a2ea1a904e26143618560353921f34f7ad8bd0c9b8');
INSERT INTO entries VALUES(236,20533,1795427532309,'account.accrue 3333-01-0000013 2026-03-20','account.accrue','{"account":"3333-01-0000013","through":"2026-03-20"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f98b5696af6886ef464b5e6e63acff1a01fc85ecb3a65be3f2a1760771d4ff6c');
INSERT INTO entries VALUES(237,20533,1795427532314,'account.accrue 3333-01-0000021 2026-03-20','account.accrue','{"account":"3333-01-0000021","through":"2026-03-20"}','{}','bank','DemandDeposit',NULL,'',NULL,X'0fb9c8c390093429834a9f3fd8a4b5e43cdef77d0d6653bf8252ec3fe4da85ca');
INSERT INTO entries VALUES(238,20533,1795427532316,'account.accrue 3333-01-0000037 2026-03-20','account.accrue','{"account":"3333-01-0000037","through":"2026-03-20"}','{}','bank','DemandDeposit',NULL,'',NULL,X'683783e955f8dec99c27f67d2310f5490fe7dae80999abcf08adb61f3c6f2ae3');
INSERT INTO entries VALUES(239,20533,1795427532317,'safebox.accrue 3333-01-0000013/box1 2026-03-20','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-20"}','{}','bank','SafeBox',NULL,'',NULL,X'4f694ffd4d428db79af6acc0d0335542f3cf3da6886f9f50cba4ba6f547bb38d');
INSERT INTO entries VALUES(240,20533,1795427532325,'safebox.accrue 3333-01-0000037/box1 2026-03-20','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-20"}','{}','bank','SafeBox',NULL,'',NULL,X'7ac47582c5d556d1c36b6d3e13b79c6ca477853b9d897d1df231385503d2ae24');
INSERT INTO entries VALUES(241,20533,1795427532326,'day 2026-03-21','day.close','{"date":"2026-03-21"}','{}','bank','Ledger',NULL,'',NULL,X'af4698a70bc8af8d58a72c99bac81a14a2e267573c7d3b4570ace30ed1728681');
INSERT INTO entries VALUES(242,20534,1795427532327,'account.accrue 3333-01-0000013 2026-03-21','account.accrue','{"account":"3333-01-0000013","through":"2026-03-21"}','{}','bank','DemandDeposit',NULL,'',NULL,X'785eb9e94c711578602444da9034e5af0b43302df432f253cfbc1e97a488ff7b');
INSERT INTO entries VALUES(243,20534,1795427532328,'account.accrue 3333-01-0000021 2026-03-21','account.accrue','{"account":"3333-01-0000021","through":"2026-03-21"}','{}','bank','DemandDeposit',NULL,'',NULL,X'5523d7d4705163103c7e64eb7aaabb68f7cc80a3606a19c382a7db892df2ec74');
INSERT INTO entries VALUES(244,20534,1795427532329,'account.accrue 3333-01-0000037 2026-03-21','account.accrue','{"account":"3333-01-0000037","through":"2026-03-21"}','{}','bank','DemandDeposit',NULL,'',NULL,X'6cea35ac8a1365cfc3c4c8f62bffcd9709d5f5efe80b46f834f03e620797ce92');
INSERT INTO entries VALUES(245,20534,1795427532330,'safebox.accrue 3333-01-0000013/box1 2026-03-21','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-21"}','{}','bank','SafeBox',NULL,'',NULL,X'3d534e683905a97a98f554f3f35ce086f1e698b28225e6f8d7e265304acb81dc');
INSERT INTO entries VALUES(246,20534,1795427532331,'safebox.accrue 3333-01-0000037/box1 2026-03-21','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-21"}','{}','bank','SafeBox',NULL,'',NULL,X'87a1961aa3e88173df3fc334cff0e5c6f0bfb7530ed64eb49b92df970e3fd63b');
INSERT INTO entries VALUES(247,20534,1795427532332,'day 2026-03-22','day.close','{"date":"2026-03-22"}','{}','bank','Ledger',NULL,'',NULL,X'77c15f20ddac12897a9d5039ce683bce1a8ce2f8f4d2371999744cc2bd66ed2d');
INSERT INTO entries VALUES(248,20535,1795427532333,'account.accrue 3333-01-0000013 2026-03-22','account.accrue','{"account":"3333-01-0000013","through":"2026-03-22"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f39d9c84ae17fe479aacee7c154ae2dd32c7fde49ba0728f5db53ba2c2f6f305');
INSERT INTO entries VALUES(249,20535,1795427532334,'account.accrue 3333-01-0000021 2026-03-22','account.accrue','{"account":"3333-01-0000021","through":"2026-03-22"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f2f996250b247c225c4b1f9ad632f4975a99c5bacb6d03983b46ff242ba102b6');
INSERT INTO entries VALUES(250,20535,1795427532335,'account.accrue 3333-01-0000037 2026-03-22','account.accrue','{"account":"3333-01-0000037","through":"2026-03-22"}','{}','bank','DemandDeposit',NULL,'',NULL,X'1be6ce4c4d963a1055a792e36cb0b2d92afc08632e6876e585c6ea310433673f');
INSERT INTO entries VALUES(251,20535,1795427532336,'safebox.accrue 3333-01-0000013/box1 2026-03-22','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-22"}','{}','bank','SafeBox',NULL,'',NULL,X'b6017a7e0f9219f10ef4d895529a9ee2dea28d6677938bdc3015490198d2457e');
INSERT INTO entries VALUES(252,20535,1795427532337,'safebox.accrue 3333-01-0000037/box1 2026-03-22','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-22"}','{}','bank','SafeBox',NULL,'',NULL,X'fd8ebfa370bac2426189b266a016efcd0e20a0e61abed8f499d9c09fc231e8f9');
INSERT INTO entries VALUES(253,20535,1795427532338,'day 2026-03-23','day.close','{"date":"2026-03-23"}','{}','bank','Ledger',NULL,'',NULL,X'112cd252fb3946e8f6573fa37abac0e20e13b0e7895e3ac11377476ae7967b40');
INSERT INTO entries VALUES(254,20536,1795427532339,'account.accrue 3333-01-0000013 2026-03-23','account.accrue','{"account":"3333-01-0000013","through":"2026-03-23"}','{}','bank','DemandDeposit',NULL,'',NULL,X'50b40a4118f4c3e38a5f737a7bc91ace31dfa55456ff99246230eb23cd9c6c71');
INSERT INTO entries VALUES(255,20536,1795427532341,'account.accrue 3333-01-0000021 2026-03-23','account.accrue','{"account":"3333-01-0000021","through":"2026-03-23"}','{}','bank','DemandDeposit',NULL,'',NULL,X'27757bd0a4ee20a29609dbd81fe599045a6e7e1d69e88bfa66407afc69274c84');
INSERT INTO entries VALUES(256,20536,1795427532342,'account.accrue 3333-01-0000037 2026-03-23','account.accrue','{"account":"3333-01-0000037","through":"2026-03-23"}','{}','bank','DemandDeposit',NULL,'',NULL,X'fa898eef84b3bf44516b1bca62d25b23460a5a4f4a95c4c74714cb83db7b58d8');
INSERT INTO entries VALUES(257,20536,1795427532343,'safebox.accrue 3333-01-0000013/box1 2026-03-23','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-23"}','{}','bank','SafeBox',NULL,'',NULL,X'911ca8721aa0bad05ef42b0708896487fe71eee0e86b17b372598d411f547a0f');
INSERT INTO entries VALUES(258,20536,1795427532344,'safebox.accrue 3333-01-0000037/box1 2026-03-23','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-23"}','{}','bank','SafeBox',NULL,'',NULL,X'a99a77e37efafcb7ac8548776f40b9153d5660ba41b794fe74ed07fd2178e8b4');
INSERT INTO entries VALUES(259,20536,1795427532373,'8e4aff88b5943b1a9c36b433009e3678','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'03f679ca32bdd18e09f4c4121cc2f0cfbe34dad139f6843dd2fdd486de82c023');
INSERT INTO entries VALUES(260,20536,1795427532393,'d0591696ab81e6762b0782c34ab1f8bc','customer.proof','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'ee4ff945de67a66f226a184f4477234534edceaf746e68623a1ca93d125ac22f');
INSERT INTO entries VALUES(261,20536,1795427532396,'3a350352e3c02cf2767cedc5c566ba52','account.withdraw','{"account":"3333-01-0000013","amount":"100000","memo":""}','{}','customer','C000001','18850e8e593cf1c0391ac5a743f897af109d9c2d36121965c7ae830590e4c96068fefba2c6a62ec95e8664c703b80f47c82ccd6fea03f5f7ba7b34cf07cbdf03','',NULL,X'f25a5e4866d873a4b3bf567880589be0bdeca7bcdbb617522461e4ef15225dde');
INSERT INTO entries VALUES(262,20536,1795427532420,'732457019fefb94cecfa20a2151918a2','card.pay','{"amount":"45000","card":"3333-01-0000013/card1","merchant":"Market","place":"domestic"}','{"amount":"45000","payment":"3333-01-0000013/card1/payment3"}','bank','Card',NULL,'Market',NULL,X'ded698529c57a885e5613cbe23c97068e0940efa9c43465f01f64752636f0233');
INSERT INTO entries VALUES(263,20536,1795427532451,'36813ef6bf2acbf9c4c97fd91eadeb6b','card.settle','{"amount":"20000","payment":"3333-01-0000013/card1/payment3"}','{"amount":"20000","payment":"3333-01-0000013/card1/payment3"}','bank','Card',NULL,'Market',NULL,X'5666abc5708c8e6d41e17db3735a0068ba376d63da63776cd59a0dbd03d1c738');
INSERT INTO entries VALUES(264,20536,1795427532478,'4c958844b5ea8d1bc897ea33ddc97649','card.pay','{"amount":"9900","card":"3333-01-0000037/card2","merchant":"Kiosk","place":"domestic"}','{"amount":"9900","payment":"3333-01-0000037/card2/payment1"}','bank','Card',NULL,'Kiosk',NULL,X'c2e516dbddc722e457c386254720f2624c54ee802721bf9fff89ab07025f7e0b');
INSERT INTO entries VALUES(265,20536,1795427532498,'day 2026-03-24','day.close','{"date":"2026-03-24"}','{}','bank','Ledger',NULL,'',NULL,X'fa065dc51616c89b384da89be04a0ef833602b4baa7d207aa0e7af17292c5a67');
INSERT INTO entries VALUES(266,20537,1795427532501,'account.accrue 3333-01-0000013 2026-03-24','account.accrue','{"account":"3333-01-0000013","through":"2026-03-24"}','{}','bank','DemandDeposit',NULL,'',NULL,X'de7992d35ef8c50576fa434a6f61b96b4e7d20f49f7d072edef02862ab725987');
INSERT INTO entries VALUES(267,20537,1795427532502,'account.accrue 3333-01-0000021 2026-03-24','account.accrue','{"account":"3333-01-0000021","through":"2026-03-24"}','{}','bank','DemandDeposit',NULL,'',NULL,X'3c6e5c2a6e413b31b1b2e87eff17ff828c845c2284858693dc242bc1a4f5fa3f');
INSERT INTO entries VALUES(268,20537,1795427532503,'account.accrue 3333-01-0000037 2026-03-24','account.accrue','{"account":"3333-01-0000037","through":"2026-03-24"}','{}','bank','DemandDeposit',NULL,'',NULL,X'44d00ca04dd515014e51490f26f88eddda923a345cbcd1b8bbe475a212bc34b3');
INSERT INTO entries VALUES(269,20537,1795427532504,'safebox.accrue 3333-01-0000013/box1 2026-03-24','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-24"}','{}','bank','SafeBox',NULL,'',NULL,X'86d6c974551a0aa83a7c47ba4ff4a1fb95ed5d51f073bf1b226e65a2817b5a3f');
INSERT INTO entries VALUES(270,20537,1795427532505,'safebox.accrue 3333-01-0000037/box1 2026-03-24','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-24"}','{}','bank','SafeBox',NULL,'',NULL,X'4b4c4f996a9066997e214619fa772bf7aab7d0da772726301240af399821fb9c');
INSERT INTO entries VALUES(271,20537,1795427532506,'day 2026-03-25','day.close','{"date":"2026-03-25"}','{}','bank','Ledger',NULL,'',NULL,X'1b8ecf7f5ebb9ab7e90a602a9e91e0c065c00072e5fda5d74b13968a6c4520bc');
INSERT INTO entries VALUES(272,20538,1795427532507,'account.accrue 3333-01-0000013 2026-03-25','account.accrue','{"account":"3333-01-0000013","through":"2026-03-25"}','{}','bank','DemandDeposit',NULL,'',NULL,X'a69ea339542ed83589f7cdc78bb6492c0cf9dfb49d6f68aeb3ee94f8e12f8ea6');
INSERT INTO entries VALUES(273,20538,1795427532508,'account.accrue 3333-01-0000021 2026-03-25','account.accrue','{"account":"3333-01-0000021","through":"2026-03-25"}','{}','bank','DemandDeposit',NULL,'',NULL,X'bb0d8f85dc2e01bdfe704ec93da025dda65bbfecd3f023f4461f7535a1205073');
INSERT INTO entries VALUES(274,20538,1795427532509,'account.accrue 3333-01-0000037 2026-03-25','account.accrue','{"account":"3333-01-0000037","through":"2026-03-25"}','{}','bank','DemandDeposit',NULL,'',NULL,X'687e779f8d19bab61e2dd7c6ae31e665772fe333ac85bc4955b542f426f0c0a7');
INSERT INTO entries VALUES(275,20538,1795427532510,'safebox.accrue 3333-01-0000013/box1 2026-03-25','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-25"}','{}','bank','SafeBox',NULL,'',NULL,X'd8fc6b204b783020b23c0d61f781c49102a6cf67c5d06befa1a097a50aa10624');
INSERT INTO entries VALUES(276,20538,1795427532513,'safebox.accrue 3333-01-0000037/box1 2026-03-25','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-25"}','{}','bank','SafeBox',NULL,'',NULL,X'8402bfe3076e906c3d90f929a341bb354085c9390bb419973827bba2a6281af6');
INSERT INTO entries VALUES(277,20538,1795427532514,'day 2026-03-26','day.close','{"date":"2026-03-26"}','{}','bank','Ledger',NULL,'',NULL,X'2c5dc324713dbc4a4aea8b39aa796e85b7a9ee0a43f9ddb6cbdb0f549c2f0830');
INSERT INTO entries VALUES(278,20539,1795427532515,'account.accrue 3333-01-0000013 2026-03-26','account.accrue','{"account":"3333-01-0000013","through":"2026-03-26"}','{}','bank','DemandDeposit',NULL,'',NULL,X'f105b400a21160465b00234a2a2d18c1986871f2c07ccf49efbb849bda00c2a4');
INSERT INTO entries VALUES(279,20539,1795427532516,'account.accrue 3333-01-0000021 2026-03-26','account.accrue','{"account":"3333-01-0000021","through":"2026-03-26"}','{}','bank','DemandDeposit',NULL,'',NULL,X'a66d1d7042efd0bd8d608b82acf3ffd9ed6f89404a9dc5f74985fb0fd9dbbf99');
INSERT INTO entries VALUES(280,20539,1795427532517,'account.accrue 3333-01-0000037 2026-03-26','account.accrue','{"account":"3333-01-0000037","through":"2026-03-26"}','{}','bank','DemandDeposit',NULL,'',NULL,X'099fd880332fbc818fb006b16d054178efded846f40ca43d6b7e9e2f3cfc20c2');
INSERT INTO entries VALUES(281,20539,1795427532518,'safebox.accrue 3333-01-0000013/box1 2026-03-26','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-26"}','{}','bank','SafeBox',NULL,'',NULL,X'24a12d6570af5562928888bf360ae13b56236a89c23614033f5a4cdd0d0484a1');
INSERT INTO entries VALUES(282,20539,1795427532522,'safebox.accrue 3333-01-0000037/box1 2026-03-26','safebox.accrue','{"account":"3333-01-0000037/box1","through":"2026-03-26"}','{}','bank','SafeBox',NULL,'',NULL,X'cc7b18d3d9c5e63cb37f290c411afc052d1f1d6c9f47d18da3fff4042e9b92b6');
INSERT INTO entries VALUES(283,20539,1795427532524,'day 2026-03-27','day.close','{"date":"2026-03-27"}','{}','bank','Ledger',NULL,'',NULL,X'592d06cfe73caee8c89e2b6030ddc05c8c71ea01810dcd5d24ed3df170f936b6');
INSERT INTO entries VALUES(284,20540,1795427532525,'account.accrue 3333-01-0000013 2026-03-27','account.accrue','{"account":"3333-01-0000013","through":"2026-03-27"}','{}','bank','DemandDeposit',NULL,'',NULL,X'5ce2779cc25b7c3dcd050a46cfb9b58b437540b7c87ffd22ba9ee406a7fd20f7');
INSERT INTO entries VALUES(285,20540,1795427532526,'account.accrue 3333-01-0000021 2026-03-27','account.accrue','{"account":"3333-01-0000021","through":"2026-03-27"}','{}','bank','DemandDeposit',NULL,'',NULL,X'5ed7b132375fea263cd0e3651df49e92de0b85ec0e9107248c61e4c3804dd36b');
INSERT INTO entries VALUES(286,20540,1795427532527,'account.accrue 3333-01-0000037 2026-03-27','account.accrue','{"account":"3333-01-0000037","through":"2026-03-27"}','{}','bank','DemandDeposit',NULL,'',NULL,X'84095de7bef95378872d0d144671968580e4902909fa6f207207bc94cc3d7b71');
INSERT INTO entries VALUES(287,20540,1795427532528,'safebox.accrue 3333-01-0000013/box1 2026-03-27','safebox.accrue','{"account":"3333-01-0000013/box1","through":"2026-03-27"}','{}','bank','SafeBox',NULL,'',NULL,X'1237e723a1573a2d3f39f6e2f7718496926d0a1ed624655ce02eb2d1d952a516');
INSERT INTO entries VALUES(288,20540,1795427532529,'safebox.monthly 3333-01-0000037/box1 2026-03-27','safebox.monthly','{"account":"3333-01-0000037/box1","through":"2026-03-27"}','{}','bank','SafeBox',NULL,'',NULL,X'59069f41b30ff407b3a4b0d495dd3c1110122fb2aecd42689a580bb631806dee');
INSERT INTO entries VALUES(289,20540,1795427532549,'d2951dffc179cc96dd99f9dd0a7d8745','card.pay','{"amount":"70000","card":"3333-01-0000013/card1","merchant":"Station","place":"domestic"}','{"amount":"70000","payment":"3333-01-0000013/card1/payment4"}','bank','Card',NULL,'Station',NULL,X'6bd555e7e5336dd7d738ce2612a00393272619767f8ca8684f0c8378d8dbc8e8');
INSERT INTO entries VALUES(290,20540,1795427532583,'fc10ab41d7775a4de3b046214849e2e8','customer.try','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'15643d1362458fba228ade6e7bd6deaf2fc55bdfd17bbcee1506110235379175');
INSERT INTO entries VALUES(291,20540,1795427532640,'56186fe212b917071c792a91fdeaab1d','customer.try','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'19349ee500774894da4576adef009ce3a25edfc753d63b28c3e851c6943995cb');
INSERT INTO entries VALUES(292,20540,1795427532693,'3b4e63939a7e93e50e282f09b58e5e99','customer.try','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'83c61d8938c83ebbb6eb2f051fe7d0972021a84393b7d8a873e1ed91d4149a7d');
INSERT INTO entries VALUES(293,20540,1795427532748,'b2fa93423ff5d3ea623cfafc2c202927','customer.try','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'4792853c842d48d3f85befe6f1d8453fcf4b596a0f858870456f149bee178dfa');
INSERT INTO entries VALUES(294,20540,1795427532812,'7ded52097cb6c11c0ddceacd4042d530','customer.try','{"customer":"C000002"}','{}','none',NULL,NULL,'',NULL,X'224553e9905943c46575b5f99c7bcfe4d12f0e5b9f24f9ee28476da37a6a426f');
INSERT INTO entries VALUES(295,20540,1795427532894,'544f5cb2ce9c2d69b084b4fa8bd29f08','customer.try','{"customer":"C000001"}','{}','none',NULL,NULL,'',NULL,X'591513724fa04b970755660357b66c3069ee6ce170543cec33924c340a7b8745');
INSERT INTO entries VALUES(296,20540,1795427532986,'2ab9037d7480ea534608040ed59c5eac','game.result','{"players":"두리/하나","winner":"하나"}','{}','none',NULL,NULL,'',NULL,X'7e1ca1e35cc0b8542c8d875409cef2bb8362e4cb316065cabb39a95373178010');
CREATE TABLE accounts (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  normal_side TEXT NOT NULL CHECK (normal_side IN ('debit', 'credit')),
  may_be_negative INTEGER NOT NULL CHECK (may_be_negative IN (0, 1)),
  owner TEXT,
  opened_by INTEGER NOT NULL REFERENCES entries (sequence),
  closed_by INTEGER REFERENCES entries (sequence),
  balance INTEGER NOT NULL CHECK (balance >= 0 OR may_be_negative),
  CHECK (closed_by IS NULL OR balance = 0)
) STRICT;
INSERT INTO accounts VALUES(1,'3333-01-0000013','demand-deposit','credit',0,'C000001',4,NULL,3468456);
INSERT INTO accounts VALUES(2,'3333-01-0000021','demand-deposit','credit',0,'C000001',5,NULL,30000);
INSERT INTO accounts VALUES(3,'3333-01-0000037','demand-deposit','credit',0,'C000002',6,NULL,53880638);
INSERT INTO accounts VALUES(4,'3333-01-0000045','demand-deposit','credit',0,'C000002',7,176,0);
INSERT INTO accounts VALUES(5,'bank/cash','cash','debit',1,NULL,8,NULL,111041110);
INSERT INTO accounts VALUES(6,'3333-01-0000013/box1','safe-box','credit',0,'C000001',12,NULL,8600000);
INSERT INTO accounts VALUES(7,'3333-01-0000037/box1','safe-box','credit',0,'C000002',13,NULL,45000000);
INSERT INTO accounts VALUES(8,'3333-01-0000021/box1','safe-box','credit',0,'C000001',14,179,0);
INSERT INTO accounts VALUES(9,'bank/income-tax','withheld-tax','credit',0,NULL,50,NULL,9250);
INSERT INTO accounts VALUES(10,'bank/interest-expense','interest-expense','debit',0,NULL,50,NULL,66154);
INSERT INTO accounts VALUES(11,'bank/local-income-tax','withheld-tax','credit',0,NULL,50,NULL,920);
INSERT INTO accounts VALUES(12,'bank/card-settlement','card-settlement','credit',0,NULL,56,NULL,118000);
CREATE TABLE legs (
  sequence INTEGER NOT NULL REFERENCES entries (sequence),
  position INTEGER NOT NULL,
  account INTEGER NOT NULL REFERENCES accounts (key),
  side TEXT NOT NULL CHECK (side IN ('debit', 'credit')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  text TEXT NOT NULL,
  balance INTEGER NOT NULL,
  PRIMARY KEY (sequence, position)
) STRICT, WITHOUT ROWID;
INSERT INTO legs VALUES(8,0,5,'debit',12345678,'cash paid in',12345678);
INSERT INTO legs VALUES(8,1,1,'credit',12345678,'cash paid in',12345678);
INSERT INTO legs VALUES(9,0,5,'debit',30000,'cash paid in',12375678);
INSERT INTO legs VALUES(9,1,2,'credit',30000,'cash paid in',30000);
INSERT INTO legs VALUES(10,0,5,'debit',98765432,'cash paid in',111141110);
INSERT INTO legs VALUES(10,1,3,'credit',98765432,'cash paid in',98765432);
INSERT INTO legs VALUES(11,0,5,'debit',5000,'cash paid in',111146110);
INSERT INTO legs VALUES(11,1,4,'credit',5000,'cash paid in',5000);
INSERT INTO legs VALUES(17,0,1,'debit',7654321,'into the safe box',4691357);
INSERT INTO legs VALUES(17,1,6,'credit',7654321,'into the safe box',7654321);
INSERT INTO legs VALUES(20,0,3,'debit',45000000,'into the safe box',53765432);
INSERT INTO legs VALUES(20,1,7,'credit',45000000,'into the safe box',45000000);
INSERT INTO legs VALUES(50,0,10,'debit',5917,'safe box interest',5917);
INSERT INTO legs VALUES(50,1,3,'credit',5917,'safe box interest',53771349);
INSERT INTO legs VALUES(50,2,3,'debit',820,'income tax',53770529);
INSERT INTO legs VALUES(50,3,9,'credit',820,'income tax',820);
INSERT INTO legs VALUES(50,4,3,'debit',80,'local income tax',53770449);
INSERT INTO legs VALUES(50,5,11,'credit',80,'local income tax',80);
INSERT INTO legs VALUES(53,0,1,'debit',123456,'transfer to 3333-01-0000037',4567901);
INSERT INTO legs VALUES(53,1,3,'credit',123456,'transfer from 3333-01-0000013',53893905);
INSERT INTO legs VALUES(56,0,1,'debit',8000,'card payment',4559901);
INSERT INTO legs VALUES(56,1,12,'credit',8000,'card payment',8000);
INSERT INTO legs VALUES(57,0,1,'debit',34000,'card payment',4525901);
INSERT INTO legs VALUES(57,1,12,'credit',34000,'card payment',42000);
INSERT INTO legs VALUES(58,0,12,'debit',4000,'card payment cancelled',38000);
INSERT INTO legs VALUES(58,1,1,'credit',4000,'card payment cancelled',4529901);
INSERT INTO legs VALUES(61,0,6,'debit',54321,'out of the safe box',7600000);
INSERT INTO legs VALUES(61,1,1,'credit',54321,'out of the safe box',4584222);
INSERT INTO legs VALUES(97,0,3,'debit',60000,'card payment',53833905);
INSERT INTO legs VALUES(97,1,12,'credit',60000,'card payment',98000);
INSERT INTO legs VALUES(170,0,10,'debit',5004,'safe box interest',10921);
INSERT INTO legs VALUES(170,1,1,'credit',5004,'safe box interest',4589226);
INSERT INTO legs VALUES(170,2,1,'debit',700,'income tax',4588526);
INSERT INTO legs VALUES(170,3,9,'credit',700,'income tax',1520);
INSERT INTO legs VALUES(170,4,1,'debit',70,'local income tax',4588456);
INSERT INTO legs VALUES(170,5,11,'credit',70,'local income tax',150);
INSERT INTO legs VALUES(173,0,4,'debit',5000,'cash taken out',0);
INSERT INTO legs VALUES(173,1,5,'credit',5000,'cash taken out',111141110);
INSERT INTO legs VALUES(186,0,1,'debit',1000000,'into the safe box',3588456);
INSERT INTO legs VALUES(186,1,6,'credit',1000000,'into the safe box',8600000);
INSERT INTO legs VALUES(261,0,1,'debit',100000,'cash taken out',3488456);
INSERT INTO legs VALUES(261,1,5,'credit',100000,'cash taken out',111041110);
INSERT INTO legs VALUES(263,0,1,'debit',20000,'card payment',3468456);
INSERT INTO legs VALUES(263,1,12,'credit',20000,'card payment',118000);
INSERT INTO legs VALUES(288,0,10,'debit',55233,'safe box interest',66154);
INSERT INTO legs VALUES(288,1,3,'credit',55233,'safe box interest',53889138);
INSERT INTO legs VALUES(288,2,3,'debit',7730,'income tax',53881408);
INSERT INTO legs VALUES(288,3,9,'credit',7730,'income tax',9250);
INSERT INTO legs VALUES(288,4,3,'debit',770,'local income tax',53880638);
INSERT INTO legs VALUES(288,5,11,'credit',770,'local income tax',920);
CREATE TABLE records (
  collection TEXT NOT NULL,
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  value TEXT NOT NULL,
  linked_to INTEGER REFERENCES accounts (key),
  PRIMARY KEY (collection, name)
) STRICT, WITHOUT ROWID;
INSERT INTO records VALUES('account','3333-01-0000013',32,'{"account":"3333-01-0000013","accrual":{"accruedThrough":"2026-03-27","interest":"1260200310"},"nickname":"생활비"}',NULL);
INSERT INTO records VALUES('account','3333-01-0000021',33,'{"account":"3333-01-0000021","accrual":{"accruedThrough":"2026-03-27","interest":"9300000"},"nickname":"비상금"}',NULL);
INSERT INTO records VALUES('account','3333-01-0000037',32,'{"account":"3333-01-0000037","accrual":{"accruedThrough":"2026-03-27","interest":"16688856360"}}',NULL);
INSERT INTO records VALUES('account-counter','1',4,'{"last":4}',NULL);
INSERT INTO records VALUES('card','3333-01-0000013/card1',7,'{"account":"3333-01-0000013","issued":"2026-02-25","limits":{"perDay":1000000,"perPayment":500000},"locks":{"domestic":false,"overseas":false},"number":"5365101668673357","ordinal":1,"paymentCount":4,"spending":{"date":"2026-03-28","paid":70000},"state":"active","stateSince":"2026-02-25"}',1);
INSERT INTO records VALUES('card','3333-01-0000021/card1',2,'{"account":"3333-01-0000021","issued":"2026-03-04","limits":{"perDay":6000000,"perPayment":2000000},"locks":{"domestic":false,"overseas":false},"number":"5365107237436846","ordinal":1,"paymentCount":0,"spending":{"date":"2026-03-04","paid":0},"state":"lost","stateSince":"2026-03-04"}',2);
INSERT INTO records VALUES('card','3333-01-0000037/card1',6,'{"account":"3333-01-0000037","issued":"2026-02-25","limits":{"perDay":6000000,"perPayment":2000000},"locks":{"domestic":false,"overseas":false},"number":"5365105592115286","ordinal":1,"paymentCount":2,"spending":{"date":"2026-03-04","paid":60000},"state":"replaced","stateSince":"2026-03-04"}',NULL);
INSERT INTO records VALUES('card','3333-01-0000037/card2',3,'{"account":"3333-01-0000037","issued":"2026-03-04","limits":{"perDay":6000000,"perPayment":2000000},"locks":{"domestic":false,"overseas":true},"number":"5365100498183132","ordinal":2,"paymentCount":1,"spending":{"date":"2026-03-24","paid":9900},"state":"active","stateSince":"2026-03-04"}',3);
INSERT INTO records VALUES('card-hold','3333-01-0000013/card1/payment3',1,'{"expires":"2026-03-31"}',1);
INSERT INTO records VALUES('card-hold','3333-01-0000013/card1/payment4',1,'{"expires":"2026-04-04"}',1);
INSERT INTO records VALUES('card-hold','3333-01-0000037/card2/payment1',1,'{"expires":"2026-03-31"}',3);
INSERT INTO records VALUES('card-number','3826652187bbada8206c05f7e7b27125b5a45f3e7401907d35a93cbdc284658d',1,'{"card":"3333-01-0000021/card1"}',NULL);
INSERT INTO records VALUES('card-number','a18ae24967dccff9ca442e4032c0cd47aab9dc949ef6d89e8287ca6c5d151a93',1,'{"card":"3333-01-0000013/card1"}',NULL);
INSERT INTO records VALUES('card-number','a8d3583d005dc05179f3055793ebcd923c43b367c697513b006b72c05fef240c',1,'{"card":"3333-01-0000037/card2"}',NULL);
INSERT INTO records VALUES('card-number','b329836e68f5777babe145fa73f85f2f3c2afa144dfd5cd792c3b15e8873bc48',1,'{"card":"3333-01-0000037/card1"}',NULL);
INSERT INTO records VALUES('card-payment','3333-01-0000013/card1/payment1',3,'{"account":"3333-01-0000013","authorised":12000,"cancelled":0,"card":"3333-01-0000013/card1","date":"2026-02-28","held":0,"lastSettlement":"ca74696d0a6bac19e892d8beaf6452da","merchant":"동네 서점","ordinal":1,"place":"domestic","release":"expired","settled":8000}',NULL);
INSERT INTO records VALUES('card-payment','3333-01-0000013/card1/payment2',3,'{"account":"3333-01-0000013","authorised":34000,"cancelled":4000,"card":"3333-01-0000013/card1","date":"2026-02-28","held":0,"lastSettlement":"42db6500f957166e9bb4269e9e75ecbe","merchant":"Cafe","ordinal":2,"place":"domestic","settled":34000}',NULL);
INSERT INTO records VALUES('card-payment','3333-01-0000013/card1/payment3',2,'{"account":"3333-01-0000013","authorised":45000,"cancelled":0,"card":"3333-01-0000013/card1","date":"2026-03-24","held":25000,"lastSettlement":"36813ef6bf2acbf9c4c97fd91eadeb6b","merchant":"Market","ordinal":3,"place":"domestic","settled":20000}',NULL);
INSERT INTO records VALUES('card-payment','3333-01-0000013/card1/payment4',1,'{"account":"3333-01-0000013","authorised":70000,"cancelled":0,"card":"3333-01-0000013/card1","date":"2026-03-28","held":70000,"merchant":"Station","ordinal":4,"place":"domestic","settled":0}',NULL);
INSERT INTO records VALUES('card-payment','3333-01-0000037/card1/payment1',2,'{"account":"3333-01-0000037","authorised":250000,"cancelled":0,"card":"3333-01-0000037/card1","date":"2026-03-04","held":0,"merchant":"Shop","ordinal":1,"place":"domestic","release":"voided","settled":0}',NULL);
INSERT INTO records VALUES('card-payment','3333-01-0000037/card1/payment2',2,'{"account":"3333-01-0000037","authorised":60000,"cancelled":0,"card":"3333-01-0000037/card1","date":"2026-03-04","held":0,"lastSettlement":"236ba8945356a91ef1638d09721b961b","merchant":"Book Shop","ordinal":2,"place":"overseas","settled":60000}',NULL);
INSERT INTO records VALUES('card-payment','3333-01-0000037/card2/payment1',1,'{"account":"3333-01-0000037","authorised":9900,"cancelled":0,"card":"3333-01-0000037/card2","date":"2026-03-24","held":9900,"merchant":"Kiosk","ordinal":1,"place":"domestic","settled":0}',NULL);
INSERT INTO records VALUES('customer','C000001',21,'{"birth":"1990-03-14","name":"김하나","passwordSeal":{"keyFile":"ec4317523b6a923e","sealed":{"ciphertext":"3f1a7cf7d20b4bcd6ebed46f26ce18555f62819bb940293153cbf78e280ba7d27de18e332b9a918f3231eafde02cb6a3","nonce":"5ff28a49e993aa2a8e8426ea30973c68302acfb5ccbde6da"},"stretching":{"kibibytes":19456,"passes":2,"salt":"f27c7a95e2eff68602b17131bfdde6cb"}},"passwordTries":{"cleared":9,"counted":10},"phone":"010-2345-6789","publicKey":"9b812e7dfbcd4355faf34a912fb76a19ebf1fc941efffe801d539ac491672797","recoverySeal":{"sealed":{"ciphertext":"08d27ca71e50738f4a3cc7a4ef3ee8108682db60573cfdea03b557887e05fd26e3d070551635b012eb3f7f14516f276e","nonce":"9dfce3b7c22a220d739b508ebe6ba24e8a91fa61aea97827"}},"recoveryTries":{"cleared":0,"counted":0}}',NULL);
INSERT INTO records VALUES('customer','C000002',12,'{"birth":"1985-11-02","name":"Lee Duri","passwordSeal":{"keyFile":"ec4317523b6a923e","sealed":{"ciphertext":"a185e3b65c5d6d032450be9af9eb8bce0b3ab7a0de5acf960483acedc279ee39a789f1ef082795f0e7ca8fb6e1ce3b4c","nonce":"374f760ee60a2cc0e8ab3bd1773222ca6d1281645fd0d5ed"},"stretching":{"kibibytes":19456,"passes":2,"salt":"bd86f8026259acdf02b6ad07ebc4fd8e"}},"passwordTries":{"cleared":3,"counted":8},"phone":"010-8765-4321","publicKey":"9670dfb212678263ccd884662acae27355f134427c6834da4c5dd65c38151ba3","recoverySeal":{"sealed":{"ciphertext":"7d189f51e46d7842fb1aeb3d0097554a76500e240bc76198060d5be98240680a49b1f6fd8d318357ac1b69edf34a5e3d","nonce":"faf96c7bebdab09c1da6671581336aa8c84bbebde3c0575c"}},"recoveryTries":{"cleared":0,"counted":0}}',NULL);
INSERT INTO records VALUES('game-score','두리/하나',1,'{"draws":0,"first":"두리","firstWon":0,"second":"하나","secondWon":1}',NULL);
INSERT INTO records VALUES('safebox','3333-01-0000013',36,'{"accrual":{"accruedThrough":"2026-03-27","interest":"22017474080"},"boxAccount":"3333-01-0000013/box1","limit":10000000,"linkedAccount":"3333-01-0000013","payout":"on-request"}',1);
INSERT INTO records VALUES('safebox','3333-01-0000037',34,'{"accrual":{"accruedThrough":"2026-03-27","interest":"2500000"},"boxAccount":"3333-01-0000037/box1","limit":50000000,"linkedAccount":"3333-01-0000037","payout":"monthly"}',3);
CREATE TABLE record_history (
  collection TEXT NOT NULL,
  name TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  sequence INTEGER NOT NULL REFERENCES entries (sequence),
  digest BLOB CHECK (length(digest) = 32),
  linked_to INTEGER REFERENCES accounts (key),
  PRIMARY KEY (collection, name, version)
) STRICT, WITHOUT ROWID;
INSERT INTO record_history VALUES('account','3333-01-0000013',1,4,X'acd8577e0fa5ece865363b7772decd837f274e5d0b8d42431009b6155cb34a5e',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',2,28,X'eed71efb44eb7b381752f666e714ef608e6d4a4a6f1444e787472e29a5de4e7c',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',3,36,X'0d15c7000d44e951af84d8c68236fe495aa9bb63f376ab864d2b445ee8094d01',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',4,44,X'a8560934aacf357459fa2097591ec344f5043a6bdf477eea33e7a4007a1418fe',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',5,63,X'37736f5b916e1a715587cd81274451a1aeb90b7167af7c86cf8abae53ed1f629',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',6,71,X'2b4b39cde1b50511325953f61692d1b68c0a31943003bebbcdc66ff32e15c042',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',7,79,X'5cd214cdba556b9efd587250f14a84a1e9eb8b0e30ef060c04253667517b1947',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',8,87,X'0609c8ba233ecc6b6ef03630df5ea5b8697fcfd61cc4cfc13c5e520260e7a3c6',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',9,104,X'1cc431fdc46341fd8ed408548885fce6d2aa548073dfddc6e051ec2e3f6721cf',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',10,112,X'11394d9c55fe97181c083342421d98b3ebeb1e73187cee7da2ef41e05256df3b',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',11,120,X'701ebdc7d5f4bd05fdca76a3f82fe50d868065fe8c32083e6fb606cf11eb2580',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',12,129,X'f996f1fc9856d8ce0bc0d0d6d7abda47b532fa310d4dadbf82f0dfd45c3e2f91',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',13,137,X'171522142988788c4be2d4d6285d737098a9e3c181b8b15eac6ea6b58399f12a',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',14,145,X'068142b58695fdaf34958e853e34731f2cf97f4b3548bfa4b287b5d893360e2c',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',15,153,X'52c00d25f6f041916676bc257f83b513a2e45b2cd1683820780e966b8364493c',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',16,161,X'f29439ccb2037aed929ea6b45e7c509799a4a446798071015e76a50757110814',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',17,188,X'2fdccc150249a02ad353630600f17e4d5daaf65988302da3bdaa0cb4736ff04f',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',18,194,X'a354eddd3caf872fb85b35608f19ca107807777fbe12876fafbfcda224f87c5c',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',19,200,X'4b631129611e1c26f84b12131e46016a537fbb62516c52a6f96ad40a70c9a0b4',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',20,206,X'ebde7c155a858f866a5369f7cc7c390ddb57ea77e40801fa2755fe6ac701eaa0',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',21,212,X'5ebfb0c88a8106e86a0611dab989471e54eb33f6552867c252dc607acec84679',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',22,218,X'5b85bd042f273e110703165bd1621869cfe5a7817c47b524baf36e1e5e7d0036',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',23,224,X'a454179d90c2b2d07decff162c2cf6a670d2b54f63d97874b93627ca04f321d3',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',24,230,X'b920d4a4be44f15a39c274b3b09f7890cca701a7c412f0a88027b9b120ddca69',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',25,236,X'b1a1b0c40afe22511144d867ce2d702731d272eb3f9e2e8bfb8abe14690fbcca',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',26,242,X'8d911e9ab8f74036ea01f9136f0d3737531be56bedeb8f33ca72448c3650205c',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',27,248,X'66ac24cd4d3882ce114114ecfe204a62805aceab3dc35d2e99e2789f56adec41',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',28,254,X'654ca5f59444684520a22338a761e8f29482676d4f88bfab3537ebe49f01b381',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',29,266,X'5be5ccb22f16e6c3050ad283e5874cef40b2ba2b3046239165c437e85a99df10',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',30,272,X'0b1c701d0ccf00a9f609c67566f2351546b9662f41812b5534d32e2a326eaacd',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',31,278,X'978b9e66717fa90c64a0619c87ee1a9c6c89b0f02f05b13933b92a78c0a1b50a',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000013',32,284,X'85d878a9541a60cffc86588c787fb68406d160f21dab9c1bd9b11fa4c91bacd4',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',1,5,X'90dd53223236a3894b125de75d08aa3587db608d881c3c74ce40f63a87cb9b1c',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',2,29,X'86e923a9e5099224dd5ca3490757dc4f2fa4e2efbab28dd1638e238225e7b350',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',3,37,X'65f543da1a05ec8decfded37908782c534ddb5290772a78cfe9e6b3785f0904d',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',4,45,X'0e9bae687e19e86719c1d18dcbb56552a41ad2c7f401af5d2fbe04069ba2accd',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',5,64,X'd16c1301e3852654f0eecc6d14141ac3718136cdc73e0a7f7e9457fe595818c7',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',6,72,X'40421f72fc22bb057f736c1ac77b17b22d4f89455d03a67d2a77a799dd61e8be',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',7,80,X'797c8637cbe7a5b7f5b0bd86b556edefb4edcf5a3dc6db5b05d80eed7f88694b',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',8,88,X'7f87f8ff6fc4b9bc26e843fc024731f929215a295934ac9b4854b66e90d2be0e',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',9,105,X'7a83631e3feb40ae7ebb6d157d4f89eaf941e68640d4fcaef148f8b0e0a55bec',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',10,113,X'5eec15688087e4d39bfdc39b1bf65258c096524e18363a3d0084b4b57e496598',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',11,121,X'e7bbdb76addc43baa727bfecdffb8977e07bceb4367afe48034af714a75b85aa',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',12,130,X'f7bbcb2eb1f7eefc92f2648066fb080463512bd35bd4c5f29b7c79d7a3746c28',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',13,138,X'd5694bdcadf750fc802da90f77d2c436f5406e7b8686435962af40cce024b734',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',14,146,X'4d51ca4a18a2a7ad5e3fd2ce486c32dcf3f1f58db3a170bae5784e2f9d857be3',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',15,154,X'30e33b8222d29cb8ea6268fb642e12fd745d524ba02f6fd68890b2f0795c046a',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',16,162,X'ff8af6c06119c2d82582c88c234f7f333bb313e6523f8c9e1287fbceb09e0846',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',17,183,X'bc043ec20d4546f02636a4c05711377286244cd30b38f6eb819227b5c5505ffd',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',18,189,X'7ea19fe0a773ec804669b9079c062515bd18ac9a7163885279a2ff02e0c764af',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',19,195,X'7cf314dec027950d37b14bcf5ff8ddfeafbd88c7a7b0a275072235ed1e891946',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',20,201,X'630d17ff70747727a2e38b7133be5a6293b34961f5ad3e5b4d84b2ec69dd3a71',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',21,207,X'36d1cc4f64ca3441a3ce34aaaacd8c80a99b55adb1163076d8474b2362f8642f',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',22,213,X'7682298bbc8318073d405f4a16121363994d0bc894d8189c03467b0258c56758',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',23,219,X'2d9c745321d47c842bc56b2ece80373ccc4ef697a5ba33f9d8d63605d4231468',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',24,225,X'19e21cea4baaf515fdcc03782d65df64d91bccdcaaa26d48e46f5a861a6546b0',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',25,231,X'8d8fdb0364ff534b39e5829cc5a6cf7414e20f1ebbba5eb37fb956846a763b9a',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',26,237,X'5b4e085ea0b8c6fbe52dff0182634da904a408f6045b746ef574cabb010e3914',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',27,243,X'e1405ae414a9904369d6b8eb6a413b61d456b89cfdec19eedbd910b93eace346',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',28,249,X'6944b1d2f1fca7d064b720d42fb6489fc32f327de3a8b2c061676468c91ee45d',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',29,255,X'8c300c2c8b8fbb55d1d8f067dfb8591e4f3b3f57918cc8234e0831635f01f371',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',30,267,X'341b37796c6d9c335f863c844039327c9b6d351e5a9707d9933701cfc9a9c8d0',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',31,273,X'f49e271a45478070a01fad28ec1bdd8af9442c7572ff0566b461d9dc6897af5a',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',32,279,X'a107e62bfe77796a6d1a884e8f6b6427d7bb4ec739d0dbf28e9c340e6ec5481f',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000021',33,285,X'e827a5c72317a65c1e0988de5cf42ed30b13a356915f31839a79ad3ea373c8b6',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',1,6,X'430f8adac21f40bf6ec7fb4cadadf6e54991050ddddd9c013c8211d4d670a4f3',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',2,30,X'a28200bbb1b086907f500725db2833936dc18095aa377535e5d3f753fecab070',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',3,38,X'16c066847191c7065d957c3f1bd5aec96c89c6de46e5ab3f6a87b05fd8b3c75d',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',4,46,X'202ad7ef019ca1e148e003f3dd7c6eed3ebc9e003806b4793b21d0196e6a826b',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',5,65,X'd9a55d8d409dfca64055b7c912893365e13064a60df6b7c8806d5ded5a575804',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',6,73,X'807ed462dceb9b69eff45f1696a9454bb835af0a9014ebb0f6b1ff726edbf182',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',7,81,X'e5f89b404c4d4826a3d5e6c23f71f4a521042b7351979b75ef6c1396799db051',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',8,89,X'c3bd2f3c50dbe7ededf5031ef0ad3759d338b3dc7195e0b850d3053db02b8cc8',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',9,106,X'900dab4364ec8a6a5df40cd440d5ca55ea42bd1ca48ffe02b248c4afd15c5873',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',10,114,X'1a83378a40851e9b837ee1cbb9ea052d6fe95adad6978d57603f0872232afb2a',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',11,122,X'92f44341731b30e4c83ef1feccb769ba9326d46b14a6006c5fdb8f45ec7beba7',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',12,131,X'ddaa9799e6a9bbe0f977f98bbf974c8dce91119347db3ac8a3d93a137e725f58',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',13,139,X'3863a8cde9f0d484deef72ccfc9480542093d1a46b7bb3b302b29f6426ffd975',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',14,147,X'eaa6db7c0dd7efd6312072a50d4fe7254f9109ef56c6d48a13a741312b75e36b',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',15,155,X'893d985965bd3543351d7d8714ccd12c316d60913ee67a9f0219354817a8b1fa',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',16,163,X'5be6cf4502eff7963ac863713a367a6760c6afbf41432687f4030e0ec43f6320',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',17,190,X'68a728755a20c0ec092b5710fe95550019773da250d41fa7e8c022d2157d4cc2',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',18,196,X'54997eb0dfa6a8decb0dcb27e1e5c2ba17bc7b64bc144fc23657148d720d3d28',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',19,202,X'31321d94918621ef4b2339ad7274c8d8fb43080758a30822d2c3749a45cdb709',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',20,208,X'2bb54ca0559fa06e1ed6784f2f129d6a7a80a191c4f9a2c6b8347817a26f3dbe',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',21,214,X'3431b62acb0e71f90aaf19ab6fb0337c3251f4126e39e1b83cc4aec125f68532',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',22,220,X'a1a8d8e198ac9cf5bf348e00e9a5ab07a63c9dce22a1ff0aa9d34fd6285239d1',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',23,226,X'32fd19a703b1084cb1d29a4678d7ad36445adcc7b18e0055c4554130abad4cd5',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',24,232,X'31ee4b4419bd7795a7b399e7d706fcdeecfc989e14ed94aa5224f0b17e9abd77',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',25,238,X'76dee9f20855b023545a2a45f41426978d04651ddda10cb0f326625cd3edf151',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',26,244,X'245354d4e211d6718692854d292669e20d188060bce789f9e661476f3443c56c',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',27,250,X'4394017d1c102d3604ee07fab20df76d2100501a037ba43451b7646bcef8d2d9',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',28,256,X'b4e2d497485d2dffaa8a3a2e0e6e5b075c7564d301f43f6eb6155f11cc68918d',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',29,268,X'd32ab76d0d2df76c225538ebba99edd9fb54cf3a073f8da30b8dd3a52997fe44',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',30,274,X'c159f5bedaf1550e5b01139cbc92b1081c84e3bf60a2f0d9be0314b79fbe304b',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',31,280,X'a0429fc5a5d2a1f0e9ba4d7f37406eb32bbd411417e065ab2db5ea9acf2e73cf',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000037',32,286,X'96a03ee9876b94f9802fc1070a019159747ed41a26f1029241f55c4809d0eccc',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',1,7,X'e75450f6de205d153eaed3bff45d578ee79b0d345bd9e5203d4a3fa4011ec09c',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',2,31,X'91b4b4668dfdf36b5269e74d816b757ecae7981b9b1ed933c8b716bd2c183c1f',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',3,39,X'd97df8303870ed54f4a87f8bb11e511495d679aa7e09e37aecf8dbe7a7eee049',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',4,47,X'681ae761360a98cbe93766b5b38ff4d36784a11e6766c00410a79c5f9f658d03',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',5,66,X'755d0cad0cd32152bf5e7dab454e614e21993365523b6d1082a994619ed33cc5',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',6,74,X'98ae366ede7dfcaa4f3b7a1f1d69318952e3cd52f9cd8affa133462d5fafb17f',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',7,82,X'4a068bc7dcd5e7592ce4571e6d3017d14dd68788dcc813d32a841a50c26d9c75',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',8,90,X'7bcf5e1a1194836ce723060cffb2bd5cbabecc82ea9bf4727234a08f04805051',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',9,107,X'39e493c5c4c20c90a165c9791324ead30737972622b9b919d0736390a763c901',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',10,115,X'770ddd84476c9b04e3ae2df0e92de768953163a8ba3bc6763f6f220e22bc9e8e',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',11,123,X'b0bff3926a4e188003df7cc45103f2a5b2f29712a1aba24ccba71a2b3652415a',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',12,132,X'7a533197bc540fa87bbabea05d5582e2508992f5e7dec92d52f1487bb7999108',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',13,140,X'b49a1b276142b5b4c89c97ac34cff0682320f605ffad5e6dec4c895874302048',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',14,148,X'b2f9d7ca918025c2ba78a09b4e4018ff81656594f097522fafc941aaf5c4165f',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',15,156,X'6502faec3032c5014533d6015d9f6257e05dfa666ecb79512c4f135f3a413bfc',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',16,164,X'acef5b5e5c2ea9f523ded90b330c2a18d215dd4f5791258bd50fecc70c941f00',NULL);
INSERT INTO record_history VALUES('account','3333-01-0000045',17,176,NULL,NULL);
INSERT INTO record_history VALUES('account-counter','1',1,4,X'e64928439e7b47154567ac9f5c55566ceadb182aec888484ee9d2ae737a90dde',NULL);
INSERT INTO record_history VALUES('account-counter','1',2,5,X'20eb9cdb7bc85990e3dbb32c198e5150d6e3a73d2d19ddb5dc4afbe9da441a9e',NULL);
INSERT INTO record_history VALUES('account-counter','1',3,6,X'4355102c4f20c3e55c5952b9e392eed15b88d56617d73640fdf36377b2a33e11',NULL);
INSERT INTO record_history VALUES('account-counter','1',4,7,X'0958acb22343e3fc1dd2c350421143d4d8c2d8c3c7f40d48deba46b88e408d12',NULL);
INSERT INTO record_history VALUES('card','3333-01-0000013/card1',1,22,X'92aafb6137cdadcf00c323207ca73ed273e8dc5863f5ea11beb452c9aa9a5c3a',1);
INSERT INTO record_history VALUES('card','3333-01-0000013/card1',2,26,X'd8c85d77aed059b2ed4c770bdc87a86b9537181dcb0dd789df31f006f79cfd9d',1);
INSERT INTO record_history VALUES('card','3333-01-0000013/card1',3,54,X'db340030c7e6a1ecbba6db0209df681dfe88b625cdd7cdc8a826376ab397ea5d',1);
INSERT INTO record_history VALUES('card','3333-01-0000013/card1',4,55,X'e30b758485a0888dde8ad8eb8010e57bb7403fcab56c6ba7cff4d440d143cded',1);
INSERT INTO record_history VALUES('card','3333-01-0000013/card1',5,58,X'74fabed6acccddf378c7f7563be2ee728923bb3beb0aef0ae600e9de77c15f9a',1);
INSERT INTO record_history VALUES('card','3333-01-0000013/card1',6,262,X'11af812a1e8af0dfe9cac6088cab25f9f86a54e867b183fb06839e70a9e2d558',1);
INSERT INTO record_history VALUES('card','3333-01-0000013/card1',7,289,X'7b21cb930ce5569cffc81e2cf93ab4ecbaf54fe115663016acf8996c105e4b07',1);
INSERT INTO record_history VALUES('card','3333-01-0000021/card1',1,101,X'b9abcc44c0cde6aa4d7d8351f5a81e82de4860941cad7fe38a953e6f36de20db',2);
INSERT INTO record_history VALUES('card','3333-01-0000021/card1',2,102,X'78e2c1431273fa2ccaab0f133a1c6853a6474c6ce310f3ebe9a2bffc2b98bed1',2);
INSERT INTO record_history VALUES('card','3333-01-0000037/card1',1,23,X'912eb7b1ee9ac4ff30317cc9504ed385b0cbdeb09b3726e3e143d0f05f981d2c',3);
INSERT INTO record_history VALUES('card','3333-01-0000037/card1',2,94,X'1c8944f5901b9459fec7c49716ed02b2e6509acd7b6e5a05eae733046d756227',3);
INSERT INTO record_history VALUES('card','3333-01-0000037/card1',3,95,X'1142c2179f2416cbd18a0a0537d4a8b844ea4e7d1c84fd36d7611010bc70b900',3);
INSERT INTO record_history VALUES('card','3333-01-0000037/card1',4,96,X'6bb89e9829ce923cd5c48c48523235428318ccfa0c42ad5947be54f376292f57',3);
INSERT INTO record_history VALUES('card','3333-01-0000037/card1',5,98,X'08a111ec857a1a97a8965e17ba267478dfbc481fe5dca43127d30d751eabcd46',3);
INSERT INTO record_history VALUES('card','3333-01-0000037/card1',6,99,X'df6c0689cbf5bd46c2f8af1cb47c1f8fdd665b9aa22260ec31b4938da3a6944b',NULL);
INSERT INTO record_history VALUES('card','3333-01-0000037/card2',1,99,X'db1b6ca94ce484904a041c1edeb4894670ed5a278448c40974013a6b27b71771',3);
INSERT INTO record_history VALUES('card','3333-01-0000037/card2',2,100,X'ddc12cf879ce624ca5dd967826c1862c93e6cd2e3b76086ef8ab6aa715ed0c92',3);
INSERT INTO record_history VALUES('card','3333-01-0000037/card2',3,264,X'42034d69d4ed1436177edd3ae0090400d0b9346a312756eb60fbbfb50694a74f',3);
INSERT INTO record_history VALUES('card-hold','3333-01-0000013/card1/payment1',1,54,X'9b31f73c87a2070e1027beab91df0683ee28dae5ddc788cf35a28d8ffda17863',1);
INSERT INTO record_history VALUES('card-hold','3333-01-0000013/card1/payment1',2,127,NULL,1);
INSERT INTO record_history VALUES('card-hold','3333-01-0000013/card1/payment2',1,55,X'9b31f73c87a2070e1027beab91df0683ee28dae5ddc788cf35a28d8ffda17863',1);
INSERT INTO record_history VALUES('card-hold','3333-01-0000013/card1/payment2',2,57,NULL,1);
INSERT INTO record_history VALUES('card-hold','3333-01-0000013/card1/payment3',1,262,X'd5ce2ccf6ae46976a308f194901f8da4150ed9f95fde6751e083e2de5f0159c8',1);
INSERT INTO record_history VALUES('card-hold','3333-01-0000013/card1/payment4',1,289,X'd5adf541f59c4f015adab9b7d36334e3580f583ba87b5ef9f8f91b06d9aab093',1);
INSERT INTO record_history VALUES('card-hold','3333-01-0000037/card1/payment1',1,94,X'90b0622d46fa657c5c04228346568ca61450db1b8eeb19f2da09690b4687714a',3);
INSERT INTO record_history VALUES('card-hold','3333-01-0000037/card1/payment1',2,95,NULL,3);
INSERT INTO record_history VALUES('card-hold','3333-01-0000037/card1/payment2',1,96,X'90b0622d46fa657c5c04228346568ca61450db1b8eeb19f2da09690b4687714a',3);
INSERT INTO record_history VALUES('card-hold','3333-01-0000037/card1/payment2',2,97,NULL,3);
INSERT INTO record_history VALUES('card-hold','3333-01-0000037/card2/payment1',1,264,X'd5ce2ccf6ae46976a308f194901f8da4150ed9f95fde6751e083e2de5f0159c8',3);
INSERT INTO record_history VALUES('card-number','3826652187bbada8206c05f7e7b27125b5a45f3e7401907d35a93cbdc284658d',1,101,X'f9ad6702e4b03675275cc4de86937c2c5c31356431b59ec77772304745f0216f',NULL);
INSERT INTO record_history VALUES('card-number','a18ae24967dccff9ca442e4032c0cd47aab9dc949ef6d89e8287ca6c5d151a93',1,22,X'0415aa5086465e175c6cece008e89d112c5820fe8f115ebc18c98b949af2db6b',NULL);
INSERT INTO record_history VALUES('card-number','a8d3583d005dc05179f3055793ebcd923c43b367c697513b006b72c05fef240c',1,99,X'df5939bebf40ebaf63a95d1bf6548f277ff3dd2e620ce1ce4a8dd065cf83b3a4',NULL);
INSERT INTO record_history VALUES('card-number','b329836e68f5777babe145fa73f85f2f3c2afa144dfd5cd792c3b15e8873bc48',1,23,X'567e9a531647b5ef68e1a6752c6cb69188263d54d3744a36ff948de37c4a866d',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment1',1,54,X'508cbd44fe9f552973ef253c085935de27234f83bf1196f4077a76d302449130',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment1',2,56,X'd491e4485eb1f50ac64dfe5e090d1afdd0a0abaf54920cd4b72cdd852595132c',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment1',3,127,X'a30fa8694b628eefd6dccc8de12373c143100f21bc74d87b5fb6966738b0adab',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment2',1,55,X'0acdafb06fbf91a0c26d3b88457a7f2c9ac9bb45ba3621f19fd0d658e1317be3',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment2',2,57,X'29277929565c4b43af52db5c6ce37970fd7dc494cfc458b9e8b6a5c8e922247a',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment2',3,58,X'0a302c47cf1aec0abbcb5c6942906b123f6be60a3187e9ee098bfcfda9872f1a',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment3',1,262,X'496f0a56c49ad5db335ffe535bda13221a43783b725fbeca85572793feb22cc2',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment3',2,263,X'd474a1dccb4b1105ab10c44bd730c6faa9844dded7f1f1fc01fd53f1fbebdbb8',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000013/card1/payment4',1,289,X'2ca70cc6a09db2566002b468e136a438f10f54d5843f06ebeebe7cd6661152d4',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000037/card1/payment1',1,94,X'58c4fb0810e35fab9b289600d284e8183ebc0cb4ff6ef705a882b72d4450b34b',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000037/card1/payment1',2,95,X'67734fd8dd037646bcbf537e950826eb0def5047202f2365588fc7c3f65bbe20',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000037/card1/payment2',1,96,X'229a8c6924cc97284c587982e74f4d1a05222afe3edc9ff714746e52f1641120',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000037/card1/payment2',2,97,X'da09a743860e1834153ec31843dc45947e33d0a457b91cde214516b88666eac4',NULL);
INSERT INTO record_history VALUES('card-payment','3333-01-0000037/card2/payment1',1,264,X'ba003e6401ded37860b28cc64f5a6bbfa78e2c9e92b60ab5ac3ff50aa6b0633d',NULL);
INSERT INTO record_history VALUES('customer','C000001',1,2,X'a78ff6693400d5b28904c7d6d738d27494267e42a5daa6b6097cfa44b170a288',NULL);
INSERT INTO record_history VALUES('customer','C000001',2,15,X'10a04d4babecb320cd38b27ed12de067e016e440ff4b40a846b478d94f7af97c',NULL);
INSERT INTO record_history VALUES('customer','C000001',3,16,X'34962d927fa1bdca4c13c22c87ea0f6c335371c10bc8e3b84c7554f31ea22b9d',NULL);
INSERT INTO record_history VALUES('customer','C000001',4,24,X'a56b254c15114d6816c0eae48716ea8d4942daff63633fea60d5c7caaba8e92d',NULL);
INSERT INTO record_history VALUES('customer','C000001',5,25,X'f33a2f93d0c33d9a0291c037c369de11ecef47f414f8ffe9b99d4230348957dd',NULL);
INSERT INTO record_history VALUES('customer','C000001',6,51,X'f43f6a71badfcc3d0d121d029a330e07ee075e9d48d802aa557153e543718dd1',NULL);
INSERT INTO record_history VALUES('customer','C000001',7,52,X'e48b57d702f10d7dd672a13cefbd3f6da5d92bf33ed0c13dccd5e36caeb4fc98',NULL);
INSERT INTO record_history VALUES('customer','C000001',8,59,X'99595cb1bfce58ea9ebf68860f713ca10ecfa2f5863ff7fbe98c8cdaa4ce427e',NULL);
INSERT INTO record_history VALUES('customer','C000001',9,60,X'aa0c591b014118a9033d6cdfe3a5aec32b5c70a31949806ad410d882ff9fe947',NULL);
INSERT INTO record_history VALUES('customer','C000001',10,168,X'd1b6fe0ffe6e0965141ae9d04eca6eb0fc18e31e0099db78bb6abb96b82be54d',NULL);
INSERT INTO record_history VALUES('customer','C000001',11,169,X'cac869aea83f06cb52da1322be067667c68e067a07046b6033d316639c4bf935',NULL);
INSERT INTO record_history VALUES('customer','C000001',12,177,X'97bea72ef532959fc7d58f093b74c397c4df0f9322accbc2c816f6a4750e4b57',NULL);
INSERT INTO record_history VALUES('customer','C000001',13,178,X'e21893c6414b7fdb54914788ca9f99c850531491868931afbcab1bfc2f3185c5',NULL);
INSERT INTO record_history VALUES('customer','C000001',14,180,X'8f180142b195a0b3ad6ad8681a0834d8dfeed7a22d3d1b856bbee03e5f82ee3f',NULL);
INSERT INTO record_history VALUES('customer','C000001',15,181,X'720699308bcc20aa23b9a30748209ddd47a56e0549c1be7d177b28884859d4f5',NULL);
INSERT INTO record_history VALUES('customer','C000001',16,182,X'a8e6d9b9d5b983e8cb4a8f4bf23f6ccda59380ceb2837b0aec76246025f6d41c',NULL);
INSERT INTO record_history VALUES('customer','C000001',17,184,X'8654eec2cd758f8b409ce6aec0299f347a98dcf8179c8efea3eef132e8be706a',NULL);
INSERT INTO record_history VALUES('customer','C000001',18,185,X'e9b749a2a7bf25e05342e73ef959d6ebf4865aa511c4e2aa89549dbd3aff660a',NULL);
INSERT INTO record_history VALUES('customer','C000001',19,259,X'2cc276d68a93534c3de30795bf408d151961264422022172d16532e75ab01615',NULL);
INSERT INTO record_history VALUES('customer','C000001',20,260,X'35903a3e0f1deb3e6fcf2f47db641a56a82517f274a37f80a382f7efd8d7720d',NULL);
INSERT INTO record_history VALUES('customer','C000001',21,295,X'f863f380b23a9be3ca40d7f3df8f1e563245025c024e45387f5a6e3a34c827de',NULL);
INSERT INTO record_history VALUES('customer','C000002',1,3,X'f5a70ea7220329151e8033d9ede8b095f5ee5d01e4d689e1c8772244c1fd9c18',NULL);
INSERT INTO record_history VALUES('customer','C000002',2,18,X'a756c291cc128e4800d2710694cefc432eeb14710960bb575c2359bb89368c8a',NULL);
INSERT INTO record_history VALUES('customer','C000002',3,19,X'3e9fe531813ac3c320903024927344ab38654c7aad0a6fc9a327ae82950bc4ce',NULL);
INSERT INTO record_history VALUES('customer','C000002',4,171,X'ab1221d90debc26f743cae15e179542d4743dcea53668bdd6d9e00f8a7de1871',NULL);
INSERT INTO record_history VALUES('customer','C000002',5,172,X'17949f20d060395f04e426ac68836e6ebc257803eb603101632a2f0cae142299',NULL);
INSERT INTO record_history VALUES('customer','C000002',6,174,X'07e58a99c92ca1696418f32ae29e09f69002b4356f3483b79ba99dcee7ce521b',NULL);
INSERT INTO record_history VALUES('customer','C000002',7,175,X'91c87b617312a45d08ecce6205277f7cf460d141cb6eceb3cc021d774bac0a85',NULL);
INSERT INTO record_history VALUES('customer','C000002',8,290,X'8e789c7f2f8e8cc6ab3a899a817fdd6022b0c5bc0c82b2316391b518f341e6f5',NULL);
INSERT INTO record_history VALUES('customer','C000002',9,291,X'1256eb0b37ac66f22ef4763b1d430f746bb20a9663cf7a4086234055d9cd05ac',NULL);
INSERT INTO record_history VALUES('customer','C000002',10,292,X'8fdb24523afc60505245e72d89e2cde7e160095fa03d2433a2fbddbb5a88225b',NULL);
INSERT INTO record_history VALUES('customer','C000002',11,293,X'c16deb8c3ffa9fe2743d631f2c321867038a70568d7af64e4ba88155235c9554',NULL);
INSERT INTO record_history VALUES('customer','C000002',12,294,X'a15adceb0009a90a283790dc8563d9f5dd922c89777541e62ad3a1c8f7cf8999',NULL);
INSERT INTO record_history VALUES('game-score','두리/하나',1,296,X'3a516be275a43cbc6c8bf56bacb7fcf2acf1aaebcaad05af811d1be51fb33d85',NULL);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',1,12,X'9bdf8da17a19d8f5ed3427b28b8f272857545abdd6364834887c2cf63141f093',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',2,17,X'9bdf8da17a19d8f5ed3427b28b8f272857545abdd6364834887c2cf63141f093',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',3,32,X'7e03b726b2d65d3105831daf0b7846970bc568ec657ff20af96b570c602622a3',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',4,40,X'd93607d33dcc5a1af74da279ecf65de30b3b1f0e373e6d6e87d094057282fe53',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',5,48,X'c3e5bff2c6c6b0f16dc15d7db452d414742c45b72d1241a5c24aaffa7a858dc2',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',6,61,X'c3e5bff2c6c6b0f16dc15d7db452d414742c45b72d1241a5c24aaffa7a858dc2',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',7,67,X'082cf9d6eb02a84a3fd91608bbe309061cfc3acaac72537d1daaf1e19cbc2f73',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',8,75,X'ca6f216e780f04ea5f7d8b91dd8b9ed49fbe1dab9f960c4f2547fd66edf77351',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',9,83,X'aabc6669578e443be97f14d3846841d67ccf7126f368f98618b52a80de5dbea3',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',10,91,X'e971faa29b31a3197ff129090f6bfa11e786ef60ca1de285fdcdd254b62f7813',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',11,108,X'28c1bed4a4db78eeadbf9388a82760ce65d6b0f62848ba4dd250dc4a646e248a',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',12,116,X'5c982bc33d518aa35ffd5a49e00dc31bbaf7611aa5d3b8a60298d13726fdfa4b',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',13,124,X'62b0383fe31941cbc8af6630f13828f16d251096a198f5ee4b0356d0653be8ee',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',14,133,X'7e34c00cf060ae79c1ecd080ab0f3cf7128fb386e12751acc7978b696fdf00e4',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',15,141,X'310c8b20ba7fbcb5ba8c7ca707c9480fbb709de01a4ad842f0169ffbf3be39a9',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',16,149,X'61d45115c5c0b45e6093de1803af00505669f66bd26080ed497274c96da9d407',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',17,157,X'6c232234c4df183fe8149b4d91fc8c9e944168bd27c5e1f2a4bb2ebb3c4c4ac3',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',18,165,X'84a2eb21d1f641c1e333ec77f1114cc5cef00a0a63ad06f26d8989ff04cedc9d',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',19,170,X'28357d13395e9a6e90f91551ce349c39014936a0e06aa58c5a1b6947dc604405',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',20,186,X'28357d13395e9a6e90f91551ce349c39014936a0e06aa58c5a1b6947dc604405',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',21,191,X'f3d4ac49d0b4a8504c8fcc60bb2fbb928a6e54b1219e510495fb3a17775e91f3',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',22,197,X'7246f49d283fa9572aa8b11621a8817657fd49909d17aec79da61a69cfe4e1bb',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',23,203,X'6d359902e79fb60a98d4bb8bd95c3127721f857891b5872bc69d36d7bac45d89',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',24,209,X'7c13b0a6c483c3b8b0ac8dfad5eda0d8e8ba3cc02d7c0caeb5d93a660eed5165',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',25,215,X'ffcb8971322088fe6bcda3b1c1688223ba29c33f7dcd629f91271885d306298a',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',26,221,X'9d0a1d183fcf546af0e7d877d8a3157efa382abf43293fcb3306a88f79698c76',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',27,227,X'ed1d62779758fd4bdcfda6efde710f19bb93e76c40b19ecb9e78093373c7243f',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',28,233,X'6e7f69340a3c6ae78a23323c6b8ccfaa5419a298a76b59410a4cc8b5f48e5248',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',29,239,X'ee1293ad02c90aebdd51a0bcd17fc18240d8553f30f4465192dd917fd643374f',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',30,245,X'83625ed2511e71ceb753dd4aeba949396bc12d7a71a00ff8800e6ae9cac9ef87',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',31,251,X'55ac7d54cc0a710b783e12438a5799dac3a01ad7ae79b5f1e10ac520fd90da27',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',32,257,X'f493dae38ff98e436ce0fd7dc40d2915a3c0dc6859a898d33070c137a425cc9f',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',33,269,X'1dde008041b3665eedeee73cf17d57fc19e5a355efbf8c5e03f54ef830955740',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',34,275,X'f3c714309c90dbed87af54c8731e61e196f63855b4ea1d6cc3efc31c8e1de481',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',35,281,X'f08db3482a566cf832900ed00517e8b80afaa3c8dc4546f6762496f1f463a6e9',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000013',36,287,X'21610ba32a5278e2f86609d21526ba89bd2c2f0b81f070268fcc7d426a4c3221',1);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',1,14,X'331b044ace53538d9737bc9ca15634e8d5a0b90b3d0f823070485db347e0b86c',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',2,33,X'87e18ee974efc1e59b1ab6f4d96d28a3cc06c36cbd299596943b6415b4574a72',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',3,41,X'10730039a92950a9856a1c49684db991ab352359da00683c10ef42f89cd868d4',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',4,49,X'7509b8dee0252436ecb69b5fdfe1a3b5bd4e53bce471d4fdc8b5b1f72e588766',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',5,68,X'ecc188958f198b5ff213965f58e18d88931744cccd91aa74f2ed31039369169f',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',6,76,X'a07abc5039b1ce039ca8bc4e1c6dd8170b13b056d35b323c9f31e9aa63437a03',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',7,84,X'1a3078755f85db49e6ff8707b68a175940a7c62a0c0868c17bd7a38608778157',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',8,92,X'766c4b4933b99eccb1bc879cb88198770455667b8ed6ba1d4aa719075b84670d',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',9,109,X'779e5eb4b7179f1752796d5228fcae6d99c3d184afeeacaaaf774e4792f4f908',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',10,117,X'93a9d788909e9b2afa42b98c74f0fe12ef51db39b859a535ef5956c1b48bdf04',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',11,125,X'16deb00e9439f208bb4558d5d199b2d3463c934aa8850605ba493f61e8493310',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',12,134,X'5fc5993d9956e547ac939933cacba34e97866d6cb3b95655828f2b9260fe487c',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',13,142,X'8967a458b273d38d803fee52dfa06cf5f34bb9e6b5d569e82707de560485271f',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',14,150,X'159678ffae6e9d8c18620c4475fa29b82b53d4c4546f1cba7f9b1ac813cd0220',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',15,158,X'd132d5d9d3faf5af56caaf7df3dcce1daf117160dafda87ae74ccce4099fab85',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',16,166,X'4cfc642aacb354d1100cee14213fb5912c8c0325e66c98f5c425a423e93cab13',2);
INSERT INTO record_history VALUES('safebox','3333-01-0000021',17,179,NULL,2);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',1,13,X'e11b47acc5cd42be2f5c54e9c1b5f7645a777a3b74f9e0df4c1a989d16ef9af1',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',2,20,X'e11b47acc5cd42be2f5c54e9c1b5f7645a777a3b74f9e0df4c1a989d16ef9af1',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',3,21,X'2c6b2b6bd3c47668b034221a3bfd1074fca486c51cd5209313ff07c2ef9ebf0e',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',4,34,X'269bb1172f0bd56e4bfae3eda2a803adc12637484283dddd2ba2c9f6dbb79891',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',5,42,X'31eb48a4365f6e6c8d1b0577c5b210bb462a59a0814153e78f3200ce8f7517cc',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',6,50,X'5c4e55b69daad3cc7e4c3ea8f3eceed48a5f22b2d62d336d9b08b342f2a46cd3',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',7,69,X'7aa71f86c597ed5fccfd3dd7afa398420ea85cc860eb9cb9540817d058183a95',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',8,77,X'9752e8e801240e59440920951b663a4d9de45fefcc2b9d0d337acc2c6c3f7682',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',9,85,X'96b212f6e25638d4d1b18a751c20188d11f3f65e2919b0fba0e6a03861e31139',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',10,93,X'f621b5285a230c8b9d4aad5ef1c6ea41f762054bbd96049a20b44ebb3c8b3d04',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',11,110,X'cc4cd5e2d41881ae7352b817d27e5fee714876a7586dc612eafca8295d33a815',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',12,118,X'41aea0b53fd33911fc62ebc2cd499ecb9d4c01d6019ff0cc766c480b10c67e94',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',13,126,X'9497bd973cb2d0cb3ad55a4bf2786e2936253f55a117694d2ac4bbf000ee9e13',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',14,135,X'2e993164f9418646a0daa424a4779075442db206c5ce1b4021a34213b8244814',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',15,143,X'a45a616eb5d07bdb15afc0e3af3ad3d1793d9188b8ac82bfbd892668b7aac58b',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',16,151,X'd305a8bd00edb3f4f373c73e04b8281d3c608198541db38f95a4ffb138d40f18',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',17,159,X'dd1fe43c97d3e2a6a9a3c5f5f004327f9f7b10835b99c6a7b0b7c0669c631e8c',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',18,167,X'b96b0d721ae2c617dbefa3107e1f277e13379a399c56be56b860fe75d9f775ac',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',19,192,X'087d5319543c6724e992c5c8a846d4b94b61a15c8088a1f9151a56e5e7dfdce6',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',20,198,X'1bd0c8891f5687be6cff625f3d5d57c26d61609de9bf84f02466df9dc46e8c17',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',21,204,X'a05dbe92c1b2463cc28c13f777c3f073ee60d105e0381991c00e3c51c375f165',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',22,210,X'8c880395518c8ed31807c9be3c69c370b32cbcfe93c967831db5c670ca2e5809',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',23,216,X'fbaf92a4095ad1a726c69fbfa226e4c90bd1bc76a122de7ce4d7b5f03415a861',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',24,222,X'63bfc944aa265572fb5fb13caecf846ebd5cd5c9307bb5c963674203354ce676',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',25,228,X'571163a07af318cc497c3843a3f0e98c5d6f1c531bbb84048e3395164fe8adde',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',26,234,X'73f06f1b0c90d87ae1dfe533a8de5739b76bd17e90312b06c588d816f317e797',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',27,240,X'62b73775a51776e4177d9d4322c2b7d30c5609b776ea66c860df23adff9812f4',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',28,246,X'761e7e42e61efb73e5c87aaf006d6983772ef57a2ce1fbb0fc23e7bea9751562',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',29,252,X'097f5e3289597edf4fa6803ac80980cf37102e8c89d39874debaae474ebc654e',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',30,258,X'2522acd9f662a451021948229618873b3fe0be9c3df2535d4645d0e919af8582',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',31,270,X'7c6f572a8570a3f3e42dd23d62d26b9ffafa2002f7415898e11cde0bd21107c1',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',32,276,X'28eb6e91397555537a22c8f918725afd49559bd95df817ba5b0286219af3b9db',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',33,282,X'8fa1953fe7d451ceb5696b874f848537992b614c3073abd7885b1c3e8233b6b8',3);
INSERT INTO record_history VALUES('safebox','3333-01-0000037',34,288,X'163a86315ac9ad13a7af63582b004e4093fe3760dfccc10a121625c616093c33',3);
CREATE TABLE holds (
  id TEXT PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES accounts (key),
  amount INTEGER NOT NULL CHECK (amount >= 0)
) STRICT, WITHOUT ROWID;
INSERT INTO holds VALUES('3333-01-0000013/card1/payment1',1,0);
INSERT INTO holds VALUES('3333-01-0000013/card1/payment2',1,0);
INSERT INTO holds VALUES('3333-01-0000013/card1/payment3',1,25000);
INSERT INTO holds VALUES('3333-01-0000013/card1/payment4',1,70000);
INSERT INTO holds VALUES('3333-01-0000037/card1/payment1',3,0);
INSERT INTO holds VALUES('3333-01-0000037/card1/payment2',3,0);
INSERT INTO holds VALUES('3333-01-0000037/card2/payment1',3,9900);
CREATE TABLE hold_history (
  hold TEXT NOT NULL REFERENCES holds (id),
  sequence INTEGER NOT NULL REFERENCES entries (sequence),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (hold, sequence)
) STRICT, WITHOUT ROWID;
INSERT INTO hold_history VALUES('3333-01-0000013/card1/payment1',54,12000);
INSERT INTO hold_history VALUES('3333-01-0000013/card1/payment2',55,34000);
INSERT INTO hold_history VALUES('3333-01-0000013/card1/payment1',56,4000);
INSERT INTO hold_history VALUES('3333-01-0000013/card1/payment2',57,0);
INSERT INTO hold_history VALUES('3333-01-0000037/card1/payment1',94,250000);
INSERT INTO hold_history VALUES('3333-01-0000037/card1/payment1',95,0);
INSERT INTO hold_history VALUES('3333-01-0000037/card1/payment2',96,60000);
INSERT INTO hold_history VALUES('3333-01-0000037/card1/payment2',97,0);
INSERT INTO hold_history VALUES('3333-01-0000013/card1/payment1',127,0);
INSERT INTO hold_history VALUES('3333-01-0000013/card1/payment3',262,45000);
INSERT INTO hold_history VALUES('3333-01-0000013/card1/payment3',263,25000);
INSERT INTO hold_history VALUES('3333-01-0000037/card2/payment1',264,9900);
INSERT INTO hold_history VALUES('3333-01-0000013/card1/payment4',289,70000);
CREATE INDEX entries_by_date ON entries (date);
CREATE INDEX accounts_by_owner ON accounts (owner, id) WHERE owner IS NOT NULL;
CREATE INDEX accounts_by_opening ON accounts (opened_by, id);
CREATE INDEX accounts_by_closing ON accounts (closed_by, id)
  WHERE closed_by IS NOT NULL;
CREATE INDEX legs_by_account ON legs (account, sequence, position, balance);
CREATE INDEX records_by_account ON records (linked_to, collection, name)
  WHERE linked_to IS NOT NULL;
CREATE INDEX record_history_by_entry
  ON record_history (sequence, collection, name, version);
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
  BEGIN SELECT RAISE(ABORT, 'history is never deleted'); END;
CREATE TRIGGER entries_stay_as_they_are BEFORE UPDATE ON entries
  BEGIN SELECT RAISE(ABORT, 'history is never rewritten'); END;
CREATE TRIGGER entries_are_added_last BEFORE INSERT ON entries
  WHEN NEW.sequence != (SELECT ifnull(max(sequence), 0) + 1 FROM entries)
  BEGIN SELECT RAISE(ABORT, 'history is only added to at its end'); END;
CREATE TRIGGER legs_stay BEFORE DELETE ON legs
  BEGIN SELECT RAISE(ABORT, 'history is never deleted'); END;
CREATE TRIGGER legs_stay_as_they_are BEFORE UPDATE ON legs
  BEGIN SELECT RAISE(ABORT, 'history is never rewritten'); END;
CREATE TRIGGER legs_are_added_last BEFORE INSERT ON legs
  WHEN NEW.sequence != (SELECT max(sequence) FROM entries) OR EXISTS
  (SELECT 1 FROM legs WHERE sequence = NEW.sequence AND position = NEW.position)
  BEGIN SELECT RAISE(ABORT, 'history is only added to at its end'); END;
CREATE TRIGGER record_history_stay BEFORE DELETE ON record_history
  BEGIN SELECT RAISE(ABORT, 'history is never deleted'); END;
CREATE TRIGGER record_history_stay_as_they_are BEFORE UPDATE ON record_history
  BEGIN SELECT RAISE(ABORT, 'history is never rewritten'); END;
CREATE TRIGGER record_history_are_added_last BEFORE INSERT ON record_history
  WHEN NEW.sequence != (SELECT max(sequence) FROM entries) OR EXISTS
  (SELECT 1 FROM record_history WHERE collection = NEW.collection
    AND name = NEW.name AND version = NEW.version)
  BEGIN SELECT RAISE(ABORT, 'history is only added to at its end'); END;
CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
  BEGIN SELECT RAISE(ABORT, 'an account is never deleted'); END;
CREATE TRIGGER accounts_stay_what_they_are
  BEFORE UPDATE OF key, id, kind, normal_side, may_be_negative, owner, opened_by
  ON accounts
  BEGIN SELECT RAISE(ABORT, 'an account stays what it was opened as'); END;
CREATE TRIGGER accounts_stay_closed BEFORE UPDATE ON accounts
  WHEN OLD.closed_by IS NOT NULL
  BEGIN SELECT RAISE(ABORT, 'a closed account stays as it is'); END;
CREATE VIEW journal AS
  SELECT e.sequence, date(e.date * 86400, 'unixepoch') AS date,
    datetime(e.time / 1000, 'unixepoch') AS time_utc, e.purpose,
    a.id AS account, l.side, l.amount, l.balance, l.text, e.memo,
    e.authority, e.authority_name, e.reverses
  FROM entries e
  LEFT JOIN legs l ON l.sequence = e.sequence
  LEFT JOIN accounts a ON a.key = l.account
  ORDER BY e.sequence, l.position;
CREATE INDEX holds_by_account ON holds (account, amount);
CREATE INDEX hold_history_by_entry ON hold_history (sequence, hold, amount);
CREATE TRIGGER hold_history_stay BEFORE DELETE ON hold_history
  BEGIN SELECT RAISE(ABORT, 'history is never deleted'); END;
CREATE TRIGGER hold_history_stay_as_they_are BEFORE UPDATE ON hold_history
  BEGIN SELECT RAISE(ABORT, 'history is never rewritten'); END;
CREATE TRIGGER hold_history_are_added_last BEFORE INSERT ON hold_history
  WHEN NEW.sequence != (SELECT max(sequence) FROM entries) OR EXISTS
  (SELECT 1 FROM hold_history WHERE hold = NEW.hold AND sequence = NEW.sequence)
  BEGIN SELECT RAISE(ABORT, 'history is only added to at its end'); END;
CREATE TRIGGER holds_stay BEFORE DELETE ON holds
  BEGIN SELECT RAISE(ABORT, 'a hold is never deleted'); END;
CREATE TRIGGER holds_stay_where_they_are BEFORE UPDATE OF id, account ON holds
  BEGIN SELECT RAISE(ABORT, 'a hold stays where it was placed'); END;
CREATE TRIGGER holds_only_fall BEFORE UPDATE OF amount ON holds
  WHEN NEW.amount >= OLD.amount
  BEGIN SELECT RAISE(ABORT, 'a hold only falls'); END;
CREATE VIEW balances AS
  SELECT a.id AS account, a.kind, a.owner, a.balance,
    (SELECT ifnull(sum(h.amount), 0) FROM holds h WHERE h.account = a.key) AS held,
    date(o.date * 86400, 'unixepoch') AS opened,
    date(c.date * 86400, 'unixepoch') AS closed
  FROM accounts a
  JOIN entries o ON o.sequence = a.opened_by
  LEFT JOIN entries c ON c.sequence = a.closed_by
  ORDER BY a.id;
COMMIT;
PRAGMA journal_mode = WAL;
