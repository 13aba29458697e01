import { lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  balanceChecksOf,
  formulaCells,
  gridOf,
  imbalancesOf,
  isOwnImbalance,
  cellsRead,
  consequencesOf,
  isCalculation,
  isComputed,
  labelOf,
  lineNameOf,
  linesWith,
  nameOf,
  numberOf,
  originOfGap,
  printNumber,
  walkFormula,
} from '@tickmark/workbook'
import type { FormulaCell, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, shownValue, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const failingCheck = defineRule({
  meta: {
    id: 'formula/failing-check',
    catalogue: ['FORM-013'],
    category: 'consistency',
    severity: 'warning',
    basis: 'stated',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    fails: {
      title: {
        'zh-CN': '模型自带的校验未通过',
        en: 'A check of the model fails',
        ko: '모델의 자체 검증이 통과되지 않았습니다',
        ja: 'モデル内のチェックがエラーになっています',
      },
      message: {
        'zh-CN': '校验单元格 {cell}（{label}）的结果为 {actual}，未通过；同一校验未通过的单元格共 {count} 个。',
        en: 'The check {cell} ({label}) shows {actual}. Cells of this check that fail: {count}.',
        ko: '검증 셀 {cell}({label})의 결과는 {actual}입니다. 통과하지 못한 셀: {count}개.',
        ja: 'チェックセル{cell}（{label}）の結果は{actual}です。エラーのセル：{count}件。',
      },
      explanation: {
        'zh-CN': '模型作者设置的校验表明勾稽关系不成立，应先排除再使用结果。',
        en: 'The author built this check; it says that something does not tie. Resolve it before the results are used.',
        ko: '작성자가 설정한 검증이 불일치를 나타냅니다. 결과를 사용하기 전에 해결해야 합니다.',
        ja: '作成者が設けたチェックが不一致を示しています。結果を使う前に解消すべきです。',
      },
    },
    traced: {
      title: {
        'zh-CN': '录入的数字使校验不通过',
        en: 'A typed number makes a check fail',
        ko: '입력된 값 때문에 검증이 통과되지 않습니다',
        ja: '入力された数値によりチェックがエラーになっています',
      },
      message: {
        'zh-CN': '{cell}（{label}）录入为 {value}；若为 {becomes}，校验 {check}（{checkLabel}，{actual}）即可通过。',
        en: '{cell} ({label}) holds {value}; with {becomes} the check {check} ({checkLabel}, {actual}) would pass.',
        ko: '{cell}({label})에 {value}이(가) 입력되어 있습니다. {becomes}이면 검증 {check}({checkLabel}, {actual})을(를) 통과합니다.',
        ja: '{cell}（{label}）は{value}と入力されています。{becomes}であればチェック{check}（{checkLabel}、{actual}）は解消します。',
      },
      explanation: {
        'zh-CN': '差额恰好可由该数字的符号、小数位、期间或相邻数字颠倒解释；请与原始凭据核对。',
        en: 'Its sign, its power of ten, its period or two digits in the wrong order explain the difference exactly. Check it against its source.',
        ko: '부호, 자릿수, 기간 또는 인접한 숫자의 뒤바뀜으로 차이가 정확히 설명됩니다. 근거 자료와 대조하십시오.',
        ja: '符号、桁、期間、または隣り合う数字の入れ替わりで差額がちょうど説明できます。根拠資料と照合してください。',
      },
    },
    fixed: {
      title: {
        'zh-CN': '校验结果为手工录入',
        en: 'A check is hard-coded, not computed',
        ko: '검증 결과가 수식이 아닌 입력값입니다',
        ja: 'チェック結果が数式でなく入力値です',
      },
      message: {
        'zh-CN': '校验单元格 {cell}（{label}）为录入值 {actual}，不会反映模型状态。',
        en: 'The check {cell} ({label}) is the hard-coded value {actual} and will never report anything.',
        ko: '검증 셀 {cell}({label})은(는) 입력값 {actual}이므로 모델 상태를 반영하지 않습니다.',
        ja: 'チェックセル{cell}（{label}）は入力値{actual}であり、モデルの状態を反映しません。',
      },
      explanation: {
        'zh-CN': '校验应由公式计算两边之差；手工录入的零无法发现任何问题。',
        en: 'A check has to compute the difference between the two sides; a hard-coded zero finds nothing.',
        ko: '검증은 양변의 차이를 수식으로 계산해야 합니다. 입력된 0은 아무 문제도 찾아내지 못합니다.',
        ja: 'チェックは両側の差を数式で計算すべきです。入力されたゼロでは何も検出できません。',
      },
    },
    loose: {
      title: {
        'zh-CN': '校验的容差过大',
        en: 'A check tolerates too much',
        ko: '검증의 허용 오차가 지나치게 큽니다',
        ja: 'チェックの許容差が大きすぎます',
      },
      message: {
        'zh-CN':
          '校验单元格 {cell}（{label}）的公式 {actual} 容许 {tolerance} 的差异，与被校验的金额相比几乎不会报错。',
        en: 'The check {cell} ({label}) holds {actual} and lets a difference of {tolerance} pass, which hardly any error of these amounts would exceed.',
        ko: '검증 셀 {cell}({label})의 수식 {actual}은(는) {tolerance}의 차이까지 허용하므로, 검증 대상 금액에 비추어 거의 오류를 잡아내지 못합니다.',
        ja: 'チェックセル{cell}（{label}）の数式 {actual} は{tolerance}の差まで許容しており、対象金額に照らすとほとんど誤りを検出できません。',
      },
      explanation: {
        'zh-CN': '容差只应覆盖四舍五入，通常为最小列示单位。',
        en: 'A tolerance should cover rounding only, usually one unit of the last place shown.',
        ko: '허용 오차는 반올림 차이, 보통 표시 단위의 최소 자리까지만 두어야 합니다.',
        ja: '許容差は端数処理の範囲、通常は表示単位の最小桁にとどめるべきです。',
      },
    },
  },
  *check({ model }) {
    // Where nothing is computed no check can be: a sheet of values shows what some program found.
    if (!model || formulaCells(model).next().done) return
    const told = toldAsImbalance(model)
    const fails: (readonly [FormulaCell, ...FormulaCell[]])[] = []
    for (const { cells } of linesWith(model, 'check')) {
      const computed = cells.filter(isCalculation)
      // Copies that show less than what is told as an imbalance are the same check.
      const known = new Set(computed.filter((cell) => told.has(cell)).map(({ shape }) => shape.form))
      const failing = computed.filter(
        (cell) =>
          isFailing(cell) &&
          !known.has(cell.shape.form) &&
          !consequencesOf(model).has(cell) &&
          !isRecord(model, cell, cells),
      )
      // One everywhere: the check says that it passes, or counts on.
      if (failing.length >= LEAST_FLAGS && failing.every((cell) => numberOf(cell) === 1)) continue
      // A whole line of typed zeros is no better than one; other typed numbers beside the word are parameters of a check.
      const constants = cells.filter((cell) => !isComputed(cell))
      const isOfNoughts = computed.length >= 2 || constants.every((cell) => Math.abs(numberOf(cell) ?? 0) <= ROUNDED)
      const typed = isOfNoughts ? constants.filter((cell) => computed.length >= 2 || numberOf(cell) === 0) : []
      const origin = failing[0] && originOfGap(model, [{ cell: failing[0], sign: 1 }])
      if (failing[0] && origin)
        yield cellDraft(model, 'traced', origin.cell, {
          operands: [...(origin.mirror ? [origin.mirror] : []), ...failing],
          data: {
            value: origin.cell.cell.text.trim(),
            becomes: printNumber(origin.becomes),
            check: nameOf(failing[0]),
            checkLabel: labelOf(model, failing[0]),
            actual: failing[0].cell.text.trim(),
          },
          expected: printNumber(origin.becomes),
          confidence: 0.9,
          severity: 'serious',
        })
      else if (failing[0]) fails.push([failing[0], ...failing.slice(1)])
      const loose = computed.find((cell) => toleranceOf(model, cell) !== undefined)
      if (loose)
        yield cellDraft(model, 'loose', loose, {
          to: lastOf(computed),
          data: { actual: `=${loose.cell.formula}`, tolerance: printNumber(toleranceOf(model, loose)!) },
          confidence: 0.75,
        })
      if (typed[0])
        yield cellDraft(model, 'fixed', typed[0], {
          to: lastOf(typed),
          operands: computed.slice(0, 1),
          data: { actual: typed[0].cell.text.trim() },
          confidence: 0.7,
        })
    }
    // Copies of a sheet (scenarios, versions, templates) hold copies of its checks.
    const checks = Map.groupBy(fails, ([first]) => [lineNameOf(model, first), first.shape.form].join('|'))
    for (const [first, ...others] of checks.values()) {
      if (!first) continue
      const [cell] = first
      yield cellDraft(model, 'fails', cell, {
        operands: [...others.map(([other]) => other), ...first.slice(1)],
        data: { actual: shownValue(cell), count: first.length + others.flat().length },
        confidence: 0.8,
      })
    }
  },
})

/** Checks that compare the totals of a balance sheet, whose imbalance is a finding by itself. */
function toldAsImbalance(model: WorkbookModel): ReadonlySet<ModelCell> {
  const pairs = imbalancesOf(model)
  const [first] = pairs
  if (!first || !isOwnImbalance(model, first)) return new Set()
  const gaps = new Set(pairs.map(({ left, right }) => gapKey(left, (numberOf(left) ?? 0) - (numberOf(right) ?? 0))))
  // However the check comes to it (an array, a difference of two sums): it shows the same gap in the same period.
  const same = linesWith(model, 'check')
    .flatMap(({ cells }) => cells)
    .filter((cell) => gaps.has(gapKey(cell, numberOf(cell) ?? 0)))
  return new Set([...pairs.flatMap((pair) => balanceChecksOf(model, pair)), ...same])
}

const gapKey = ({ sheet, column }: ModelCell, gap: number): string =>
  [sheet, column, Math.abs(gap).toFixed(2)].join('|')

/** The number that a check compares with, where it is so large against what is checked that nothing would fail. */
function toleranceOf(model: WorkbookModel, cell: FormulaCell): number | undefined {
  const compares = [...walkFormula(cell.shape.root)].filter(
    (node) => node.type === 'binary' && /^[<>]=?$/.test(node.operator),
  )
  const limits = compares.flatMap((node) => {
    if (node.type !== 'binary') return []
    return [node.left, node.right].flatMap((side) => (side.type === 'number' ? [side.value] : []))
  })
  const sizes = cellsRead(model, cell).map((read) => Math.abs(numberOf(read) ?? 0))
  const size = Math.max(0, ...sizes)
  return limits.find((limit) => limit >= 10 && size > 0 && limit > size * 0.005)
}

/** Another cell with its sign turned: nothing is compared. */
function isTurnedLink({ shape: { root } }: FormulaCell): boolean {
  return root.type === 'unary' && root.operand.type === 'reference'
}

const LEAST_FLAGS = 3

/** A payment by "check" in a list: the records above and below compute the same. */
function isRecord(model: WorkbookModel, cell: FormulaCell, line: readonly ModelCell[]): boolean {
  const grid = gridOf(model, cell.sheet)
  const own = new Set(line)
  return [-1, 1].every((step) => {
    const beside = grid?.at(cell.row + step, cell.column)
    return beside?.shape !== undefined && !own.has(beside) && beside.shape.form === cell.shape.form
  })
}

/** What rounding leaves of a difference. */
const ROUNDED = 0.5

/** A difference that is not zero; a logical check that says no. Ratios and counts in a row named check are left alone. */
function isFailing(cell: FormulaCell): boolean {
  const value = numberOf(cell)
  // What sums or looks up a line of that name ("Checks presented") compares nothing.
  if (value !== undefined)
    return !isTurnedLink(cell) && /[-]|\b(?:ROUND|ABS|IF)\(/.test(cell.shape.structure) && Math.abs(value) > ROUNDED
  return (
    cell.cell.value === false ||
    /^(?:error|fail|no|false|check!|错误|不平|不符|오류|불일치|エラー|不一致)$/i.test(cell.cell.text.trim())
  )
}
