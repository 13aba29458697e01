import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  gridOf,
  isCalculation,
  isNumeric,
  isPast,
  isPeriodHead,
  lineNameOf,
  nameOf,
  numberOf,
  overwrittenOf,
  pastedGridsOf,
  readPeriodHead,
} from '@tickmark/workbook'
import type { ModelCell, Overwritten, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, shownValue, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

/** Years are typed or counted, as one likes. */
function isYear(model: WorkbookModel, cell: ModelCell): boolean {
  return isPeriodHead(model.axes(cell.sheet), cell) || readPeriodHead(cell)?.granularity === 'year'
}

/** Cells side by side. */
function isRun(cells: readonly ModelCell[]): boolean {
  const [first, last] = [firstOf(cells), lastOf(cells)]
  return last.row - first.row + last.column - first.column === cells.length - 1
}

export const workbookHardcoded = defineRule({
  meta: {
    id: 'traceability/workbook-hardcoded',
    catalogue: ['TRAC-008'],
    category: 'traceability',
    severity: 'warning',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    pasted: {
      title: {
        'zh-CN': '公式结果被粘贴为数值',
        en: 'A formula was replaced by its value',
        ko: '수식이 값으로 대체되었습니다',
        ja: '数式が値に置き換えられています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）为录入数值 {actual}，与相邻公式 {expected} 的当前结果一致，但不会随假设变动（共 {count} 个单元格）。',
        en: '{cell} ({label}) holds the hard-coded value {actual}. It equals what {expected} gives today but will not follow the assumptions (cells concerned: {count}).',
        ko: '{cell}({label})에는 값 {actual}이(가) 입력되어 있습니다. 현재는 {expected}의 결과와 같으나 가정이 바뀌어도 갱신되지 않습니다(해당 셀 {count}개).',
        ja: '{cell}（{label}）は入力値{actual}です。現在は {expected} の結果と一致しますが、前提を変えても更新されません（該当セル{count}件）。',
      },
      explanation: {
        'zh-CN': '数值无法追溯到其计算依据。请恢复公式，或注明固定该值的理由。',
        en: 'The number can no longer be traced to what it was computed from. Restore the formula, or note why it is fixed.',
        ko: '값의 계산 근거를 추적할 수 없습니다. 수식을 복원하거나 고정한 이유를 기재하십시오.',
        ja: '数値の計算根拠をたどれません。数式を復元するか、固定した理由を明記してください。',
      },
    },
    grid: {
      title: {
        'zh-CN': '整块公式被粘贴为数值',
        en: 'A block of formulas was pasted as values',
        ko: '수식 블록 전체가 값으로 붙여넣어졌습니다',
        ja: '数式のブロック全体が値貼り付けされています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）起的 {lines} 行均为录入数值，却逐位符合计算关系：例如 {result}（{resultLabel}）在各期都由 {terms} 算得。',
        en: 'From {cell} ({label}) on, {lines} lines are typed numbers, yet computed from each other digit by digit: {result} (“{resultLabel}”) comes from {terms} in every period.',
        ko: '{cell}({label})부터 {lines}개 행이 모두 입력값이지만 서로 자릿수까지 계산이 맞습니다. 예: {result}(‘{resultLabel}’)은(는) 모든 기간에서 {terms}(으)로 계산됩니다.',
        ja: '{cell}（{label}）からの{lines}行はすべて入力値ですが、桁まで互いの計算に一致します。例：{result}「{resultLabel}」は全期間で{terms}から求められます。',
      },
      explanation: {
        'zh-CN': '这些期间在模型其他部分由假设推算；此块不会随假设变动。请恢复公式，或注明数据来源。',
        en: 'The rest of the model forecasts these periods from assumptions, which this block no longer follows. Restore the formulas, or note where the numbers come from.',
        ko: '모델의 다른 부분은 가정으로 이 기간을 추정하지만, 이 블록은 가정을 따르지 않습니다. 수식을 복원하거나 수치의 출처를 밝히십시오.',
        ja: 'モデルの他の部分は前提からこれらの期間を予測していますが、このブロックは前提に連動しません。数式を復元するか、数値の出所を明記してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { lines, result, terms } of pastedGridsOf(model)) {
      const [first, last] = [firstOf(firstOf(lines)), lastOf(lastOf(lines))]
      const data = {
        lines: lines.length,
        result: nameOf(result),
        resultLabel: lineNameOf(model, result),
        terms: terms.map(nameOf).join(' · '),
      }
      yield cellDraft(model, 'grid', first, {
        to: last,
        operands: [result, ...terms],
        data,
        confidence: 0.75,
        ...(isTypedSheet(model, lines) && { severity: 'suggestion' as const }),
      })
    }
    const pasted = overwrittenOf(model).filter(
      ({ cells, difference }) => difference === 0 && !cells.every((cell) => isYear(model, cell)),
    )
    for (const [first, ...others] of Map.groupBy(pasted, blockOf).values()) {
      if (!first) continue
      const { cells, anomaly } = first
      const count = cells.length + others.reduce((sum, other) => sum + other.cells.length, 0)
      const all = [first, ...others].flatMap((one) => one.cells)
      const data = { actual: shownValue(firstOf(cells)), expected: `=${anomaly.expected}`, count }
      const more = others.map((other) => firstOf(other.cells))
      yield cellDraft(model, 'pasted', firstOf(cells), {
        to: isRun(cells) ? lastOf(cells) : firstOf(cells),
        operands: [...more, ...(isRun(cells) ? anomaly.peers.slice(0, 1) : cells.slice(1))],
        data,
        expected: `=${anomaly.expected}`,
        confidence: anomaly.confidence,
        // What was is typed by right, and follows no assumption.
        ...(all.every((cell) => isPast(model.axes(cell.sheet), cell)) && { severity: 'suggestion' as const }),
      })
    }
  },
})

/** Formulas among the numbers of those columns below which somebody typed a statement as it was printed. */
const LEAST_COMPUTED = 0.2

/** As a report prints it: two decimals at most. */
function isPrinted(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 * Math.max(1, Math.abs(value))
}

function isTypedSheet(model: WorkbookModel, lines: readonly (readonly ModelCell[])[]): boolean {
  const cells = lines.flat()
  // What was computed and pasted keeps digits that nobody types.
  if (cells.some((cell) => !isPrinted(numberOf(cell) ?? 0))) return false
  const columns = new Set(cells.map(({ column }) => column))
  const numbers = (gridOf(model, firstOf(cells).sheet)?.cells ?? []).filter(
    (cell) => columns.has(cell.column) && isNumeric(cell),
  )
  return numbers.filter(isCalculation).length < LEAST_COMPUTED * numbers.length
}

/** Runs in the same columns (or rows) of a sheet were pasted in one go. */
function blockOf({ cells, anomaly: { direction } }: Overwritten): string {
  const ends = [firstOf(cells), lastOf(cells)].map(({ row, column }) => (direction === 'row' ? column : row))
  const place = cells.length > 1 && isRun(cells) ? ends.join('-') : firstOf(cells).address
  return [firstOf(cells).sheet, direction, place].join('|')
}
