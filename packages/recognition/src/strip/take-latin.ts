import { commonCharacters } from './compare-readings.ts'
import type { ReadCharacter } from './read-strip.ts'
import { toLine } from './read-strip.ts'

/** PP-OCR is at least this sure of some letters that stand together: one alone may be a triangle or a bracket. */
const SURE_OF_LETTERS = 0.75
const FEWEST = 2
/** A character stands in the place of letters with this share of its width. */
const COVERED = 0.4

/** What the networks of Japanese and Korean make of Latin letters, whose capitals they take for digits and for parts of syllables. */
const NO_LETTER = /^[\d\p{P}\p{S}\p{Script=Latin}|\u1100-\u11ff\u3130-\u318f]$/u
/** An `O` behind capitals is taken for a zero. */
const CAPITALS_AND_ZERO = /^[A-Z]{2,}0$/

interface Run {
  characters: ReadCharacter[]
  first: number
}

/**
 * A reading of a network that knows no Latin letters, with those that PP-OCR read in the place of its digits and marks (`ISO 9001` is
 * 150 9001 to it, `IV.` is 17/.). Where it has characters of its own script it knows better, and what both have stays.
 */
export function takeLatin(own: readonly ReadCharacter[], second: readonly ReadCharacter[]): ReadCharacter[] {
  const runs = latinRuns(second)
  if (runs.length === 0) return [...own]
  const pairs = commonCharacters(own, second)
  let merged = [...own]
  for (const { characters, first } of runs) {
    const inRun = (index: number) => index >= first && index < first + characters.length
    const shared = new Set(pairs.flatMap(([mine, other]) => (inRun(other) ? [] : own.slice(mine, mine + 1))))
    const [start, end] = [characters[0]?.start ?? 0, characters.at(-1)?.end ?? 0]
    const isCovered = (one: ReadCharacter) =>
      !shared.has(one) && Math.min(end, one.end) - Math.max(start, one.start) > COVERED * (one.end - one.start)
    const covered = merged.filter((one) => one.text.trim() !== '' && isCovered(one))
    if (covered.length === 0 || !covered.every(({ text }) => NO_LETTER.test(text))) continue
    const at = merged.findIndex((one) => isCovered(one))
    const rest = merged.filter((one) => !isCovered(one))
    merged = [...rest.slice(0, at), ...characters, ...rest.slice(at)]
  }
  return merged
}

function latinRuns(characters: readonly ReadCharacter[]): Run[] {
  const text = characters.map((character) => (character.text.length === 1 ? character.text : ' ')).join('')
  return [...text.matchAll(/[A-Za-z]+0?(?!\d)/g)].flatMap((match) => {
    const letters = CAPITALS_AND_ZERO.test(match[0]) ? match[0].length : match[0].replace(/0$/, '').length
    const run = characters
      .slice(match.index, match.index + letters)
      .map((character) => (character.text === '0' ? { ...character, text: 'O' } : character))
    return run.length >= FEWEST && toLine(run).confidence >= SURE_OF_LETTERS
      ? [{ characters: run, first: match.index }]
      : []
  })
}
