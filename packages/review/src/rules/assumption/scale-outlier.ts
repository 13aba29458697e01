import { defineRule } from '../../rule/rule.ts'
import {
  findBrokenRuns,
  findForeignScales,
  findOddRecords,
  findScaleJumps,
  implausibleInputsOf,
  isConstantNumber,
  labelOf,
  lineNameOf,
  nameOf,
  numberOf,
  periodAt,
  periodCells,
  printNumber,
  runsDown,
} from '@tickmark/workbook'
import type { ModelCell, SheetGrid, WorkbookModel } from '@tickmark/workbook'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'
import type { FindingDraft } from '../../rule/rule.ts'

/** Numbers of a row that are alike lie within this factor of their median. */
const ALIKE = 3
/** A slip of units leaves a power of ten, but for a period's growth. */
const EXACT = 1.5
const POWERS = [1000, 10_000, 1_000_000]
/** What a percentage typed as a whole number leaves; among amounts a hundredth is an ordinary figure. */
const PERCENT = 100
/** A year's amount among months or quarters, and the seasons on top of it. */
const YEAR = 12
const SEASONAL = 1.35
/** Among rates that hardly change, any large step stands out: 2.5% among 25%. */
const STEADY = 1.3

export const scaleOutlier = defineRule({
  meta: {
    id: 'assumption/scale-outlier',
    catalogue: ['FORM-017'],
    category: 'assumption',
    severity: 'warning',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    scale: {
      title: {
        'zh-CN': '数值与同行相差约 {factor} 倍，疑为单位错误',
        en: 'Value is about {factor} times the rest of its row: possible unit error',
        ko: '같은 행의 값과 약 {factor}배 차이가 나 단위 오류가 의심됩니다',
        ja: '同じ行の値と約{factor}倍の差があり、単位誤りの疑いがあります',
      },
      message: {
        'zh-CN': '{cell}（{label}）录入为 {actual}，同一行其他期间约为 {usual}。',
        en: '{cell} ({label}) is entered as {actual}; the other periods of the row are around {usual}.',
        ko: '{cell}({label})에 {actual}이(가) 입력되어 있으나, 같은 행의 다른 기간은 {usual} 수준입니다.',
        ja: '{cell}（{label}）には{actual}が入力されていますが、同じ行の他の期間は{usual}前後です。',
      },
      explanation: {
        'zh-CN': '百分数按整数录入，或千元与百万元混用，会产生这种整百整千倍的差异。',
        en: 'A percentage entered as a whole number, or thousands mixed with millions, produces exactly such a factor.',
        ko: '백분율을 정수로 입력하거나 천 단위와 백만 단위를 혼용하면 이런 배수 차이가 생깁니다.',
        ja: 'パーセントを整数で入力したり、千単位と百万単位を混用したりすると、このような倍数の差が生じます。',
      },
    },
    foreign: {
      title: {
        'zh-CN': '数值与其所参与计算的金额单位不符',
        en: 'A number is in other units than the amounts it is set against',
        ko: '함께 계산되는 금액과 단위가 다릅니다',
        ja: '計算相手の金額と単位が異なっています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）录入为 {actual}，而在 {result}（{resultLabel}）中与之一同计算的金额约为 {usual}，疑为单位不一致。',
        en: '{cell} ({label}) is entered as {actual}; in {result} ({resultLabel}) it meets an amount of about {usual}: probably other units.',
        ko: '{cell}({label})에 {actual}이(가) 입력되어 있으나, {result}({resultLabel})에서 함께 계산되는 금액은 약 {usual}입니다. 단위 불일치가 의심됩니다.',
        ja: '{cell}（{label}）には{actual}が入力されていますが、{result}（{resultLabel}）で計算の相手となる金額は約{usual}で、単位の不一致の疑いがあります。',
      },
      explanation: {
        'zh-CN': '负债、现金、费用或股数与企业价值须使用同一单位（元、千元、百万元），否则结果会相差千倍。',
        en: 'Debt, cash, fees and the number of shares must be in the units of the value: thousands set against millions put the result out by a factor of a thousand.',
        ko: '부채, 현금, 수수료, 주식 수는 기업가치와 같은 단위여야 합니다. 천 단위와 백만 단위를 섞으면 결과가 천 배 달라집니다.',
        ja: '負債、現金、費用、株式数は価値と同じ単位でなければなりません。千単位と百万単位が混在すると、結果が千倍ずれます。',
      },
    },
    record: {
      title: {
        'zh-CN': '录入值使本行指标与同类相差悬殊，疑为单位或小数点错误',
        en: 'An entry puts the ratios of its row far from all others: possible slip of the decimal point',
        ko: '입력값 때문에 해당 행의 지표가 다른 행과 크게 다릅니다. 단위 또는 소수점 오류가 의심됩니다',
        ja: '入力値により、その行の指標が他と大きく乖離しています。単位または小数点の誤りの疑いがあります',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）录入为 {actual}，由此 {result}（{resultLabel}）为 {before}，其他各行为 {low} 至 {high}；若为 {becomes}，则得 {after}。',
        en: '{cell} ({label}) is entered as {actual}, which makes {result} ({resultLabel}) {before}; the other rows give {low} to {high}. With {becomes} it would be {after}.',
        ko: '{cell}({label})에 {actual}이(가) 입력되어 {result}({resultLabel})의 값이 {before}이(가) 되나, 다른 행은 {low}~{high}입니다. {becomes}(으)로 입력하면 {after}이(가) 됩니다.',
        ja: '{cell}（{label}）には{actual}が入力されており、{result}（{resultLabel}）は{before}となりますが、他の行は{low}〜{high}です。{becomes}であれば{after}となります。',
      },
      explanation: {
        'zh-CN': '该行的多项指标同时偏离，只需将此一项改动 10 的整数次幂倍即恢复正常；请与来源核对单位与小数点。',
        en: 'Several ratios of the row stand out together, and a power of ten in this one entry explains them all. Check its unit and decimal point against the source.',
        ko: '행의 여러 지표가 함께 벗어나며, 이 입력값 하나를 10의 거듭제곱 배로 바꾸면 모두 설명됩니다. 출처와 대조하여 단위와 소수점을 확인하십시오.',
        ja: '同じ行の複数の指標が同時に乖離し、この一つの入力値を10の累乗倍すればすべて説明がつきます。出典と単位・小数点を照合してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const known = new Set(implausibleInputsOf(model).map(({ cell }) => cell))
    for (const { cell, factor, beside } of [...findScaleJumps(model), ...findBrokenRuns(model)]) {
      if (known.has(cell)) continue
      known.add(cell)
      const data = {
        factor,
        actual: cell.cell.text.trim(),
        usual: beside.map((other) => other.cell.text.trim()).join(', '),
      }
      yield cellDraft(model, 'scale', cell, { operands: beside, data, confidence: 0.75 })
    }
    yield* oddRecords(model)
    yield* foreignScales(model, known)
    for (const grid of model.grids.values())
      for (const row of typedLines(grid, runsDown(model.axes(grid.name)))) {
        const cells = periodCells(model, row).filter((cell) => periodAt(model.axes(grid.name), cell))
        if (cells.length < 4) continue
        const outlier = findOutlier(cells) ?? findYear(model, cells)
        if (!outlier || known.has(outlier.cell) || isOtherMeasure(outlier, cells)) continue
        if (isToken(grid, outlier, cells) || goesOnBeside(grid, outlier.cell)) continue
        if (isPartOfWhole(cells) || isSplit(grid, outlier, cells) || addsUp(grid, outlier.cell)) continue
        const data = {
          factor: outlier.factor,
          actual: outlier.cell.cell.text.trim(),
          usual: printNumber(outlier.usual),
        }
        yield cellDraft(model, 'scale', outlier.cell, {
          operands: cells.filter((cell) => cell !== outlier.cell).slice(0, 3),
          data,
          confidence: 0.7,
        })
      }
  },
})

/** Claims, fees and shares in other units than what they are set against. */
function* foreignScales(model: WorkbookModel, known: ReadonlySet<ModelCell>) {
  for (const { cell, result, usual } of findForeignScales(model)) {
    if (known.has(cell)) continue
    yield cellDraft(model, 'foreign', cell, {
      operands: [result],
      data: {
        actual: cell.cell.text.trim(),
        result: nameOf(result),
        resultLabel: lineNameOf(model, result),
        usual: printNumber(usual),
      },
      confidence: 0.8,
    })
  }
}

function* oddRecords(model: WorkbookModel): Iterable<FindingDraft<'record'>> {
  for (const { cell, becomes, result, after, others } of findOddRecords(model)) {
    const values = others.map((other) => numberOf(other) ?? 0)
    yield cellDraft(model, 'record', cell, {
      operands: [result, ...others.slice(0, 2)],
      data: {
        actual: cell.cell.text.trim(),
        becomes: printNumber(becomes),
        result: nameOf(result),
        resultLabel: labelOf(model, result),
        before: printNumber(numberOf(result) ?? 0),
        after: printNumber(after),
        low: printNumber(Math.min(...values)),
        high: printNumber(Math.max(...values)),
      },
      confidence: 0.85,
    })
  }
}

/** Typed numbers of each line along the sheet's time. */
function typedLines(grid: SheetGrid, down: boolean): ModelCell[][] {
  return [...Map.groupBy(grid.cells.filter(isConstantNumber), ({ row, column }) => (down ? column : row)).values()]
}

interface Outlier {
  cell: ModelCell
  factor: number
  /** Size of the numbers beside it. */
  usual: number
}

/** One number that is 100 or 1000 times its neighbours (or a hundredth), in a row that otherwise agrees. */
function findOutlier(cells: readonly ModelCell[]): Outlier | undefined {
  const sorted = cells.map(sizeOf).toSorted((a, b) => a - b)
  const median = sorted[sorted.length >> 1]!
  const odd = cells.filter((cell) => ratio(sizeOf(cell), median) > ALIKE)
  if (median === 0 || odd.length !== 1) return undefined
  const index = cells.indexOf(odd[0]!)
  const beside = [cells[index - 1], cells[index + 1]].filter((cell) => cell !== undefined).map(sizeOf)
  const usual = beside.reduce((sum, size) => sum + size, 0) / beside.length
  const found = ratio(sizeOf(odd[0]!), usual)
  const others = sorted.filter((size) => size > 0 && ratio(size, median) <= ALIKE)
  const isRate = cells.some(isPercent)
  const isSteady = ratio(others[0]!, others.at(-1)!) < STEADY
  const powers = isRate ? [PERCENT, ...POWERS] : POWERS
  const stands = isRate && isSteady && found >= 5
  const isHundredth = !isRate && isSteady && ratio(found, PERCENT) < STEADY
  const power = isHundredth ? PERCENT : powers.find((candidate) => ratio(found, candidate) < EXACT)
  const factor = power ?? (stands ? Math.round(found) : undefined)
  return factor ? { cell: odd[0]!, factor, usual } : undefined
}

/** Lines of amounts in which one number recurs before it stands for no amount of theirs. */
const LEAST_TOKENS = 5

/**
 * One round number that stands in lines of every size: what keeps a line of a budget open until its amount is known. Whether it is the odd
 * one or the usual one, no unit parts it from the others.
 */
function isToken(grid: SheetGrid, { cell, usual }: Outlier, cells: readonly ModelCell[]): boolean {
  if (cells.some(isPercent)) return false
  return [sizeOf(cell), usual].some((size) => /^[1-9]0*$/.test(String(size)) && tokensOf(grid).has(size))
}

const tokens = new WeakMap<SheetGrid, ReadonlySet<number>>()

/** Numbers that stand in many lines beside ones of another size, typed. */
function tokensOf(grid: SheetGrid): ReadonlySet<number> {
  const known = tokens.get(grid)
  if (known) return known
  const counts = new Map<number, number>()
  for (const line of typedLines(grid, false)) {
    const sizes = line.map(sizeOf)
    const apart = sizes.filter((size) => sizes.some((other) => other > 0 && ratio(size, other) > ALIKE))
    for (const size of new Set(apart)) counts.set(size, (counts.get(size) ?? 0) + 1)
  }
  const found = new Set([...counts].flatMap(([size, count]) => (count >= LEAST_TOKENS ? [size] : [])))
  tokens.set(grid, found)
  return found
}

/** The line goes on beside its periods, under a head that names none ("Voted budget 2014"), in numbers of that size. */
function goesOnBeside(grid: SheetGrid, cell: ModelCell): boolean {
  const before = [1, 2].map((step) => grid.at(cell.row, cell.column - step))
  return before.every(
    (other) => isConstantNumber(other) && !isPercent(other) && ratio(sizeOf(other), sizeOf(cell)) < ALIKE,
  )
}

/** Parts of one whole: a loan repaid in small instalments and a balloon. */
function isPartOfWhole(cells: readonly ModelCell[]): boolean {
  const sum = cells.reduce((total, cell) => total + (numberOf(cell) ?? 0), 0)
  return cells.some(isPercent) && Math.abs(sum - 1) < 1e-6
}

/** Another typed line takes the same step there, or its reverse: shares that were split, money that was changed. */
function isSplit(grid: SheetGrid, { cell }: Outlier, cells: readonly ModelCell[]): boolean {
  const index = cells.indexOf(cell)
  const next = cells[index + 1] ?? cells[index - 1]
  if (!next || (index > 0 && index < cells.length - 1)) return false
  const isDown = next.column === cell.column
  const step = sizeOf(cell) / sizeOf(next)
  const others = (isDown ? grid.row(cell.row) : grid.column(cell.column)).filter(isConstantNumber)
  return others.some((other) => {
    const after = isDown ? grid.at(next.row, other.column) : grid.at(other.row, next.column)
    if (other === cell || !after || !isConstantNumber(after) || sizeOf(other) === 0 || sizeOf(after) === 0) return false
    return ratio(sizeOf(other) / sizeOf(after), step) < SAME || ratio(sizeOf(after) / sizeOf(other), step) < SAME
  })
}

const SAME = 1.02

/** What it adds up to, or is added into, agrees with it to the last digit: a unit slip would leave a gap. */
function addsUp(grid: SheetGrid, cell: ModelCell): boolean {
  const value = numberOf(cell) ?? 0
  const at = (step: number): number | undefined => {
    const other = grid.at(cell.row + step, cell.column)
    return isConstantNumber(other) ? numberOf(other) : undefined
  }
  const telling = String(Math.abs(value)).replaceAll(/[^\d]|0+$/g, '').length >= TELLING
  const isSum = (whole: number | undefined, ...parts: readonly (number | undefined)[]): boolean =>
    whole !== undefined &&
    parts.every((part) => part !== undefined && part !== 0) &&
    Math.abs(whole - parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)) < 1e-9 * Math.abs(whole)
  return (
    telling &&
    (isSum(value, at(1), at(2)) ||
      isSum(at(-1), value, at(1)) ||
      isSum(at(-2), at(-1), value) ||
      isSum(at(1), at(-1), value))
  )
}

/** Digits that chance does not make add up. */
const TELLING = 3

/** A number that is a year of the months or quarters beside it. */
function findYear(model: WorkbookModel, cells: readonly ModelCell[]): Outlier | undefined {
  const periods = cells.map((cell) => periodAt(model.axes(cell.sheet), cell))
  const isWithinYear = periods.every((period, index) => {
    const before = periods[index - 1]
    const isShort = period?.granularity === 'month' || period?.granularity === 'quarter'
    // "Mar-18, Mar-19": months that close years.
    return isShort && (!before || Math.abs(period.ordinal - before.ordinal) < YEAR)
  })
  const median = cells.map(sizeOf).toSorted((a, b) => a - b)[cells.length >> 1] ?? 0
  const [cell, more] = cells.filter((other) => ratio(sizeOf(other), median) > ALIKE)
  if (!isWithinYear || !cell || more || median === 0) return undefined
  const isYear = sizeOf(cell) > median && ratio(sizeOf(cell) / YEAR, median) < SEASONAL
  return isYear ? { cell, factor: YEAR, usual: median } : undefined
}

/**
 * A rate or multiple that heads a row of amounts (a sensitivity table) is shown in another format. An amount a hundred times the
 * percentages around it is one of them, typed without its sign.
 */
function isOtherMeasure({ cell, factor }: Outlier, cells: readonly ModelCell[]): boolean {
  const others = cells.filter((other) => other !== cell)
  if (kindOf(cell) === 'amount' && others.every(isPercent)) return factor !== PERCENT
  return others.filter((other) => kindOf(other) !== kindOf(cell)).length * 2 > others.length
}

function kindOf({ cell: { numberFormat = '' } }: ModelCell): 'percent' | 'multiple' | 'amount' {
  return numberFormat.includes('%') ? 'percent' : /\dx|"x"/i.test(numberFormat) ? 'multiple' : 'amount'
}

function isPercent(cell: ModelCell): boolean {
  return kindOf(cell) === 'percent'
}

function sizeOf(cell: ModelCell): number {
  return Math.abs(numberOf(cell)!)
}

function ratio(a: number, b: number): number {
  return a === 0 || b === 0 ? 1 : Math.max(a / b, b / a)
}
