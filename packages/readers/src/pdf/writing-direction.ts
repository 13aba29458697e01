import type { PageContent } from '@tickmark/document/page'
import type { NativePage } from './engine/native-page.ts'

const WIDE = /^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]$/
/** Fewest lone characters that may be vertical writing, and their share of all characters of their kind. */
const FEWEST_LONE = 8
const LONE_SHARE = 0.25
/** Share of the letters that lie on their side or head on a page that is to be turned. */
const TURNED_SHARE = 0.6

/**
 * Whether a page may be written from top to bottom, or lie on its side: the extraction takes such text apart into single
 * characters and joins neighbours that belong to different lines, so it is read again character by character.
 */
export function mayBeTurned({ textItems }: NativePage): boolean {
  let [lone, wide, turned, all] = [0, 0, 0, 0]
  for (const { text, rotation = 0, words } of textItems) {
    all += text.length
    if (rotation > 45 && rotation < 315) turned += text.length
    for (const word of words ?? [{ text }]) {
      const count = [...word.text].filter((character) => WIDE.test(character)).length
      wide += count
      if (count > 0 && word.text.length <= 2) lone += count
    }
  }
  return (lone >= FEWEST_LONE && lone > LONE_SHARE * wide) || (all > 0 && turned > 0.3 * all)
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
