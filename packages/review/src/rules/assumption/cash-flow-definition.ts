import { firstOf, lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellDraft } from '../../rule/cell-draft.ts'
import {
  allPrecedents,
  cellAt,
  conceptLinesOf,
  conceptOfCell,
  conceptsRead,
  consequencesOf,
  differenceOfPeriods,
  findKeptForTax,
  gridOf,
  isCalculation,
  isNumeric,
  leavesOf,
  levelFlowsOf,
  levelsOf,
  lineNameOf,
  lineOfCell,
  linesWith,
  linkOf,
  nameOf,
  numberOf,
  partsOf,
  positionIn,
  runsDown,
} from '@tickmark/workbook'
import type { ConceptLine, ModelCell, ModelConcept, WorkbookModel } from '@tickmark/workbook'

const ADJUSTMENTS = new Set<ModelConcept>(['depreciation', 'capex', 'working_capital_change'])
/** Lines between the first of a cash flow and its total. */
const LONGEST_BLOCK = 14
/** What tax is not charged on. */
const NO_BASE = new Set<ModelConcept>(['revenue', 'gross_profit', 'ebitda', 'net_income', 'cost_of_sales'])

const WRONG_BASE = {
  title: {
    'zh-CN': '所得税的计税基础有误',
    en: 'Tax is charged on the wrong profit',
    ko: '법인세의 과세 기준 이익이 잘못되었습니다',
    ja: '税額の計算基礎となる利益が誤っています',
  },
  explanation: {
    'zh-CN': '无杠杆自由现金流中的税按息税前利润计算，利息的节税效果已在 WACC 中；利润表中的税按利润总额计算。',
    en: 'Tax in an unlevered cash flow is on EBIT, since WACC already carries the tax saved on interest; tax in the income statement is on profit before tax.',
    ko: '무차입 현금흐름의 세금은 영업이익 기준이며, 이자의 절세효과는 이미 WACC에 있습니다. 손익계산서의 세금은 세전이익 기준입니다.',
    ja: 'アンレバードのキャッシュ・フローの税額は営業利益を基礎とし、利息の節税効果はWACCに含まれます。損益計算書の税額は税引前利益を基礎とします。',
  },
}

