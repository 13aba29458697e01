import type { Figure } from '@tickmark/document'
import { cellIn } from '../../facts/grids/read-grid.ts'
import { primaryStatements } from '../../facts/outline/primary-statements.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import type { CheckedFacts } from '../../judge/checked-facts.ts'
import { evidenceOf, nameOf, printFigure } from '../../rule/from-cause.ts'

/** Lines of which the group holds at least what its parent holds. Receivables, inventories and reserves may shrink by consolidation; cash cannot. */
const CONTAINED = ['cash', 'closing_cash']
/** Lines by which a balance sheet is that of a bank, of whose cash a part may lie with its own subsidiaries. */
const BANK =
  /loans and advances|customer deposits|deposits (?:from|by) customers|due to customers|吸收存款|客户存款|客戶存款|发放贷款|客户贷款|客戶貸款|貸出金|예수부채|예수금|대출채권/i
/** Lines that are the same in both statements, before one is taken for a copy of the other. */
const LEAST_COPIED = 10

/** The parent's statements and the group's taken for one another. */
export const parentExceedsGroup = defineRule({
  meta: {
    id: 'consistency/parent-exceeds-group',
    catalogue: ['CONS-017'],
    category: 'consistency',
    severity: 'warning',
    basis: 'computed',
    documents: ['financial_report'],
    status: 'stable',
  },
  messages: {
    exceeds: {
      title: {
        'zh-CN': '母公司数大于合并数',
        en: 'A parent amount exceeds the consolidated amount',
        ko: '별도 금액이 연결 금액보다 큽니다',
        ja: '個別の金額が連結の金額を上回っています',
      },
      message: {
        'zh-CN': '“{name}”母公司数为 {parent}，大于合并数 {group}。',
        en: '“{name}” is {parent} in the parent’s statement and only {group} in the group’s.',
        ko: '‘{name}’의 별도 금액 {parent}이(가) 연결 금액 {group}보다 큽니다.',
        ja: '「{name}」の個別の金額{parent}が連結の金額{group}を上回っています。',
      },
      explanation: {
        'zh-CN': '合并货币资金包含母公司货币资金，不可能更小；疑为合并与母公司报表数字混淆。',
        en: 'The cash of a group contains that of its parent; the two statements were probably mixed up here.',
        ko: '연결 현금에는 지배기업의 현금이 포함되므로 더 작을 수 없습니다. 연결과 별도 수치가 뒤바뀐 것으로 보입니다.',
        ja: '連結の現金には親会社の現金が含まれるため、下回ることはありません。連結と個別の数値の取り違えと思われます。',
      },
    },
    copied: {
      title: {
        'zh-CN': '合并报表与母公司报表数字完全相同',
        en: 'The group’s statement repeats the parent’s',
        ko: '연결재무제표와 별도재무제표의 수치가 동일합니다',
        ja: '連結と個別の財務諸表の数値が同一です',
      },
      message: {
        'zh-CN': '母公司报表与合并报表同期 {count} 个项目数字全部相同。',
        en: 'All {count} lines that the two statements share show the same amounts for the same period.',
        ko: '두 재무제표에 공통된 {count}개 항목의 같은 기간 금액이 모두 동일합니다.',
        ja: '両方の財務諸表に共通する{count}項目の同期間の金額がすべて一致しています。',
      },
      explanation: {
        'zh-CN': '存在需合并的子公司时两者不会完全一致，疑为一张报表被误列示两次。',
        en: 'With subsidiaries to consolidate they cannot all be equal: one of the statements was probably printed twice.',
        ko: '연결 대상 종속기업이 있다면 모두 같을 수 없으므로, 한 재무제표가 두 번 기재된 것으로 보입니다.',
        ja: '連結対象の子会社があればすべて一致することはなく、一方の財務諸表が2度掲載されたと思われます。',
      },
    },
  },
  *check({ facts }): Generator<FindingDraft<'exceeds' | 'copied'>> {
    const statements = primaryStatements(facts)
    const isBank = facts.grids.some(({ rows }) => rows.some(({ key }) => BANK.test(key)))
    for (const { kind, grid: group } of statements.filter(({ grid }) => grid.scope === 'group')) {
      for (const { grid: parent } of statements.filter(
        (other) => other.kind === kind && other.grid.scope === 'parent',
      )) {
        const pairs = sharedCells(group, parent)
        const equal = pairs.filter(({ ours, theirs }) => ours.value.equals(theirs.value))
        const [first] = pairs
        if (first && pairs.length >= LEAST_COPIED && equal.length === pairs.length)
          yield {
            messageId: 'copied',
            data: { count: pairs.length },
            evidence: [evidenceOf(first.theirs.figure, facts), evidenceOf(first.ours.figure, facts)],
            confidence: 0.75,
          }
        const above = pairs.filter(({ ours, theirs }) => theirs.value.greaterThan(ours.value))
        const isMixedUp = above.length > pairs.length / 2
        for (const { ours, theirs, concept } of above) {
          if (!CONTAINED.includes(concept ?? '')) continue
          // What a bank places with its subsidiaries is cash of the parent alone: no error where both statements prove their figure.
          if (isBank && !isMixedUp && isProven(ours.figure, facts) && isProven(theirs.figure, facts)) continue
          if (theirs.figure.amount.scale !== ours.figure.amount.scale) continue
          yield {
            messageId: 'exceeds',
            data: { name: nameOf(theirs.figure), parent: printFigure(theirs.figure), group: printFigure(ours.figure) },
            evidence: [evidenceOf(ours.figure, facts), evidenceOf(theirs.figure, facts)],
            actual: ours.figure.text,
            arithmetic: `${printFigure(theirs.figure)} > ${printFigure(ours.figure)}`,
            confidence: 0.8,
          }
        }
      }
    }
  },
})

/** Whether a sum of its own table holds with a figure. */
function isProven(figure: Figure, { relations }: CheckedFacts): boolean {
  return relations.some(({ holds, result, terms }) => {
    const all = [result, ...terms.map((term) => term.figure)]
    return (
      holds &&
      terms.length >= 2 &&
      all.includes(figure) &&
      all.every(({ location }) => location.block === figure.location.block)
    )
  })
}

interface Pair {
  ours: GridCell
  theirs: GridCell
  concept?: string
}

/** Cells of the same line and the same period in both statements. */
function sharedCells(group: Grid, parent: Grid): Pair[] {
  return group.rows.flatMap((row, at) => {
    const other = parent.rows.findIndex(({ key, kind }) => key === row.key && kind !== 'heading')
    if (other < 0 || row.kind === 'heading' || row.key.length < 2) return []
    return group.columns.flatMap((column, index) => {
      const twin = parent.columns.findIndex(
        ({ period }) => period?.end !== undefined && period.end === column.period?.end,
      )
      const ours = cellIn(group, at, index)
      const theirs = twin < 0 ? undefined : cellIn(parent, other, twin)
      if (column.kind !== 'amount' || !ours || !theirs || ours.dash || theirs.dash || theirs.value.isZero()) return []
      return [{ ours, theirs, ...(row.concept ? { concept: row.concept } : {}) }]
    })
  })
}
