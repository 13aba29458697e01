import type { ResultKind } from '@tickmark/document'
import { fillText } from '@tickmark/contract'
import { Language, ScoreName } from '@tickmark/document'
import type { Scores, Translations } from '@tickmark/document'
import type { FileRow } from '../db/rows.ts'

/** What each kind of result is for, in one line. */
const KINDS: Record<ResultKind, Translations> = {
  markdown: {
    'zh-CN': '文件全文，便于复制、检索与交给其他程序处理',
    en: 'The text of the document, to copy, to search and to hand to other programs',
    ko: '문서 전문. 복사와 검색, 다른 프로그램에서의 활용에 적합',
    ja: '文書の全文。複写・検索、ほかのプログラムでの利用に',
  },
  html: {
    'zh-CN': '在浏览器中阅读，无需安装软件',
    en: 'To read in any browser, without other software',
    ko: '별도 프로그램 없이 브라우저에서 읽기',
    ja: 'ほかのソフトなしにブラウザーで読む',
  },
  json: {
    'zh-CN': '供程序读取的结构化数据',
    en: 'Structured data for programs',
    ko: '프로그램에서 읽을 수 있는 구조화 데이터',
    ja: 'プログラムで扱える構造化データ',
  },
  xlsx: {
    'zh-CN': '全部表格，可在 Excel 中继续计算',
    en: 'All tables, to go on calculating in Excel',
    ko: '전체 표. Excel에서 이어서 계산',
    ja: 'すべての表。Excelで続けて計算できます',
  },
  pdf: {
    'zh-CN': '版面与原件相同，可搜索、可复制文字',
    en: 'Looks like the original; its text can be searched and copied',
    ko: '원본과 같은 모습이며 텍스트 검색과 복사가 가능',
    ja: '見た目は原本のまま、文字を検索・複写できます',
  },
  annotated_pdf: {
    'zh-CN': '原件上逐处标注问题与核对符，可发给编制人修改',
    en: 'The original with every problem and tick in its place, to send to whoever corrects it',
    ko: '원본에 지적사항과 검증 표시를 단 파일. 작성자에게 보내 수정 요청',
    ja: '原本に指摘事項と照合印を付けたもの。作成者に渡して修正を依頼',
  },
  report_pdf: {
    'zh-CN': '审阅报告定稿版，含封面、结论、决定与签字，可直接发送',
    en: 'The review report to be sent as it is: cover, findings, decisions and signatures',
    ko: '표지, 지적사항, 결정, 서명을 담은 검토 보고서. 그대로 발송 가능',
    ja: '表紙・指摘事項・対応・署名を備えたレビュー報告書。そのまま送付できます',
  },
  docx: {
    'zh-CN': '审阅报告，可编辑、会签与归档',
    en: 'The review report, to edit, to circulate and to file',
    ko: '검토 보고서. 편집, 회람, 보관용',
    ja: 'レビュー報告書。編集・回付・保管に',
  },
  sarif: {
    'zh-CN': '问题清单，供问题管理系统导入（SARIF 2.1.0）',
    en: 'The problems for issue trackers (SARIF 2.1.0)',
    ko: '이슈 관리 시스템용 지적사항 목록(SARIF 2.1.0)',
    ja: '課題管理システム用の指摘事項一覧（SARIF 2.1.0）',
  },
  analysis_package: {
    'zh-CN': '综合分析包：报告、问题、数据与表格，附清单，适合整套留存',
    en: 'Comprehensive analysis package: report, problems, figures and tables with a manifest, to keep as a whole',
    ko: '종합 분석 패키지: 보고서, 지적사항, 수치, 표와 목록. 일괄 보관용',
    ja: '総合分析パッケージ：報告書・指摘事項・数値・表と目録。一式での保管に',
  },
  archive: {
    'zh-CN': '本任务的全部结果，一个压缩包，附清单',
    en: 'All results of the task in one zip, with a manifest',
    ko: '이 작업의 모든 결과와 목록을 담은 압축 파일',
    ja: 'このタスクのすべての結果と目録をまとめた圧縮ファイル',
  },
}

/** The workbook of a review holds more than tables. */
const REVIEWED_XLSX: Translations = {
  'zh-CN': '问题、数据与表格逐项列出，可筛选、复算与跟踪整改',
  en: 'Problems, figures and tables, to filter, to recalculate and to follow up',
  ko: '지적사항, 수치, 표를 항목별로 정리. 필터링, 재계산, 조치 추적용',
  ja: '指摘事項・数値・表の一覧。絞り込み、再計算、対応状況の管理に',
}

