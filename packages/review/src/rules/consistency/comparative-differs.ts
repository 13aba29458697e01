import { columnAt, cellIn } from '../../facts/grids/read-grid.ts'
import { amountValue, roundingOf } from '@tickmark/document'
import type { Evidence, Figure } from '@tickmark/document'
import type { CheckedFacts } from '../../judge/checked-facts.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { textBlocks } from '../../facts/outline/outline.ts'
import { periodEnds, primaryStatements } from '../../facts/outline/primary-statements.ts'
import type { PrimaryStatement } from '../../facts/outline/primary-statements.ts'
import { defineRule } from '../../rule/rule.ts'
import type { RuleInput } from '../../rule/rule.ts'
import { evidenceOf, nameOf, printFigure } from '../../rule/from-cause.ts'

const RESTATED =
  /重述|调整后|追溯|会计政策变更|更正后|restated|as adjusted|recast|reclassified|재작성|재분류|수정\s?후|遡及|組替|修正再表示/i
/** A note on prior-year amounts moved between lines explains a difference, though not which. */
const RECLASSIFIED =
  /reclassif|conform(?:ed)? (?:to|with) (?:the )?current[- ]year|prior[- ]year amounts have been|restate(?:d|ment)|追溯(?:调整|重述)|重分类|前期差错更正|재분류|재작성|組替|遡及適用|修正再表示/i
/** Lines that agree between the two reports, before one that differs is called wrong. */
const LEAST_AGREEING = 5

/** This year's comparatives against last year's report, when both are files of the task. */
export const comparativeDiffers = defineRule({
  meta: {
    id: 'consistency/comparative-differs',
    catalogue: ['CONS-015'],
    category: 'consistency',
    severity: 'serious',
    basis: 'computed',
    documents: ['financial_report'],
    status: 'stable',
  },
  messages: {
    differs: {
      title: {
        'zh-CN': '比较数据与上年报告不一致',
        en: 'A comparative differs from last year’s report',
        ko: '비교수치가 전년도 보고서와 다릅니다',
        ja: '比較情報が前年の報告書と一致しません',
      },
      message: {
        'zh-CN': '“{name}”的比较数为 {actual}，而上年报告（{file}）列示 {expected}。',
        en: 'The comparative of “{name}” is {actual}; last year’s report ({file}) states {expected}.',
        ko: '‘{name}’의 비교수치는 {actual}이나, 전년도 보고서({file})에는 {expected}(으)로 기재되어 있습니다.',
        ja: '「{name}」の比較数値は{actual}ですが、前年の報告書（{file}）では{expected}です。',
      },
      explanation: {
        'zh-CN':
          '该报表未注明比较数据经重述或追溯调整，其余项目与上年报告一致。如系调整所致，应披露性质、金额和原因（CAS 28、IAS 8）。',
        en: 'The statement does not say that its comparatives were restated, and its other lines agree. A restatement is disclosed with its nature and amounts (IAS 8.28, 8.49).',
        ko: '비교수치가 재작성되었다는 표시가 없고 다른 항목은 전년도 보고서와 일치합니다. 재작성한 경우 내용과 금액을 공시해야 합니다(K-IFRS 제1008호).',
        ja: '比較情報を修正再表示した旨の記載がなく、他の項目は前年の報告書と一致しています。修正した場合は内容と金額の開示が必要です（IAS第8号）。',
      },
    },
  },
  *check({ document, facts, siblings }: RuleInput) {
    if (document.workbook) return
    const own = primaryStatements(facts)
    const isReclassified = textBlocks(document).some(({ text }) => RECLASSIFIED.test(text))
    for (const sibling of siblings) {
      if (sibling.document.workbook) continue
      for (const earlier of primaryStatements(sibling.facts)) {
        const pairs = own.filter(
          ({ kind, grid }) => kind === earlier.kind && (grid.scope ?? 'group') === (earlier.grid.scope ?? 'group'),
        )
        for (const { grid } of pairs) {
          const columns = comparativeColumns(grid, earlier)
          if (!columns || isRestated(grid, columns.own)) continue
          const lines = sharedLines(grid, columns.own, earlier.grid, columns.earlier)
          const differing = lines.filter(({ ours, theirs }) => !agree(ours, theirs))
          if (lines.length - differing.length < Math.max(LEAST_AGREEING, differing.length * 2)) continue
          for (const { ours, theirs } of differing)
            yield {
              messageId: 'differs',
              data: {
                name: nameOf(ours),
                actual: printFigure(ours),
                expected: printFigure(theirs),
                file: sibling.document.name,
              },
              evidence: [evidenceOf(ours, facts), inFile(theirs, sibling.facts, sibling.document.name)],
              expected: theirs.text,
              actual: ours.text,
              confidence: isReclassified ? 0.6 : 0.85,
              ...(isReclassified ? { severity: 'warning' as const } : {}),
            }
        }
      }
    }
  },
})

/** The column of this report that shows the earlier report's own period; none where the earlier one is not earlier. */
function comparativeColumns(
  grid: Grid,
  { grid: before }: PrimaryStatement,
): { own: number; earlier: number } | undefined {
  const [latest] = periodEnds(grid).toSorted().toReversed()
  const [theirs] = periodEnds(before).toSorted().toReversed()
  if (!latest || !theirs || theirs >= latest) return undefined
  const at = (target: Grid) =>
    target.columns.findIndex(({ kind, period }) => kind === 'amount' && period?.end === theirs)
  return at(grid) >= 0 && at(before) >= 0 ? { own: at(grid), earlier: at(before) } : undefined
}

function isRestated(grid: Grid, column: number): boolean {
  return RESTATED.test(columnAt(grid, column).head) || RESTATED.test(grid.title)
}

function sharedLines(grid: Grid, column: number, before: Grid, earlier: number): { ours: Figure; theirs: Figure }[] {
  const once = (target: Grid, key: string) =>
    target.rows.filter((row) => row.key === key && row.kind !== 'heading').length === 1
  return grid.rows.flatMap((row, at) => {
    const ours = cellIn(grid, at, column)
    const other = before.rows.findIndex(({ key, kind }) => key === row.key && kind !== 'heading')
    const theirs = other < 0 ? undefined : cellIn(before, other, earlier)
    if (
      !ours ||
      !theirs ||
      ours.dash ||
      theirs.dash ||
      row.key.length < 2 ||
      !once(grid, row.key) ||
      !once(before, row.key)
    )
      return []
    return [{ ours: ours.figure, theirs: theirs.figure }]
  })
}

/** The same amount, as far as the coarser of the two was printed. */
function agree(ours: Figure, theirs: Figure): boolean {
  const tolerance = roundingOf(ours.amount).plus(roundingOf(theirs.amount))
  return amountValue(ours.amount).minus(amountValue(theirs.amount)).abs().lessThanOrEqualTo(tolerance)
}

function inFile(figure: Figure, facts: CheckedFacts, file: string): Evidence {
  const evidence = evidenceOf(figure, facts)
  return { ...evidence, location: { ...evidence.location, file } }
}
