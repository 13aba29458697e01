import { firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  cellsInArea,
  findAggregates,
  isCalculation,
  isNumeric,
  isPeriodHead,
  joinNeighbours,
  nameOf,
  numberOf,
} from '@tickmark/workbook'
import type { Direction, ModelCell, SheetGrid, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const numberAsText = defineRule({
  meta: {
    id: 'formula/number-as-text',
    catalogue: ['FORM-007'],
    category: 'calculation',
    severity: 'serious',
    basis: 'computed',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    text: {
      title: {
        'zh-CN': '数字以文本形式存储，未被求和',
        en: 'Number stored as text is left out of a sum',
        ko: '텍스트로 저장된 숫자가 합계에서 제외됩니다',
        ja: '文字列の数値が合計に含まれていません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的“{actual}”为文本，合计 {total} 未将其计入。',
        en: '{cell} ({label}) holds “{actual}” as text, so the total {total} does not include it.',
        ko: '{cell}({label})의 ‘{actual}’은(는) 텍스트이므로 합계 {total}에 포함되지 않습니다.',
        ja: '{cell}（{label}）の「{actual}」は文字列のため、合計{total}に含まれていません。',
      },
      explanation: {
        'zh-CN': '从其他系统粘贴的数字常带文本格式。请转换为数值后重新计算。',
        en: 'Numbers pasted from other systems often arrive as text. Convert it and recalculate.',
        ko: '다른 시스템에서 붙여 넣은 숫자는 텍스트인 경우가 많습니다. 숫자로 변환한 뒤 다시 계산하십시오.',
        ja: '他システムから貼り付けた数値は文字列になりがちです。数値に変換して再計算してください。',
      },
    },
    operand: {
      title: {
        'zh-CN': '参与计算的数字以文本形式存储',
        en: 'A number used in calculations is stored as text',
        ko: '계산에 쓰이는 숫자가 텍스트로 저장되어 있습니다',
        ja: '計算に使われる数値が文字列として保存されています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的“{actual}”为文本，公式 {total} 却用它计算。',
        en: '{cell} ({label}) holds “{actual}” as text, and {total} calculates with it.',
        ko: '{cell}({label})의 ‘{actual}’은(는) 텍스트인데 수식 {total}이(가) 이를 계산에 사용합니다.',
        ja: '{cell}（{label}）の「{actual}」は文字列ですが、数式{total}が計算に使っています。',
      },
      explanation: {
        'zh-CN': '四则运算会悄悄转换文本，SUM 等函数则忽略它，同一输入在不同公式中的结果因此不同。请转换为数值。',
        en: 'Arithmetic converts text silently while SUM and the like pass it over: the same input counts in one formula and not in another. Convert it to a number.',
        ko: '사칙연산은 텍스트를 자동으로 변환하지만 SUM 등은 무시하므로, 같은 입력값이 수식에 따라 다르게 반영됩니다. 숫자로 변환하십시오.',
        ja: '四則演算は文字列を暗黙に変換しますが、SUMなどは無視するため、同じ入力が数式によって異なって扱われます。数値に変換してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const seen = new Set<ModelCell>()
    for (const grid of model.grids.values()) {
      for (const { cell: total, area } of findAggregates(grid)) {
        const cells = [...cellsInArea(grid, area)]
        const texts = cells.filter((cell) => looksNumeric(cell) && !seen.has(cell))
        const counted = cells.filter(isNumeric).length
        if (texts.length === 0 || (counted < texts.length && !sumsNothing(total, counted, texts))) continue
        for (const cell of texts) seen.add(cell)
        yield draft(model, 'text', texts, total)
      }
      const operands = grid.cells.flatMap((cell) => {
        const user = looksNumeric(cell) && !seen.has(cell) ? arithmeticUser(model, grid, cell) : undefined
        return user ? [{ cell, user }] : []
      })
      const runs = joinNeighbours(operands, ({ cell }) => cell, alongEither)
      // Texts that copies of one formula calculate with came into the sheet together.
      const causes = Map.groupBy(runs, ([{ user } = firstOf(operands)]) => String(user.shape?.form))
      for (const same of causes.values()) {
        const texts = same.flat()
        yield draft(
          model,
          'operand',
          texts.map(({ cell }) => cell),
          firstOf(texts).user,
        )
      }
    }
  },
})

/** A total of nothing: all that it spans are numbers as text. */
function sumsNothing(total: ModelCell, counted: number, texts: readonly ModelCell[]): boolean {
  return counted === 0 && texts.length > 1 && numberOf(total) === 0
}

/** Texts side by side or one below the other were typed or pasted in one go. */
function alongEither(a: { cell: ModelCell }, b: { cell: ModelCell }): Direction {
  return a.cell.row === b.cell.row ? 'row' : 'column'
}

function draft(model: WorkbookModel, messageId: 'text' | 'operand', texts: readonly ModelCell[], user: ModelCell) {
  const data = { actual: firstOf(texts).cell.text.trim(), total: nameOf(user) }
  // A nought is the same whether a formula reads it as a number or leaves it out.
  const isNothing = texts.every(({ cell }) => !/[1-9]/.test(cell.text))
  // Cut out of a text by formula, and only calculated with: it counts wherever it is read.
  const isCut = messageId === 'operand' && texts.every(isCalculation)
  // What only arithmetic reads is converted on the way: today's result is right.
  const isConverted = messageId === 'operand' && !texts.some((text) => model.graph.dependants(text).some(isPassing))
  return cellDraft(model, messageId, firstOf(texts), {
    operands: [user, ...texts.slice(1)],
    data,
    confidence: 0.85,
    ...(isConverted && { severity: 'warning' as const }),
    ...((isNothing || isCut) && { severity: 'suggestion' as const }),
  })
}

/** A formula that passes texts over, or compares them as such. */
const isPassing = ({ shape }: ModelCell): boolean =>
  /SUM|AVERAGE|COUNT|MAX|MIN|MEDIAN|NPV|IRR|[<>=]/.test(shape?.structure ?? '')

/** A formula that calculates with the text, where the line it stands in holds numbers. */
function arithmeticUser(model: WorkbookModel, grid: SheetGrid, cell: ModelCell): ModelCell | undefined {
  const beside = [
    grid.at(cell.row, cell.column - 1),
    grid.at(cell.row, cell.column + 1),
    grid.at(cell.row - 1, cell.column),
    grid.at(cell.row + 1, cell.column),
  ]
  if (!beside.some(isNumeric) || isPeriodHead(model.axes(grid.name), cell)) return undefined
  return model.graph
    .dependants(cell)
    .find(
      ({ shape }) =>
        /[-+*/^]/.test(shape!.structure) && !/LOOKUP|MATCH|VALUE|INDEX|CHOOSE|TEXT|&|"/.test(shape!.structure),
    )
}

/** "1,234.5", "(120)", "12%" as text; "-" stands for nothing. */
function looksNumeric({ cell }: ModelCell): boolean {
  return (
    cell.type === 'text' &&
    /^(?=[^]{0,80}$)\s*[-(]?\s*[$€£¥₩]?\s*\d{1,3}(?:,?\d{3})*(?:\.\d+)?\s*\)?%?\s*$/.test(
      String(cell.value).normalize('NFKC'),
    )
  )
}
