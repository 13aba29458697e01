import type { ResultKind } from '@tickmark/document'
import { fillText } from '@tickmark/contract'
import { ScoreName } from '@tickmark/document'
import type { Language, Scores, Translations } from '@tickmark/document'
import type { FileRow } from '../db/rows.ts'

/** What each kind of result is, in one line. */
const KINDS: Record<ResultKind, Translations> = {
  markdown: {
    'zh-CN': '文档全文（Markdown）',
    en: 'The document as Markdown',
    ko: '문서 전문(Markdown)',
    ja: '文書全文（Markdown）',
  },
  html: {
    'zh-CN': '可在浏览器中查看的网页版',
    en: 'For reading in a browser',
    ko: '브라우저에서 볼 수 있는 웹 문서',
    ja: 'ブラウザーで閲覧できるウェブ版',
  },
  json: {
    'zh-CN': '供程序读取的结构化数据',
    en: 'Structured data for programs',
    ko: '프로그램에서 읽을 수 있는 구조화 데이터',
    ja: 'プログラムで扱える構造化データ',
  },
  xlsx: {
    'zh-CN': '全部表格（Excel 工作簿）',
    en: 'All tables as a workbook',
    ko: '전체 표(Excel 워크북)',
    ja: 'すべての表（Excelワークブック）',
  },
  pdf: { 'zh-CN': '可搜索的 PDF', en: 'Searchable PDF', ko: '검색 가능한 PDF', ja: '検索可能なPDF' },
  annotated_pdf: {
    'zh-CN': '在原文中标注问题的 PDF',
    en: 'The original with every problem marked in its place',
    ko: '원문에 지적사항을 표시한 PDF',
    ja: '原文に指摘事項を注記したPDF',
  },
  docx: {
    'zh-CN': '审阅报告（Word）',
    en: 'The review report for Word',
    ko: '검토 보고서(Word)',
    ja: 'レビュー報告書（Word）',
  },
  sarif: {
    'zh-CN': '问题清单（SARIF 2.1.0）',
    en: 'The problems as SARIF 2.1.0',
    ko: '지적사항 목록(SARIF 2.1.0)',
    ja: '指摘事項一覧（SARIF 2.1.0）',
  },
  analysis_package: {
    'zh-CN': '综合分析包：报告、问题、数据与表格',
    en: 'Comprehensive analysis package: report, problems, figures, tables',
    ko: '종합 분석 패키지: 보고서, 지적사항, 수치, 표',
    ja: '総合分析パッケージ：報告書・指摘事項・数値・表',
  },
  archive: {
    'zh-CN': '全部结果（压缩包）',
    en: 'All results in one zip',
    ko: '전체 결과(압축 파일)',
    ja: 'すべての結果（圧縮ファイル）',
  },
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
  trust: { 'zh-CN': '可信度 {value}', en: 'trust {value}', ko: '신뢰 {value}점', ja: '信頼{value}' },
  integrity: { 'zh-CN': '完整性 {value}', en: 'completeness {value}', ko: '완전성 {value}점', ja: '完全性{value}' },
  compliance: { 'zh-CN': '合规 {value}', en: 'compliance {value}', ko: '준법 {value}점', ja: '準拠{value}' },
  unscored: {
    'zh-CN': '可核对的内容不足，未评分',
    en: 'not scored, as too little could be checked',
    ko: '확인할 내용이 부족하여 평가하지 않음',
    ja: '検証できる内容が少ないため評価なし',
  },
} satisfies Record<string, Translations>

const SEPARATORS: Translations = { 'zh-CN': '，', en: ', ', ko: ', ', ja: '、' }
const DASHES: Translations = { 'zh-CN': '：', en: ': ', ko: ': ', ja: '：' }

/** The line beside a result file: what it is, and how much it holds. */
export function summarizeResult(kind: ResultKind, file: FileRow | undefined, language: Language): string {
  const what = KINDS[kind][language]
  const extent = file ? summarizeExtent(file, language) : ''
  return extent ? what + ' · ' + extent : what
}

/** What was read of a file and, when it was reviewed, how it scored. */
function summarizeExtent(file: FileRow, language: Language): string {
  const { outline, review } = file
  if (!outline) return ''
  const number = (value: number) => value.toLocaleString(language)
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
