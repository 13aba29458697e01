import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  areaAddress,
  calls,
  findAggregates,
  findCountedTwice,
  findIncludedHead,
  formulaCells,
  isAggregate,
  isNumeric,
  joinNeighbours,
  lineNameOf,
  nameOf,
  numberOf,
  partsOf,
  readsInto,
} from '@tickmark/workbook'
import type { Area, Direction, FormulaCell, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const doubleCount = defineRule({
  meta: {
    id: 'formula/double-count',
    catalogue: ['FORM-004'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    subtotal: {
      title: {
        'zh-CN': '求和区域重复计入小计',
        en: 'A total counts a subtotal and its parts',
        ko: '합계 범위에 소계가 중복 포함되었습니다',
        ja: '合計範囲に小計が重複して含まれています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 既包含小计 {inner}，又包含其明细 {parts}。',
        en: '{cell} ({label}) holds {actual}, which takes in the subtotal {inner} as well as its parts {parts}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 소계 {inner}와 그 세부 항목 {parts}을(를) 모두 포함합니다.',
        ja: '{cell}（{label}）の数式 {actual} は、小計{inner}とその内訳{parts}の両方を含んでいます。',
      },
      explanation: {
        'zh-CN': '明细被计算两次，合计被高估。应只加总小计，或只加总明细。',
        en: 'The parts count twice and the total is overstated. Add either the subtotals or the parts.',
        ko: '세부 항목이 두 번 합산되어 합계가 과대 계상됩니다. 소계 또는 세부 항목 중 하나만 합산해야 합니다.',
        ja: '内訳が二重に計上され、合計が過大になります。小計か内訳のいずれか一方だけを合計すべきです。',
      },
    },
    cell: {
      title: {
        'zh-CN': '公式重复计入同一数据',
        en: 'A formula counts a figure twice',
        ko: '수식이 같은 값을 두 번 더합니다',
        ja: '数式が同じ数値を二重に計上しています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 两次计入 {inner}（{parts}）。',
        en: '{cell} ({label}) holds {actual} and takes in {inner} ({parts}) twice.',
        ko: '{cell}({label})의 수식 {actual}은(는) {inner}({parts})을(를) 두 번 포함합니다.',
        ja: '{cell}（{label}）の数式 {actual} は {inner}（{parts}）を二度含んでいます。',
      },
      explanation: {
        'zh-CN': '一次直接引用，一次通过区域、合计或再次引用；请删除其中一处。',
        en: 'Once directly and once more through a range, a total or a second mention: remove one of them.',
        ko: '한 번은 직접, 또 한 번은 범위나 합계 또는 재언급을 통해 포함됩니다. 하나를 지우십시오.',
        ja: '直接の参照と、範囲・合計・再度の参照とで二度含まれています。一方を削除してください。',
      },
    },
    head: {
      title: {
        'zh-CN': '求和区域包含了表头年份',
        en: 'A total takes in a year heading',
        ko: '합계 범위에 연도 머리글이 포함되었습니다',
        ja: '合計範囲に年度見出しが含まれています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 把表头 {inner}（{parts}）当作金额相加。',
        en: '{cell} ({label}) holds {actual} and adds the heading {inner} ({parts}) as if it were an amount.',
        ko: '{cell}({label})의 수식 {actual}은(는) 머리글 {inner}({parts})을(를) 금액처럼 더합니다.',
        ja: '{cell}（{label}）の数式 {actual} は、見出し{inner}（{parts}）を金額として加算しています。',
      },
      explanation: {
        'zh-CN': '年份是数字格式，会被 SUM 计入。应将区域改为从第一行数据开始。',
        en: 'A year is a number, so SUM includes it. Start the range at the first line of data.',
        ko: '연도는 숫자이므로 SUM에 포함됩니다. 범위를 첫 데이터 행부터 시작하도록 수정해야 합니다.',
        ja: '年度は数値のためSUMに含まれます。範囲を最初のデータ行から始めるよう修正してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const runs = joinNeighbours([...findAll(model)], ({ cell }) => cell, isSameFault)
    // Blocks side by side that repeat one formula repeat one mistake.
    const causes = Map.groupBy(runs, (run) => causeOf(firstOf(run)))
    for (const same of causes.values()) {
      const found = firstOf(same)
      const { cell, twice, head, again } = firstOf(found)
      const others = same.slice(1).map((run) => firstOf(run).cell)
      const to = lastOf(found).cell
      const actual = `=${cell.cell.formula}`
      if (twice) {
        const data = { actual, inner: nameOf(twice.total), parts: areaAddress(twice.parts) }
        yield cellDraft(model, 'subtotal', cell, {
          to,
          operands: [twice.total, ...others],
          data,
          confidence: 0.85,
          ...(isSameMean(cell, twice.total) && { severity: 'suggestion' as const }),
        })
      } else if (head) {
        const data = { actual, inner: nameOf(head), parts: head.cell.text }
        yield cellDraft(model, 'head', cell, { to, operands: [head, ...others], data, confidence: 0.9 })
      } else if (again) {
        const data = { actual, inner: nameOf(again), parts: lineNameOf(model, again) || again.cell.text.trim() }
        yield cellDraft(model, 'cell', cell, { to, operands: [again, ...others], data, confidence: 0.75 })
      }
    }
  },
})

/** Longer sums are lists; looking through their parts twice would cost more than it finds. */
const MOST_PARTS = 200

interface Fault {
  cell: ModelCell
  twice?: { total: ModelCell; parts: Area }
  head?: ModelCell
  again?: ModelCell
}

function causeOf({ cell, twice, head }: Fault): string {
  const kind = twice ? 'subtotal' : head ? 'head' : 'cell'
  return `${kind}|${cell.sheet}|${cell.shape?.form ?? cell.address}`
}

function* findAll(model: WorkbookModel): Generator<Fault> {
  const known = new Set<ModelCell>()
  for (const grid of model.grids.values())
    for (const aggregate of findAggregates(grid)) {
      const { cell } = aggregate
      const twice = findCountedTwice(grid, aggregate)
      if (twice) known.add(cell)
      const head = twice ? undefined : findIncludedHead(grid, aggregate, model.axes(grid.name))
      if (twice && !isTakenOut(cell, twice.total)) yield { cell, twice }
      else if (head) yield { cell, head }
    }
  for (const cell of formulaCells(model)) {
    const again = known.has(cell) ? undefined : countedAgain(model, cell)
    if (again) yield { cell, again }
  }
}

/** A cell that a formula adds twice with one sign: named twice, or beside a range or total that holds it. */
function countedAgain(model: WorkbookModel, cell: FormulaCell): ModelCell | undefined {
  if (!/\+|SUM/.test(cell.shape.structure) || sizeOf(model, cell) > MOST_PARTS) return undefined
  const parts = partsOf(model, cell)
  if (parts.length < 2) return undefined
  const seen = new Set<string>()
  for (const { sign, cell: part } of parts) {
    const key = `${sign}${nameOf(part)}`
    if (seen.has(key)) return isNumeric(part) && part.cell.value !== 0 ? part : undefined
    seen.add(key)
  }
  const totals = parts.filter(
    ({ cell: part }) => isAddend(part) && calls(part, 'SUM') && sizeOf(model, part) <= MOST_PARTS,
  )
  return totals
    .flatMap(({ sign, cell: total }) =>
      partsOf(model, total).map((part) => ({ sign: sign * part.sign, cell: part.cell })),
    )
    .find((inner) => parts.some((part) => part.cell === inner.cell && part.sign === inner.sign))?.cell
}

/** Cells that a formula spans: running totals over 50,000 rows span a billion together. */
function sizeOf(model: WorkbookModel, cell: ModelCell): number {
  return model.graph
    .precedentAreas(cell)
    .reduce((sum, { top, bottom, left, right }) => sum + (bottom - top + 1) * (right - left + 1), 0)
}

/** A total that is nothing but its sum. */
function isAddend({ shape }: ModelCell): boolean {
  return shape !== undefined && isAggregate(shape)
}

function isSameFault(a: Fault, b: Fault): Direction | undefined {
  if (a.cell.shape!.form !== b.cell.shape!.form) return undefined
  return a.cell.row === b.cell.row ? 'row' : 'column'
}

/** The formula names the subtotal a second time, to subtract it. */
function isTakenOut(cell: FormulaCell, total: ModelCell): boolean {
  const place = { sheet: total.sheet, top: total.row, bottom: total.row, left: total.column, right: total.column }
  const reads = cell.shape.references.filter((reference) => !reference.isRange)
  return reads.length > 0 && readsInto({ ...cell, shape: { ...cell.shape, references: reads } }, place)
}

/** A mean that takes in the mean of its other cells gives the same. */
function isSameMean(cell: ModelCell, inner: ModelCell): boolean {
  const areMeans = [cell, inner].every(({ shape }) => shape?.functions.has('AVERAGE') && isAggregate(shape))
  const [own, other] = [numberOf(cell), numberOf(inner)]
  return areMeans && own !== undefined && other !== undefined && Math.abs(own - other) <= 1e-9 * Math.abs(own)
}
