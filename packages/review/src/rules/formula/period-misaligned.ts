import { defineRule } from '../../rule/rule.ts'
import {
  conceptOfCell,
  departuresOf,
  formulaCells,
  gridOf,
  headAt,
  isNumeric,
  isPeriodHead,
  lineNameOf,
  nameOf,
  periodsAt,
  resolveReference,
  runsDown,
} from '@tickmark/workbook'
import type { ModelCell, Reference, WorkbookModel } from '@tickmark/workbook'
import { foldLabel, likenessOf, MOST_ALIKE } from '../../facts/text/label-likeness.ts'
import { WORKBOOK_TYPES, cellDraft } from '../../rule/cell-draft.ts'
import type { PeriodHead } from '@tickmark/language'

/** Lines that take the year before on purpose. */
const LAGGED =
  /open|begin|brought|prior|previous|last year|\bb\/?f\b|lag|期初|年初|上年|上期|前期|기초|전기|전년|期首|前年|繰越/i

/** A single link into another year is a choice (the exit year); a row of them is out of step. */
const LEAST_LINKS = 3

interface Link {
  cell: ModelCell
  source: ModelCell
  here: string
  there: string
}

export const periodMisaligned = defineRule({
  meta: {
    id: 'formula/period-misaligned',
    catalogue: ['FORM-010'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    shifted: {
      title: {
        'zh-CN': '跨表引用的期间错位',
        en: 'Link between sheets joins different periods',
        ko: '시트 간 참조의 기간이 어긋납니다',
        ja: 'シート間参照の期間がずれています',
      },
      message: {
        'zh-CN': '{cell}（{label}）属于 {here}，却引用了 {source} 的 {there}；同一行共 {count} 个单元格如此。',
        en: '{cell} ({label}) stands under {here} but links to {source} under {there}; cells of the row affected: {count}.',
        ko: '{cell}({label})은(는) {here}에 속하지만 {there}의 {source}을(를) 참조합니다. 같은 행의 해당 셀: {count}개.',
        ja: '{cell}（{label}）は{here}の列ですが、{there}の{source}を参照しています。同じ行の該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '两张表的期间列错开，整行数据会提前或滞后一期。若为期初数，请在行名中注明。',
        en: 'The columns of the two sheets are out of step and the whole row runs early or late. If an opening figure is meant, the label should say so.',
        ko: '두 시트의 기간 열이 어긋나 행 전체가 한 기간 앞서거나 늦습니다. 기초 값이라면 행 이름에 표시하십시오.',
        ja: '両シートの期間の列がずれ、行全体が1期早いか遅くなっています。期首の数値であれば行名に明記してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const known = new Set(departuresOf(model).flatMap(({ anomalies }) => anomalies.map(({ cell }) => cell)))
    const rows = Map.groupBy(
      [...formulaCells(model)].flatMap((cell) => (known.has(cell) ? [] : (misalignedLink(model, cell) ?? []))),
      ({ cell }) => `${cell.sheet}!${runsDown(model.axes(cell.sheet)) ? `C${cell.column}` : `R${cell.row}`}`,
    )
    const told = new Set<string>()
    for (const [{ cell, source, here, there }, ...others] of rows.values() as Iterable<[Link, ...Link[]]>) {
      if (
        others.length + 1 < LEAST_LINKS ||
        LAGGED.test(lineNameOf(model, cell)) ||
        LAGGED.test(lineNameOf(model, source))
      )
        continue
      const isSame = isSameItem(model, cell, source)
      // Lines one below the other whose columns are out of step in the same way are one slip of the whole block.
      const place = [cell.sheet, source.sheet, cell.column - source.column, others.length, here, there, isSame]
      const isRepeated = told.has([cell.row - 1, ...place].join('|'))
      told.add([cell.row, ...place].join('|'))
      if (isRepeated) continue
      const data = { here, there, source: nameOf(source), count: others.length + 1 }
      yield cellDraft(model, 'shifted', cell, {
        to: others.at(-1)?.cell ?? cell,
        operands: [source],
        data,
        confidence: 0.7,
        // That one item is what another was a year before may be an assumption.
        ...(!isSame && { severity: 'warning' as const }),
      })
    }
  },
})

/** Both lines bear one concept, or names that share most of their letters. */
function isSameItem(model: WorkbookModel, cell: ModelCell, source: ModelCell): boolean {
  const [own, other] = [cell, source].map((place) => conceptOfCell(model, place))
  if (own && own === other) return true
  return likenessOf(foldLabel(lineNameOf(model, cell)), foldLabel(lineNameOf(model, source))) > MOST_ALIKE
}

/** A plain link into another sheet whose column there is headed by another year. */
function misalignedLink(model: WorkbookModel, cell: ModelCell): Link | undefined {
  const { root } = cell.shape!
  const node = root.type === 'unary' && root.operator === '+' ? root.operand : root
  if (
    node.type !== 'reference' ||
    node.reference.isRange ||
    !node.reference.sheet ||
    isAnchored(model, cell, node.reference)
  )
    return undefined
  const area = resolveReference(node.reference, cell)
  const source = area && gridOf(model, area.sheet)?.at(area.top, area.left)
  if (!source || isPeriodHead(model.axes(source.sheet), source) || source.cell.type === 'date') return undefined
  const own = periodsAt(model.axes(cell.sheet), cell)
  const other = periodsAt(model.axes(source.sheet), source)
  if (own.length === 0 || other.length === 0 || standsAlone(model, source)) return undefined
  // Of two heads over one column (a year, the day in its middle) it is enough that one agrees.
  if (!own.every((here) => other.every((there) => isShifted(here, there)))) return undefined
  if (isNamedBeside(model, cell, other)) return undefined
  return {
    cell,
    source,
    here: headAt(model.axes(cell.sheet), cell)!.cell.text,
    there: headAt(model.axes(source.sheet), source)!.cell.text,
  }
}

/** The months of several years below each other: what stands left of the row says which year it is. */
function isNamedBeside(model: WorkbookModel, cell: ModelCell, periods: readonly PeriodHead[]): boolean {
  const before = (gridOf(model, cell.sheet)?.row(cell.row) ?? []).filter(({ column }) => column < cell.column)
  const years = periods.flatMap(({ year, granularity }) => (year === undefined || granularity === 'year' ? [] : [year]))
  return before.some((name) => years.some((year) => new RegExp(String.raw`(?<!\d)${year}(?!\d)`).test(name.cell.text)))
}

/** One value for all periods, in whichever column it was typed. */
function standsAlone(model: WorkbookModel, { sheet, row, column }: ModelCell): boolean {
  const grid = gridOf(model, sheet)
  const line = runsDown(model.axes(sheet)) ? grid?.column(column) : grid?.row(row)
  return (line ?? []).filter((cell) => isNumeric(cell)).length === 1
}

/** A link to one fixed period is a choice. */
function isAnchored(model: WorkbookModel, cell: ModelCell, { left, top }: Reference): boolean {
  return (runsDown(model.axes(cell.sheet)) ? top : left)?.absolute ?? false
}

/** Year ends may fall into different months (31 March, 31 December) and still name the same year. */
function isShifted(own: PeriodHead, other: PeriodHead): boolean {
  if (own.year !== undefined && other.year !== undefined && own.year !== other.year)
    return Math.abs(own.ordinal - other.ordinal) >= 12
  const subYear = own.granularity === 'quarter' || own.granularity === 'half'
  return subYear && own.granularity === other.granularity && own.ordinal !== other.ordinal
}
