import {
  foldText,
  namesAnnualReport,
  namesAuditorReport,
  saysAudited,
  namesStatement,
  STATEMENT_KINDS,
} from '@tickmark/language'
import type { NamedStatement } from '@tickmark/language'
import { wordsOf } from '@tickmark/document'
import type { Block, Document } from '@tickmark/document'
import type { Facts } from '../../facts/facts.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { numberedPlaces, textBlocks } from '../../facts/outline/outline.ts'
import { statementSet } from '../../facts/outline/presented-statements.ts'
import type { StatementSet } from '../../facts/outline/presented-statements.ts'
import { frameworkOf } from '../../profiles/choose-profile.ts'
import { defineRule } from '../../rule/rule.ts'
import { locationOf } from '../../rule/place-of.ts'
import { heldStatements } from '../../facts/outline/primary-statements.ts'
import { STATEMENTS } from '../../facts/outline/required-sections.ts'

/** The primary statements of a report that has at least two of them. */
export const missingStatement = defineRule({
  meta: {
    id: 'completeness/missing-statement',
    catalogue: ['COMP-001'],
    category: 'completeness',
    severity: 'serious',
    basis: 'stated',
    documents: ['financial_report'],
    status: 'stable',
  },
  messages: {
    missing: {
      title: {
        'zh-CN': '缺少主要财务报表',
        en: 'A primary statement is missing',
        ko: '주요 재무제표가 누락되었습니다',
        ja: '主要な財務諸表が欠落しています',
      },
      message: {
        'zh-CN': '未找到{name_zh}。',
        en: 'The {name_en} was not found.',
        ko: '{name_ko}을(를) 찾을 수 없습니다.',
        ja: '{name_ja}が見つかりません。',
      },
      explanation: {
        'zh-CN': '一套完整的财务报表至少包括资产负债表、利润表、现金流量表、所有者权益变动表和附注（CAS 30、IAS 1）。',
        en: 'A complete set has a statement of financial position, of profit or loss, of cash flows, of changes in equity, and notes (IAS 1.10).',
        ko: '전체 재무제표는 재무상태표, 손익계산서, 현금흐름표, 자본변동표 및 주석으로 구성됩니다(K-IFRS 제1001호 문단 10).',
        ja: '完全な一組の財務諸表は、貸借対照表、損益計算書、キャッシュ・フロー計算書、株主資本等変動計算書及び注記から構成されます（IAS第1号第10項）。',
      },
    },
  },
  *check({ document, facts, tuning }) {
    if (isRelease(document)) return
    const set = statementSet(document, facts)
    const optional = optionalIn(document)
    const missing = missingOfSet(set, frameworkOf(document, facts, tuning.profile)?.id)
    const unheard = unheardOf(document, facts, set)
    const anchor = [...set.presented.values()][0]?.grid ?? unheard?.anchor
    if (!anchor) return
    for (const statement of STATEMENTS) {
      if (optional.includes(statement.id)) continue
      const kind = KINDS[statement.id]
      const isMissing = kind && missing.has(kind)
      if (!isMissing && !unheard?.missing.has(statement.id)) continue
      const { names } = statement
      const announced = isMissing ? set.announced.get(kind) : undefined
      yield {
        messageId: 'missing',
        data: { name_zh: names['zh-CN'], name_en: names.en, name_ko: names.ko, name_ja: names.ja },
        evidence: [
          { location: locationOf(anchor.table), text: anchor.title.slice(0, LONGEST_QUOTE) },
          ...(announced ? [{ location: locationOf(announced), text: quoteOf(announced) }] : []),
        ],
        expected: (kind && set.nameOf(kind)) ?? names[wordsOf(document.language)],
        confidence: 0.75,
        // The files of a model or a download hold three statements; its absence is an error of a report.
        ...(kind === 'equity' && { severity: document.workbook ? ('suggestion' as const) : ('warning' as const) }),
      }
    }
  },
})

const LONGEST_QUOTE = 160
const KINDS: Readonly<Record<string, NamedStatement>> = {
  'balance-sheet': 'balanceSheet',
  'income-statement': 'incomeStatement',
  'cash-flow': 'cashFlow',
  equity: 'equity',
}

function quoteOf(block: Block): string {
  const text = block.type === 'table' ? (block.caption ?? '') : block.text
  return text.slice(0, LONGEST_QUOTE)
}

/** Statements of a full set: the others stand in the document, each a table under its title. */
const FULL_SET = 4

/** The one statement of an otherwise full set that neither a title nor lines show. */
function missingOfSet(set: StatementSet, framework?: string): ReadonlySet<NamedStatement> {
  const missing = STATEMENT_KINDS.filter((kind) => !set.presented.has(kind))
  const [kind] = missing
  if (!kind || set.presented.size !== FULL_SET - 1 || set.seen.has(kind)) return new Set()
  return new Set(isRequired(kind, set, framework) ? missing : [])
}

