import { namesDiluted } from '@tickmark/language'
import { lastOf } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import { cellDraft } from '../../rule/cell-draft.ts'
import {
  allPrecedents,
  cellAt,
  columnLabelOf,
  conceptLinesOf,
  conceptOfCell,
  consequencesOf,
  gridOf,
  isCalculation,
  isConstantNumber,
  leavesOf,
  lineNameOf,
  lineOfCell,
  linesWith,
  linkOf,
  nameOf,
  numberOf,
  partsOf,
  positionIn,
  printNumber,
  quotientOf,
  rowLabelOf,
  signedTerms,
} from '@tickmark/workbook'
import type { ConceptLine, FormulaCell, ModelCell, ModelConcept, WorkbookModel } from '@tickmark/workbook'

/** What a positive amount does on the way from enterprise to equity value. */
const TO_EQUITY: Readonly<Partial<Record<ModelConcept, 1 | -1>>> = {
  enterprise_value: 1,
  net_debt: -1,
  debt: -1,
  minority_interest: -1,
  cash: 1,
}
/** The other way: from market capitalisation up to enterprise value. */
const TO_ENTERPRISE: Readonly<Partial<Record<ModelConcept, 1 | -1>>> = {
  market_capitalisation: 1,
  equity_value: 1,
  net_debt: 1,
  debt: 1,
  minority_interest: 1,
  cash: -1,
}
const LEAVES = new Set(
  Object.keys({ ...TO_EQUITY, ...TO_ENTERPRISE }).filter((name) => name !== 'net_debt'),
) as Set<ModelConcept>

