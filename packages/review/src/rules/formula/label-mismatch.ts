import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import {
  axisAt,
  basisOf,
  cellOfNode,
  columnLabelOf,
  conceptOf,
  conceptOfCell,
  DEBT_TO_EQUITY,
  departuresOf,
  factorsOf,
  gridOf,
  isCalculation,
  isConstantNumber,
  isNumeric,
  isReplacement,
  lineNameOf,
  lineOfCell,
  linkOf,
  missingOnesOf,
  nameOf,
  partsOf,
  quotientOf,
  rowLabelOf,
  runsDown,
  statisticIn,
  numberOf,
} from '@tickmark/workbook'
import type { FormulaCell, ModelCell, ModelConcept, SheetGrid, WorkbookModel } from '@tickmark/workbook'
import { foldLabel, likenessOf, MOST_ALIKE } from '../../facts/text/label-likeness.ts'
import { cellDraft, WORKBOOK_TYPES } from '../../rule/cell-draft.ts'

/** Lines that can't stand for one another. */
const DISTINCT = new Set<ModelConcept>([
  'revenue',
  'cost_of_sales',
  'depreciation',
  'capex',
  'research',
  'ebitda',
  'ebit',
  'profit_before_tax',
  'interest_expense',
  'gross_profit',
  'dividends',
  'net_income',
  'total_assets',
  'total_liabilities',
  'working_capital_change',
  'tax_rate',
  'beta',
  'risk_free_rate',
  'shares',
  'net_debt',
])

/** Rates of a year, which no ratio of two balances is. */
const COSTS = new Set<ModelConcept>(['cost_of_debt', 'cost_of_equity', 'wacc', 'tax_rate', 'risk_free_rate'])

