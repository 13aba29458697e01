import { firstOf, lastOf } from '@tickmark/document'
import type { Block, Document, Evidence, TextBlock } from '@tickmark/document'
import { annualReport, isInterim } from '../../facts/outline/annual-report.ts'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { textBlocks } from '../../facts/outline/outline.ts'
import { balanceDate, primaryStatements } from '../../facts/outline/primary-statements.ts'
import { statementSet } from '../../facts/outline/presented-statements.ts'
import type { StatementSet } from '../../facts/outline/presented-statements.ts'
import { STATEMENTS } from '../../facts/outline/required-sections.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { headingEvidence } from '../../rule/from-profile.ts'
import {
  auditorReportNameBeside,
  findDays,
  foldText,
  namesAnnualReport,
  namesAuditorReport,
  namesStatement,
  saysAudited,
  tellsOfOpinion,
  saysUnaudited,
} from '@tickmark/language'

const TITLE =
  /^(?:report of )?independent (?:registered public accounting firm|(?:registered )?auditor'?s?'?)(?:'s)?(?: report)?$|^report of independent registered public accounting firm|^independent auditor'?s'? report|^审计报告$|^독립된 감사인의 감사보고서$|^独立監査人の監査報告書/i
const OPINION =
  /公允地?反映|无法表示意见|发表意见|保留意见|否定意见|\bin (?:our|my) opinion,|present(?:s|ed)? fairly|fairly present|true and fair view|do not express an opinion|except for the|maintained,? (?:in all material respects,? )?effective internal control|공정하게 표시|의견을 표명하지|適正に表示|意見を表明しない/i
/** How the report begins: what tells it from an entry of a list of contents. */
const AUDITED =
  /we have audited|we were engaged to audit|我们审计了|我们接受委托|감사하였습니다|감사를 수행|監査を行った|監査証明を行うため/i
const SIGNATURE =
  /\/s\/|\b(?:P?LLP|P?LLC|P\.?C\.?|CPAs?|P\.?A\.?)(?:\W|$)|certified public accountants|chartered accountants|PCAOB ID|注册会计师|会计师事务所|공인회계사|회계법인|公認会計士|監査法人/i
/** An auditor whose report may stand elsewhere. */
const AUDITORS = /independent registered public accounting firm|independent auditor/i
/** Blocks of the longest report with several key audit matters. */
const LONGEST = 120
/** A line of a signature block: firm, place, date. */
const SHORT_LINE = 90
const SIGNATURE_BLOCK = 8
const LEAST_TEXT = 900

/** The auditor's report: there, with an opinion, signed, dated after the balance sheet and on its period. */
export const auditorReport = defineRule({
  meta: {
    id: 'completeness/auditor-report',
    catalogue: ['COMP-003'],
    category: 'completeness',
    severity: 'serious',
    basis: 'stated',
    documents: ['financial_report'],
    status: 'stable',
  },
  messages: {
    missing: {
      title: {
        'zh-CN': '缺少审计报告',
        en: 'The auditor’s report is missing',
        ko: '감사보고서가 누락되었습니다',
        ja: '監査報告書が欠落しています',
      },
      message: {
        'zh-CN': '年度报告全文未见审计报告。',
        en: 'The annual report neither holds nor mentions an auditor’s report.',
        ko: '연차보고서에 감사보고서가 없으며 이를 언급한 곳도 없습니다.',
        ja: '年次報告書に監査報告書がなく、言及も見当たりません。',
      },
      explanation: {
        'zh-CN': '经审计的年度财务报告应附注册会计师签署的审计报告。',
        en: 'Audited annual statements are filed together with the report of the auditor.',
        ko: '감사받은 연차 재무제표에는 감사인의 감사보고서가 첨부되어야 합니다.',
        ja: '監査済みの年次財務諸表には、監査人の監査報告書を添付する必要があります。',
      },
    },
    early: {
      title: {
        'zh-CN': '审计报告日早于资产负债表日',
        en: 'The auditor’s report is dated before the balance sheet',
        ko: '감사보고서일이 보고기간 말보다 빠릅니다',
        ja: '監査報告書の日付が貸借対照表日より前です',
      },
      message: {
        'zh-CN': '审计报告日为 {date}，早于资产负债表日 {end}。',
        en: 'The auditor’s report is dated {date}, before the balance sheet date {end}.',
        ko: '감사보고서일 {date}이(가) 보고기간 말 {end}보다 빠릅니다.',
        ja: '監査報告書の日付{date}が貸借対照表日{end}より前です。',
      },
      explanation: {
        'zh-CN': '审计报告日不得早于注册会计师获取充分、适当审计证据的日期（审计准则第1501号）。',
        en: 'The report is dated no earlier than the date on which sufficient evidence was obtained (ISA 700.49).',
        ko: '감사보고서일은 충분하고 적합한 감사증거를 입수한 날보다 빠를 수 없습니다(감사기준서 700).',
        ja: '監査報告書の日付は、十分かつ適切な監査証拠を入手した日より前にはできません（監査基準報告書700）。',
      },
    },
    'other-period': {
      title: {
        'zh-CN': '审计报告涵盖的期间与报表不符',
        en: 'The auditor’s report covers another period',
        ko: '감사보고서의 대상 기간이 재무제표와 다릅니다',
        ja: '監査報告書の対象期間が財務諸表と異なります',
      },
      message: {
        'zh-CN': '审计报告所述年末最晚为 {date}，而资产负债表日为 {end}。',
        en: 'The latest year end that the auditor’s report names is {date}; the balance sheet is drawn up to {end}.',
        ko: '감사보고서에 기재된 가장 늦은 기말은 {date}이나, 재무상태표일은 {end}입니다.',
        ja: '監査報告書に記載された最も遅い期末は{date}ですが、貸借対照表日は{end}です。',
      },
      explanation: {
        'zh-CN': '可能沿用了上年的审计报告，请核对所附报告是否为本年度报告。',
        en: 'Last year’s report may have been bound in by mistake, or its dates were not rolled forward.',
        ko: '전년도 감사보고서가 첨부되었거나 날짜가 갱신되지 않았을 수 있습니다.',
        ja: '前年度の監査報告書が添付されたか、日付が更新されていない可能性があります。',
      },
    },
    'no-opinion': {
      title: {
        'zh-CN': '审计报告未见审计意见',
        en: 'The auditor’s report states no opinion',
        ko: '감사보고서에 감사의견이 없습니다',
        ja: '監査報告書に監査意見が見当たりません',
      },
      message: {
        'zh-CN': '审计报告正文中未找到审计意见段。',
        en: 'No opinion was found in the text of the auditor’s report.',
        ko: '감사보고서 본문에서 감사의견 문단을 찾을 수 없습니다.',
        ja: '監査報告書の本文に監査意見の記載が見つかりません。',
      },
      explanation: {
        'zh-CN': '审计报告应明确发表无保留、保留、否定或无法表示意见。',
        en: 'The report gives an unmodified, qualified or adverse opinion, or disclaims one (ISA 700, 705).',
        ko: '감사보고서는 적정, 한정, 부적정 의견 또는 의견거절을 명확히 표명해야 합니다.',
        ja: '監査報告書は無限定適正・限定付適正・不適正意見または意見不表明のいずれかを明示する必要があります。',
      },
    },
    unsigned: {
      title: {
        'zh-CN': '审计报告未见签署',
        en: 'The auditor’s report is not signed',
        ko: '감사보고서에 서명이 없습니다',
        ja: '監査報告書に署名がありません',
      },
      message: {
        'zh-CN': '审计报告中未见会计师事务所名称或注册会计师签字。',
        en: 'The auditor’s report names neither a firm nor an auditor who signed it.',
        ko: '감사보고서에 회계법인 명칭이나 공인회계사의 서명이 없습니다.',
        ja: '監査報告書に監査法人名または公認会計士の署名がありません。',
      },
      explanation: {
        'zh-CN': '未经签署的审计报告不具有效力。',
        en: 'A report without a signature is a draft.',
        ko: '서명이 없는 감사보고서는 효력이 없습니다.',
        ja: '署名のない監査報告書は草案にすぎません。',
      },
    },
  },
  *check({ document, facts }) {
    const statements = primaryStatements(facts)
    const set = statementSet(document, facts)
    const titles = [...set.presented.values()].map(({ title }) => title)
    const end = balanceDate(statements) ?? set.presented.get('balanceSheet')?.day
    const tables = new Set<Block>(statements.map(({ grid }) => grid.table))
    const reports = auditorReports(document, tables)
    const annual = annualReport(document, facts)
    if (reports.length === 0) {
      const heading = annual?.end ?? endOfYearReport(document, set)
      const expected = auditorReportNameBeside(titles)
      if (heading && !speaksOfAudit(document))
        yield {
          messageId: 'missing',
          data: {},
          evidence: [headingEvidence(heading)],
          ...(expected ? { expected } : {}),
          confidence: 0.85,
        }
      return
    }
    for (const report of reports) {
      const text = report.map((block) => foldText(block.text)).join('\n')
      const title = headingEvidence(firstOf(report))
      if (widthOf(text) < LEAST_TEXT || !TITLE.test(foldText(firstOf(report).text).trim())) {
        if (end?.length === 10) yield* earlyDrafts(report, end)
        continue
      }
      if (!OPINION.test(text)) yield { messageId: 'no-opinion', data: {}, evidence: [title], confidence: 0.75 }
      // A picture on its last page may be the signature.
      else if (!SIGNATURE.test(text) && !endsOnPicture(report, document))
        yield {
          messageId: 'unsigned',
          data: {},
          evidence: [title],
          confidence: 0.65,
          // On a printed page the signature may be drawn, and drawings are not read.
          severity: document.format === 'pdf' ? 'suggestion' : 'warning',
        }
      // Where the balance sheet's date could not be read, the report's own opening says which it is on.
      const audited = end?.length === 10 ? end : openingDate(report)
      // A predecessor's report is reprinted beside that on the current year.
      const isCurrent = (other: readonly ReportLine[]) => audited !== undefined && coversYearOf(other, audited)
      if (audited && (isCurrent(report) || !reports.some(isCurrent))) yield* dateDrafts(report, audited)
    }
  },
})

/** Blocks among which a cover says what the document is. */
const COVER = 20
const LONGEST_COVER_LINE = 80
/** Statements that stand in the report, so that it is no excerpt without them. */
const LEAST_STATEMENTS = 3

/** The last heading of a document whose cover calls it the report of a year, and in which the statements stand. */
function endOfYearReport(document: Document, { presented }: StatementSet): TextBlock | undefined {
  const texts = textBlocks(document)
  const isYearReport = texts
    .slice(0, COVER)
    .some(({ text }) => text.length < LONGEST_COVER_LINE && namesAnnualReport(text) && !saysUnaudited(text))
  if (!isYearReport || isInterim(document)) return undefined
  const statements = [...presented.values()]
  if (statements.length < LEAST_STATEMENTS || statements.some((one) => one.isUnaudited)) return undefined
  return texts.findLast(({ type }) => type === 'heading')
}

/** Whether a text other than a line of the contents speaks of an auditor's report. */
function speaksOfAudit({ blocks }: Document): boolean {
  return blocks.some((block) => {
    if (block.type === 'table') return block.cells.some(({ text }) => namesAuditorReport(text))
    // A page that is a picture may be the report.
    if (block.type === 'picture') return namesAuditorReport(block.text)
    if (block.type === 'paragraph' && block.role === 'contents') return false
    const { text } = block
    return namesAuditorReport(text) || saysAudited(text) || tellsOfOpinion(text) || AUDITORS.test(foldText(text))
  })
}

/** Whether a picture stands on the page on which a report ends. */
function endsOnPicture(report: readonly ReportLine[], { blocks }: Document): boolean {
  const page = lastOf(report).page
  return page !== undefined && blocks.some((block) => block.type === 'picture' && block.page === page)
}

function coversYearOf(report: readonly ReportLine[], end: string): boolean {
  return latestYearEnd(report, end)?.date.slice(0, 4) === end.slice(0, 4)
}

/** Length in Latin letters: a Chinese character says about as much as three. */
function widthOf(text: string): number {
  return text.length + 2 * (text.match(/[\u3040-\u9fff\uac00-\ud7af]/g)?.length ?? 0)
}

function* dateDrafts(report: readonly ReportLine[], end: string): Generator<FindingDraft<'early' | 'other-period'>> {
  yield* earlyDrafts(report, end)
  const covered = latestYearEnd(report, end)
  if (covered && covered.date.slice(0, 4) < end.slice(0, 4))
    yield {
      messageId: 'other-period',
      data: { date: covered.date, end },
      evidence: [covered.evidence],
      expected: end,
      actual: covered.date,
      confidence: 0.8,
    }
}

function* earlyDrafts(report: readonly ReportLine[], end: string): Generator<FindingDraft<'early'>> {
  const signed = signingDate(report)
  if (signed && signed.date < end)
    yield {
      messageId: 'early',
      data: { date: signed.date, end },
      evidence: [signed.evidence],
      actual: signed.date,
      confidence: 0.85,
    }
}

/** A block of an auditor's report, or a cell of the table that places its signature. */
type ReportLine = TextBlock & { cell?: { rowIndex: number; columnIndex: number } }

/** The blocks of each auditor's report: from its title to its signature, or to the first statement or the next report. */
function auditorReports(document: Document, statements: ReadonlySet<Block>): ReportLine[][] {
  return document.blocks.flatMap((block, start) => {
    if (!isTitle(block)) return []
    const rest = document.blocks.slice(start + 1, start + LONGEST)
    const stop = rest.findIndex((other) => statements.has(other) || isTitle(other) || isStatementHeading(other))
    const whole = stop < 0 ? rest : rest.slice(0, stop)
    const texts = whole.flatMap((other) => linesOf(other))
    if (!texts.slice(0, 8).some(({ text }) => AUDITED.test(foldText(text)) || saysAudited(text))) return []
    const signature = texts.findIndex(isSignatureLine)
    // A signature may be a picture, and where no statement follows the end of the report is not known.
    if (signature < 0 && (stop < 0 || whole.some(({ type }) => type === 'picture'))) return []
    return [[block as TextBlock, ...(signature < 0 ? texts : texts.slice(0, signature + SIGNATURE_BLOCK))]]
  })
}

/** Cells of the largest table that only places a signature: address, firm, name and day. */
const MOST_SIGNED_CELLS = 12

/** A block of running text; of a table that places a signature each cell as a line of its own, its letters closed up. */
function linesOf(block: Block): ReportLine[] {
  if (block.type === 'picture' || block.layer === 'furniture') return []
  if (block.type !== 'table') return [block]
  const { cells, id, layer, page } = block
  if (cells.length > MOST_SIGNED_CELLS || !cells.some(({ text }) => SIGNATURE.test(closeLetters(text)))) return []
  return cells.map(({ text, rowIndex, columnIndex, box }) => ({
    type: 'paragraph',
    id,
    layer,
    text: closeLetters(text),
    cell: { rowIndex, columnIndex },
    ...(page === undefined ? {} : { page }),
    ...(box === undefined ? {} : { box }),
  }))
}

/** "회   계   법   인": letters that are set apart to fill a line. */
function closeLetters(text: string): string {
  return text.replaceAll(
    /(?<=(?:^|\s)[\p{Script=Han}\p{Script=Hangul}])\s+(?=[\p{Script=Han}\p{Script=Hangul}](?:\s|$))/gu,
    '',
  )
}

function isTitle(block: Block): boolean {
  if (block.type === 'table' || block.type === 'picture' || block.layer === 'furniture') return false
  return (
    block.text.length < 100 &&
    !(block.type === 'paragraph' && block.role === 'contents') &&
    (TITLE.test(foldText(block.text).trim()) || (block.type === 'heading' && namesAuditorReport(block.text)))
  )
}

function isStatementHeading(block: Block): boolean {
  return (
    block.type === 'heading' &&
    (STATEMENTS.some(({ pattern }) => pattern.test(foldText(block.text))) || namesStatement(block.text).length > 0) &&
    !/opinion|意见|의견|意見/i.test(block.text)
  )
}

function isSignatureLine(block: TextBlock): boolean {
  return (
    block.text.length < SHORT_LINE && SIGNATURE.test(foldText(block.text)) && !TITLE.test(foldText(block.text).trim())
  )
}

/** The latest full date of the report's opening paragraphs. */
function openingDate(report: readonly ReportLine[]): string | undefined {
  return report
    .slice(0, 6)
    .flatMap(({ text }) => findDays(text).map(({ date }) => date))
    .toSorted()
    .at(-1)
}

interface PlacedDate {
  date: string
  evidence: Evidence
}

/** The date of the line that is signed, or the first that stands alone behind it; of a line with place, date and name where no firm is told. */
function signingDate(report: readonly ReportLine[]): PlacedDate | undefined {
  const signature = report.findIndex(isSignatureLine)
  const from = signature < 0 ? OPENING : Math.max(1, signature - 2)
  return report.slice(from).flatMap((block) => {
    const [only, ...others] = findDays(block.text)
    const text = block.text.trim()
    const isLine = only && (text.length <= only.text.length + LONGEST_BESIDE_DATE || isSignature(block, signature < 0))
    return isLine && others.length === 0 && !/filed|form|report/i.test(text) ? [placed(block, only)] : []
  })[0]
}

function isSignature(block: TextBlock, isUntold: boolean): boolean {
  const isLine =
    block.text.length < SHORT_LINE && !/[.。]\s*$/.test(block.text.replace(/(?:S\.\w\.(?:\w\.)?|Inc\.|Ltd\.)$/, ''))
  return isSignatureLine(block) || (isUntold && isLine)
}

/** Title, addressee and opinion. */
const OPENING = 3
/** A place, a title or a name. */
const LONGEST_BESIDE_DATE = 30

/** The latest day of the report's text that falls on the day and month of the balance sheet. */
function latestYearEnd(report: readonly ReportLine[], end: string): PlacedDate | undefined {
  return report
    .flatMap((block) => findDays(block.text).map((date) => placed(block, date)))
    .filter(({ date }) => date.slice(4) === end.slice(4))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1)
}

function placed(block: ReportLine, { date, start, end }: { date: string; start: number; end: number }): PlacedDate {
  const { cell, id, page } = block
  const location = cell ? { block: id, ...cell, ...(page === undefined ? {} : { page }) } : locate(block, start, end)
  return { date, evidence: { location, text: block.text.slice(0, 200), value: block.text.slice(start, end) } }
}
