import { lastOf, firstOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  balanceSheetsOf,
  departuresOf,
  findWrittenRates,
  gridOf,
  isCalculation,
  isConstantNumber,
  isTypedGrowth,
  isTypedStep,
  lineNameOf,
  nameOf,
  periodAt,
  pluggedSumsOf,
  printNumber,
  printPercent,
  walkFormula,
} from '@tickmark/workbook'
import type { Anomaly, FormulaCell, FormulaNode, ModelCell, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

export const embeddedConstant = defineRule({
  meta: {
    id: 'formula/embedded-constant',
    catalogue: ['FORM-012', 'TRAC-008'],
    category: 'calculation',
    severity: 'warning',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    added: {
      title: {
        'zh-CN': '公式内嵌调整数',
        en: 'Adjustment hard-coded into a formula',
        ko: '수식에 조정액이 직접 입력되었습니다',
        ja: '数式に調整額が直接書き込まれています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 比相邻 {peers} 个单元格多出常数 {amount}。',
        en: '{cell} ({label}) holds {actual}, which adds the number {amount} that {peers} neighbouring formulas do not have.',
        ko: '{cell}({label})의 수식 {actual}에는 인접한 {peers}개 수식에 없는 상수 {amount}이(가) 더해져 있습니다.',
        ja: '{cell}（{label}）の数式 {actual} には、隣接する{peers}セルにない定数{amount}が含まれています。',
      },
      explanation: {
        'zh-CN': '写在公式里的调整没有名称、来源和期间，审阅者看不到。应移到有标签的假设单元格。',
        en: 'An adjustment inside a formula has no name, source or period, and no reviewer sees it. Move it to a labelled input.',
        ko: '수식 안의 조정액은 명칭·출처·기간이 없어 검토자가 알 수 없습니다. 라벨이 있는 입력 셀로 옮겨야 합니다.',
        ja: '数式内の調整額には名称も出典も期間もなく、レビュー担当者の目に触れません。ラベル付きの入力セルに移すべきです。',
      },
    },
    plugged: {
      title: {
        'zh-CN': '合计公式中混入手工数字',
        en: 'A typed number inside a sum of cells',
        ko: '셀 합계 수식에 숫자가 직접 입력되었습니다',
        ja: 'セルを合計する数式に数値が直接書き込まれています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 在汇总单元格的同时直接加减了 {amount}；此类单元格共 {count} 个。',
        en: '{cell} ({label}) holds {actual}: the number {amount} is written into a sum of cells. Cells that do so: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 셀을 합산하면서 숫자 {amount}을(를) 직접 더하거나 뺍니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は、セルの合計に数値{amount}を直接加減しています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN':
          '写在公式里的金额没有名称、来源和期间，也不随假设变动；若用于凑平，还会掩盖错误。应移到有标签的单元格。',
        en: 'An amount inside a formula has no name, source or period and follows no assumption; where it makes something fit, it hides an error. Move it to a labelled cell.',
        ko: '수식 안의 금액은 명칭·출처·기간이 없고 가정을 따라 변하지 않으며, 숫자를 맞추기 위한 것이라면 오류를 감춥니다. 라벨이 있는 셀로 옮겨야 합니다.',
        ja: '数式内の金額には名称も出典も期間もなく、前提が変わっても追随しません。帳尻合わせであれば誤りを隠すことにもなります。ラベル付きのセルに移すべきです。',
      },
    },
    numbers: {
      title: {
        'zh-CN': '公式内的参数与相邻单元格不同',
        en: 'A number inside the formula differs from its neighbours',
        ko: '수식 안의 숫자가 인접 셀과 다릅니다',
        ja: '数式内の数値が隣接セルと異なります',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式为 {actual}，相邻 {peers} 个单元格按 {expected} 计算，仅其中的数字不同。',
        en: '{cell} ({label}) holds {actual}; {peers} neighbouring cells use {expected}. Only the number inside differs.',
        ko: '{cell}({label})의 수식은 {actual}이나, 인접한 {peers}개 셀은 {expected}로 계산합니다. 수식 안의 숫자만 다릅니다.',
        ja: '{cell}（{label}）の数式は {actual} ですが、隣接する{peers}セルは {expected} で計算しています。数式内の数値だけが異なります。',
      },
      explanation: {
        'zh-CN': '写死在公式里的参数容易漏改。应引用同一个假设单元格；若确为特例，请注明。',
        en: 'Parameters inside formulas are easily forgotten. Refer to one input cell, or note why this one differs.',
        ko: '수식에 직접 쓴 매개변수는 수정이 누락되기 쉽습니다. 하나의 입력 셀을 참조하거나 예외 사유를 적어 두십시오.',
        ja: '数式に直接書いたパラメータは修正漏れの原因になります。同じ入力セルを参照するか、例外の理由を明記してください。',
      },
    },
    rate: {
      title: {
        'zh-CN': '公式中写死了模型的假设',
        en: 'An assumption is written into the formula',
        ko: '모델의 가정이 수식에 직접 입력되었습니다',
        ja: 'モデルの前提が数式に直接書かれています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 直接写入了 {other}（{otherLabel}）的数值 {amount}，共 {count} 个单元格。',
        en: '{cell} ({label}) holds {actual}, which writes out the {amount} of {other} ({otherLabel}) instead of referring to it. Cells concerned: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {other}({otherLabel})을(를) 참조하지 않고 그 값 {amount}을(를) 직접 적었습니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{other}（{otherLabel}）を参照せず、その値{amount}を直接書いています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '调整该假设或进行敏感性分析时，这些公式不会随之变动。请改为引用。',
        en: 'When the assumption is changed, or varied in a sensitivity, these formulas stay behind. Refer to it.',
        ko: '가정을 바꾸거나 민감도 분석을 해도 이 수식은 따라 움직이지 않습니다. 참조로 바꾸십시오.',
        ja: '前提を変更しても、感応度分析を行っても、これらの数式は追随しません。参照に改めてください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const { input, isFactor, cells } of findWrittenRates(model)) {
      const [first] = cells as [ModelCell]
      yield cellDraft(model, 'rate', first, {
        to: lastOf(cells),
        operands: [input.cell],
        data: {
          actual: `=${first.cell.formula}`,
          amount: isFactor ? printNumber(input.value) : printPercent(input.value),
          other: nameOf(input.cell),
          otherLabel: lineNameOf(model, input.cell),
          count: cells.length,
        },
        confidence: 0.75,
        severity: 'warning',
      })
    }
    const shorter = shorterPeriods(departuresOf(model).map(({ anomalies }) => firstOf(anomalies)))
    for (const { anomalies } of departuresOf(model)) {
      const anomaly = firstOf(anomalies)
      if (shorter.has(anomaly) || isAnnualised(model, anomaly)) continue
      const { cell, peers, kind, expected, confidence } = anomaly
      const { slip } = anomaly
      if (kind === 'numbers' && (differsByCalendar(anomaly) || countsOn(anomaly) || fades(model, anomaly))) continue
      const isNumeric = kind === 'formula' && (slip?.kind === 'added' || slip?.kind === 'scaled')
      if (kind !== 'numbers' && !isNumeric) continue
      if (slip?.kind === 'added' && balanceSheetsOf(model).has(cell.sheet)) continue
      const amount =
        slip?.kind === 'scaled' ? `×${printNumber(slip.factor)}` : printNumber(slip?.kind === 'added' ? slip.amount : 0)
      yield cellDraft(model, kind === 'numbers' ? 'numbers' : 'added', cell, {
        operands: peers.slice(0, 2),
        data: { actual: `=${cell.cell.formula}`, expected: `=${expected}`, amount, peers: peers.length },
        expected: `=${expected}`,
        confidence,
        ...(isOwnStep(model, anomaly) && { severity: 'suggestion' as const }),
      })
    }
    yield* pluggedSums(model)
  },
})

/** Numbers inside sums that no copy can show to be none of the line's. */
function* pluggedSums(model: WorkbookModel) {
  const told = new Set(departuresOf(model).flatMap(({ anomalies }) => anomalies.map(({ cell }) => cell)))
  const plugs = pluggedSumsOf(model).filter(({ cells }) => !cells.some((cell) => told.has(cell)))
  // A book with a sheet a month holds the same line in each of them: one remark.
  const habits = Map.groupBy(plugs, ({ cells: [first] }) =>
    [lineNameOf(model, first).toLowerCase(), first.shape.structure].join('|'),
  )
  for (const same of habits.values()) {
    const { cells, amount } = firstOf(same)
    const first = firstOf(cells)
    yield cellDraft(model, 'plugged', first, {
      to: lastOf(cells),
      operands: same.slice(1).map((other) => firstOf(other.cells)),
      data: {
        actual: `=${first.cell.formula}`,
        amount: printNumber(amount),
        count: same.reduce((sum, other) => sum + other.cells.length, 0),
      },
      confidence: 0.75,
    })
  }
}

/** What half-years, quarters and months are of a year. */
const PARTS_OF_YEAR = new Set([2, 4, 6, 12])

/** Numbers that stand in one column in the same proportion to those of the copies, in several lines: the column is a half-year among years. */
function shorterPeriods(anomalies: readonly Anomaly[]): ReadonlySet<Anomaly> {
  const parts = anomalies.flatMap((anomaly) => {
    const part = partOf(anomaly)
    return part ? [{ anomaly, part }] : []
  })
  const columns = Map.groupBy(parts, ({ anomaly: { cell, direction }, part }) =>
    [cell.sheet, direction, direction === 'row' ? cell.column : cell.row, part].join('|'),
  )
  return new Set([...columns.values()].flatMap((same) => (same.length > 1 ? same.map(({ anomaly }) => anomaly) : [])))
}

/** A column that its head puts at less than a year after the one before, times what makes a year of it. */
function isAnnualised(model: WorkbookModel, { cell, direction, slip }: Anomaly): boolean {
  if (slip?.kind !== 'scaled' || direction !== 'row') return false
  const [own, before] = [cell.column, cell.column - 1].map((column) =>
    periodAt(model.axes(cell.sheet), { row: cell.row, column }),
  )
  return own !== undefined && before !== undefined && (own.ordinal - before.ordinal) * slip.factor === MONTHS
}

const MONTHS = 12

function partOf({ cell, peers, slip }: Anomaly): number | undefined {
  const numbersOf = (root: FormulaNode | undefined): number[] =>
    root ? [...walkFormula(root)].flatMap((node) => (node.type === 'number' ? [node.value] : [])) : []
  const [own, theirs] = [numbersOf(cell.shape?.root), numbersOf(peers[0].shape.root)]
  const apart = own.flatMap((number, index) => (number === theirs[index] ? [] : [(theirs[index] ?? 0) / number]))
  const [only, more] = slip?.kind === 'scaled' ? [slip.factor] : apart
  const part = only === undefined || more !== undefined ? undefined : only < 1 ? 1 / only : only
  return part !== undefined && PARTS_OF_YEAR.has(Math.round(part * 1e6) / 1e6) ? part : undefined
}

/** Days and hours of months and years. */
const CALENDAR = new Set([28, 29, 30, 31, 90, 91, 92, 365, 366, 672, 696, 720, 744, 8760, 8784])

/** Months are of different lengths: each of their formulas holds the number of its own days or hours. */
function differsByCalendar({ cell, peers }: Anomaly): boolean {
  const numbersOf = (root: FormulaNode | undefined): number[] =>
    root ? [...walkFormula(root)].flatMap((node) => (node.type === 'number' ? [node.value] : [])) : []
  const [own, theirs] = [numbersOf(cell.shape?.root), numbersOf(peers[0].shape.root)]
  const apart = own.filter((number, index) => number !== theirs[index])
  return (
    apart.length > 0 &&
    [...own, ...theirs]
      .filter((number) => own.includes(number) !== theirs.includes(number))
      .every((number) => CALENDAR.has(number))
  )
}

/** A rate that steps down (or up) year by year to what it then stays at: ×1.10, ×1.09, ×1.08, and ×1.07 from there on. */
function fades(model: WorkbookModel, { cell, peers, direction }: Anomaly): boolean {
  if (direction !== 'row' || !isCalculation(cell)) return false
  const copies = copiesBeside(model, cell)
  const numbers = copies.map(({ shape }) =>
    [...walkFormula(shape.root)].flatMap((node) => (node.type === 'number' ? [node.value] : [])),
  )
  const [usual] = [...walkFormula(peers[0].shape.root)].flatMap((node) => (node.type === 'number' ? [node.value] : []))
  if (usual === undefined || numbers.some((own) => own.length !== 1)) return false
  const values = numbers.map(([value = 0]) => value)
  const stays = values.indexOf(usual)
  const isLead = copies.indexOf(cell) < stays && values.slice(stays).every((value) => value === usual)
  const steps = values.slice(1, stays + 1).map((value, index) => value - (values[index] ?? 0))
  return isLead && stays >= LEAST_STEPS && (steps.every((step) => step < 0) || steps.every((step) => step > 0))
}

/** The unbroken run of cells of one structure that a cell stands in. */
function copiesBeside(model: WorkbookModel, cell: FormulaCell): FormulaCell[] {
  const grid = gridOf(model, cell.sheet)
  const run = (step: 1 | -1): FormulaCell[] => {
    const found: FormulaCell[] = []
    for (let column = cell.column + step; ; column += step) {
      const next = grid?.at(cell.row, column)
      if (!next || !isCalculation(next) || next.shape.structure !== cell.shape.structure) return found
      found.push(next)
    }
  }
  return [...run(-1).toReversed(), cell, ...run(1)]
}

/** Values that make a slope. */
const LEAST_STEPS = 2

/** Powers that count the periods, one more in each; the terminal value repeats the last. */
function countsOn({ cell, peers, direction }: Anomaly): boolean {
  const powersOf = (root: FormulaNode | undefined): number[] =>
    root
      ? [...walkFormula(root)].flatMap((node) =>
          node.type === 'binary' && node.operator === '^' && node.right.type === 'number' ? [node.right.value] : [],
        )
      : []
  const placeOf = ({ row, column }: ModelCell): number => (direction === 'row' ? column : row)
  const [own, more] = powersOf(cell.shape?.root)
  if (own === undefined || more !== undefined) return false
  const steps = peers.map((peer) => ({
    power: (powersOf(peer.shape.root)[0] ?? 0) - own,
    places: placeOf(peer) - placeOf(cell),
  }))
  return (
    steps.some(({ power, places }) => power === places && Math.abs(places) === 1) &&
    steps.every(({ power, places }) => power !== 0 && power > 0 === places > 0 && Math.abs(power) <= Math.abs(places))
  )
}

/** A path of assumptions takes a step of its own; the first of a path that grows from a typed number may grow at a rate of its own. */
function isOwnStep(model: WorkbookModel, { cell, peers }: Anomaly): boolean {
  const [own, theirs] = [cell.shape?.root, peers[0].shape.root]
  if (!own) return false
  const isFirst = model.graph
    .precedentAreas(cell)
    .every(({ sheet, top, left }) => isConstantNumber(gridOf(model, sheet)?.at(top, left)))
  return (isTypedStep(own) && isTypedStep(theirs)) || (isFirst && isTypedGrowth(own) && isTypedGrowth(theirs))
}
