import { amountValue, Decimal, firstOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { lineElsewhere, printedLines } from '../../claims/sums/lines-elsewhere.ts'
import type { PrintedLines } from '../../claims/sums/lines-elsewhere.ts'
import { openBridges } from '../../claims/sums/bridges.ts'
import type { Relation } from '../../claims/relation/relation.ts'
import { unfilledWholes } from '../../claims/sums/proven-lines.ts'
import { EQUITY, provenResults, totalsOf } from '../../claims/sums/open-totals.ts'
import type { OpenTotal } from '../../claims/sums/open-totals.ts'
import type { StatementKind } from '../../facts/outline/primary-statements.ts'
import { findStatements } from '../../summary/find-statements.ts'
import { evidenceOf, formatLike, nameOf, printFigure } from '../../rule/from-cause.ts'
import type { CheckedFacts } from '../../judge/checked-facts.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'

/** Totals of a table that have to be proven for what it sums to be known. */
const LEAST_PROVEN = 2
/** Shares of a total: less may be a line that was lost in reading its label, more is another section than the one that was read. */
const LEAST_SHARE = 0.002
const MOST_SHARE = 0.9

/** A total of a primary statement that its lines reach in no column, while the others of the statement are reached: a line is missing. */
export const missingLine = defineRule({
  meta: {
    id: 'completeness/missing-line',
    catalogue: ['CALC-001'],
    category: 'completeness',
    severity: 'warning',
    basis: 'computed',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    named: {
      title: {
        'zh-CN': '报表缺少一行',
        en: 'A line of the statement is missing',
        ko: '재무제표에 항목이 누락되었습니다',
        ja: '財務諸表に科目が欠けています',
      },
      message: {
        'zh-CN':
          '“{name}”{stated} 与其上各行之和 {computed} 各期均不符；差额 {difference} 与其他表格的“{line}”一致，该行疑被遗漏。',
        en: 'The lines of “{name}” add up to {computed}, not {stated}, and disagree in every column; the difference {difference} is “{line}” in another table: that line is missing.',
        ko: '‘{name}’ {stated}이(가) 위 항목의 합계 {computed}과(와) 모든 기간에서 일치하지 않습니다. 차액 {difference}은(는) 다른 표의 ‘{line}’과(와) 같으므로 해당 항목이 누락된 것으로 보입니다.',
        ja: '「{name}」{stated}は内訳の合計{computed}と全ての期間で一致しません。差額{difference}は別の表の「{line}」と一致しており、この科目が漏れているとみられます。',
      },
      explanation: {
        'zh-CN': '该报表其他合计均成立，唯此合计在各期均差同一项目。',
        en: 'The other totals of the statement agree; this one lacks the same line in every period.',
        ko: '같은 표의 다른 합계는 모두 일치하며, 이 합계만 모든 기간에서 같은 항목만큼 차이가 납니다.',
        ja: '同じ表の他の合計は一致しており、この合計だけが全ての期間で同じ科目の分だけ一致しません。',
      },
    },
    unnamed: {
      title: {
        'zh-CN': '合计与明细各期均不符',
        en: 'A total differs from its lines in every column',
        ko: '합계가 모든 기간에서 내역과 일치하지 않습니다',
        ja: '合計が全ての期間で内訳と一致しません',
      },
      message: {
        'zh-CN': '“{name}”{stated}，其上各行之和为 {computed}，差额 {difference}（{column}）；各期均不符，疑缺少一行。',
        en: 'The lines of “{name}” add up to {computed}, not {stated} (difference {difference}, {column}), and disagree in every column: a line may be missing.',
        ko: '‘{name}’은(는) {stated}이나 위 항목의 합계는 {computed}입니다(차액 {difference}, {column}). 모든 기간에서 일치하지 않으므로 항목이 누락된 것으로 보입니다.',
        ja: '「{name}」は{stated}ですが、内訳の合計は{computed}です（差額{difference}、{column}）。全ての期間で一致せず、科目が漏れている可能性があります。',
      },
      explanation: {
        'zh-CN': '该报表其他合计均成立；请核对是否遗漏项目，或合计取数有误。',
        en: 'The other totals of the statement agree; check whether a line was left out or the total was taken from elsewhere.',
        ko: '같은 표의 다른 합계는 모두 일치합니다. 누락된 항목이 있는지, 합계가 다른 자료에서 온 것인지 확인하십시오.',
        ja: '同じ表の他の合計は一致しています。科目の漏れ、または合計の転記誤りがないか確認してください。',
      },
    },
  },
  *check({ document, facts }) {
    if (document.workbook) return
    const proven = provenResults(facts.relations)
    const statements = new Map(findStatements(document, facts.grids).map(({ grid, kind }) => [grid, kind]))
    let printed: PrintedLines | undefined
    const short = [...unfilledWholes(facts.relations).map((one) => [one]), ...openBridges(facts.relations)]
    for (const lanes of short) yield draftOf({ lanes: lanes.map(toLane) }, undefined, facts)
    const told = new Set(facts.causes.map(({ culprit }) => culprit))
    for (const grid of facts.grids) {
      const { proven: count, open } = totalsOf(grid, proven)
      const [total] = open
      const isKnown = total?.lanes.some((lane) => told.has(lane.total))
      if (!total || open.length > 1 || isKnown || (count < LEAST_PROVEN && !isAddedUp(total, proven.added))) continue
      if (!isOneSided(total, mayLackEither(total, statements.get(grid)))) continue
      printed ??= printedLines(facts.grids)
      const line = lineElsewhere(total, printed)
      // What is no primary statement may leave out lines on purpose.
      if (line || (statements.has(grid) && isPlausible(total))) yield draftOf(total, line, facts)
    }
  },
})

function toLane({ result, terms, stated, expected }: Relation): OpenTotal['lanes'][number] {
  return { column: 0, total: result, terms, gap: stated.minus(expected) }
}

function draftOf(
  { lanes }: Pick<OpenTotal, 'lanes'>,
  line: readonly Figure[] | undefined,
  facts: CheckedFacts,
): FindingDraft<'named' | 'unnamed'> {
  const { total, gap } = firstOf(lanes)
  const others = [...lanes.slice(1).map((lane) => lane.total), ...(line ?? [])]
  return {
    messageId: line ? 'named' : 'unnamed',
    data: {
      name: nameOf(total),
      stated: printFigure(total),
      computed: formatLike(amountValue(total.amount).minus(gap), total.amount),
      difference: formatLike(gap, total.amount),
      column: total.columnLabel ?? '',
      line: line ? nameOf(firstOf(line)) : '',
    },
    evidence: [evidenceOf(total, facts), ...others.map((figure) => evidenceOf(figure, facts))],
    actual: total.text,
    confidence: line ? 0.9 : 0.8,
  }
}

/** Whether the total lies beyond its lines in every column, as if they lacked one of its own sign, or the other way round in every column. */
function isOneSided({ lanes }: OpenTotal, mayLackEither: boolean): boolean {
  // What rates of exchange do to cash is a gain in one year and a loss in another; two exchanged figures leave the same gap both ways.
  if (firstOf(lanes).total.concept === 'net_change_in_cash')
    return !Decimal.sum(...lanes.map(({ gap }) => gap)).isZero()
  const beyond = lanes.filter(({ gap, total }) => gap.isNegative() === amountValue(total.amount).isNegative())
  return beyond.length === lanes.length || (mayLackEither && beyond.length === 0)
}

/** Whether what is proven below rests on the total in every column: then it is right as it stands. */
function isAddedUp({ lanes }: OpenTotal, added: ReadonlySet<Figure>): boolean {
  return lanes.every(({ total }) => added.has(total))
}

/** Where lines of both signs stand above a total: costs, payments beside receipts, reserves of losses. Elsewhere lines beyond a total are parts of others. */
function mayLackEither({ lanes }: OpenTotal, kind: StatementKind | undefined): boolean {
  if (kind === 'balance-sheet') return EQUITY.has(firstOf(lanes).total.concept ?? '')
  return kind === 'income-statement' || kind === 'cash-flow'
}

function isPlausible({ bounded, lanes }: OpenTotal): boolean {
  return lanes.every(({ gap, total }) => {
    const stated = amountValue(total.amount).abs()
    const share = stated.isZero() ? 1 : gap.abs().div(stated).toNumber()
    return share >= LEAST_SHARE && (bounded || share <= MOST_SHARE)
  })
}
