import { firstOf, lastOf } from '@tickmark/document'
import { defineRule, type FindingDraft } from '../../rule/rule.ts'
import {
  findWrongListed,
  findWrongTotals,
  gridOf,
  isPercentFormat,
  isText,
  numberOf,
  overwrittenOf,
  printNumber,
  unmarkedConstantsOf,
} from '@tickmark/workbook'
import type { Anomaly, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const constantInFormulas = defineRule({
  meta: {
    id: 'formula/constant-in-formulas',
    catalogue: ['FORM-002'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    overwritten: {
      title: {
        'zh-CN': '公式区域内的硬编码数值',
        en: 'Hard-coded value among formulas',
        ko: '수식 영역 안의 하드코딩 값',
        ja: '数式範囲内の直接入力値',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）为直接录入的数值 {actual}，而同一行（列）另有 {peers} 个单元格为公式，按规律应为 {expected}。',
        en: '{cell} ({label}) is the hard-coded value {actual}, while {peers} cells beside it are formulas; the pattern gives {expected}.',
        ko: '{cell}({label})에 값 {actual}이(가) 직접 입력되어 있으나, 같은 행(열)의 다른 {peers}개 셀은 수식이며 패턴상 {expected}이어야 합니다.',
        ja: '{cell}（{label}）は直接入力された数値{actual}ですが、同じ行（列）の他の{peers}セルは数式であり、規則からは {expected} となるはずです。',
      },
      explanation: {
        'zh-CN': '公式被数值覆盖后，假设变动不再传导到该单元格。按公式复算为 {computed}，相差 {difference}。',
        en: 'A formula was overwritten: changed assumptions no longer reach this cell. The formula would give {computed}, a difference of {difference}.',
        ko: '수식이 값으로 덮어써져 가정을 바꾸어도 이 셀에 반영되지 않습니다. 수식으로 재계산하면 {computed}(차이 {difference})입니다.',
        ja: '数式が数値で上書きされ、前提を変えてもこのセルに反映されません。数式による再計算値は{computed}、差額は{difference}です。',
      },
    },
    unmarked: {
      title: {
        'zh-CN': '录入数值未按输入项着色，疑为覆盖公式',
        en: 'Hard-coded value in the colour of formulas',
        ko: '수식 색으로 표시된 하드코딩 값',
        ja: '数式の色のまま直接入力された数値',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）为直接录入的数值 {actual}，却使用公式的字体颜色；本工作簿 {inputs} 个输入项中有 {marked} 个按输入颜色标示，且该单元格紧邻 {beside} 个公式。',
        en: '{cell} ({label}) is the hard-coded value {actual} in the font colour of formulas. The workbook colours {marked} of its {inputs} inputs, and formulas stand directly beside this cell ({beside}).',
        ko: '{cell}({label})에는 값 {actual}이(가) 직접 입력되어 있으나 글꼴 색은 수식과 같습니다. 이 통합 문서는 입력값 {inputs}개 중 {marked}개를 입력 색으로 구분하며, 바로 옆 {beside}개 셀은 수식입니다.',
        ja: '{cell}（{label}）は直接入力された数値{actual}ですが、文字色は数式と同じです。このワークブックでは入力値{inputs}件のうち{marked}件が入力用の色で区別されており、隣接する{beside}セルは数式です。',
      },
      explanation: {
        'zh-CN': '在公式上直接录入数值时，内容会改变而颜色不变。若为覆盖，请恢复公式；若确为输入项，请按输入颜色标示。',
        en: 'Typing over a formula changes what a cell holds and not its colour. Restore the formula, or colour the cell as the input that it is.',
        ko: '수식 위에 값을 입력하면 내용은 바뀌어도 색은 그대로 남습니다. 덮어쓴 것이면 수식을 복원하고, 실제 입력값이면 입력 색으로 표시하십시오.',
        ja: '数式に数値を上書きすると、内容は変わっても色は変わりません。上書きであれば数式を復元し、入力値であれば入力用の色に改めてください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    yield* overwritten(model)
    yield* unmarked(model)
  },
})

/** Nothing to be drawn in a chart. */
const MEANT_BLANK = /^NA\(\)$/i

type Draft = FindingDraft<'overwritten' | 'unmarked'>

function* overwritten(model: WorkbookModel): Iterable<Draft> {
  for (const { cells, anomaly, difference } of overwrittenOf(model)) {
    if (difference === 0 || cells.every(({ cell }) => MEANT_BLANK.test(cell.formula ?? ''))) continue
    const isRun = isSideBySide(cells)
    yield cellDraft(model, 'overwritten', firstOf(cells), {
      ...(isRun && { to: lastOf(cells) }),
      operands: [...(isRun ? [] : cells.slice(1)), ...anomaly.peers.slice(0, 2)],
      data: {
        actual: firstOf(cells).cell.text,
        expected: `=${anomaly.expected}`,
        peers: anomaly.peers.length,
        computed: anomaly.expectedValue === undefined ? '–' : printNumber(anomaly.expectedValue),
        difference: difference === undefined ? '–' : printNumber(difference),
      },
      expected: `=${anomaly.expected}`,
      actual: firstOf(cells).cell.text,
      ...(anomaly.expectedValue !== undefined && {
        arithmetic: `${firstOf(cells).cell.text} ≠ ${printNumber(anomaly.expectedValue)}`,
      }),
      confidence: anomaly.confidence,
      ...((isNotMeaningful(anomaly) || isStated(model, firstOf(cells))) && { severity: 'suggestion' as const }),
    })
  }
}

/** One line without a gap. */
function isSideBySide(cells: readonly ModelCell[]): boolean {
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last || (first.row !== last.row && first.column !== last.column)) return false
  return last.row - first.row + last.column - first.column === cells.length - 1
}

/** What its line already shows as typed over is not said twice. */
function* unmarked(model: WorkbookModel): Iterable<Draft> {
  const known = new Set([
    ...overwrittenOf(model).flatMap(({ cells }) => cells),
    ...[...model.grids.values()].flatMap((grid) =>
      [...findWrongListed(grid), ...findWrongTotals(grid)].map(({ cell }) => cell),
    ),
  ])
  for (const { cell, beside, marked, inputs } of unmarkedConstantsOf(model)) {
    if (known.has(cell)) continue
    yield cellDraft(model, 'unmarked', cell, {
      operands: beside,
      data: { actual: cell.cell.text.trim(), marked, inputs, beside: beside.length },
      actual: cell.cell.text.trim(),
      confidence: 0.75,
      severity: isStated(model, cell) || !looksComputed(cell) ? 'suggestion' : 'warning',
    })
  }
}

/** Fewer digits are typed as an assumption; rates are often known to a half of a per cent. */
const LEAST_DIGITS = 2
const LEAST_OF_RATES = 3

/** A number with the digits of a result; a round one, or one that its author added up from others on the spot, is an input in the wrong colour. */
function looksComputed(cell: ModelCell): boolean {
  const digits = String(Math.abs(numberOf(cell) ?? 0)).replaceAll(/\D|^0+|0+$/g, '')
  const least = isPercentFormat(cell.cell.numberFormat) ? LEAST_OF_RATES : LEAST_DIGITS
  return cell.cell.formula === undefined && digits.length >= least
}

/** "Manual override": a remark that a reader finds in the row, behind its numbers. */
const OVERRIDDEN =
  /overrid|overwritten|hard-?cod|\bmanual|手工|手动|人工|覆盖|硬编码|手入力|手動|上書き|수기|수동|덮어|하드코딩/i

function isStated(model: WorkbookModel, cell: ModelCell): boolean {
  const row = gridOf(model, cell.sheet)?.row(cell.row) ?? []
  return row.some((other) => other.column > cell.column && isText(other) && OVERRIDDEN.test(other.cell.text))
}

/** A zero or a dash typed where a change would start from nothing: no ratio can be told there. */
function isNotMeaningful({ cell, peers }: Pick<Anomaly, 'cell' | 'peers'>): boolean {
  return cell.cell.value === 0 && peers[0].shape.structure.includes('/')
}
