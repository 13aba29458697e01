import { roundBox, itemAt, lastOf } from '@tickmark/document'
import type { Box, Word } from '@tickmark/document'
import type { PageContent, PageWord, Rectangle } from '@tickmark/document/page'
import { moveRectangle, project, unstraighten } from '@tickmark/document/page'
import { isBrokenAmount } from './broken-amount.ts'
import { isBrokenWord } from './korean-break.ts'
import { splitRun } from './split-run.ts'

/** Text of a block or cell with the place of each word in it. */
export interface JoinedText {
  text: string
  words: Word[]
}

const WIDE = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/

/** Between these a blank of the file is one, even where it looks like none; within numbers it is kerning. */
const BLANK_AFTER = /[\p{Script=Latin}\d,.;:)\]”’"']/u
const BLANK_BEFORE = /[\p{Script=Latin}\d(["“‘$€£]/u
const WITHIN_NUMBER = /[\d.,]\d/

/** Joins lines of words: blanks between Latin words, none between Chinese or Japanese ones, broken words made whole. */
export function joinWords(content: PageContent, lines: readonly (readonly number[])[]): JoinedText {
  const joined: JoinedText = { text: '', words: [] }
  const isAmount = isBrokenAmount(lines.map((line) => line.map((index) => itemAt(content.words, index).text).join('')))
  let previous: PageWord | undefined
  for (const line of lines) {
    line.forEach((index, position) => {
      const word = itemAt(content.words, index)
      if (previous && !isAmount) appendGap(joined, previous, word, position === 0 ? content : undefined)
      appendWord(joined, word, content)
      previous = word
    })
  }
  return joined
}

/** `page` is given where a new line begins. */
function appendGap(joined: JoinedText, previous: PageWord, word: PageWord, page: PageContent | undefined): void {
  const before = joined.text.at(-1) ?? ''
  const after = word.text[0] ?? ''
  if (page) {
    if (before === '\u00ad') {
      joined.text = joined.text.slice(0, -1)
      lastOf(joined.words).end--
    } else if (isBrokenWord(previous.text, word.text, page)) return
    else if (!isTight(before, after) && !(/[\p{L}]-$/u.test(joined.text) && /^\p{Ll}/u.test(word.text)))
      joined.text += ' '
    return
  }
  const isUpright = word.vertical && previous.vertical
  // In upright writing a comma fills the upper corner of its square alone.
  if (isUpright && (WIDE.test(before) || WIDE.test(after))) return
  const gap = gapBefore(word, previous)
  const size = Math.max(previous.fontSize, word.fontSize)
  if (/[(（$€£¥￥]/.test(before) && /[\d(（.]/.test(after) && /^\D{0,4}$/.test(previous.text)) {
    if (before === '$' || /[€£¥￥]/.test(before)) joined.text += ' '
    return
  }
  if (/^[)）%％]/.test(word.text) && /[\d)）]$/.test(before)) return
  // "40 ,000": no number begins with a comma.
  if (/^,\d{3}(?!\d)/.test(word.text) && /\d/.test(before)) return
  if (word.spaced && BLANK_AFTER.test(before) && BLANK_BEFORE.test(after) && !WITHIN_NUMBER.test(before + after)) {
    joined.text += ' '
    return
  }
  if (WIDE.test(before) && WIDE.test(after) ? gap > 0.2 * size : gap > 0.12 * size) joined.text += ' '
}

/** The blank between a word and the one before it, along the way in which both are written. */
function gapBefore(word: PageWord, previous: PageWord): number {
  if (!word.vertical || !previous.vertical) return word.left - previous.right
  return word.turned === 270 ? previous.top - word.bottom : word.top - previous.bottom
}

function isTight(before: string, after: string): boolean {
  return (
    (WIDE.test(before) && WIDE.test(after)) ||
    (WIDE.test(before) && /[\d\p{L}]/u.test(after)) ||
    (/[\d\p{L}%]/u.test(before) && WIDE.test(after))
  )
}

function appendWord(joined: JoinedText, word: PageWord, content: PageContent): void {
  for (const { text, left, right } of splitRun(word)) {
    const start = joined.text.length
    joined.text += text
    const entry: Word = { start, end: joined.text.length, box: boxOf({ ...word, left, right }, content) }
    if (word.origin === 'ocr') entry.origin = 'ocr'
    if (word.confidence !== undefined) entry.confidence = word.confidence
    joined.words.push(entry)
  }
}

/** How the places on a page lie on the page as displayed. */
type Geometry = Pick<PageContent, 'width' | 'height' | 'straightening' | 'projection' | 'turn'>

/** A rectangle of a page as a share of the page as displayed: the upright one around it where it leans there. */
export function boxOf(place: Rectangle, page: Geometry): Box {
  const straight = page.straightening ? unstraighten(place, page, page.straightening) : place
  const share = {
    left: straight.left / page.width,
    top: straight.top / page.height,
    right: straight.right / page.width,
    bottom: straight.bottom / page.height,
  }
  const toPicture = page.projection?.toPicture
  const { left, top, right, bottom } = toPicture ? moveRectangle(share, (x, y) => project(toPicture, x, y)) : share
  const clamp = (value: number): number => Math.min(1, Math.max(0, value))
  return roundBox(turnBack([clamp(left), clamp(top), clamp(right), clamp(bottom)], page.turn))
}

/** A box of the upright page on the page as displayed, which lies `turn` degrees counter-clockwise of it. */
function turnBack([left, top, right, bottom]: Box, turn: PageContent['turn']): Box {
  if (turn === 90) return [top, 1 - right, bottom, 1 - left]
  if (turn === 180) return [1 - right, 1 - bottom, 1 - left, 1 - top]
  if (turn === 270) return [1 - bottom, left, 1 - top, right]
  return [left, top, right, bottom]
}
