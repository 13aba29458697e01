import { isMiddleIn } from '@tickmark/document/page'
import type { PageContent, PageWord, Rectangle } from '@tickmark/document/page'
import { fontOf, type FontVerdicts } from './doubtful-fonts.ts'
import type { NativeTextItem } from '../engine/native-page.ts'

/** A font tells what it draws where the recogniser reads so much of its text alike. */
const AGREEMENT = 0.7

/**
 * A page's own text with what its doubtful fonts draw, as recognised: `recognized` is the picture of the same page. A font
 * that agrees with its picture keeps its text; where all do, nothing is changed and the result is undefined. `verdicts` keeps
 * what was found. A picture that had to be turned has other places than the page, and is taken as a whole.
 */
export function patchFonts(
  content: PageContent,
  {
    doubtful,
    recognized,
    verdicts,
  }: { doubtful: Iterable<NativeTextItem>; recognized: PageContent; verdicts: FontVerdicts },
): PageContent | undefined {
  if (recognized.turn || recognized.projection) return recognized
  const wrong: Rectangle[] = []
  for (const [font, items] of Map.groupBy(doubtful, fontOf)) {
    const isSound = agreementOf(items, recognized.words) >= AGREEMENT
    verdicts[isSound ? 'sound' : 'wrong'].add(font)
    if (!isSound) wrong.push(...items.map(boxOf))
  }
  if (wrong.length === 0) return undefined
  const kept = content.words.filter((word) => !wrong.some((box) => isMiddleIn(word, box)))
  const others = recognized.words.filter((word) => !kept.some((own) => isMiddleIn(word, own) || isMiddleIn(own, word)))
  const drawn = joinedTo(wrong, others)
  return { ...content, origin: kept.length > 0 ? 'mixed' : 'ocr', words: [...kept, ...drawn] }
}

/** The words in some places, and those that go on beside them: the engine drops codes at the ends of lines, too. */
function joinedTo(places: readonly Rectangle[], words: readonly PageWord[]): PageWord[] {
  const joined = words.filter((word) => places.some((place) => isMiddleIn(word, place)))
  let rest = words.filter((word) => !joined.includes(word))
  for (;;) {
    const next = rest.filter((word) => joined.some((other) => goesOn(other, word)))
    if (next.length === 0) return joined
    joined.push(...next)
    rest = rest.filter((word) => !next.includes(word))
  }
}

/** Whether two words stand on one line, no further apart than words of a line do. */
function goesOn(a: PageWord, b: PageWord): boolean {
  const middle = (b.top + b.bottom) / 2
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right)
  return middle > a.top && middle < a.bottom && gap < 0.8 * Math.max(a.fontSize, b.fontSize)
}

/** The share of pairs of neighbouring characters that the font's text and the picture have in common. */
function agreementOf(items: readonly NativeTextItem[], recognized: readonly PageWord[]): number {
  let told = 0
  let common = 0
  for (const item of items) {
    const box = boxOf(item)
    const own = pairsOf(item.text)
    const seen = pairsOf(
      recognized
        .filter((word) => isMiddleIn(word, box))
        .map(({ text }) => text)
        .join(''),
    )
    told += Math.max(own.length, seen.length)
    for (const pair of own) {
      const at = seen.indexOf(pair)
      if (at < 0) continue
      seen.splice(at, 1)
      common += 1
    }
  }
  return told > 0 ? common / told : 0
}

function pairsOf(text: string): string[] {
  const letters = Array.from(`^${text.normalize('NFKC').replace(/\s+/g, '')}$`)
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** The place of an item; codes that the engine drops stand between items, and letters without a known height beyond them. */
function boxOf({ x, y, width, height, fontHeight }: NativeTextItem): Rectangle {
  const slack = 0.3 * (fontHeight || height)
  return { left: x - slack, top: y - slack, right: x + width + slack, bottom: y + height + slack }
}