/** Without a review the package tells what the document is. */
const READ_PACKAGE: Translations = {
  'zh-CN': '综合分析包：报告主体、期间、关键数据、表格加总情况与文件结构，附清单',
  en: 'Comprehensive analysis package: entity, period, key figures, how each table totals, outline, with a manifest',
  ko: '종합 분석 패키지: 보고 주체, 기간, 주요 수치, 표별 합계 검산, 문서 구성과 목록',
  ja: '総合分析パッケージ：報告主体・期間・主要数値・表ごとの合計の検算・文書の構成と目録',
}

/** What a result is for. */
export function purposeOf(kind: ResultKind, isReviewed: boolean, language: Language): string {
  if (kind === 'analysis_package' && !isReviewed) return READ_PACKAGE[language]
  return (kind === 'xlsx' && isReviewed ? REVIEWED_XLSX : KINDS[kind])[language]
}

const EXTENT = {
  pages: {
    'zh-CN': '{pages} 页，{tables} 个表格',
    en: 'pages: {pages}, tables: {tables}',
    ko: '{pages}페이지, 표 {tables}개',
    ja: '{pages}ページ、表{tables}点',
  },
  flowing: { 'zh-CN': '{tables} 个表格', en: 'tables: {tables}', ko: '표 {tables}개', ja: '表{tables}点' },
  characters: {
    'zh-CN': '约 {characters} 字',
    en: 'characters: {characters}',
    ko: '{characters}자',
    ja: '{characters}文字',
  },
  confidence: {
    'zh-CN': '识别置信度 {confidence}%',
    en: 'recognised with {confidence}% confidence',
    ko: '인식 신뢰도 {confidence}%',
    ja: '認識の信頼度{confidence}%',
  },
  trust: { 'zh-CN': '可信度 {value}', en: 'trust {value}', ko: '신뢰도 {value}점', ja: '信頼性{value}' },
  integrity: { 'zh-CN': '完整性 {value}', en: 'completeness {value}', ko: '완전성 {value}점', ja: '網羅性{value}' },
  compliance: { 'zh-CN': '合规性 {value}', en: 'compliance {value}', ko: '규정 준수 {value}점', ja: '準拠性{value}' },
  unscored: {
    'zh-CN': '可核对的内容不足，未评分',
    en: 'not scored, as too little could be checked',
    ko: '확인할 내용이 부족하여 평가하지 않음',
    ja: '検証できる内容が少ないため評価なし',
  },
} satisfies Record<string, Translations>

const SEPARATORS: Translations = { 'zh-CN': '，', en: ', ', ko: ', ', ja: '、' }
const DASHES: Translations = { 'zh-CN': '：', en: ': ', ko: ': ', ja: '：' }

/** The line beside a result file: what it is for, and how much it holds. */
export function summarizeResult(kind: ResultKind, file: FileRow | undefined, language: Language): string {
  const what = purposeOf(kind, Boolean(file?.review), language)
  const extent = file ? summarizeExtent(file, language) : ''
  return extent ? what + ' · ' + extent : what
}

const NUMBERS = Object.fromEntries(
  Language.options.map((language) => [language, new Intl.NumberFormat(language)]),
) as Record<Language, Intl.NumberFormat>

/** What was read of a file and, when it was reviewed, how it scored. */
function summarizeExtent(file: FileRow, language: Language): string {
  const { outline, review } = file
  if (!outline) return ''
  const number = (value: number) => NUMBERS[language].format(value)
  const paginated = file.format === 'pdf' || file.format === 'image'
  const facts = {
    pages: number(outline.pages),
    tables: number(outline.tables),
    characters: number(outline.characters),
    confidence: outline.confidence === null ? '' : (outline.confidence * 100).toFixed(1),
  }
  const parts = [
    fillText(EXTENT[paginated ? 'pages' : 'flowing'][language], facts),
    fillText(EXTENT.characters[language], facts),
    ...(outline.confidence === null ? [] : [fillText(EXTENT.confidence[language], facts)]),
    ...(review ? scoreTexts(review.scores, language) : []),
  ]
  return parts.join(SEPARATORS[language])
}

/** The scores that there are; one phrase where there are none. */
function scoreTexts(scores: Scores, language: Language): string[] {
  const given = ScoreName.options.flatMap((name) => {
    const value = scores[name]
    return value === null ? [] : [fillText(EXTENT[name][language], { value: String(value) })]
  })
  return given.length > 0 ? given : [EXTENT.unscored[language]]
}

/** One sentence a file: its title, then its extent. */
export function summarizeFile(file: FileRow, language: Language): string {
  const title = file.outline?.title?.slice(0, 200)
  const extent = summarizeExtent(file, language)
  return title && extent ? title + DASHES[language] + extent : (title ?? extent)
}
