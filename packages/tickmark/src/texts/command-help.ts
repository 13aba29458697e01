import type { Translations } from '@tickmark/document'
import { operatorHelp } from './operator-help.ts'

/** What `tickmark COMMAND --help` says. */
export const commandHelp = {
  review: {
    'zh-CN': `审阅文件，逐一核对每个数据；无需启动服务。多个文件作为一项任务，互相对照。

用法：tickmark review 文件…
  --type auto|financial_report|valuation_model|due_diligence  文件类型；auto 自动识别
  --format text|json|sarif|markdown|html|xlsx                 结果格式
  --min-severity suggestion|warning|serious                   只列出不低于该等级的问题
  --tuning FILE.json                                          本机构的设置：容差、重要性、规则、清单、搁置的问题
  --analysis-model 厂商:名称                                  规则审阅完成后再请该模型阅读，见 tickmark models；文本会发送到其接口
  --language zh-CN|en|ko|ja                                   输出语言
  --text-language zh-CN|en|ko|ja[!]                           扫描件文字的语言（提示）；加 ! 则强制按该语言识别
  --out DIR                                                   写入文件夹，而不是标准输出
  --jobs N                                                    并行进程数，默认与 CPU 核数相同

退出码：0 无严重问题；1 发现严重问题；2 有文件无法读取、结果无法写入或参数有误。`,
    en: `Reviews files and checks every figure; needs no server. Several files are one task and are held against each other.

Usage: tickmark review FILE…
  --type auto|financial_report|valuation_model|due_diligence  what the file is; auto finds out
  --format text|json|sarif|markdown|html|xlsx                 of the result
  --min-severity suggestion|warning|serious                   list nothing below this grade
  --tuning FILE.json                                          the firm’s settings: tolerance, materiality, rules, checklists, what is put aside
  --analysis-model MAKER:NAME                                 asked when the rules are done, see tickmark models; the text is sent to it
  --language zh-CN|en|ko|ja                                   language of the output
  --text-language zh-CN|en|ko|ja[!]                           of scanned text, a hint; with ! it is read in that language whatever it looks like
  --out DIR                                                   write into a folder instead of the standard output
  --jobs N                                                    processes at work; one a core when not given

Exit code 0: nothing serious. 1: serious findings. 2: a file could not be read, a result could not be written, or the arguments are wrong.`,
    ko: `파일을 검토하고 모든 수치를 확인합니다. 서버가 필요 없습니다. 여러 파일은 하나의 작업으로 서로 대조합니다.

사용법: tickmark review 파일…
  --type auto|financial_report|valuation_model|due_diligence  문서 종류(auto: 자동 판별)
  --format text|json|sarif|markdown|html|xlsx                 결과 형식
  --min-severity suggestion|warning|serious                   이 등급 이상의 지적사항만 표시
  --tuning FILE.json                                          자체 설정: 허용오차, 중요성, 규칙, 점검표, 보류
  --analysis-model 제조사:이름                                규칙 검토 후 이 모델에 묻습니다(tickmark models 참고). 텍스트가 전송됩니다
  --language zh-CN|en|ko|ja                                   출력 언어
  --text-language zh-CN|en|ko|ja[!]                           스캔 문서의 언어(힌트). !를 붙이면 반드시 그 언어로 인식
  --out DIR                                                   표준 출력 대신 폴더에 저장
  --jobs N                                                    병렬 프로세스 수(기본값: CPU 코어 수)

종료 코드: 0 심각한 지적사항 없음, 1 심각한 지적사항 있음, 2 읽을 수 없는 파일, 쓸 수 없는 결과 또는 인수 오류.`,
    ja: `ファイルをレビューし、すべての数値を照合します。サーバーは不要です。複数のファイルは1つのタスクとして相互に突き合わせます。

使い方：tickmark review ファイル…
  --type auto|financial_report|valuation_model|due_diligence  文書の種類（autoは自動判別）
  --format text|json|sarif|markdown|html|xlsx                 結果の形式
  --min-severity suggestion|warning|serious                   この重要度以上の指摘事項だけを表示
  --tuning FILE.json                                          自社の設定：許容差、重要性、ルール、チェックリスト、保留
  --analysis-model 提供元:名前                                ルールのレビュー後にこのモデルに尋ねます（tickmark modelsを参照）。テキストが送信されます
  --language zh-CN|en|ko|ja                                   出力言語
  --text-language zh-CN|en|ko|ja[!]                           スキャン文書の言語（ヒント）。! を付けると必ずその言語で認識
  --out DIR                                                   標準出力ではなくフォルダーに書き出す
  --jobs N                                                    並列プロセス数（既定値：CPUコア数）

終了コード：0＝重大な指摘なし、1＝重大な指摘あり、2＝ファイルを読み取れない、結果を書き込めない、または引数の誤り。`,
  },
  explain: {
    'zh-CN': `说明某个数值为何打勾、为何列为问题，或为何未能核对：与什么对照过、算式、位置及理由。

用法：tickmark explain 文件 数值
  --format text|json         结果格式
  --language zh-CN|en|ko|ja  输出语言

例：tickmark explain 年报.pdf 1,234

退出码：0 找到该数值；2 未找到该数值、文件无法读取或参数有误。`,
    en: `Says why a figure is ticked, reported or left open: what it was held against, the arithmetic, the places, the reasons.

Usage: tickmark explain FILE FIGURE
  --format text|json         of the result
  --language zh-CN|en|ko|ja  language of the output

Example: tickmark explain report.pdf 1,234

Exit code 0: the figure was found. 2: it was not, the file could not be read, or the arguments are wrong.`,
    ko: `수치에 확인 표시가 된 이유, 지적된 이유, 확인하지 못한 이유를 설명합니다. 대조한 내용과 계산식, 위치, 근거를 보여 줍니다.

사용법: tickmark explain 파일 수치
  --format text|json         결과 형식
  --language zh-CN|en|ko|ja  출력 언어

예: tickmark explain 사업보고서.pdf 1,234

종료 코드: 0 수치를 찾음, 2 수치를 찾지 못함, 읽을 수 없는 파일 또는 인수 오류.`,
    ja: `数値が照合済みとなった理由、指摘された理由、照合できなかった理由を説明します。突き合わせた内容、計算式、場所、根拠を示します。

使い方：tickmark explain ファイル 数値
  --format text|json         結果の形式
  --language zh-CN|en|ko|ja  出力言語

例：tickmark explain 有価証券報告書.pdf 1,234

終了コード：0＝数値が見つかった、2＝数値が見つからない、ファイルを読み取れない、または引数の誤り。`,
  },
  compare: {
    'zh-CN': `比较同一文件的两个版本。工作簿：匹配行列与工作表（插入、移动、改名），区分输入值、公式与结果的变动，并列出每项变动对输出结果的影响。报告：列出数据与文字的变动，以及由此新增和消除的问题。

用法：tickmark compare 旧文件 新文件
  --format text|json         结果格式
  --language zh-CN|en|ko|ja  输出语言

例：tickmark compare 模型-v1.xlsx 模型-v2.xlsx

退出码：0 新版本没有新增严重问题；1 新增严重问题；2 有文件无法读取或参数有误。`,
    en: `Compares two versions of a file. Workbooks: rows, columns and sheets are matched (inserted, moved, renamed), changed inputs, formulas and results told apart, and the effect of each change on the outputs is computed. Reports: figures and text that changed, and the problems that came and went with them.

Usage: tickmark compare OLD NEW
  --format text|json         of the result
  --language zh-CN|en|ko|ja  language of the output

Example: tickmark compare model-v1.xlsx model-v2.xlsx

Exit code 0: no new serious problem. 1: new serious problems. 2: a file could not be read, or the arguments are wrong.`,
    ko: `한 파일의 두 버전을 비교합니다. 통합 문서: 행·열·시트를 대응시키고(삽입, 이동, 이름 변경) 입력값·수식·결과의 변경을 구분하며 각 변경이 산출 결과에 미치는 영향을 계산합니다. 보고서: 변경된 수치와 본문, 그에 따라 새로 생기거나 해소된 지적사항을 보여 줍니다.

사용법: tickmark compare 이전파일 새파일
  --format text|json         결과 형식
  --language zh-CN|en|ko|ja  출력 언어

예: tickmark compare model-v1.xlsx model-v2.xlsx

종료 코드: 0 새로운 심각한 지적사항 없음, 1 새로운 심각한 지적사항 있음, 2 읽을 수 없는 파일 또는 인수 오류.`,
    ja: `1つのファイルの2つの版を比較します。ブックでは行・列・シートを対応付け（挿入、移動、名称変更）、入力値・数式・結果の変更を区別し、各変更がアウトプットに与える影響を計算します。報告書では変更された数値と文章、それに伴い発生・解消した指摘事項を示します。

使い方：tickmark compare 旧ファイル 新ファイル
  --format text|json         結果の形式
  --language zh-CN|en|ko|ja  出力言語

例：tickmark compare モデル-v1.xlsx モデル-v2.xlsx

終了コード：0＝新たな重大な指摘なし、1＝新たな重大な指摘あり、2＝ファイルを読み取れない、または引数の誤り。`,
  },
  extract: {
    'zh-CN': `读取文件；没有文字的页面用 OCR 识别。

用法：tickmark extract 文件…
  --format markdown|html|json|xlsx|pdf  结果格式；pdf 为可搜索 PDF
  --pages 1-3,7,10-                     只读取这些页
  --ocr-model ID                        识别文字所用的模型，见 tickmark models
  --language zh-CN|en|ko|ja             输出语言
  --text-language zh-CN|en|ko|ja[!]     扫描件文字的语言（提示）；加 ! 则强制按该语言识别
  --out DIR                             写入文件夹，而不是标准输出
  --jobs N                              并行进程数，默认与 CPU 核数相同

退出码：0 全部读取；2 有文件无法读取、结果无法写入或参数有误。`,
    en: `Reads files, with OCR where there is no text.

Usage: tickmark extract FILE…
  --format markdown|html|json|xlsx|pdf  of the result; pdf is a searchable PDF
  --pages 1-3,7,10-                     read these pages only
  --ocr-model ID                        what recognises text; see tickmark models
  --language zh-CN|en|ko|ja             language of the output
  --text-language zh-CN|en|ko|ja[!]     of scanned text, a hint; with ! it is read in that language whatever it looks like
  --out DIR                             write into a folder instead of the standard output
  --jobs N                              processes at work; one a core when not given

Exit code 0: all was read. 2: a file could not be read, a result could not be written, or the arguments are wrong.`,
    ko: `파일을 읽고, 텍스트가 없는 페이지는 OCR로 인식합니다.

사용법: tickmark extract 파일…
  --format markdown|html|json|xlsx|pdf  결과 형식(pdf는 검색 가능한 PDF)
  --pages 1-3,7,10-                     지정한 페이지만 읽기
  --ocr-model ID                        문자 인식 모델(tickmark models 참고)
  --language zh-CN|en|ko|ja             출력 언어
  --text-language zh-CN|en|ko|ja[!]     스캔 문서의 언어(힌트). !를 붙이면 반드시 그 언어로 인식
  --out DIR                             표준 출력 대신 폴더에 저장
  --jobs N                              병렬 프로세스 수(기본값: CPU 코어 수)

종료 코드: 0 모두 읽음, 2 읽을 수 없는 파일, 쓸 수 없는 결과 또는 인수 오류.`,
    ja: `ファイルを読み取ります。テキストのないページはOCRで認識します。

使い方：tickmark extract ファイル…
  --format markdown|html|json|xlsx|pdf  結果の形式（pdfは検索可能なPDF）
  --pages 1-3,7,10-                     指定したページだけを読み取る
  --ocr-model ID                        文字認識のモデル（tickmark modelsを参照）
  --language zh-CN|en|ko|ja             出力言語
  --text-language zh-CN|en|ko|ja[!]     スキャン文書の言語（ヒント）。! を付けると必ずその言語で認識
  --out DIR                             標準出力ではなくフォルダーに書き出す
  --jobs N                              並列プロセス数（既定値：CPUコア数）

終了コード：0＝すべて読み取り、2＝ファイルを読み取れない、結果を書き込めない、または引数の誤り。`,
  },
  mcp: {
    'zh-CN': `通过标准输入输出提供 MCP（Model Context Protocol）服务，供智能体调用：read、review、explain、check_statement。

用法：tickmark mcp
  --root DIR  可读取的文件夹，可多次指定；默认为当前文件夹。其他位置的文件一律不打开`,
    en: `Serves agents over the standard streams, by the Model Context Protocol: read, review, explain, check_statement.

Usage: tickmark mcp
  --root DIR  a folder whose files may be opened; may be given several times, the working folder when not given. Nothing else is opened`,
    ko: `표준 입출력으로 MCP(Model Context Protocol) 서버를 제공합니다. 에이전트가 쓰는 도구: read, review, explain, check_statement.

사용법: tickmark mcp
  --root DIR  열 수 있는 폴더(여러 번 지정 가능, 기본값: 현재 폴더). 그 밖의 파일은 열지 않습니다`,
    ja: `標準入出力でMCP（Model Context Protocol）サーバーを提供します。エージェントが使うツール：read、review、explain、check_statement。

使い方：tickmark mcp
  --root DIR  開いてよいフォルダー（複数指定可、既定値は現在のフォルダー）。それ以外のファイルは開きません`,
  },
  serve: {
    'zh-CN': `启动整个服务：网站、API 与后台处理。

用法：tickmark serve [--language zh-CN|en|ko|ja]

设置取自环境变量：
  PORT               网站端口，默认 3000
  TICKMARK_DATA_DIR  数据文件夹，默认 ./data
  DATABASE_URL       使用自备的 PostgreSQL
  BLOB_URL           文件存储：file:… 或 s3://…
  TICKMARK_JOBS      并行处理的任务数`,
    en: `Starts the whole service: website, API and background work.

Usage: tickmark serve [--language zh-CN|en|ko|ja]

Settings come from the environment:
  PORT               of the website, 3000 when not set
  TICKMARK_DATA_DIR  folder of all data, ./data when not set
  DATABASE_URL       a PostgreSQL of your own
  BLOB_URL           where files lie: file:… or s3://…
  TICKMARK_JOBS      pieces of work side by side`,
    ko: `웹사이트, API, 백그라운드 처리를 포함한 전체 서비스를 실행합니다.

사용법: tickmark serve [--language zh-CN|en|ko|ja]

설정은 환경 변수로 지정합니다.
  PORT               웹사이트 포트(기본값 3000)
  TICKMARK_DATA_DIR  데이터 폴더(기본값 ./data)
  DATABASE_URL       직접 운영하는 PostgreSQL
  BLOB_URL           파일 저장 위치: file:… 또는 s3://…
  TICKMARK_JOBS      동시에 처리할 작업 수`,
    ja: `ウェブサイト、API、バックグラウンド処理を含むサービス全体を起動します。

使い方：tickmark serve [--language zh-CN|en|ko|ja]

設定は環境変数で行います。
  PORT               ウェブサイトのポート（既定値3000）
  TICKMARK_DATA_DIR  データフォルダー（既定値./data）
  DATABASE_URL       自前のPostgreSQLを使用
  BLOB_URL           ファイルの保存先：file:… または s3://…
  TICKMARK_JOBS      並列に処理する作業の数`,
  },
  api: {
    'zh-CN': `只启动网站与 API；后台处理由 worker 承担。

用法：tickmark api [--language zh-CN|en|ko|ja]

设置取自环境变量：
  PORT               网站端口，默认 3000
  TICKMARK_DATA_DIR  数据文件夹，默认 ./data
  DATABASE_URL       使用自备的 PostgreSQL
  BLOB_URL           文件存储：file:… 或 s3://…
  TICKMARK_JOBS      并行处理的任务数`,
    en: `Starts the website and the API alone; the work is done by workers.

Usage: tickmark api [--language zh-CN|en|ko|ja]

Settings come from the environment:
  PORT               of the website, 3000 when not set
  TICKMARK_DATA_DIR  folder of all data, ./data when not set
  DATABASE_URL       a PostgreSQL of your own
  BLOB_URL           where files lie: file:… or s3://…
  TICKMARK_JOBS      pieces of work side by side`,
    ko: `웹사이트와 API만 실행합니다. 처리는 worker가 맡습니다.

사용법: tickmark api [--language zh-CN|en|ko|ja]

설정은 환경 변수로 지정합니다.
  PORT               웹사이트 포트(기본값 3000)
  TICKMARK_DATA_DIR  데이터 폴더(기본값 ./data)
  DATABASE_URL       직접 운영하는 PostgreSQL
  BLOB_URL           파일 저장 위치: file:… 또는 s3://…
  TICKMARK_JOBS      동시에 처리할 작업 수`,
    ja: `ウェブサイトとAPIだけを起動します。処理はworkerが担当します。

使い方：tickmark api [--language zh-CN|en|ko|ja]

設定は環境変数で行います。
  PORT               ウェブサイトのポート（既定値3000）
  TICKMARK_DATA_DIR  データフォルダー（既定値./data）
  DATABASE_URL       自前のPostgreSQLを使用
  BLOB_URL           ファイルの保存先：file:… または s3://…
  TICKMARK_JOBS      並列に処理する作業の数`,
  },
  worker: {
    'zh-CN': `只启动后台处理，可在多台机器上运行。

用法：tickmark worker [--language zh-CN|en|ko|ja]

设置取自环境变量：
  TICKMARK_DATA_DIR  数据文件夹，默认 ./data
  DATABASE_URL       使用自备的 PostgreSQL
  BLOB_URL           文件存储：file:… 或 s3://…
  TICKMARK_JOBS      并行处理的任务数`,
    en: `Starts background work alone, on as many machines as wanted.

Usage: tickmark worker [--language zh-CN|en|ko|ja]

Settings come from the environment:
  TICKMARK_DATA_DIR  folder of all data, ./data when not set
  DATABASE_URL       a PostgreSQL of your own
  BLOB_URL           where files lie: file:… or s3://…
  TICKMARK_JOBS      pieces of work side by side`,
    ko: `백그라운드 처리만 실행합니다. 여러 대에서 실행할 수 있습니다.

사용법: tickmark worker [--language zh-CN|en|ko|ja]

설정은 환경 변수로 지정합니다.
  TICKMARK_DATA_DIR  데이터 폴더(기본값 ./data)
  DATABASE_URL       직접 운영하는 PostgreSQL
  BLOB_URL           파일 저장 위치: file:… 또는 s3://…
  TICKMARK_JOBS      동시에 처리할 작업 수`,
    ja: `バックグラウンド処理だけを起動します。複数のマシンで実行できます。

使い方：tickmark worker [--language zh-CN|en|ko|ja]

設定は環境変数で行います。
  TICKMARK_DATA_DIR  データフォルダー（既定値./data）
  DATABASE_URL       自前のPostgreSQLを使用
  BLOB_URL           ファイルの保存先：file:… または s3://…
  TICKMARK_JOBS      並列に処理する作業の数`,
  },
  user: {
    'zh-CN': `创建用户，密码只显示一次。

用法：tickmark user create 用户名
  --admin              授予管理员权限
  --email ADDRESS      邮箱
  --phone NUMBER       电话
  --password PASSWORD  密码；未指定时自动生成`,
    en: `Creates a user and shows the password once.

Usage: tickmark user create NAME
  --admin              make it an administrator
  --email ADDRESS      email address
  --phone NUMBER       phone number
  --password PASSWORD  password; made when not given`,
    ko: `사용자를 만들고 비밀번호를 한 번만 표시합니다.

사용법: tickmark user create 이름
  --admin              관리자 권한 부여
  --email ADDRESS      이메일
  --phone NUMBER       전화번호
  --password PASSWORD  비밀번호(생략하면 자동 생성)`,
    ja: `ユーザーを作成し、パスワードを一度だけ表示します。

使い方：tickmark user create ユーザー名
  --admin              管理者にする
  --email ADDRESS      メールアドレス
  --phone NUMBER       電話番号
  --password PASSWORD  パスワード（省略時は自動生成）`,
  },
  code: {
    'zh-CN': `创建邀请码，每行一个。

用法：tickmark code create
  --count N                                   数量，默认 1
  --max-uses N                                每个邀请码可用次数，默认 1
  --expires-in-days N                         有效天数
  --plan trial|basic|professional|enterprise  注册者的方案，默认 enterprise（不限量）
  --note TEXT                                 备注`,
    en: `Creates invitation codes and prints one a line.

Usage: tickmark code create
  --count N                                   how many; 1 when not given
  --max-uses N                                uses of each; 1 when not given
  --expires-in-days N                         days until they run out
  --plan trial|basic|professional|enterprise  plan of who registers with them; enterprise (no limit) when not given
  --note TEXT                                 a note`,
    ko: `초대 코드를 만들어 한 줄에 하나씩 출력합니다.

사용법: tickmark code create
  --count N                                   개수(기본값 1)
  --max-uses N                                코드별 사용 횟수(기본값 1)
  --expires-in-days N                         유효 일수
  --plan trial|basic|professional|enterprise  가입자의 요금제(기본값 enterprise, 무제한)
  --note TEXT                                 메모`,
    ja: `招待コードを作成し、1行に1つずつ表示します。

使い方：tickmark code create
  --count N                                   件数（既定値1）
  --max-uses N                                コードごとの利用回数（既定値1）
  --expires-in-days N                         有効日数
  --plan trial|basic|professional|enterprise  登録者のプラン（既定値enterprise、無制限）
  --note TEXT                                 メモ`,
  },
  models: {
    'zh-CN': `列出 OCR 模型与分析模型，以及在此能否使用。自备模型用 TICKMARK_MODELS 指定的文件配置。

用法：tickmark models [--language zh-CN|en|ko|ja]
      tickmark models test [厂商:名称]  向模型发送一个很短的真实问题，显示其回答或错误`,
    en: `Lists the OCR and analysis models, and whether each can be used here. Further ones stand in the file that TICKMARK_MODELS names.

Usage: tickmark models [--language zh-CN|en|ko|ja]
       tickmark models test [MAKER:NAME]  asks a short real question, and tells the answer or the fault`,
    ko: `OCR 모델과 분석 모델 및 사용 가능 여부를 표시합니다. 추가 모델은 TICKMARK_MODELS가 가리키는 파일에 설정합니다.

사용법: tickmark models [--language zh-CN|en|ko|ja]
       tickmark models test [제조사:이름]  짧은 실제 질문을 보내고 답변이나 오류를 표시합니다`,
    ja: `OCRモデルと分析モデル、および利用の可否を一覧表示します。追加のモデルはTICKMARK_MODELSで指定したファイルに設定します。

使い方：tickmark models [--language zh-CN|en|ko|ja]
        tickmark models test [提供元:名前]  短い質問を実際に送り、回答またはエラーを表示します`,
  },
  ...operatorHelp,
  doctor: {
    'zh-CN': `检查运行环境：数据库、文件存储、隔离级别、字体、模型。文件夹中没有数据时，不会创建任何内容。

用法：tickmark doctor [--language zh-CN|en|ko|ja]

退出码：0 一切就绪；1 有缺失。`,
    en: `Checks what the service needs: database, storage, isolation level, fonts, models. In a folder without data it creates none.

Usage: tickmark doctor [--language zh-CN|en|ko|ja]

Exit code 0: all is there. 1: something is missing.`,
    ko: `데이터베이스, 저장소, 격리 수준, 글꼴, 모델 등 실행 환경을 점검합니다. 데이터가 없는 폴더에는 아무것도 만들지 않습니다.

사용법: tickmark doctor [--language zh-CN|en|ko|ja]

종료 코드: 0 모두 준비됨, 1 누락된 항목 있음.`,
    ja: `データベース、ストレージ、分離レベル、フォント、モデルなどの動作環境を確認します。データのないフォルダーには何も作成しません。

使い方：tickmark doctor [--language zh-CN|en|ko|ja]

終了コード：0＝すべて準備済み、1＝不足あり。`,
  },
} satisfies Record<string, Translations>