export const cashFlowDefinition = defineRule({
  meta: {
    id: 'assumption/cash-flow-definition',
    catalogue: ['ASSU-007'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    omitted: {
      title: {
        'zh-CN': '自由现金流漏计列示的项目',
        en: 'Free cash flow leaves out a listed line',
        ko: '잉여현금흐름에 표시된 항목이 빠졌습니다',
        ja: 'フリー・キャッシュ・フローに記載項目が含まれていません',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 没有用到其上方列示的 {term}（{termLabel}，{value}）。',
        en: '{cell} ({label}) holds {actual} and does not depend on {term} ({termLabel}, {value}) listed above it.',
        ko: '{cell}({label})의 수식 {actual}은(는) 위에 표시된 {term}({termLabel}, {value})을(를) 사용하지 않습니다.',
        ja: '{cell}（{label}）の数式 {actual} は、上に記載された{term}（{termLabel}、{value}）を使っていません。',
      },
      explanation: {
        'zh-CN': '自由现金流 = 税后净营业利润 + 折旧摊销 − 资本性支出 − 营运资金增加。',
        en: 'Free cash flow = NOPAT + depreciation − capital expenditure − increase in working capital.',
        ko: '잉여현금흐름 = 세후영업이익 + 감가상각비 − 자본적지출 − 운전자본 증가.',
        ja: 'フリー・キャッシュ・フロー＝税引後営業利益＋減価償却費−設備投資−運転資本の増加。',
      },
    },
    level: {
      title: {
        'zh-CN': '变动项目取的是余额而非变动额',
        en: 'A line of changes takes a balance',
        ko: '증감 항목에 증감액이 아닌 잔액을 사용했습니다',
        ja: '増減項目が増減額ではなく残高になっています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 取 {term}（{termLabel}，{value}）的余额；同类项目 {right} 取两期之差。单元格 {count} 个。',
        en: '{cell} ({label}) holds {actual}, the balance of {term} ({termLabel}, {value}); {right} takes the difference of two periods. Cells: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) {term}({termLabel}, {value})의 잔액을 사용합니다. {right}은(는) 두 기간의 차이를 사용합니다. 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は{term}（{termLabel}、{value}）の残高です。{right}は2期間の差額を用いています。セル：{count}件。',
      },
      explanation: {
        'zh-CN': '现金流量只受余额变动影响：本期余额减上期余额。',
        en: 'A balance moves cash by its change only: this period less the one before.',
        ko: '현금흐름에는 잔액의 증감(당기 − 전기)만 반영됩니다.',
        ja: 'キャッシュ・フローに影響するのは残高の増減（当期−前期）だけです。',
      },
    },
    balance: {
      title: {
        'zh-CN': '现金流计入了营运资金余额而非变动额',
        en: 'A cash flow takes in the balance of working capital',
        ko: '현금흐름에 운전자본 증감이 아닌 잔액이 반영되었습니다',
        ja: 'キャッシュ・フローに運転資本の増減ではなく残高が含まれています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 计入了 {term}（{termLabel}，{value}），这是余额，不是变动额。',
        en: '{cell} ({label}) holds {actual} and takes in {term} ({termLabel}, {value}), a balance, not its change.',
        ko: '{cell}({label})의 수식 {actual}에 {term}({termLabel}, {value})이(가) 포함되어 있으나, 이는 증감액이 아닌 잔액입니다.',
        ja: '{cell}（{label}）の数式 {actual} には{term}（{termLabel}、{value}）が含まれていますが、これは増減額ではなく残高です。',
      },
      explanation: {
        'zh-CN': '现金流量只受余额变动影响：本期余额减上期余额。',
        en: 'A balance moves cash by its change only: this period less the one before.',
        ko: '현금흐름에는 잔액의 증감(당기 − 전기)만 반영됩니다.',
        ja: 'キャッシュ・フローに影響するのは残高の増減（当期−前期）だけです。',
      },
    },
    base: {
      ...WRONG_BASE,
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 以 {term}（{termLabel}）为基础，应以 {right}（{rightLabel}）为基础。',
        en: '{cell} ({label}) holds {actual} and is based on {term} ({termLabel}) instead of {right} ({rightLabel}).',
        ko: '{cell}({label})의 수식 {actual}은(는) {term}({termLabel})을(를) 기준으로 하나, {right}({rightLabel})을(를) 기준으로 해야 합니다.',
        ja: '{cell}（{label}）の数式 {actual} は{term}（{termLabel}）を基礎としていますが、{right}（{rightLabel}）を基礎とすべきです。',
      },
    },
    baseWithoutLine: {
      ...WRONG_BASE,
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 以 {term}（{termLabel}）为基础。',
        en: '{cell} ({label}) holds {actual} and is based on {term} ({termLabel}).',
        ko: '{cell}({label})의 수식 {actual}은(는) {term}({termLabel})을(를) 기준으로 합니다.',
        ja: '{cell}（{label}）の数式 {actual} は{term}（{termLabel}）を基礎としています。',
      },
    },
    kept: {
      title: {
        'zh-CN': '税项行计算的是税后余额',
        en: 'A line of taxes holds what is left after tax',
        ko: '세금 항목에 세후 잔액이 계산되어 있습니다',
        ja: '税金の行が税引後の残額になっています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 乘以 1 减 {term}（{termLabel}，{value}），得到的是税后利润而不是税额。涉及单元格：{count} 个。',
        en: '{cell} ({label}) holds {actual} and multiplies by 1 less {term} ({termLabel}, {value}): that is the profit after tax, not the tax. Cells: {count}.',
        ko: '{cell}({label})의 수식 {actual}은(는) 1에서 {term}({termLabel}, {value})을(를) 뺀 값을 곱하므로 세금이 아니라 세후 이익입니다. 해당 셀: {count}개.',
        ja: '{cell}（{label}）の数式 {actual} は1から{term}（{termLabel}、{value}）を差し引いた値を掛けており、税額ではなく税引後利益になっています。該当セル：{count}件。',
      },
      explanation: {
        'zh-CN': '税额为利润乘以税率；若再从利润中扣除，税后利润只剩下税额本身。',
        en: 'Tax is the profit times the rate. Deducted from the profit, this line leaves the tax and takes the profit.',
        ko: '세금은 이익에 세율을 곱한 금액입니다. 이 값을 이익에서 빼면 세금만 남게 됩니다.',
        ja: '税額は利益に税率を掛けたものです。この行を利益から差し引くと、税額だけが残ってしまいます。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    for (const line of linesWith(model, 'free_cash_flow')) {
      yield* omittedLines(model, line)
      yield* balancesIn(model, line)
    }
    yield* wrongBases(model)
    yield* keptForTax(model)
    yield* levels(model)
    yield* levelFlows(model)
  },
})

