import type { Translations } from '@tickmark/document'

/** What `tickmark --help` says. */
export const help: Translations = {
  'zh-CN': `核阅（Tickmark）：审阅财务报告、估值模型与尽职调查报告，逐一核对每个数据。

用法：
  tickmark review 文件…    审阅文件（无需启动服务）
      --type auto|financial_report|valuation_model|due_diligence
      --format text|json|sarif|markdown|html|xlsx
      --min-severity suggestion|warning|serious   只列出不低于该等级的问题
      --tuning 文件.json       本机构的设置：容差、重要性、规则、清单、搁置的问题
  tickmark extract 文件…   读取文件与 OCR 识别
      --format markdown|html|json|xlsx|pdf        pdf 为可搜索 PDF
      --pages 1-3,7,10-
      --ocr-model ID

  两者通用：
      --language zh-CN|en|ko|ja    输出语言
      --out 文件夹                 写入文件夹，而不是标准输出
      --jobs N                     并行进程数，默认与 CPU 核数相同

  tickmark explain 文件 数值       说明某个数值为何打勾、列为问题或未核对
  tickmark compare 旧文件 新文件   比较两个版本：变动、影响、问题的增减
  tickmark mcp                     供智能体调用的 MCP 服务
  tickmark serve | api | worker    启动服务，或分别启动其组成部分
  tickmark user create             创建用户
  tickmark code create             创建邀请码
  tickmark models                  列出可用模型
  tickmark audit verify            校验审计日志
  tickmark receipt verify 文件     校验删除凭证
  tickmark backup FOLDER           备份全部数据（服务可继续运行）
  tickmark restore FOLDER          从备份恢复到空的安装
  tickmark storage encrypt|rotate  加密已存储的文件；轮换密钥
  tickmark doctor                  检查运行环境

退出码：0 无严重问题；1 发现严重问题；2 有文件无法读取、结果无法写入或参数有误。`,
  en: `Tickmark reviews financial reports, valuation models and due diligence reports: every figure gets its tick.

Usage:
  tickmark review FILE…    review files; needs no server
      --type auto|financial_report|valuation_model|due_diligence
      --format text|json|sarif|markdown|html|xlsx
      --min-severity suggestion|warning|serious   list nothing below this grade
      --tuning FILE.json       the firm’s settings: tolerance, materiality, rules, checklists, what is put aside
  tickmark extract FILE…   read files, with OCR where there is no text
      --format markdown|html|json|xlsx|pdf        pdf is a searchable PDF
      --pages 1-3,7,10-
      --ocr-model ID

  For both:
      --language zh-CN|en|ko|ja    of the output
      --out DIR                    write into a folder instead of the standard output
      --jobs N                     processes at work; one a core when not given

  tickmark explain FILE FIGURE     why a figure is ticked, reported or open
  tickmark compare OLD NEW         two versions: what changed, and what it does
  tickmark mcp                     answers agents (Model Context Protocol)
  tickmark serve | api | worker    the service, or its parts
  tickmark user create             create a user
  tickmark code create             create invitation codes
  tickmark models                  list the models
  tickmark audit verify            check the audit log
  tickmark receipt verify FILE     check the receipt of a deletion
  tickmark backup FOLDER           back up everything, while the service runs
  tickmark restore FOLDER          bring a backup back into an empty installation
  tickmark storage encrypt|rotate  encrypt stored files; rotate the key
  tickmark doctor                  check the installation

Exit code 0: nothing serious. 1: serious findings. 2: a file could not be read, a result could not be written, or the arguments are wrong.`,
  ko: `Tickmark는 재무보고서, 가치평가 모델, 실사보고서를 검토하고 모든 수치를 하나하나 검증합니다.

사용법:
  tickmark review 파일…    파일 검토(서버 불필요)
      --type auto|financial_report|valuation_model|due_diligence
      --format text|json|sarif|markdown|html|xlsx
      --min-severity suggestion|warning|serious   이 등급 이상의 지적사항만 표시
      --tuning 파일.json       자체 설정: 허용오차, 중요성, 규칙, 점검표, 보류
  tickmark extract 파일…   파일 읽기 및 OCR
      --format markdown|html|json|xlsx|pdf        pdf는 검색 가능한 PDF
      --pages 1-3,7,10-
      --ocr-model ID

  공통 옵션:
      --language zh-CN|en|ko|ja    출력 언어
      --out 폴더                   표준 출력 대신 폴더에 저장
      --jobs N                     병렬 프로세스 수(기본값: CPU 코어 수)

  tickmark explain 파일 수치       수치가 확인·지적·미확인된 이유
  tickmark compare 이전 새파일     두 버전 비교: 변경, 영향, 지적사항의 증감
  tickmark mcp                     에이전트용 MCP 서버
  tickmark serve | api | worker    서비스 또는 그 구성 요소 실행
  tickmark user create             사용자 만들기
  tickmark code create             초대 코드 만들기
  tickmark models                  모델 목록
  tickmark audit verify            감사 로그 검증
  tickmark receipt verify 파일     삭제 증명서 검증
  tickmark backup FOLDER           전체 데이터 백업(서비스 실행 중 가능)
  tickmark restore FOLDER          빈 설치에 백업 복원
  tickmark storage encrypt|rotate  저장된 파일 암호화, 키 교체
  tickmark doctor                  설치 환경 점검

종료 코드: 0 심각한 지적사항 없음, 1 심각한 지적사항 있음, 2 읽을 수 없는 파일, 쓸 수 없는 결과 또는 인수 오류.`,
  ja: `Tickmarkは財務報告書、バリュエーションモデル、デューデリジェンス報告書をレビューし、すべての数値を照合します。

使い方：
  tickmark review ファイル…   ファイルをレビュー（サーバー不要）
      --type auto|financial_report|valuation_model|due_diligence
      --format text|json|sarif|markdown|html|xlsx
      --min-severity suggestion|warning|serious   この重要度以上の指摘事項だけを表示
      --tuning ファイル.json  自社の設定：許容差、重要性、ルール、チェックリスト、保留
  tickmark extract ファイル…  ファイルの読み取りとOCR
      --format markdown|html|json|xlsx|pdf        pdfは検索可能なPDF
      --pages 1-3,7,10-
      --ocr-model ID

  共通オプション：
      --language zh-CN|en|ko|ja    出力言語
      --out フォルダー            標準出力ではなくフォルダーに書き出す
      --jobs N                     並列プロセス数（既定値：CPUコア数）

  tickmark explain ファイル 数値   数値が照合済み・指摘・未照合となった理由
  tickmark compare 旧 新           2つの版の比較：変更、影響、指摘事項の増減
  tickmark mcp                     エージェント向けMCPサーバー
  tickmark serve | api | worker    サービス全体またはその一部を起動
  tickmark user create             ユーザーを作成
  tickmark code create             招待コードを作成
  tickmark models                  モデルの一覧
  tickmark audit verify            監査ログの検証
  tickmark receipt verify ファイル 削除証明書の検証
  tickmark backup FOLDER           全データのバックアップ（稼働中可）
  tickmark restore FOLDER          空の環境へのバックアップの復元
  tickmark storage encrypt|rotate  保存済みファイルの暗号化、鍵の更新
  tickmark doctor                  動作環境の確認

終了コード：0＝重大な指摘なし、1＝重大な指摘あり、2＝ファイルを読み取れない、結果を書き込めない、または引数の誤り。`,
}