export const equityBridge = defineRule({
  meta: {
    id: 'assumption/equity-bridge',
    catalogue: ['ASSU-005', 'FORM-016'],
    category: 'calculation',
    severity: 'serious',
    basis: 'heuristic',
    documents: ['valuation_model'],
    status: 'stable',
  },
  messages: {
    sign: {
      title: {
        'zh-CN': '企业价值与股权价值之间的调整方向有误',
        en: 'A bridge item between enterprise and equity value has the wrong sign',
        ko: '기업가치와 지분가치 사이의 조정 방향이 잘못되었습니다',
        ja: '企業価値と株式価値の間の調整の方向が誤っています',
      },
      message: {
        'zh-CN': '{cell}（{label}）的公式 {actual} 中，{term}（{termLabel}，{value}）的加减方向与其性质不符。',
        en: '{cell} ({label}) holds {actual}: {term} ({termLabel}, {value}) is added where it should be deducted, or the reverse.',
        ko: '{cell}({label})의 수식 {actual}에서 {term}({termLabel}, {value})의 가감 방향이 그 성격과 맞지 않습니다.',
        ja: '{cell}（{label}）の数式 {actual} では、{term}（{termLabel}、{value}）の加減の方向がその性質と合いません。',
      },
      explanation: {
        'zh-CN': '股权价值 = 企业价值 − 有息负债 − 少数股东权益 + 现金；由市值推算企业价值时方向相反。',
        en: 'Equity value = enterprise value − debt − minority interests + cash; going from market capitalisation to enterprise value the signs are reversed.',
        ko: '지분가치 = 기업가치 − 이자부부채 − 비지배지분 + 현금입니다. 시가총액에서 기업가치를 구할 때는 부호가 반대입니다.',
        ja: '株式価値＝企業価値−有利子負債−非支配株主持分＋現金です。時価総額から企業価値を求める場合は符号が逆になります。',
      },
    },
    omitted: {
      title: {
        'zh-CN': '列示的调整项未计入股权价值',
        en: 'A listed bridge item is left out of equity value',
        ko: '표시된 조정 항목이 지분가치에 반영되지 않았습니다',
        ja: '記載された調整項目が株式価値に反映されていません',
      },
      message: {
        'zh-CN': '{term}（{termLabel}，{value}）列于企业价值与 {cell}（{label}）之间，但公式 {actual} 没有用到它。',
        en: '{term} ({termLabel}, {value}) stands between enterprise value and {cell} ({label}), but {actual} does not read it.',
        ko: '{term}({termLabel}, {value})이(가) 기업가치와 {cell}({label}) 사이에 있으나 수식 {actual}에 사용되지 않았습니다.',
        ja: '{term}（{termLabel}、{value}）は企業価値と{cell}（{label}）の間に記載されていますが、数式 {actual} で使われていません。',
      },
      explanation: {
        'zh-CN': '遗漏债权人或少数股东的份额会高估股权价值，遗漏现金则会低估。',
        en: 'Leaving out debt or minorities overstates equity value, leaving out cash understates it.',
        ko: '부채나 비지배지분을 빠뜨리면 지분가치가 과대, 현금을 빠뜨리면 과소 평가됩니다.',
        ja: '負債や非支配株主持分の漏れは株式価値の過大評価、現金の漏れは過小評価につながります。',
      },
    },
    perShare: {
      title: {
        'zh-CN': '每股价值以企业价值计算',
        en: 'Value per share is computed from enterprise value',
        ko: '주당 가치가 기업가치로 계산되었습니다',
        ja: '1株当たり価値が企業価値から計算されています',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 以 {term}（{termLabel}）除以股数，应使用 {expectedTerm}（{expectedLabel}）。',
        en: '{cell} ({label}) holds {actual} and divides {term} ({termLabel}) by the number of shares; it should use {expectedTerm} ({expectedLabel}).',
        ko: '{cell}({label})의 수식 {actual}은(는) {term}({termLabel})을(를) 주식 수로 나눕니다. {expectedTerm}({expectedLabel})을(를) 사용해야 합니다.',
        ja: '{cell}（{label}）の数式 {actual} は{term}（{termLabel}）を株式数で割っています。{expectedTerm}（{expectedLabel}）を用いるべきです。',
      },
      explanation: {
        'zh-CN': '企业价值归全体资本提供者所有，股东只拥有其中的股权价值。',
        en: 'Enterprise value belongs to all providers of capital; shareholders own the equity value only.',
        ko: '기업가치는 모든 자본 제공자의 몫이며, 주주의 몫은 지분가치입니다.',
        ja: '企業価値はすべての資本提供者に帰属し、株主に帰属するのは株式価値です。',
      },
    },
    basic: {
      title: {
        'zh-CN': '每股价值未按稀释股数计算',
        en: 'Value per share leaves out dilution',
        ko: '주당 가치에 희석이 반영되지 않았습니다',
        ja: '1株当たり価値に希薄化が反映されていません',
      },
      message: {
        'zh-CN':
          '{cell}（{label}）的公式 {actual} 除以 {term}（{termLabel}），而模型列有 {expectedTerm}（{expectedLabel}）。',
        en: '{cell} ({label}) holds {actual} and divides by {term} ({termLabel}), although the model has {expectedTerm} ({expectedLabel}).',
        ko: '{cell}({label})의 수식 {actual}은(는) {term}({termLabel})(으)로 나누지만, 모델에는 {expectedTerm}({expectedLabel})이(가) 있습니다.',
        ja: '{cell}（{label}）の数式 {actual} は{term}（{termLabel}）で割っていますが、モデルには{expectedTerm}（{expectedLabel}）があります。',
      },
      explanation: {
        'zh-CN': '期权、可转债等将分享股权价值，按基本股数计算会高估每股价值。',
        en: 'Options and convertibles share in the equity value: the basic number of shares overstates the value of each.',
        ko: '옵션과 전환증권도 지분가치를 나누어 갖습니다. 기본 주식 수로 나누면 주당 가치가 과대평가됩니다.',
        ja: '新株予約権や転換社債も株式価値にあずかります。基本株式数で割ると1株当たり価値が過大になります。',
      },
    },
    market: {
      title: {
        'zh-CN': '每股价值与市价相差悬殊，疑为单位不一致',
        en: 'Value per share is far from the market price: possibly other units',
        ko: '주당 가치가 시장가격과 크게 다릅니다. 단위 불일치가 의심됩니다',
        ja: '1株当たり価値が市場株価と桁違いです。単位の不一致の疑いがあります',
      },
      message: {
        'zh-CN': '{cell}（{label}）为 {value}，而 {term}（{termLabel}）为 {termValue}，相差 {factor} 倍。',
        en: '{cell} ({label}) is {value}, {term} ({termLabel}) {termValue}: a factor of {factor}.',
        ko: '{cell}({label})은(는) {value}, {term}({termLabel})은(는) {termValue}(으)로 {factor}배 차이입니다.',
        ja: '{cell}（{label}）は{value}、{term}（{termLabel}）は{termValue}で、{factor}倍の差があります。',
      },
      explanation: {
        'zh-CN': '请核对金额、股数与股价的单位（千、百万、元）是否一致。',
        en: 'Check that amounts, the number of shares and the price are in the same units (thousands, millions, currency).',
        ko: '금액, 주식 수, 주가의 단위(천, 백만, 통화)가 일치하는지 확인하십시오.',
        ja: '金額、株式数、株価の単位（千、百万、通貨）が一致しているか確認してください。',
      },
    },
  },
  *check({ model }) {
    if (!model) return
    const known = consequencesOf(model)
    for (const line of linesWith(model, 'equity_value', 'enterprise_value')) {
      const faults = line.cells.filter(isCalculation).flatMap((cell) => wrongStep(model, line, cell) ?? [])
      const [fault] = faults
      if (fault && !known.has(fault.cell))
        yield draft(model, 'sign', fault, { to: lastOf(faults).cell, confidence: 0.75 })
      else if (line.concept === 'equity_value' && !fault) yield* omittedClaims(model, line)
    }
    yield* perShare(model)
    yield* basicShares(model)
    yield* farFromMarket(model)
  },
})

