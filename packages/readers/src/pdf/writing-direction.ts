import type { PageContent } from '@tickmark/document/page'
import type { NativePage, NativeTextItem } from './engine/native-page.ts'

const WIDE = /^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]$/
/** Fewest lone characters that may be vertical writing, and their share of all characters of their kind. */
const FEWEST_LONE = 8
const LONE_SHARE = 0.25
/** So many lines on their side stand among others: heads of columns, a table set across the page; names of axes are fewer. */
const FEWEST_TURNED_LINES = 3
/** Less than a quarter turn by so much is slanted, in degrees. */
const SLANT = 15
/** This share of all letters is more than a name in the margin. */
const LEAST_TURNED_SHARE = 0.3
/** Share of the letters that lie on their side or head on a page that is to be turned. */
const TURNED_SHARE = 0.6

/**
 * Whether a page may be written from top to bottom, or lie on its side: the extraction takes such text apart into single
 * characters and joins neighbours that belong to different lines, so it is read again character by character.
 */
export function mayBeTurned({ textItems }: NativePage): boolean {
  let [lone, wide] = [0, 0]
  for (const { text, words } of textItems) {
    for (const word of words ?? [{ text }]) {
      const count = [...word.text].filter((character) => WIDE.test(character)).length
      wide += count
      if (count > 0 && word.text.length <= 2) lone += count
    }
  }
  return (lone >= FEWEST_LONE && lone > LONE_SHARE * wide) || isTurnedInPart(textItems)
}

/** Whether more than a name in the margin lies on its side or head. */
function isTurnedInPart(textItems: readonly NativeTextItem[]): boolean {
  const turned = textItems.filter(({ rotation = 0 }) => rotation > 45 && rotation < 315)
  if (turned.length === 0) return false
  const standing = textItems.filter(({ rotation = 0 }) => rotation <= 45 || rotation >= 315)
  const [left, right] = [Math.min(...standing.map(({ x }) => x)), Math.max(...standing.map((one) => one.x + one.width))]
  const among = turned.filter((one) => isOnSide(one) && one.x > left && one.x + one.width < right)
  return lettersOf(turned) > LEAST_TURNED_SHARE * lettersOf(textItems) || countTurnedLines(among) >= FEWEST_TURNED_LINES
}

/** How many lines items on their side make, which stand beside one another. */
function countTurnedLines(items: readonly NativeTextItem[]): number {
  let [count, edge] = [0, -Infinity]
  for (const { x, width } of items.toSorted((a, b) => a.x - b.x)) {
    const middle = x + width / 2
    if (middle > edge) count += 1
    edge = Math.max(edge, x + width)
  }
  return count
}

/** A quarter turned, as heads of columns are; marks laid over a page are slanted. */
function isOnSide({ rotation = 0 }: NativeTextItem): boolean {
  return Math.abs((rotation % 180) - 90) < SLANT
}

function lettersOf(textItems: readonly NativeTextItem[]): number {
  return textItems.reduce((sum, { text }) => sum + text.length, 0)
}

/** The clockwise turn that brings most of a page's text upright; undefined when it stands so. */
export function turnOf({ textItems }: NativePage): PageContent['turn'] {
  const letters = new Map<number, number>()
  let all = 0
  for (const { text, rotation = 0 } of textItems) {
    const quarter = (Math.round(rotation / 90) % 4) * 90
    letters.set(quarter, (letters.get(quarter) ?? 0) + text.length)
    all += text.length
  }
  const [rotation, count] = [...letters].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0]
  return rotation !== 0 && count > TURNED_SHARE * all ? ((360 - rotation) as PageContent['turn']) : undefined
}
