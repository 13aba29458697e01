import { lastOf, firstOf } from '@tickmark/document'
import type { NativeBox, NativeTextItem } from '../engine/native-page.ts'
import type { Character, CharacterStyle } from './read-characters.ts'

/** A wider gap than this parts words, one wider than that items; both in font sizes. */
const WORD_GAP = 0.2
const ITEM_GAP = 0.85
/** Characters of one line, or of one upright column, stand no further apart across it, in font sizes. */
const SAME_LINE = 0.3
/** Characters of an upright column follow one another at most this far from top to top, in font sizes; rows of a table stand further apart. */
const STACK_PITCH = 1.45

const WIDE =
  /^[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u2010-\u2026\u2460-\u24ff]$/u

type Way = 'across' | 'down'

interface Run {
  characters: Character[]
  style: CharacterStyle
  /** Undefined as long as the run is one character. */
  way?: Way
}

/** Characters as words, and words of one line and style as items. Characters that stand below one another make upright words. */
export function groupCharacters(characters: readonly Character[]): NativeTextItem[] {
  const items: NativeTextItem[] = []
  let previous: Run | undefined
  for (const run of wordRuns(characters)) {
    const word = toBox(run.characters)
    const item = items.at(-1)
    const text = run.characters.map((one) => one.text).join('')
    const isStacked = run.way === 'down' && run.style.rotation === 0
    if (item?.words && previous && !isStacked && isNextWord(previous, run)) {
      item.words.push({ ...word, text })
      Object.assign(item, unionOf(item, word), { text: `${item.text} ${text}` })
    } else {
      items.push({
        ...toItem(run.style),
        ...word,
        text,
        words: [{ ...word, text }],
        ...(isStacked && { stacked: true }),
      })
    }
    previous = run
  }
  return items
}

function wordRuns(characters: readonly Character[]): Run[] {
  const runs: Run[] = []
  let open: Run | undefined
  for (const character of characters) {
    // PDFium ends a line after each character of an upright column.
    if (/[\r\n]/.test(character.text)) continue
    if (!character.text.trim() || character.right <= character.left) {
      open = undefined
      continue
    }
    const way = open && wayTo(open, character)
    if (open && way) {
      open.characters.push(character)
      open.way = way
    } else runs.push((open = { characters: [character], style: character.style, way: wayOf(character.style) }))
  }
  return runs
}

/** Turned text runs in its own direction; only upright text may do both. */
function wayOf({ rotation }: CharacterStyle): Way | undefined {
  return rotation === 0 ? undefined : isTurned(rotation) ? 'down' : 'across'
}

function isTurned(rotation: number): boolean {
  return (rotation > 45 && rotation < 135) || (rotation > 225 && rotation < 315)
}

/** In which way a character goes on with a run; undefined when it begins another. */
function wayTo(run: Run, next: Character): Way | undefined {
  if (next.style !== run.style) return undefined
  const last = lastOf(run.characters)
  const size = run.style.fontHeight
  if (run.way !== 'down') {
    const gap = Math.max(next.left - last.right, last.left - next.right)
    if (gap > -0.9 * size && gap < WORD_GAP * size && middleDistance(last, next, 'y') < SAME_LINE * size)
      return 'across'
  }
  if (run.way === 'across') return undefined
  const gap = Math.max(next.top - last.bottom, last.top - next.bottom)
  const isNear = isTurned(run.style.rotation)
    ? gap < WORD_GAP * size && middleDistance(last, next, 'x') < SAME_LINE * size
    : isStackedOn(last, next, size)
  return isNear ? 'down' : undefined
}

function isStackedOn(above: Character, below: Character, size: number): boolean {
  const pitch = below.top - above.top
  return (
    WIDE.test(above.text) &&
    WIDE.test(below.text) &&
    pitch > 0.3 * size &&
    pitch < STACK_PITCH * size &&
    middleDistance(above, below, 'x') < 2 * SAME_LINE * size
  )
}

function isNextWord(before: Run, next: Run): boolean {
  const [last, first] = [lastOf(before.characters), firstOf(next.characters)]
  if (first.style !== last.style || before.way === 'down' || next.way === 'down') return false
  const gap = first.left - last.right
  const size = first.style.fontHeight
  return gap > -0.3 * size && gap < ITEM_GAP * size && middleDistance(last, first, 'y') < SAME_LINE * size
}

function middleDistance(a: Character, b: Character, axis: 'x' | 'y'): number {
  return axis === 'x'
    ? Math.abs(a.left + a.right - b.left - b.right) / 2
    : Math.abs(a.top + a.bottom - b.top - b.bottom) / 2
}

function toItem({ tag, ...style }: CharacterStyle) {
  return { ...style, mcid: tag }
}

function toBox(characters: readonly Character[]): NativeBox {
  const x = Math.min(...characters.map(({ left }) => left))
  const y = Math.min(...characters.map(({ top }) => top))
  return {
    x,
    y,
    width: Math.max(...characters.map(({ right }) => right)) - x,
    height: Math.max(...characters.map(({ bottom }) => bottom)) - y,
  }
}

function unionOf(a: NativeBox, b: NativeBox): NativeBox {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