interface Step {
  cell: ModelCell
  term: ModelCell
}

function draft(
  model: WorkbookModel,
  messageId: 'sign' | 'omitted',
  { cell, term }: Step,
  rest: { to?: ModelCell; confidence: number; severity?: 'warning' },
) {
  return cellDraft(model, messageId, cell, {
    ...rest,
    operands: [term, ...partsOf(model, cell).flatMap((part) => (part.cell === term ? [] : [part.cell]))],
    data: {
      actual: `=${cell.cell.formula}`,
      term: nameOf(term),
      termLabel: lineNameOf(model, term),
      value: term.cell.text.trim(),
    },
  })
}

/** The first leaf of the bridge that enters against its nature. Net debt is taken apart where it is a sum; as a bare number it may be net cash. */
function wrongStep(model: WorkbookModel, { concept }: ConceptLine, cell: FormulaCell): Step | undefined {
  const parts = leavesOf(model, cell, LEAVES)
  const named = parts.flatMap((part) => {
    const own = conceptOfCell(model, part.cell)
    return own ? [{ ...part, concept: own }] : []
  })
  const isUp = concept === 'enterprise_value'
  const effects = isUp ? TO_ENTERPRISE : TO_EQUITY
  // Without its starting point the sum is no bridge: enterprise value as present values, equity value as flows to equity.
  const starts = isUp ? ['market_capitalisation', 'equity_value'] : ['enterprise_value']
  const isStarted = named.some((part) => starts.includes(part.concept) && part.sign > 0)
  if (!isStarted && (isUp || !startsFromMultiple(cell))) return undefined
  const wrong = named.find((part) => {
    const effect = effects[part.concept]
    const value = numberOf(part.cell) ?? 0
    if (!effect || value === 0 || starts.includes(part.concept)) return false
    // Debts may be written as negative amounts, and net debt may be net cash.
    const direction = part.concept === 'net_debt' ? part.sign : part.sign * Math.sign(value)
    return part.concept === 'net_debt' && value < 0 ? false : direction !== effect
  })
  return wrong && { cell, term: wrong.cell }
}

/** A value by multiples is an enterprise value on its way: multiple × amount. */
function startsFromMultiple({ shape }: FormulaCell): boolean {
  return signedTerms(shape.root).some(({ sign, node }) => sign > 0 && node.type === 'binary' && node.operator === '*')
}

/** Debt, minorities or cash listed between the two values that the equity value does not depend on. */
function* omittedClaims(model: WorkbookModel, line: ConceptLine) {
  const cells = line.cells.filter(isCalculation)
  const [cell] = cells
  const start = cell && startOf(model, line, cell)
  if (!cell || !start || line.line - start.line > 12) return
  const read = allPrecedents(model, cell)
  for (const claim of conceptLinesOf(model)) {
    const isBetween = claim.sheet === line.sheet && claim.direction === line.direction
    if (!isBetween || claim.line <= start.line || claim.line >= line.line || !TO_EQUITY[claim.concept]) continue
    const term = line.cells.length > 1 ? cellAt(claim, positionIn(line, cell)) : claim.cells[0]
    const isAlone = line.cells.length > 1 || claim.cells.length === 1
    if (!isAlone || !term || !numberOf(term) || read.has(term) || isMemo(claim)) continue
    const source = linkOf(model, term)?.cell
    if (!isSameBlock(claim, start.label, line.direction) || (source && read.has(source))) continue
    const fault = { cell, term }
    const to = cells.length > 1 ? lastOf(cells) : undefined
    yield draft(model, 'omitted', fault, { ...(to && { to }), confidence: 0.65, severity: 'warning' })
  }
}

