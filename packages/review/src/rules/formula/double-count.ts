import { defineRule } from '../../rule.ts'
import { findAggregates, findCountedTwice, findIncludedHead, readsInto } from '../../workbook/aggregates.ts'
import { nameOf } from '../../workbook/evidence.ts'
import type { Area } from '../../workbook/formula/reference.ts'
import { areaAddress, type ModelCell } from '../../workbook/grid.ts'
import { joinNeighbours, type Direction } from '../../workbook/lines.ts'
import type { WorkbookModel } from '../../workbook/model.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../workbook/cell-draft.ts'

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
        ja: '{cell}（{label}）の数式 {actual} は、小計 {inner} とその内訳 {parts} の両方を含んでいます。',
      },
      explanation: {
        'zh-CN': '明细被计算两次，合计被高估。应只加总小计，或只加总明细。',
        en: 'The parts count twice and the total is overstated. Add either the subtotals or the parts.',
        ko: '세부 항목이 두 번 합산되어 합계가 과대 계상됩니다. 소계 또는 세부 항목 중 하나만 합산해야 합니다.',
        ja: '内訳が二重に計上され、合計が過大になります。小計か内訳のいずれか一方だけを合計すべきです。',
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
        ja: '{cell}（{label}）の数式 {actual} は、見出し {inner}（{parts}）を金額として加算しています。',
      },
      explanation: {
        'zh-CN': '年份是数字格式，会被 SUM 计入。应将区域改为从第一行数据开始。',
        en: 'A year is a number and SUM takes it. Let the range begin at the first line of data.',
        ko: '연도는 숫자이므로 SUM에 포함됩니다. 범위를 첫 데이터 행부터 시작하도록 수정해야 합니다.',
        ja: '年度は数値のため SUM に含まれます。範囲を最初のデータ行から始めるよう修正してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const found of joinNeighbours([...findAll(model)], ({ cell }) => cell, isSameFault)) {
      const { cell, twice, head } = found[0]!
      const to = found.at(-1)!.cell
      const actual = `=${cell.cell.formula}`
      if (twice) {
        const data = { actual, inner: nameOf(twice.total), parts: areaAddress(twice.parts) }
        yield cellDraft(model, 'subtotal', cell, { to, operands: [twice.total], data, confidence: 0.85 })
      } else if (head) {
        const data = { actual, inner: nameOf(head), parts: head.cell.text }
        yield cellDraft(model, 'head', cell, { to, operands: [head], data, confidence: 0.9 })
      }
    }
  },
})

interface Fault {
  cell: ModelCell
  twice?: { total: ModelCell; parts: Area }
  head?: ModelCell
}

function* findAll(model: WorkbookModel): Generator<Fault> {
  for (const grid of model.grids.values())
    for (const aggregate of findAggregates(grid)) {
      const { cell } = aggregate
      const twice = findCountedTwice(grid, aggregate)
      const head = twice ? undefined : findIncludedHead(grid, aggregate, model.axes(grid.name))
      if (twice && !isTakenOut(cell, twice.total)) yield { cell, twice }
      else if (head) yield { cell, head }
    }
}

function isSameFault(a: Fault, b: Fault): Direction | undefined {
  if (a.cell.shape!.form !== b.cell.shape!.form) return undefined
  return a.cell.row === b.cell.row ? 'row' : 'column'
}

/** The formula names the subtotal a second time, to subtract it. */
function isTakenOut(cell: ModelCell, total: ModelCell): boolean {
  const place = { sheet: total.sheet, top: total.row, bottom: total.row, left: total.column, right: total.column }
  const reads = cell.shape!.references.filter((reference) => !reference.isRange)
  return reads.length > 0 && readsInto({ ...cell, shape: { ...cell.shape!, references: reads } }, place)
}