/**
 * A group shows how cash and equity have moved (IAS 1.10, CAS 33, HGB § 297), under US GAAP the latter in a note where it likes (S-X 3-04). A
 * single company may be exempt from either (FRS 102.1.12), unless it says itself that it has such a statement.
 */
function isRequired(kind: NamedStatement, { announced, isGroup }: StatementSet, framework?: string): boolean {
  if (kind === 'balanceSheet' || kind === 'incomeStatement' || announced.has(kind)) return true
  return isGroup && !(kind === 'equity' && framework === 'us-gaap')
}

/** Statements of which a document that has two others says not a word. */
function unheardOf(
  document: Document,
  facts: Facts,
  { seen }: StatementSet,
): { anchor: Grid; missing: ReadonlySet<string> } | undefined {
  const concepts = new Set(facts.grids.flatMap((grid) => grid.rows.flatMap(({ concept }) => concept ?? [])))
  const texts = [...textBlocks(document).map((block) => block.text), ...facts.grids.map((grid) => grid.title)].map(
    foldText,
  )
  // A statement of changes in equity has balances for rows and the parts of equity for columns.
  const hasEquity = facts.grids.some(
    (grid) =>
      grid.rows.filter((row) => /^balances?\b|余额|期首残高|期末残高|기초|기말/.test(row.key)).length >= 2 &&
      grid.columns.length >= 3,
  )
  const held = heldStatements(facts)
  const isSeen = (id: string): boolean => {
    const kind = KINDS[id]
    return kind !== undefined && seen.has(kind)
  }
  const anchor = facts.grids.find(({ rows }) =>
    rows.some(({ concept }) => concept === 'total_assets' || concept === 'net_profit'),
  )
  if (held.length < 2 || !anchor || (seen.size < FULL_SET - 1 && !isSetDue(document))) return undefined
  const missing = STATEMENTS.filter(
    (statement) =>
      !held.includes(statement) &&
      !isSeen(statement.id) &&
      !(statement.id === 'equity' && hasEquity) &&
      !statement.concepts.some((concept) => concepts.has(concept)) &&
      !texts.some(
        (text) => statement.pattern.test(text) || namesStatement(text).some((kind) => kind === KINDS[statement.id]),
      ),
  )
  return { anchor, missing: new Set(missing.map(({ id }) => id)) }
}

/** Notes from which on a document explains statements and does not just show figures. */
const LEAST_NOTES = 3

/** Whether a document is a report with statements, by its cover, its notes or an auditor's report: results that are announced show what they choose. */
function isSetDue(document: Document): boolean {
  const texts = textBlocks(document)
  const notes = new Set(numberedPlaces(document).flatMap(({ kind, printed }) => (kind === 'note' ? [printed] : [])))
  return (
    notes.size >= LEAST_NOTES ||
    texts.slice(0, OPENING).some(({ text }) => text.length < LONGEST_TITLE && namesAnnualReport(text)) ||
    texts.some(({ text }) => saysAudited(text) || (text.length < LONGEST_TITLE && namesAuditorReport(text)))
  )
}

const LONGEST_TITLE = 100
const QUARTERLY = /季度报告|季度報告|四半期/
const JAPANESE_HALF = /半期報告書|中間(?:連結)?財務諸表/

/**
 * Statements that a report of a shorter period may leave out: Chinese ones of a quarter print neither, Japanese ones of the first and third
 * quarter neither, of half a year none of equity (企業会計基準第12号、第33号).
 */
function optionalIn(document: Document): readonly string[] {
  const opening = document.blocks.slice(0, OPENING).flatMap((block) => ('text' in block ? [foldText(block.text)] : []))
  const says = (pattern: RegExp) => opening.some((text) => pattern.test(text))
  if (['zh', 'ja'].includes(document.language ?? '') && says(QUARTERLY)) return ['equity', 'cash-flow']
  return document.language === 'ja' && says(JAPANESE_HALF) ? ['equity'] : []
}

const OPENING = 40

const RELEASE =
  /\b(?:announces?|reports?|reported|announced)\b.{0,60}\b(?:results|earnings|quarter)\b|\bearnings release\b|\bnews release\b|\bpress release\b|for immediate release|\bcontacts?:|决算短信|決算短信|业绩快报|잠정\s?실적|투자자\s?문의/i

/** A release of results shows the statements it chooses; a complete set is the report's duty. */
function isRelease(document: Document): boolean {
  const opening = textBlocks(document).slice(0, 25)
  return document.pageCount <= 25 && opening.some((block) => RELEASE.test(foldText(block.text)))
}
