import { cellOfNode, linkOf } from '../concepts/composition.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import { factorsOf } from '../formula/canonical.ts'
import { walkFormula, type FormulaNode } from '../formula/parse.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { isConstantNumber, numberOf, type FormulaCell, type ModelCell } from '../sheet/grid.ts'

/** A payment computed with a part of a year's rate: PMT(rate / 12, term, …). */
interface Payment {
  cell: FormulaCell
  /** The rate of a year. */
  rate: ModelCell
  /** Payments of a year. */
  parts: number
  /** The argument that counts the payments. */
  term: FormulaNode | undefined
}

/** What does not fit a payment beside it: interest at the rate of the whole year, or a term counted in years. */
export type PaymentSlip =
  | { kind: 'rate'; cells: [FormulaCell, ...FormulaCell[]]; rate: ModelCell; payment: FormulaCell }
  | { kind: 'term'; cell: ModelCell; term: ModelCell; payment: FormulaCell; parts: number }

const PAYMENTS = new Set(['PMT', 'IPMT', 'PPMT'])
/** Half-years, quarters, months. */
const PARTS_OF_YEAR = new Set([2, 4, 12])
/** Lines of a schedule from which it is one. */
const LEAST_LINES = 3
const YEARS = /\byears?\b|\byrs?\b|年|년|연수/i
const OF_PERIOD = /month|quarter|payments|月|季|期数|回数|개월|월|분기|회차/i
/** A loan of more years than this is counted in something else. */
const LONGEST_TERM = 60

/** Interest and terms that take the year for the period of the payment beside them. */
export const paymentSlipsOf = rememberFor((model: WorkbookModel): PaymentSlip[] =>
  [...formulaCells(model)].flatMap((cell) => {
    const payment = paymentOf(model, cell)
    return payment ? [...wholeRates(model, payment), ...termsInYears(model, payment)] : []
  }),
)

function paymentOf(model: WorkbookModel, cell: FormulaCell): Payment | undefined {
  if (![...PAYMENTS].some((name) => cell.shape.functions.has(name))) return undefined
  for (const node of walkFormula(cell.shape.root)) {
    if (node.type !== 'call' || !PAYMENTS.has(node.name)) continue
    const [rate, term] = node.arguments
    if (rate?.type !== 'binary' || rate.operator !== '/' || rate.right.type !== 'number') continue
    const source = cellOfNode(model, cell, rate.left)
    if (source && PARTS_OF_YEAR.has(rate.right.value)) return { cell, rate: source, parts: rate.right.value, term }
  }
  return undefined
}

/** Lines of a schedule that are nothing but a balance times that rate. */
function wholeRates(model: WorkbookModel, { cell: payment, rate }: Payment): PaymentSlip[] {
  const whole = model.graph.dependants(rate).filter((reader) => {
    const factors = factorsOf(reader.shape.root)
    const read = factors.map(({ node }) => cellOfNode(model, reader, node))
    return (
      factors.length === 2 &&
      factors.every(({ operator }) => operator !== '/') &&
      read.every(Boolean) &&
      read.includes(rate)
    )
  })
  const groups = Map.groupBy(whole, ({ sheet, shape }) => `${sheet} ${shape.form}`)
  return [...groups.values()].flatMap(([first, ...others]): PaymentSlip[] =>
    first && others.length + 1 >= LEAST_LINES ? [{ kind: 'rate', cells: [first, ...others], rate, payment }] : [],
  )
}

/** The count of payments leads to a cell of years, and nothing multiplies it on the way. */
function termsInYears(model: WorkbookModel, { cell: payment, term, parts }: Payment): PaymentSlip[] {
  let cell: ModelCell = payment
  let source = term && cellOfNode(model, payment, term)
  while (source && !isConstantNumber(source)) {
    cell = source
    source = linkOf(model, source)?.cell
  }
  const value = numberOf(source)
  const name = source && lineNameOf(model, source)
  if (!source || !name || !value || value > LONGEST_TERM || !YEARS.test(name) || OF_PERIOD.test(name)) return []
  return [{ kind: 'term', cell, term: source, payment, parts }]
}