/** Adjustments listed between the profit that the flow starts from and its total, which it does not depend on. */
function* omittedLines(model: WorkbookModel, line: ConceptLine) {
  const cell = line.cells.find(isCalculation)
  if (!cell || consequencesOf(model).has(cell)) return
  const read = allPrecedents(model, cell)
  const block = conceptLinesOf(model).filter(
    (other) =>
      other.sheet === line.sheet &&
      other.direction === line.direction &&
      other.line < line.line &&
      other.line >= line.line - LONGEST_BLOCK,
  )
  const start = block.findLast(({ concept }) => ['nopat', 'ebit', 'net_income', 'ebitda'].includes(concept))
  // Below another total begins another list; a flow that does not come from this profit is defined elsewhere.
  const origin = start && cellAt(start, positionIn(line, cell))
  if (!origin || !read.has(origin)) return
  if (!start || block.some((other) => other.concept === 'free_cash_flow' && other.line > start.line)) return
  const added = new Set(partsOf(model, cell).map((part) => part.cell))
  for (const other of block) {
    const term = cellAt(other, positionIn(line, cell))
    if (other.line <= start.line || !ADJUSTMENTS.has(other.concept) || !term || !numberOf(term) || read.has(term))
      continue
    // The line only repeats what the flow takes from where it stands first.
    const source = linkOf(model, term)?.cell
    if (source && added.has(source)) continue
    const data = {
      actual: `=${cell.cell.formula}`,
      term: nameOf(term),
      termLabel: lineNameOf(model, term),
      value: term.cell.text.trim(),
    }
    yield cellDraft(model, 'omitted', cell, {
      to: lastOf(line.cells.filter(isCalculation)),
      operands: [term],
      data,
      confidence: 0.7,
    })
  }
}

/** A subtotal of the cash flow statement, which the flow reads through that statement's total: its lines are changes. */
function isOfStatement(model: WorkbookModel, flow: ModelCell, term: ModelCell): boolean {
  const isSubtotal = isCalculation(term) && term.shape.functions.has('SUM')
  return isSubtotal && !partsOf(model, flow).some((part) => part.cell === term)
}

/** Every period of the line that a link takes its value from. */
function sourceLineOf(model: WorkbookModel, term: ModelCell): ModelCell[] {
  const source = isCalculation(term) ? linkOf(model, term)?.cell : undefined
  const line = source && (gridOf(model, source.sheet)?.row(source.row) ?? [])
  return (line ?? []).filter((cell) => isNumeric(cell) && !runsDown(model.axes(cell.sheet)))
}

/** Working capital as it stands among the terms of a flow: a line of statements that is no difference of two periods. */
function* balancesIn(model: WorkbookModel, line: ConceptLine) {
  const found = line.cells.filter(isCalculation).flatMap((cell) => {
    const parts = leavesOf(model, cell, WORKING_CAPITAL)
    // Its balance at both ends is its change.
    const own = parts.filter((part) => conceptOfCell(model, part.cell) === 'working_capital')
    const [term, more] = own
    if (!term || more || (isCalculation(term.cell) && differenceOfPeriods(model, term.cell))) return []
    return numberOf(term.cell) && !isOfStatement(model, cell, term.cell) ? [{ cell, term: term.cell }] : []
  })
  const [first] = found
  // One period alone may be the first of a company, or its last, in which the capital is released.
  if (!first || found.length < LEAST_BALANCES || consequencesOf(model).has(first.cell)) return
  // A line of changes may bear the short name: changes go up and down.
  const terms = [...found.map(({ term }) => term), ...sourceLineOf(model, first.term)]
  if (new Set(terms.map((term) => Math.sign(numberOf(term) ?? 0)).filter((sign) => sign !== 0)).size > 1) return
  const data = {
    actual: `=${first.cell.cell.formula}`,
    term: nameOf(first.term),
    termLabel: lineNameOf(model, first.term),
    value: first.term.cell.text.trim(),
  }
  yield cellDraft(model, 'balance', first.cell, {
    to: lastOf(found).cell,
    operands: [first.term],
    data,
    confidence: 0.7,
    severity: 'warning',
  })
}

const WORKING_CAPITAL = new Set<ModelConcept>(['working_capital', 'working_capital_change'])
const LEAST_BALANCES = 3

function* levels(model: WorkbookModel) {
  for (const { cells, balance, sibling } of levelsOf(model)) {
    const first = firstOf(cells)
    if (consequencesOf(model).has(first)) continue
    yield cellDraft(model, 'level', first, {
      to: lastOf(cells),
      operands: [balance, sibling],
      data: {
        actual: `=${first.cell.formula}`,
        term: nameOf(balance),
        termLabel: lineNameOf(model, balance),
        value: balance.cell.text.trim(),
        right: nameOf(sibling),
        count: cells.length,
      },
      confidence: 0.85,
    })
  }
}

/** Balances where another period of the same line takes their changes. */
function* levelFlows(model: WorkbookModel) {
  for (const { cells, balance, change } of levelFlowsOf(model)) {
    const first = firstOf(cells)
    yield cellDraft(model, 'balance', first, {
      to: lastOf(cells),
      operands: [balance, change],
      data: {
        actual: `=${first.cell.formula}`,
        term: nameOf(balance),
        termLabel: lineNameOf(model, balance),
        value: balance.cell.text.trim(),
      },
      confidence: 0.85,
    })
  }
}

