import type { Manner } from '../manner.ts'
import type { Draw } from '../random.ts'

/** How often a document has a trait, where its manner says nothing else. Each is drawn by itself. */
export const TRAITS: Record<string, number> = {
  /** Totals are rounded by themselves, so that a sum may be one off. */
  'rounded-apart': 0.4,
  'contents-page': 0.6,
  /** The column of years runs the other way than the country's custom. */
  'reversed-years': 0.08,
  /** "Year ended December 31," over the years. */
  'nested-heads': 0.3,
  /** "(Note 5)" behind the label of a line. */
  'notes-in-label': 0.2,
  /** Change and growth beside two years. */
  'change-columns': 0.2,
  /** Share of revenue or of total assets beside each amount. */
  'percent-columns': 0.05,
  /** A statement goes on over the page. */
  'two-pages': 0.25,
  landscape: 0.4,
  'two-columns': 0.25,
  'account-codes': 0,
  'line-numbers': 0.06,
  /** Rules: at most one of these; none of them: rules above totals alone. */
  lattice: 0.2,
  /** A box with upright lines between all columns, level ones under the head and above totals, there under the amounts alone. */
  boxed: 0.05,
  bands: 0.25,
  /** A fine level line under each row, or dots, and nothing else. */
  'level-lines': 0.06,
  'dotted-lines': 0.03,
  /** Upright lines between columns alone. */
  'upright-lines': 0.03,
  'no-rules': 0.15,
  /** A tinted ground with a curve across the corner of every page, as designers set reports. */
  'page-art': 0.1,
  /** The latest year stands on a tint. */
  'tinted-year': 0.08,
  /** Amounts in the middle of their column. */
  'centred-amounts': 0.04,
  /** Heads at the left of columns whose amounts end at the right, or in their middle. */
  'left-heads': 0.05,
  'centred-heads': 0.1,
  /** Some room between the heads and the first row. */
  'heads-apart': 0.06,
  /** Amounts beside the first line of a label over two lines, or beside its middle, not its last. */
  'amounts-at-top': 0.06,
  'amounts-at-middle': 0.08,
  /** Heads set in wide letters: 金 額. */
  'letter-spaced': 0.15,
  'chapters-on-pages': 0.4,
  /** The unit under each year instead of over the table: £’000 alone. */
  'unit-heads': 0.15,
  /** The unit as a first row of heads over all amounts, whatever else it says: (in thousands, except per share data). */
  'unit-over-heads': 0.08,
  /** Small marks behind figures, told under the table. */
  'footnote-marks': 0.15,
  /** Assets on the left, what they are financed by on the right. */
  'two-sided': 0.08,
  /** Numbers of notes in another form than the country's most usual one. */
  'other-note-numbers': 0.3,
  'page-heads': 0.7,
  'page-numbers': 0.9,
  /** Every line of the form is printed, with 0.00 where there is nothing: the noughts outnumber the amounts. */
  noughts: 0.3,
  /** Key figures once more in dollars, at a printed rate. */
  'convenience-currency': 0.3,
}

/** What one document looks like. The wished traits are there in any case. */
export function drawTraits(manner: Manner, draw: Draw, wished: readonly string[]): ReadonlySet<string> {
  const unknown = wished.find((one) => !(one in TRAITS))
  if (unknown) throw new Error(`no trait ${unknown}; there are ${Object.keys(TRAITS).join(', ')}`)
  const often = { ...TRAITS, ...manner.traits }
  const drawn = Object.keys(TRAITS).filter((name) => draw.stream(name).chance(often[name] ?? 0))
  return new Set([...drawn, ...wished])
}
