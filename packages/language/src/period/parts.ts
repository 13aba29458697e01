import { LANGUAGE_DATA } from '../data/languages.ts'
import type { PartFrame } from '../data/shape/period-words.ts'
import { YEAR } from './date-patterns.ts'

/** A quarter or half of a year as it stands in a text. */
export interface PrintedPart {
  part: number
  start: number
  end: number
}

interface PartPattern {
  /** Where it stands in a text. */
  pattern: RegExp
  /** The same, with nothing around it. */
  whole: RegExp
  partOf: (groups: Record<string, string | undefined>) => number
}

/** Frames of letters and a digit are codes of other things as well: they count only beside a year. */
export const CODE = /^(?:[A-Z]\{n\}|\{n\}[A-Z])$/
const BESIDE_YEAR = String.raw`\s{0,3}[-/' ]{0,4}(?:(?:of\s{1,3})?(?:FY|CY|fiscal)\s{0,3})?'?(?:${YEAR}|\d\d(?![\d.,]))`
const BEHIND_YEAR = String.raw`(?<=(?:${YEAR}|(?:FY|CY|')\d\d)\s{0,3}(?:[年년]度?)?\s{0,3}[-./' ]{0,4}|(?<![\p{L}\d.,-])\d\d)`

/** Blanks are bounded: a page may be made of nothing else, and each would be tried against all that follow. */
function patternOf({ frame, part }: PartFrame, ordinals: readonly (readonly string[])[]): PartPattern {
  const names = ordinals.map((words) => words.map((word) => word.toLowerCase()))
  const words = names.flat().toSorted((a, b) => b.length - a.length)
  const source = frame
    .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s{0,3}`)
    .replace('{n}', String.raw`\s{0,3}(?<number>[1-4])\s{0,3}`)
    .replace('{o}', `(?<ordinal>${words.join('|') || '(?!)'})`)
  const apart = `(?<![A-Za-zÀ-ÿ\\d])${source}(?![A-Za-zÀ-ÿ\\d])`
  const isCode = CODE.test(frame)
  // Ideographs stand in no words of letters.
  const isWord = /^[A-Za-z{]/.test(frame) && !/[\u3040-\u9fff\uac00-\ud7af]/.test(frame)
  const pattern = isCode
    ? `(?<![A-Za-zÀ-ÿ\\d])${source}(?=${BESIDE_YEAR})|${BEHIND_YEAR}${source.replaceAll('?<number>', '?<behind>')}(?![A-Za-zÀ-ÿ\\d])`
    : isWord
      ? apart
      : source
  return {
    pattern: new RegExp(pattern, 'giu'),
    whole: new RegExp(`^${source}$`, 'iu'),
    partOf: ({ number, behind, ordinal = '' }) => {
      const words = names.find((row) => row.includes(ordinal.toLowerCase())) ?? []
      return part ?? Number(number ?? behind ?? words.indexOf(ordinal.toLowerCase()) + 1)
    },
  }
}

function patternsOf(key: 'quarters' | 'halves'): readonly PartPattern[] {
  const seen = new Set<string>()
  return LANGUAGE_DATA.flatMap(({ periods }) =>
    periods[key].flatMap((frame) => {
      const id = `${frame.frame}|${periods.ordinals.join(';')}`
      if (seen.has(id)) return []
      seen.add(id)
      return [patternOf(frame, periods.ordinals)]
    }),
  )
}
const QUARTERS = patternsOf('quarters')
const HALVES = patternsOf('halves')

/** The first quarter of a year that a folded text names. */
export function findQuarter(text: string): PrintedPart | undefined {
  return firstOf(text, QUARTERS)
}

/** The first half of a year that a folded text names. */
export function findHalf(text: string): PrintedPart | undefined {
  return firstOf(text, HALVES)
}

/** All quarters and halves that a folded text names. */
export function findParts(text: string): (PrintedPart & { unit: 'quarter' | 'half' })[] {
  const all = (patterns: readonly PartPattern[], unit: 'quarter' | 'half') =>
    patterns.flatMap(({ pattern, partOf }) =>
      Array.from(text.matchAll(pattern), ({ index, 0: found, groups = {} }) => ({
        unit,
        part: partOf(groups),
        start: index,
        end: index + found.length,
      })),
    )
  return [...all(QUARTERS, 'quarter'), ...all(HALVES, 'half')]
}

function firstOf(text: string, patterns: readonly PartPattern[]): PrintedPart | undefined {
  const found = patterns.flatMap(({ pattern, partOf }) => {
    pattern.lastIndex = 0
    const match = pattern.exec(text)
    return match ? [{ part: partOf(match.groups ?? {}), start: match.index, end: match.index + match[0].length }] : []
  })
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)[0]
}

/** A head that is a quarter or half of a year and nothing else; years stand apart from it. */
export function readPart(text: string): { unit: 'quarter' | 'half'; part: number } | undefined {
  const match = (patterns: readonly PartPattern[]) =>
    patterns.flatMap(({ whole, partOf }) => {
      const groups = whole.exec(text)
      return groups ? [partOf(groups.groups ?? {})] : []
    })[0]
  const [quarter, half] = [match(QUARTERS), match(HALVES)]
  if (quarter !== undefined) return { unit: 'quarter', part: quarter }
  return half === undefined ? undefined : { unit: 'half', part: half }
}