function* keptForTax(model: WorkbookModel) {
  for (const { cells, rate } of findKeptForTax(model)) {
    const first = firstOf(cells)
    yield cellDraft(model, 'kept', first, {
      to: lastOf(cells),
      operands: [rate],
      data: {
        actual: `=${first.cell.formula}`,
        term: nameOf(rate),
        termLabel: lineNameOf(model, rate),
        value: rate.cell.text.trim(),
        count: cells.length,
      },
      confidence: 0.9,
    })
  }
}

function* wrongBases(model: WorkbookModel) {
  for (const line of linesWith(model, 'income_tax', 'nopat')) {
    const found = line.cells.filter(isCalculation).flatMap((cell) => {
      const base = wrongBase(model, line, cell)
      return base ? [{ cell, base }] : []
    })
    const [first] = found
    if (!first || consequencesOf(model).has(first.cell)) continue
    const expected = isUnlevered(model, line) ? 'ebit' : 'profit_before_tax'
    const rightLine = linesWith(model, expected).find(({ sheet }) => sheet === line.sheet)
    const right = rightLine?.cells[0]
    // Where both profits are the same, in a model without debt, no number is wrong.
    const isSame = ({ cell, base }: { cell: ModelCell; base: ModelCell }): boolean =>
      rightLine !== undefined && numberOf(cellAt(rightLine, positionIn(line, cell))) === numberOf(base)
    yield cellDraft(model, right ? 'base' : 'baseWithoutLine', first.cell, {
      to: lastOf(found).cell,
      operands: right ? [first.base, right] : [first.base],
      data: {
        actual: `=${first.cell.cell.formula}`,
        term: nameOf(first.base),
        termLabel: lineNameOf(model, first.base),
        ...(right && { right: nameOf(right), rightLabel: lineNameOf(model, right) }),
      },
      confidence: 0.7,
      ...(found.every(isSame) && { severity: 'suggestion' as const }),
    })
  }
}

/** "Tax on EBIT": the line says itself what it is charged on. */
const NAMES_BASE = /\bon (?:ebit|operating)|\bebit\b|息税前|营业利润|営業利益|영업이익/i

/** The cell that a tax is charged on although it should not be. */
function wrongBase(model: WorkbookModel, line: ConceptLine, cell: ModelCell): ModelCell | undefined {
  const source = linkOf(model, cell)?.cell
  // A tax that only repeats another is judged by what that one is charged on.
  if (source && conceptOfCell(model, source) === 'income_tax') {
    const isProfit = conceptsRead(model, source).has('profit_before_tax')
    return isUnlevered(model, line) && isProfit && hasInterest(model) ? source : undefined
  }
  const read = conceptsRead(model, cell)
  const isUnleveredLine = isUnlevered(model, line)
  const [right, wrong]: [ModelConcept, ModelConcept] = isUnleveredLine
    ? ['ebit', 'profit_before_tax']
    : ['profit_before_tax', 'ebit']
  if (!read.has('tax_rate') || read.has(right)) return undefined
  // Elsewhere than beside a profit before tax the operating profit may be all there is.
  if (read.has(wrong) && (isUnleveredLine || (hasLine(model, line, right) && hasInterest(model))))
    return wrong === 'ebit' && NAMES_BASE.test(line.label.cell.text) ? undefined : readWith(model, cell, wrong)
  const other = [...read].find((concept) => NO_BASE.has(concept))
  return other && hasLine(model, line, right) ? readWith(model, cell, other) : undefined
}

function readWith(model: WorkbookModel, cell: ModelCell, concept: ModelConcept): ModelCell | undefined {
  return linesWith(model, concept)
    .flatMap(({ cells }) => cells)
    .find((candidate) => model.graph.dependants(candidate).some((reader) => reader === cell))
}

function hasLine(model: WorkbookModel, { sheet }: ConceptLine, concept: ModelConcept): boolean {
  return linesWith(model, concept).some((line) => line.sheet === sheet)
}

function hasInterest(model: WorkbookModel): boolean {
  return linesWith(model, 'interest_expense').some(({ cells }) => cells.some((cell) => numberOf(cell)))
}

/** A tax line that feeds NOPAT or the free cash flow, or NOPAT itself. */
function isUnlevered(model: WorkbookModel, line: ConceptLine): boolean {
  if (line.concept === 'nopat') return true
  const [cell] = line.cells.filter(isCalculation)
  return (
    cell !== undefined &&
    model.graph.dependants(cell).some((user) => {
      const concept = lineOfCell(model, user)?.concept
      return user.sheet === cell.sheet && (concept === 'nopat' || concept === 'free_cash_flow')
    })
  )
}
