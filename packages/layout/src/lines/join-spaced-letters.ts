import { itemAt, lastOf } from '@tickmark/document'
import type { PageWord, Rule } from '@tickmark/document/page'

/** Letters set apart stand this far from each other, in font sizes, and their words farther: cells of one letter are rare. */
const LEAST_GAP = 0.12
const MOST_GAP = 1.25
const MOST_BLANK = 1.9
/** So many make a word that is set apart. */
const FEWEST = 4
/** Of this many at least one is a letter: figures alone may be columns. */
const LETTER_SHARE = 4
/** A gap wider than the usual one by this factor, or by this share of the font size, is a blank. */
const BLANK = { factor: 1.6, size: 0.2 }
/** Difference in height and size, in font sizes, up to which letters stand on one line. */
const OFF_LINE = 0.2

/**
 * Joins letters that are set apart (`T o t a l`, `前 連 結 会 計 年 度`) into the words that they are: alone each of them would be a cell.
 * Figures that stand one by one stay: they may be columns. No word goes over an upright rule.
 */
export function joinSpacedLetters(words: readonly PageWord[], rules: readonly Rule[]): PageWord[] {
  const runs = runsOf(words)
  const upright = rules.filter(({ direction }) => direction === 'vertical')
  const setApart = new Set(runs.filter(isSetApart))
  const heads = new Set([...setApart, ...runs.filter(isYear)])
  let before: readonly PageWord[] | undefined
  return runs.flatMap((run) => {
    const isJoined =
      setApart.has(run) ||
      (before !== undefined && isBesideSetApart(before, run)) ||
      (isYear(run) && isYearSetApart(run, heads))
    before = isJoined ? run : undefined
    return isJoined ? partsOf(run, upright).map(uniteLetters) : run
  })
}

/** Single letters that follow one another on a line; every other word alone. */
function runsOf(words: readonly PageWord[]): PageWord[][] {
  const runs: PageWord[][] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last && goesOn(lastOf(last), word)) last.push(word)
    else runs.push([word])
  }
  return runs
}

const isLetter = ({ text }: PageWord): boolean => [...text].length === 1

function goesOn(last: PageWord, next: PageWord): boolean {
  if (!isLetter(last) || !isLetter(next) || last.vertical || next.vertical || last.hidden !== next.hidden) return false
  const size = Math.max(last.fontSize, next.fontSize)
  const gap = next.left - last.right
  return (
    gap > LEAST_GAP * size &&
    gap < MOST_BLANK * size &&
    Math.abs(next.bottom - last.bottom) < OFF_LINE * size &&
    Math.abs(next.fontSize - last.fontSize) < OFF_LINE * size
  )
}

function isSetApart(run: readonly PageWord[]): boolean {
  if (usualGap(run) > MOST_GAP * itemAt(run, 0).fontSize) return false
  // No cell holds nothing but a point: "1 2 . 0 x" is a number.
  if (NUMBER.test(textIn(run))) return true
  if (run.length < FEWEST) return false
  // A sign of currency before its thousands ("€ ’ 0 0 0") is no column either.
  const letters = run.filter(({ text }) => /[\p{L}\p{Sc}'’]/u.test(text)).length
  return letters * LETTER_SHARE > run.length
}

/** A blank before figures that are set apart like the letters before them, in font sizes; and by how much their gaps may differ. */
const BESIDE = { blank: 3, gap: 0.25 }

/** Figures right behind letters that are set apart, with the same gaps: "J u n e   2 0 2 4". */
function isBesideSetApart(before: readonly PageWord[], run: readonly PageWord[]): boolean {
  const [last, next] = [lastOf(before), itemAt(run, 0)]
  const size = Math.max(last.fontSize, next.fontSize)
  const gap = next.left - last.right
  return (
    run.length > 1 &&
    gap > 0 &&
    gap < BESIDE.blank * size &&
    Math.abs(next.bottom - last.bottom) < OFF_LINE * size &&
    Math.abs(usualGap(run) - usualGap(before)) < BESIDE.gap * size
  )
}

const NUMBER = /^\(?\d{1,3}(?:[.,]\d{1,3})+[x×%]?\)?$/

const textIn = (run: readonly PageWord[]): string => run.map(({ text }) => text).join('')

const isYear = (run: readonly PageWord[]): boolean => /^(?:19|20)\d\d$/.test(textIn(run))

/**
 * "2 0 2 2" above its column, where other heads of the page are set apart as widely, or another year is: four columns of a figure each stand
 * farther apart, and no two rows of them spell years.
 */
function isYearSetApart(run: readonly PageWord[], others: ReadonlySet<readonly PageWord[]>): boolean {
  const { fontSize } = itemAt(run, 0)
  return [...others].some((other) => other !== run && Math.abs(usualGap(other) - usualGap(run)) < BESIDE.gap * fontSize)
}

const gapsOf = (run: readonly PageWord[]): number[] =>
  run.slice(1).map((word, index) => word.left - itemAt(run, index).right)

function usualGap(run: readonly PageWord[]): number {
  const gaps = gapsOf(run).toSorted((a, b) => a - b)
  return gaps[gaps.length >> 1] ?? 0
}

/** The words of a run: they end at blanks and at upright rules. */
function partsOf(run: readonly PageWord[], upright: readonly Rule[]): PageWord[][] {
  const gaps = gapsOf(run)
  const usual = usualGap(run)
  const parts: PageWord[][] = [[itemAt(run, 0)]]
  for (const [index, gap] of gaps.entries()) {
    const next = itemAt(run, index + 1)
    const isBlank = gap > BLANK.factor * usual && gap > usual + BLANK.size * next.fontSize
    if (isBlank || isBetween(upright, itemAt(run, index), next)) parts.push([next])
    else lastOf(parts).push(next)
  }
  return parts
}

function isBetween(upright: readonly Rule[], { right, top, bottom }: PageWord, { left }: PageWord): boolean {
  const middle = (top + bottom) / 2
  return upright.some(({ at, start, end }) => at >= right && at <= left && start <= middle && end >= middle)
}

function uniteLetters(letters: readonly PageWord[]): PageWord {
  const confidences = letters.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]))
  return {
    ...itemAt(letters, 0),
    text: letters.map(({ text }) => text).join(''),
    left: Math.min(...letters.map(({ left }) => left)),
    right: Math.max(...letters.map(({ right }) => right)),
    top: Math.min(...letters.map(({ top }) => top)),
    bottom: Math.max(...letters.map(({ bottom }) => bottom)),
    ...(confidences.length > 0 && { confidence: Math.min(...confidences) }),
  }
}