/** The value that the equity value comes from: one that is named so, or the one that it merely repeats. */
function startOf(model: WorkbookModel, line: ConceptLine, cell: FormulaCell): Start | undefined {
  const isBefore = (other: { sheet: string; line: number }) => other.sheet === line.sheet && other.line < line.line
  const named = linesWith(model, 'enterprise_value').find(
    (other) => isBefore(other) && other.direction === line.direction,
  )
  if (named) {
    const read = allPrecedents(model, cell)
    return named.cells.some((value) => read.has(value)) ? named : undefined
  }
  const source = linkOf(model, cell)
  const grid = gridOf(model, line.sheet)
  if (!source || source.sign < 0 || !grid || source.cell.sheet !== line.sheet) return undefined
  const { row, column } = source.cell
  const label = line.direction === 'row' ? rowLabelOf(grid, row, column) : columnLabelOf(grid, row, column)
  const start = { sheet: line.sheet, line: line.direction === 'row' ? row : column, label }
  return label && isBefore(start) ? { line: start.line, label } : undefined
}

interface Start {
  line: number
  label: ModelCell
}

/** Two blocks may stand side by side, each with its own labels. */
function isSameBlock({ label }: ConceptLine, other: ModelCell, direction: ConceptLine['direction']): boolean {
  return direction === 'row' ? label.column === other.column : label.row === other.row
}

/** A line that only tells of another. */
function isMemo({ label }: ConceptLine): boolean {
  return /memo|of which|其中|备查|이 중|うち/i.test(label.cell.text)
}

function* perShare(model: WorkbookModel) {
  const equity = linesWith(model, 'equity_value')
  for (const { cells } of linesWith(model, 'value_per_share')) {
    const cell = cells.find(isCalculation)
    const quotient = cell && quotientOf(model, cell)
    if (!cell || !quotient || conceptOfCell(model, quotient.over) !== 'enterprise_value') continue
    const own = equity.find(({ sheet }) => sheet === quotient.over.sheet)?.cells[0]
    if (!own) continue
    yield cellDraft(model, 'perShare', cell, {
      operands: [quotient.over, own],
      data: {
        actual: `=${cell.cell.formula}`,
        term: nameOf(quotient.over),
        termLabel: lineNameOf(model, quotient.over),
        expectedTerm: nameOf(own),
        expectedLabel: lineNameOf(model, own),
      },
      confidence: 0.8,
    })
  }
}

const BASIC = /\bbasic\b|基本|기본/i

/** The value per share divides by basic shares while a larger diluted number stands in the model. */
function* basicShares(model: WorkbookModel) {
  const diluted = linesWith(model, 'shares')
    .filter(({ label }) => namesDiluted(label.cell.text))
    .flatMap(({ cells }) => cells)
  for (const { cells } of linesWith(model, 'value_per_share')) {
    const cell = cells.find(isCalculation)
    const under = cell && quotientOf(model, cell)?.under
    const own = under && diluted.find((other) => numberOf(other)! > numberOf(under)!)
    if (!cell || !under || !own || !BASIC.test(lineOfCell(model, under)?.label.cell.text ?? '')) continue
    yield cellDraft(model, 'basic', cell, {
      operands: [under, own],
      data: {
        actual: `=${cell.cell.formula}`,
        term: nameOf(under),
        termLabel: lineNameOf(model, under),
        expectedTerm: nameOf(own),
        expectedLabel: lineNameOf(model, own),
      },
      confidence: 0.75,
      severity: 'warning',
    })
  }
}

const MARKET_PRICE =
  /^(?:current |market |closing |last |latest )?(?:share|stock|market) price\b|^current price\b|^cmp\b|^(?:当前|目前|最新|收盘)?(?:股价|市价)|^(?:현재|시장)\s*(?:주가|가격)|^(?:現在|市場)?株価/i
/** No valuation is told to be wrong by opinion: between these only units differ. */
const OTHER_UNITS = 20

/** A computed value per share that no view of the future parts from the price that is typed beside it. */
function* farFromMarket(model: WorkbookModel) {
  for (const { cells } of linesWith(model, 'value_per_share')) {
    const [cell, ...others] = cells
    const value = Math.abs(numberOf(cell) ?? 0)
    if (!cell || others.length > 0 || !isCalculation(cell) || value === 0 || !quotientOf(model, cell)) continue
    const prices = (gridOf(model, cell.sheet)?.cells ?? []).filter(
      (other) => isConstantNumber(other) && MARKET_PRICE.test(lineNameOf(model, other).normalize('NFKC').trim()),
    )
    const [price, more] = prices
    const market = numberOf(price)
    if (!price || more || !market || market < 0) continue
    const factor = Math.max(value / market, market / value)
    if (factor < OTHER_UNITS) continue
    yield cellDraft(model, 'market', cell, {
      operands: [price],
      data: {
        value: cell.cell.text.trim(),
        term: nameOf(price),
        termLabel: lineNameOf(model, price),
        termValue: price.cell.text.trim(),
        factor: printNumber(Math.round(factor)),
      },
      confidence: 0.75,
      severity: 'warning',
    })
  }
}
