import type { PageContent } from '@tickmark/document/page'
import type { Token } from '../lines/text-line.ts'

/** Two pages side by side are wider than high by this factor. */
const WIDER = 1.2
/** Page numbers stand in this share of the height, above or below. */
const EDGE = 0.1
/** Numbers of facing pages stand at one height, and as far from the fold or the same way into their pages, in points. */
const LEVEL = 6
const SAME_PLACE = 12

/** Two printed pages on one: where they meet, and whether they are read from the right. */
export interface Spread {
  fold: number
  fromRight: boolean
}

/**
 * Whether a page shows two facing pages: it is wide, no word lies over its middle, and the numbers at its edge follow one
 * another. Without numbers it may as well be a slide of two columns or a wide table.
 */
export function findSpread({ width, height }: PageContent, tokens: readonly Token[]): Spread | undefined {
  const fold = width / 2
  if (width < WIDER * height || tokens.some(({ left, right }) => left < fold && right > fold)) return undefined
  const numbers = tokens.filter(
    ({ text, top, bottom }) => /^\d{1,4}$/.test(text) && (bottom < EDGE * height || top > (1 - EDGE) * height),
  )
  for (const left of numbers.filter((one) => one.right < fold)) {
    for (const right of numbers.filter((one) => one.left > fold)) {
      const step = Number(right.text) - Number(left.text)
      if (Math.abs(step) === 1 && face(left, right, fold)) return { fold, fromRight: step < 0 }
    }
  }
  return undefined
}

function face(left: Token, right: Token, fold: number): boolean {
  const isMirrored = Math.abs(left.left - (2 * fold - right.right)) < SAME_PLACE
  const isAlike = Math.abs(left.left + fold - right.left) < SAME_PLACE
  return Math.abs(left.top - right.top) < LEVEL && (isMirrored || isAlike)
}

/** The lines and grounds of one side of the fold. */
export function sideOf(content: PageContent, fold: number, side: 'left' | 'right'): PageContent {
  const isHere = (middle: number): boolean => (side === 'left' ? middle < fold : middle >= fold)
  return {
    ...content,
    rules: content.rules.filter(({ direction, start, end, at }) =>
      isHere(direction === 'vertical' ? at : (start + end) / 2),
    ),
    fills: content.fills.filter(({ left, right }) => isHere((left + right) / 2)),
  }
}
