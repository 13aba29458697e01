import { amountValue, Decimal, type Evidence } from '@tickmark/document'
import type { Ground } from './ground.ts'
import type { PlaceIndex } from './place-index.ts'
import type { ReadSum } from '../answer/read-sum.ts'

/** A number in words of the model's: its digits, and the scale that follows. */
const NUMBER =
  /(?<![A-Za-z\d]|\d[.,'])(\d{1,3}(?:[,']\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(\s?(?:%|pp|thousand|million|billion|trillion|bn|mn|m|k|千|万|萬|百万|亿|億|兆|천|만|백만|억|조))?(?![\d\p{Ll}])/giu
/** "page 12", 第12页: where it stands, and not how much it is. */
const PAGE_BEFORE = /(?:\bp(?:age|\.)?|第)\s*$/i
/** An id of a place, as the model was sent it. */
const ID = /\[?\b[a-z]\d+(?::\d+){0,2}\b\]?/gi
const POWERS = [3, 4, 6, 8, 9, 12]
/** Decimals that a difference or a share may be rounded to. */
const MOST_DECIMALS = 4

/**
 * Whether every number in the words of a claim stands at its places, above or beside them, or follows from its figures: the sum, a difference, a change in
 * per cent. A number that nobody printed is invented.
 */
export function numbersArePrinted(
  words: string,
  grounds: readonly Ground[],
  { sum, evidence }: { sum: ReadSum | undefined; evidence: readonly Evidence[] },
  index: PlaceIndex,
): boolean {
  const text = words.normalize('NFKC').replace(ID, ' ')
  const texts = [...grounds.map((ground) => contextOf(ground, index)), ...evidence.map(({ text: proof }) => proof)]
  const printed = texts.join('\n').normalize('NFKC')
  const known = new Set(Array.from(printed.matchAll(/\d[\d,']*(?:\.\d+)?/g), ([number]) => bare(number)))
  const values = valuesOf(grounds, sum)
  const pages = new Set(
    grounds.flatMap(({ target: { block } }) => (block.page === undefined ? [] : String(block.page))),
  )
  return Array.from(text.matchAll(NUMBER)).every((match) => {
    const [, digits = '', scale = ''] = match
    if (known.has(bare(digits))) return true
    if (PAGE_BEFORE.test(text.slice(0, match.index)) && pages.has(digits)) return true
    if (digits === String(grounds.length) && grounds.length <= 4) return true
    return values.some((value) => isWritten(value, digits, scale.trim()))
  })
}

/** The numbers that words hold, each with a test whether it is a given value as it is written there. */
export function numbersIn(words: string): { text: string; is: (value: Decimal) => boolean }[] {
  const text = words.normalize('NFKC').replace(ID, ' ')
  return Array.from(text.matchAll(NUMBER), ([whole, digits = '', scale = '']) => ({
    text: whole.trim(),
    is: (value: Decimal) => isWritten(value, digits, scale.trim()),
  }))
}

const bare = (digits: string): string => digits.replace(/[,']/g, '').replace(/[.]$/, '')

/** The place with what names it: the whole text, or the row with the heads of its columns, the caption and the headings above. */
function contextOf({ target: { block, rowIndex }, words }: Ground, { document, order, summary }: PlaceIndex): string {
  const at = order.get(block.id) ?? 0
  const heading = document.blocks.slice(0, at + 1).findLast(({ type }) => type === 'heading')
  const above = [heading?.type === 'heading' ? heading.text : '', summary.period ?? '', document.name]
  if (block.type !== 'table') return [words, block.text, ...above].join('\n')
  const rows = block.cells.filter((cell) => cell.rowIndex < block.headerRowCount || cell.rowIndex === rowIndex)
  return [words, block.caption, block.unitText, ...rows.map(({ text }) => text), ...above].filter(Boolean).join('\n')
}

/** What follows from the figures of a claim. */
function valuesOf(grounds: readonly Ground[], sum: ReadSum | undefined): Decimal[] {
  const figures = grounds.flatMap((ground) =>
    ground.figures.slice(0, MOST_FIGURES).map(({ figure: { amount } }) => amountValue(amount)),
  )
  const plain = grounds.flatMap((ground) =>
    ground.figures.slice(0, MOST_FIGURES).map(({ figure: { amount } }) => new Decimal(amount.value)),
  )
  const said = sum
    ? [...sum.operands, ...(sum.result ? [sum.result] : []), ...(sum.printed ? [sum.printed] : [])].map(
        ({ value }) => value,
      )
    : []
  const computed = sum ? [sum.computed] : []
  const single = [...figures, ...plain, ...said, ...computed]
  const pairs = [plain, [...said, ...computed]].flatMap((set) =>
    set.flatMap((a) =>
      set.flatMap((b) =>
        a === b ? [] : [a.minus(b).abs(), ...(b.isZero() ? [] : [a.minus(b).div(b.abs()).abs(), a.div(b).abs()])],
      ),
    ),
  )
  return [...single, ...pairs]
}

/** Figures of one place whose differences are looked at. */
const MOST_FIGURES = 12

/** Whether digits are this value, rounded as they are written, in any scale where a scale follows, and in per cent where that does. */
function isWritten(value: Decimal, digits: string, scale: string): boolean {
  const written = new Decimal(bare(digits))
  const decimals = digits.split('.')[1]?.length ?? 0
  if (decimals > MOST_DECIMALS) return false
  const half = new Decimal(10).pow(-decimals).times(0.5001)
  const isNear = (other: Decimal): boolean => other.abs().minus(written).abs().lessThanOrEqualTo(half)
  if (/^(?:%|pp)$/.test(scale)) return isNear(value.times(100)) || isNear(value)
  if (scale)
    return (
      POWERS.some((power) => isNear(value.div(new Decimal(10).pow(power)))) ||
      POWERS.some((a) => POWERS.some((b) => isNear(value.times(new Decimal(10).pow(a - b)))))
    )
  // A whole number below ten is near many values; it must be one of them.
  return decimals === 0 && written.lessThan(10) ? value.abs().equals(written) : isNear(value)
}
