import { rowAt } from '../../facts/grids/read-grid.ts'
import { firstOf, findExisting } from '@tickmark/document'
import type { Document } from '@tickmark/document'
import type { Grid } from '../../facts/grids/grid.ts'
import { periodEnds, primaryStatements } from '../../facts/outline/primary-statements.ts'
import { readPeriod } from '../../facts/periods/read-period.ts'
import { STATEMENTS } from '../../facts/outline/required-sections.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { locationOf } from '../../rule/place-of.ts'
import { readUnit, foldText } from '@tickmark/language'

const CURRENCY = /[$€£¥￥₩]|元|円|원|RMB|USD|EUR|HKD|dollars?|euros?/i
/** Statements of a report that say it, before one that does not is an omission. */
const LEAST_OTHERS = 2

/** Statements without unit and currency, or without the period that they cover, among others that state them. */
export const missingUnit = defineRule({
  meta: {
    id: 'completeness/missing-unit',
    catalogue: ['COMP-006'],
    category: 'completeness',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    unit: {
      title: {
        'zh-CN': '报表未注明金额单位',
        en: 'A statement gives neither unit nor currency',
        ko: '재무제표에 단위와 통화가 없습니다',
        ja: '財務諸表に単位と通貨の記載がありません',
      },
      message: {
        'zh-CN': '{name_zh}未注明金额单位和币种；其他报表注明为“{unit}”。',
        en: 'The {name_en} states neither unit nor currency; the other statements say “{unit}”.',
        ko: '{name_ko}에 금액 단위와 통화가 표시되어 있지 않습니다. 다른 재무제표에는 ‘{unit}’(으)로 표시되어 있습니다.',
        ja: '{name_ja}に金額の単位と通貨の表示がありません。他の財務諸表には「{unit}」とあります。',
      },
      explanation: {
        'zh-CN': '财务报表应在显著位置披露列报货币及金额单位（CAS 30 第七条、IAS 1.51）。',
        en: 'The presentation currency and the level of rounding are displayed with each statement (IAS 1.51(d)–(e)).',
        ko: '표시통화와 금액 단위는 재무제표마다 명확히 표시해야 합니다(K-IFRS 제1001호 문단 51).',
        ja: '表示通貨と金額の単位は、財務諸表ごとに明瞭に表示する必要があります（IAS第1号51項）。',
      },
    },
    period: {
      title: {
        'zh-CN': '报表未注明日期或期间',
        en: 'A statement names no date or period',
        ko: '재무제표에 기준일 또는 기간이 없습니다',
        ja: '財務諸表に基準日または期間の記載がありません',
      },
      message: {
        'zh-CN': '{name_zh}未注明资产负债表日或涵盖期间。',
        en: 'The {name_en} names neither the date nor the period that it covers.',
        ko: '{name_ko}에 기준일이나 대상 기간이 표시되어 있지 않습니다.',
        ja: '{name_ja}に基準日または対象期間の表示がありません。',
      },
      explanation: {
        'zh-CN': '每张报表均应注明资产负债表日或涵盖的会计期间，读者不应从其他报表推断。',
        en: 'Each statement says which date or period it is for (IAS 1.51(c)); a reader should not have to infer it from another.',
        ko: '재무제표마다 보고기간 종료일 또는 회계기간을 표시해야 합니다(K-IFRS 제1001호 문단 51).',
        ja: '財務諸表ごとに決算日または会計期間を表示する必要があります（IAS第1号51項）。',
      },
    },
  },
  *check({ document, facts }) {
    const statements = primaryStatements(facts)
    const withUnit = statements.filter(({ grid }) => grid.unit.text !== '')
    const withPeriod = statements.filter(({ grid }) => periodEnds(grid).length > 0)
    for (const { kind, grid } of statements) {
      const names = findExisting(STATEMENTS, ({ id }) => id === kind).names
      const draft = draftOf(grid, { name_zh: names['zh-CN'], name_en: names.en, name_ko: names.ko, name_ja: names.ja })
      const around = surroundings(document, grid)
      if (
        grid.unit.text === '' &&
        !isOfRates(grid) &&
        withUnit.length >= LEAST_OTHERS &&
        withUnit.length > statements.length / 2
      )
        if (!around.some((text) => readUnit(text) !== undefined || CURRENCY.test(text)))
          yield { ...draft, messageId: 'unit', data: { ...draft.data, unit: firstOf(withUnit).grid.unit.text } }
      if (grid.columns.every(({ period }) => !period) && withPeriod.length >= LEAST_OTHERS)
        if (!around.some((text) => readPeriod(text) !== undefined)) yield { ...draft, messageId: 'period' }
    }
  },
})

/** A statement in percentages of its first line. */
function isOfRates(grid: Grid): boolean {
  return grid.columns.every(({ kind }) => kind !== 'amount')
}

function draftOf(grid: Grid, data: FindingDraft['data']): Omit<FindingDraft, 'messageId'> {
  return {
    data,
    evidence: [{ location: locationOf(grid.table), text: grid.title.slice(0, 160) || rowAt(grid, 0).label }],
    confidence: 0.75,
  }
}

/** What stands on and around the statement: its cells, the lines above and right below, and all else on its page. */
function surroundings(document: Document, grid: Grid): string[] {
  const near = document.blocks.filter(
    (block, index) =>
      Math.abs(index - grid.blockIndex) <= 4 || (block.page !== undefined && block.page === grid.table.page),
  )
  const texts = near.flatMap((block) => (block.type === 'table' || block.type === 'picture' ? [] : [block.text]))
  return [...texts, ...grid.table.cells.map(({ text }) => text), grid.title, grid.table.unitText ?? ''].map(foldText)
}
