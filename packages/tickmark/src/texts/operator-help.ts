import type { Translations } from '@tickmark/document'

/** What `tickmark COMMAND --help` says of commands for what the service keeps. */
export const operatorHelp = {
  audit: {
    'zh-CN': `校验审计日志：逐条重新计算哈希链，确认没有记录被修改、删除或插入。
请另行保存所显示的末条哈希，以便日后确认末尾未被截断。

用法：tickmark audit verify [--language zh-CN|en|ko|ja]

退出码：0 完好；1 有记录与写入时不符。`,
    en: `Checks the audit log: computes the chain of hashes anew, so that no entry was changed, taken out or put in.
Keep the last hash that it shows elsewhere, to see later that nothing was cut off at the end.

Usage: tickmark audit verify [--language zh-CN|en|ko|ja]

Exit code 0: sound. 1: an entry is not as it was written.`,
    ko: `감사 로그를 검증합니다. 해시 체인을 처음부터 다시 계산하여 기록이 변경·삭제·삽입되지 않았는지 확인합니다.
표시된 마지막 해시를 따로 보관해 두면 나중에 끝부분이 잘리지 않았는지 확인할 수 있습니다.

사용법: tickmark audit verify [--language zh-CN|en|ko|ja]

종료 코드: 0 이상 없음, 1 기록이 작성 당시와 다름.`,
    ja: `監査ログを検証します。ハッシュチェーンを再計算し、記録が変更・削除・挿入されていないことを確認します。
表示される末尾のハッシュを別に保管しておくと、末尾が切り取られていないことを後から確認できます。

使い方：tickmark audit verify [--language zh-CN|en|ko|ja]

終了コード：0＝異常なし、1＝作成時と異なる記録あり。`,
  },
  storage: {
    'zh-CN': `存储文件的静态加密。密钥由 TICKMARK_STORAGE_KEY 或 TICKMARK_STORAGE_KEY_FILE 提供，多个密钥以逗号分隔，首个用于新文件。
encrypt 加密设置密钥之前存储的文件（须先停止服务）。rotate 将所有任务的密钥改由首个密钥保护，不改动文件，服务可继续运行。

用法：tickmark storage encrypt | rotate [--language zh-CN|en|ko|ja]`,
    en: `Encryption of stored files. Keys come from TICKMARK_STORAGE_KEY or TICKMARK_STORAGE_KEY_FILE, separated by commas; the first is for new files.
encrypt: encrypts what was stored before there was a key; stop the service first. rotate: puts the keys of all tasks under the first key; no file is touched, and the service may run.

Usage: tickmark storage encrypt | rotate [--language zh-CN|en|ko|ja]`,
    ko: `저장 파일을 암호화합니다. 키는 TICKMARK_STORAGE_KEY 또는 TICKMARK_STORAGE_KEY_FILE에 쉼표로 구분하여 지정하며, 첫 번째 키가 새 파일에 쓰입니다.
encrypt: 키를 설정하기 전에 저장된 파일을 암호화합니다(먼저 서비스를 중지하십시오). rotate: 모든 작업의 키를 첫 번째 키로 다시 보호합니다. 파일은 변경하지 않으며 서비스를 중지하지 않아도 됩니다.

사용법: tickmark storage encrypt | rotate [--language zh-CN|en|ko|ja]`,
    ja: `保存ファイルを暗号化します。鍵は TICKMARK_STORAGE_KEY または TICKMARK_STORAGE_KEY_FILE にコンマ区切りで指定し、先頭の鍵を新しいファイルに使います。
encrypt：鍵を設定する前に保存されたファイルを暗号化します（先にサービスを停止してください）。rotate：全タスクの鍵を先頭の鍵で保護し直します。ファイルは変更せず、サービスを動かしたまま実行できます。

使い方：tickmark storage encrypt | rotate [--language zh-CN|en|ko|ja]`,
  },
  receipt: {
    'zh-CN': `校验删除凭证：凭证的哈希须与审计日志中的记录一致。请配合 tickmark audit verify 确认日志本身完好。

用法：tickmark receipt verify 文件 [--language zh-CN|en|ko|ja]

退出码：0 完好；1 与出具时不符，或不是本服务出具。`,
    en: `Checks the receipt of a deletion: its hash must stand in the audit log. Whether the log itself is sound tells tickmark audit verify.

Usage: tickmark receipt verify FILE [--language zh-CN|en|ko|ja]

Exit code 0: sound. 1: not as it was made, or not of this service.`,
    ko: `삭제 증명서를 검증합니다. 증명서의 해시가 감사 로그에 있어야 합니다. 로그 자체의 이상 여부는 tickmark audit verify로 확인하십시오.

사용법: tickmark receipt verify 파일 [--language zh-CN|en|ko|ja]

종료 코드: 0 이상 없음, 1 발급 당시와 다르거나 이 서비스가 발급하지 않음.`,
    ja: `削除証明書を検証します。証明書のハッシュが監査ログにあることを確認します。ログ自体に異常がないことは tickmark audit verify で確認してください。

使い方：tickmark receipt verify ファイル [--language zh-CN|en|ko|ja]

終了コード：0＝異常なし、1＝発行時と異なる、または本サービスの発行ではない。`,
  },
  backup: {
    'zh-CN': `备份服务保存的一切：数据库、文件、未完成的工作及密钥。服务可继续运行；数据库取同一时刻的状态。
写入过程中文件夹名为 FOLDER.part，完成后才改名；仅所有者可读。请加密保管：其中含全部文档与密钥。

用法：tickmark backup FOLDER [--language zh-CN|en|ko|ja]`,
    en: `Backs up everything that the service keeps: database, files, unfinished work and its secret. The service may run; the tables are those of one moment.
While it is written the folder is called FOLDER.part; only its owner can read it. Keep it encrypted: it holds all documents and the secret.

Usage: tickmark backup FOLDER [--language zh-CN|en|ko|ja]`,
    ko: `서비스가 보관하는 모든 것(데이터베이스, 파일, 끝나지 않은 작업, 비밀 키)을 백업합니다. 서비스를 멈출 필요가 없으며, 데이터베이스는 한 시점의 상태로 저장됩니다.
기록하는 동안 폴더 이름은 FOLDER.part이며 소유자만 읽을 수 있습니다. 모든 문서와 비밀 키가 들어 있으므로 암호화하여 보관하십시오.

사용법: tickmark backup FOLDER [--language zh-CN|en|ko|ja]`,
    ja: `サービスが保持するすべて（データベース、ファイル、未完了の処理、秘密鍵）をバックアップします。稼働したまま実行でき、データベースは同一時点の状態になります。
書き込み中のフォルダー名は FOLDER.part で、所有者だけが読み取れます。すべての文書と秘密鍵を含むため、暗号化して保管してください。

使い方：tickmark backup FOLDER [--language zh-CN|en|ko|ja]`,
  },
  restore: {
    'zh-CN': `将备份恢复到空的数据文件夹（TICKMARK_DATA_DIR）或空数据库（DATABASE_URL）与存储（BLOB_URL）。先逐一校验备份文件的哈希；数据库在一个事务中恢复，旧版本的备份随即升级。
未完成的任务在服务启动后继续。

用法：tickmark restore FOLDER [--language zh-CN|en|ko|ja]`,
    en: `Brings a backup back into an empty data folder (TICKMARK_DATA_DIR), or an empty database (DATABASE_URL) and storage (BLOB_URL). The hash of every file is checked first; the tables come back in one transaction, and those of an older version are brought up to date.
Unfinished tasks go on when the service starts.

Usage: tickmark restore FOLDER [--language zh-CN|en|ko|ja]`,
    ko: `백업을 빈 데이터 폴더(TICKMARK_DATA_DIR) 또는 빈 데이터베이스(DATABASE_URL)와 저장소(BLOB_URL)에 복원합니다. 먼저 모든 파일의 해시를 확인하고, 데이터베이스는 하나의 트랜잭션으로 복원하며, 이전 버전의 백업은 최신 구조로 올립니다.
끝나지 않은 작업은 서비스가 시작되면 이어집니다.

사용법: tickmark restore FOLDER [--language zh-CN|en|ko|ja]`,
    ja: `バックアップを空のデータフォルダー（TICKMARK_DATA_DIR）、または空のデータベース（DATABASE_URL）とストレージ（BLOB_URL）に復元します。最初にすべてのファイルのハッシュを確認し、データベースは1つのトランザクションで復元します。旧バージョンのバックアップは最新の構造に更新されます。
未完了のタスクはサービスの起動後に続行されます。

使い方：tickmark restore FOLDER [--language zh-CN|en|ko|ja]`,
  },
} satisfies Record<string, Translations>