/** What a line holds besides, behind its name. What it leaves out makes another measure: operating profit before depreciation is EBITDA. */
const INCLUDING = /^[\s,(（-]*(?:incl?\b|includ|with\b|含|包括|포함|込)/i

/** Lines that a multiple may divide by. */
const DENOMINATORS = new Set<ModelConcept>(['revenue', 'ebitda', 'ebit', 'net_income'])
/** Above this two labels may mean the same. */
/** Names that stand under every heading. */
const RECURRING = /^(?:total|subtotal|sum|other|others|net|check|growth|合计|小计|其他|合計|小計|その他|합계|소계|기타)/

interface Mismatch {
  kind: 'line' | 'rate'
  cell: FormulaCell
  source: ModelCell
}

export const labelMismatch = defineRule({
  meta: {
    id: 'formula/label-mismatch',
    catalogue: ['FORM-011'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: WORKBOOK_TYPES,
    status: 'stable',
  },
  messages: {
    line: {
      title: {
        'zh-CN': '引用行与本行项目不符',
        en: 'Link refers to a different line from its label',
        ko: '참조한 행이 행 이름과 다릅니다',
        ja: '参照先の行が行名と異なります',
      },
      message: {
        'zh-CN': '{cell} 的行名为“{own}”，却引用了 {source}“{other}”。',
        en: '{cell} is labelled “{own}” but links to {source}, “{other}”.',
        ko: '{cell}의 행 이름은 ‘{own}’이나 {source}(‘{other}’)을(를) 참조합니다.',
        ja: '{cell}の行名は「{own}」ですが、{source}「{other}」を参照しています。',
      },
      explanation: {
        'zh-CN': '直接引用的两行应为同一项目；请核对引用行号。同一行如此引用的单元格共 {count} 个。',
        en: 'A plain link should connect the same item: check the row it points to. Cells of the row affected: {count}.',
        ko: '단순 참조는 같은 항목을 연결해야 합니다. 참조 행을 확인하십시오. 같은 행의 해당 셀: {count}개.',
        ja: '単純参照は同じ項目同士を結ぶはずです。参照先の行を確認してください。同じ行の該当セル：{count}件。',
      },
    },
    rate: {
      title: {
        'zh-CN': '计算采用了另一项目的比率',
        en: 'Formula applies the rate of another line',
        ko: '다른 항목의 비율을 적용하고 있습니다',
        ja: '別の項目の率を適用しています',
      },
      message: {
        'zh-CN': '{cell}“{own}”采用了 {source}“{other}”；共 {count} 个单元格。',
        en: '{cell}, “{own}”, applies {source}, “{other}”. Cells concerned: {count}.',
        ko: '{cell}(‘{own}’)이(가) {source}(‘{other}’)을(를) 적용합니다. 해당 셀: {count}개.',
        ja: '{cell}「{own}」が {source}「{other}」を適用しています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '利息按借款利率计算，所得税按税率计算；请核对引用的比率。',
        en: 'Interest follows the interest rate, tax the tax rate: check which rate is read.',
        ko: '이자는 이자율로, 법인세는 세율로 계산합니다. 참조한 비율을 확인하십시오.',
        ja: '利息は借入金利、税金は税率で計算します。参照している率を確認してください。',
      },
    },
    growth: {
      title: {
        'zh-CN': '增长率未减 1',
        en: 'A growth rate lacks its minus one',
        ko: '성장률에서 1을 빼지 않았습니다',
        ja: '成長率から1が引かれていません',
      },
      message: {
        'zh-CN':
          '{cell}“{own}”的公式 {actual} 得出的是与 {source} 的比值（{value}），而不是增长率；共 {count} 个单元格。',
        en: '{cell}, “{own}”, holds {actual}: that is the ratio to {source} ({value}), not the growth over it. Cells concerned: {count}.',
        ko: '{cell}(‘{own}’)의 수식 {actual}은(는) {source} 대비 비율({value})이며 증가율이 아닙니다. 해당 셀: {count}개.',
        ja: '{cell}「{own}」の数式 {actual} は{source}に対する比率（{value}）であり、増加率ではありません。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '增长率 = 本期 ÷ 上期 − 1；年化收益率 = 倍数^(1/年数) − 1。',
        en: 'Growth is this period over the last, less one; an annual return is the multiple to the power of 1/years, less one.',
        ko: '증가율 = 당기 ÷ 전기 − 1, 연환산 수익률 = 배수^(1/연수) − 1입니다.',
        ja: '増加率＝当期÷前期−1、年率リターン＝倍率^(1/年数)−1です。',
      },
    },
    factor: {
      title: {
        'zh-CN': '直接乘以增长率，未加 1',
        en: 'A line is multiplied by its growth rate alone',
        ko: '1을 더하지 않고 성장률만 곱했습니다',
        ja: '1を加えずに成長率だけを掛けています',
      },
      message: {
        'zh-CN':
          '{cell}“{own}”的公式 {actual} 以上一期乘以 {source}“{other}”（{value}）本身，而非 1 加该增长率；共 {count} 个单元格。',
        en: '{cell}, “{own}”, holds {actual}: the value before is multiplied by {source}, “{other}” ({value}), and not by one plus it. Cells concerned: {count}.',
        ko: '{cell}(‘{own}’)의 수식 {actual}은(는) 직전 값에 1+성장률이 아니라 {source}(‘{other}’, {value}) 자체를 곱합니다. 해당 셀: {count}개.',
        ja: '{cell}「{own}」の数式 {actual} は、前の値に1＋成長率ではなく{source}「{other}」（{value}）そのものを掛けています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '下期 = 本期 ×（1 + 增长率）；只乘增长率会使该行骤降至一小部分。',
        en: 'The next period is this one times one plus the growth; the growth alone leaves a fraction of the line.',
        ko: '다음 기간 = 당기 × (1 + 성장률)입니다. 성장률만 곱하면 값이 일부만 남습니다.',
        ja: '翌期＝当期×（1＋成長率）です。成長率だけを掛けると値がごく一部になってしまいます。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const grid of model.grids.values())
      for (const [first, ...others] of mismatchesByRow(model, grid)) {
        const { cell, source, kind } = first!
        const data = {
          own: lineNameOf(model, cell),
          other: lineNameOf(model, source),
          source: nameOf(source),
          count: others.length + 1,
        }
        yield cellDraft(model, kind, cell, {
          to: others.at(-1)?.cell ?? cell,
          operands: [source],
          data,
          confidence: 0.75,
          // Nothing stands between two subtotals: the lines that would are in the ones above.
          ...(isRightAbove(source, cell) && { severity: 'warning' as const }),
          // That the exit takes the multiple of the entry is what somebody assumes, unless an exit multiple is typed that it passes over.
          ...(isOtherEnd(model, cell, source) && {
            severity: hasExitInput(model) ? ('warning' as const) : ('suggestion' as const),
          }),
        })
      }
    yield* missingOnes(model)
  },
})

/** Growth rates and factors that are taken for each other, a line at a time. */
function* missingOnes(model: WorkbookModel) {
  const known = new Set(departuresOf(model).flatMap(({ anomalies }) => anomalies.map(({ cell }) => cell)))
  const lines = Map.groupBy(
    missingOnesOf(model).filter(({ cell }) => !known.has(cell)),
    ({ cell, kind }) => lineOfCell(model, cell) ?? `${kind} ${cell.sheet} ${cell.shape.form}`,
  )
  for (const found of lines.values()) {
    const { cell, other, kind } = firstOf(found)
    const shown = kind === 'rate' ? cell : other
    yield cellDraft(model, kind === 'rate' ? 'growth' : 'factor', cell, {
      to: lastOf(found).cell,
      operands: [other],
      data: {
        own: lineNameOf(model, cell),
        actual: `=${cell.cell.formula}`,
        source: nameOf(other),
        other: lineNameOf(model, other),
        value: shown.cell.text.trim(),
        count: found.length,
      },
      confidence: 0.8,
    })
  }
}

function mismatchesByRow(model: WorkbookModel, grid: SheetGrid): Iterable<Mismatch[]> {
  // A cell that departs from its copies is reported as that.
  const known = new Set(departuresOf(model).flatMap(({ anomalies }) => anomalies.map(({ cell }) => cell)))
  const found = grid.cells
    .filter(isCalculation)
    .flatMap((cell) => (known.has(cell) ? [] : (mismatchOf(model, cell) ?? [])))
  // Copies of one formula are one mistake.
  return Map.groupBy(found, ({ kind, cell }) => `${kind}|${cell.shape.form}`).values()
}

function mismatchOf(model: WorkbookModel, cell: FormulaCell): Mismatch | undefined {
  const source = linkOf(model, cell)?.cell
  if (!source) return rateMismatchOf(model, cell)
  if (isTableCorner(model, cell) || isLabelledAfar(model, source)) return undefined
  const [own, other] = [conceptOfCell(model, cell), conceptOfCell(model, source)]
  if (namesOtherStatistic(model, cell, source)) return { kind: 'line', cell, source }
  if (isReplacement(model, cell) || isNamedByHead(model, cell, source) || isOfHeading(model, cell, source))
    return undefined
  if (own && COSTS.has(own) && DEBT_TO_EQUITY.test(lineNameOf(model, source).normalize('NFKC')))
    return { kind: 'line', cell, source }
  if (isQualified(model, cell, source) || isRestOfSum(model, cell, source)) return undefined
  if (isReplacedForEver(model, cell, [own, other])) return undefined
  if (own && other && own !== other && DISTINCT.has(own) && DISTINCT.has(other)) return { kind: 'line', cell, source }
  return isOtherEnd(model, cell, source) || namesAnother(model, cell, source)
    ? { kind: 'line', cell, source }
    : undefined
}

/** "COGS" that links to "COGS including depreciation": the same line, and what is in it. */
function isQualified(model: WorkbookModel, cell: ModelCell, source: ModelCell): boolean {
  const [own, other] = [cell, source].map((place) => foldLabel(lineNameOf(model, place)))
  return own !== undefined && own !== '' && other?.startsWith(own) === true && INCLUDING.test(other.slice(own.length))
}

/** Before tax what is before interest, in periods without any: the other periods of the line add the same line and one that is blank here. */
function isRestOfSum(model: WorkbookModel, cell: ModelCell, source: ModelCell): boolean {
  const line = gridOf(model, cell.sheet)?.row(cell.row) ?? []
  return line.some((other) => {
    if (!isCalculation(other) || other === cell) return false
    const here = partsOf(model, other).map(({ cell: part }) => ({
      ...part,
      column: part.column - other.column + cell.column,
    }))
    const isSource = ({ sheet, row, column }: { sheet: string; row: number; column: number }): boolean =>
      sheet === source.sheet && row === source.row && column === source.column
    const isBlank = ({ sheet, row, column }: { sheet: string; row: number; column: number }): boolean =>
      (numberOf(gridOf(model, sheet)?.at(row, column)) ?? 0) === 0
    return here.length > 1 && here.some(isSource) && here.every((part) => isSource(part) || isBlank(part))
  })
}

/** Blank cells behind which another table begins. */
const GAP = 3

/** The only name to the left belongs to a number that stands right beside it, with blank cells between that and this one. */
function isLabelledAfar(model: WorkbookModel, { sheet, row, column }: ModelCell): boolean {
  const grid = gridOf(model, sheet)
  const label = grid && rowLabelOf(grid, row, column)
  const last = grid?.row(row).findLast((cell) => cell.column < column)
  return label !== undefined && last !== undefined && isNumeric(last) && column - last.column > GAP
}

/** The corner of a table of what-ifs repeats its result, under whatever its axes are called. */
function isTableCorner(model: WorkbookModel, { sheet, row, column }: ModelCell): boolean {
  const inner = gridOf(model, sheet)?.at(row + 1, column + 1)
  return inner?.cell.computedBy !== undefined || inner?.shape?.functions.has('TABLE') === true
}

/** In a table the head of the column may say what the row does not: a rate in the row of a beta; "Enterprise value" over its two methods. */
function isNamedByHead(model: WorkbookModel, cell: ModelCell, source: ModelCell): boolean {
  const [own, other] = [cell, source].map((place) => conceptOfCell(model, place))
  const [ownHead, otherHead] = [cell, source].map((place) => headOf(model, place))
  if (own && otherHead && conceptOf(otherHead) === own) return true
  if (other && ownHead && conceptOf(ownHead) === other) return true
  const name = foldLabel(lineNameOf(model, cell))
  return !other && name !== '' && headingsOver(model, source).includes(name)
}

/**
 * "Revenue" under the heading of a segment that takes that segment's line elsewhere, unless the headings there say that it is of another
 * item.
 */
function isOfHeading(model: WorkbookModel, cell: ModelCell, source: ModelCell): boolean {
  const part = foldLabel(lineNameOf(model, source))
  if (part === '' || !headingsOver(model, cell).includes(part)) return false
  const item = conceptOfCell(model, cell)
  const items = headingsOver(model, source).map((heading) => conceptOf(heading))
  return item === undefined || items.every((other) => other === undefined || other === item)
}

function headOf(model: WorkbookModel, { sheet, row, column }: ModelCell): string | undefined {
  const grid = gridOf(model, sheet)
  return grid && columnLabelOf(grid, row, column)?.cell.text
}

/** Rows above a line among which its heading stands. */
const HEADING_REACH = 4

/** Texts over the label of a line that have no number beside them. */
function headingsOver(model: WorkbookModel, { sheet, row, column }: ModelCell): string[] {
  const grid = gridOf(model, sheet)
  const label = grid && rowLabelOf(grid, row, column)
  if (!grid || !label) return []
  return Array.from({ length: HEADING_REACH }, (_, step) => grid.at(row - 1 - step, label.column)).flatMap((above) =>
    above?.cell.type === 'text' &&
    !grid.row(above.row).some((beside) => isNumeric(beside) && beside.column <= column && numberOf(beside) !== 0)
      ? [foldLabel(above.cell.text)]
      : [],
  )
}

const ENTRY = /\bentry\b|\bat acquisition\b|收购|买入|进入时|取得|買収時|인수|진입/i
const EXIT = /\bexit\b|\bat sale\b|退出|出售|売却|エグジット|회수|매각/i

/** "Exit multiple" that links to the entry's, or the other way round. */
function isOtherEnd(model: WorkbookModel, cell: ModelCell, source: ModelCell): boolean {
  // A row of multiples at entry and at exit is called after one of them.
  const head = headOf(model, cell)
  if (head !== undefined && ENTRY.test(head) && !EXIT.test(head)) return false
  const [own, other] = [cell, source].map((place) => lineNameOf(model, place))
  if (!own || !other) return false
  const isOnly = (text: string, one: RegExp, not: RegExp): boolean => one.test(text) && !not.test(text)
  return (
    (isOnly(own, EXIT, ENTRY) && isOnly(other, ENTRY, EXIT)) || (isOnly(own, ENTRY, EXIT) && isOnly(other, EXIT, ENTRY))
  )
}

/** Heads of the year from which on nothing changes. */
const TERMINAL =
  /\b(?:terminal|perpetuity|residual|normali[sz]ed|steady[- ]state|tv)\b|永续|终值|稳定期|영구|잔존|永続|残存|ターミナル/i

/** In the terminal year what wears out is replaced: depreciation is set to the capital expenditure of that year, or the reverse. */
function isReplacedForEver(
  model: WorkbookModel,
  cell: ModelCell,
  concepts: readonly (ModelConcept | undefined)[],
): boolean {
  return concepts.includes('depreciation') && concepts.includes('capex') && TERMINAL.test(headOf(model, cell) ?? '')
}

const isRightAbove = (source: ModelCell, cell: ModelCell): boolean =>
  source.sheet === cell.sheet && source.column === cell.column && cell.row - source.row === 1

/** A typed assumption for the exit. */
function hasExitInput(model: WorkbookModel): boolean {
  return [...model.grids.values()].some(({ cells }) =>
    cells.some((cell) => {
      const name = isConstantNumber(cell) ? lineNameOf(model, cell) : ''
      return /multiple|倍|배수/i.test(name) && EXIT.test(name) && !ENTRY.test(name)
    }),
  )
}

/** "Multiple, median" that links to the maximum. */
function namesOtherStatistic(model: WorkbookModel, cell: ModelCell, source: ModelCell): boolean {
  const [own, other] = [cell, source].map((place) => statisticIn(lineNameOf(model, place)))
  // What only hands on a value of no statistic is none itself: sales beside the lowest, mean and highest multiple.
  const origin = originOf(model, source)
  if (origin !== source && !statisticIn(lineNameOf(model, origin))) return false
  return own !== undefined && other !== undefined && own !== other
}

/** Where a chain of links begins. */
function originOf(model: WorkbookModel, cell: ModelCell): ModelCell {
  const seen = new Set<ModelCell>()
  let at = cell
  while (isCalculation(at) && !seen.has(at)) {
    seen.add(at)
    at = linkOf(model, at)?.cell ?? at
  }
  return at
}

const INTEREST = /^(?:less:? ?)?interest$|^利息$|^이자$|^利子$/i

/** A link to another sheet past the line there that bears its own name. Totals and the like recur under every heading. */
function namesAnother(model: WorkbookModel, cell: ModelCell, source: ModelCell): boolean {
  if (cell.sheet === source.sheet || runsDown(model.axes(source.sheet))) return false
  const [own, other] = [cell, source].map((place) => foldLabel(lineNameOf(model, place)))
  if (!own || !other || own.length < 4 || RECURRING.test(own) || likenessOf(own, other) > MOST_ALIKE) return false
  // The income statement may call the same line by a longer name.
  if (INTEREST.test(own) && conceptOfCell(model, source) === 'interest_expense') return false
  const grid = gridOf(model, source.sheet)!
  const namesakes = grid.column(source.column).filter((place) => {
    const label = rowLabelOf(grid, place.row, place.column)
    return label !== undefined && isNumeric(place) && foldLabel(label.cell.text) === own
  })
  // What bears the name holds the same amount: whichever of the two is read, the result is right.
  const isEqual = namesakes.some((place) => Math.abs(numberOf(place) ?? 0) === Math.abs(numberOf(source) ?? Number.NaN))
  return namesakes.length === 1 && !isEqual && model.axes(source.sheet).length > 0
}

/** What the head of a multiple says that it divides by. */
function basisUnder(model: WorkbookModel, cell: ModelCell): ModelConcept | undefined {
  return headsOf(model, cell).flatMap((head) => basisOf(head.cell.text) ?? [])[0]
}

/** What stands over a cell and what stands left of it; where periods run, the line alone names what it holds. */
function headsOf(model: WorkbookModel, cell: ModelCell): ModelCell[] {
  const grid = gridOf(model, cell.sheet)!
  const axis = axisAt(model.axes(cell.sheet), cell)
  const over = axis?.direction === 'row' ? undefined : columnLabelOf(grid, cell.row, cell.column)
  const beside = axis?.direction === 'column' ? undefined : rowLabelOf(grid, cell.row, cell.column)
  return [over, beside].filter((head) => head !== undefined)
}

const EQUITY_MULTIPLE = /\bp\s*\/\s*[ebs]\b|\bp[ebs]r\b|市[盈净销]率|주가(?:수익|순자산|매출)|株価(?:収益|純資産|売上)/i
const ENTERPRISE_MULTIPLE = /(?:^|\W)(?:t?ev|enterprise value|企业价值|企業価値|기업가치)\s*\//i

/** The value over the bar that a multiple's name excludes: enterprise value in a P/E, market capitalisation in an EV/EBITDA. */
function otherNumeratorOf(model: WorkbookModel, cell: ModelCell): ModelCell | undefined {
  const { over, under } = quotientOf(model, cell) ?? {}
  const [concept, basis] = [over, under].map((part) => part && conceptOfCell(model, part))
  // Value over the number of shares may well stand in a line named after the multiple that it came from.
  const names = basis && DENOMINATORS.has(basis) && headsOf(model, cell).map((head) => head.cell.text.normalize('NFKC'))
  if (!names) return undefined
  const isEquity = concept === 'market_capitalisation' || concept === 'equity_value'
  const excluded = concept === 'enterprise_value' ? EQUITY_MULTIPLE : isEquity ? ENTERPRISE_MULTIPLE : undefined
  return excluded && names.some((name) => excluded.test(name)) ? over : undefined
}

/** Lines below a profit among which depreciation is still to be taken off. */
const LINES_BELOW = 4

/** An "operating profit" below which depreciation stands is one before it, as Indian statements and data services print it. */
function isBeforeDepreciation(model: WorkbookModel, { sheet, row, column }: ModelCell): boolean {
  const grid = gridOf(model, sheet)
  return Array.from({ length: LINES_BELOW }, (_, step) => grid?.at(row + step + 1, column)).some(
    (below) => below !== undefined && conceptOfCell(model, below) === 'depreciation',
  )
}

/** Interest at the tax rate, tax at a growth rate: the line's name says which rate it follows. */
function rateMismatchOf(model: WorkbookModel, cell: FormulaCell): Mismatch | undefined {
  const otherValue = otherNumeratorOf(model, cell)
  if (otherValue) return { kind: 'line', cell, source: otherValue }
  // Heads are looked for far above: only a quotient is asked for them.
  const under = quotientOf(model, cell)?.under
  const basis = under && basisUnder(model, cell)
  const concept = basis && conceptOfCell(model, under)
  const isEbitda = under && basis === 'ebitda' && concept === 'ebit' && isBeforeDepreciation(model, under)
  if (concept && DENOMINATORS.has(concept) && concept !== basis && !isEbitda)
    return { kind: 'line', cell, source: under }
  if (conceptOfCell(model, cell) !== 'interest_expense') return undefined
  const factors = factorsOf(cell.shape.root).flatMap(({ node }) => cellOfNode(model, cell, node) ?? [])
  const source = factors.find((factor) => conceptOfCell(model, factor) === 'tax_rate')
  return source && { kind: 'rate', cell, source }
}
