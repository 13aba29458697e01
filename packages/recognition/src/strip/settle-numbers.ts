import { firstOf } from '@tickmark/document'
import { isGrouped, isMisgrouped, numbersOf, sharePlace } from './compare-readings.ts'
import type { NumberSpan } from './compare-readings.ts'
import type { ReadCharacter, ReadLine } from './read-strip.ts'

interface Version {
  text: string
  characters: ReadCharacter[]
}

/** Of a number that two readings have differently, the form that two of three agree on, else one with its thousands in threes. */
export function settleNumbers(
  merged: readonly ReadCharacter[],
  readings: readonly ReadLine[],
  em: number,
): ReadCharacter[] {
  const numbers = numbersOf(merged, em)
  const settled: ReadCharacter[] = []
  let next = 0
  for (const number of numbers) {
    const versions = readings.flatMap((reading) => versionOf(number, numbers, reading, em))
    const agreed = versions.find(({ text }) => versions.filter((version) => version.text === text).length > 1)
    const sound = isMisgrouped(number.text) ? versions.find(({ text }) => isGrouped(text)) : undefined
    const better = agreed ?? sound
    const other = versions.find(({ text }) => text !== (better?.text ?? number.text))
    const chosen = better?.characters ?? merged.slice(number.first, number.end)
    settled.push(...merged.slice(next, number.first))
    settled.push(...(other ? [{ ...firstOf(chosen), otherNumber: other.text }, ...chosen.slice(1)] : chosen))
    next = number.end
  }
  return [...settled, ...merged.slice(next)]
}

/**
 * How a reading has a number, where it has one for it and for no other: day and year that one reading parts are one number to another
 * ("9, 2023"), which would come out twice.
 */
function versionOf(
  number: NumberSpan,
  numbers: readonly NumberSpan[],
  { characters }: ReadLine,
  em: number,
): Version[] {
  const [span, ...more] = numbersOf(characters, em).filter((one) => sharePlace(one, number))
  if (!span || more.length > 0 || numbers.some((one) => one !== number && sharePlace(one, span))) return []
  return [{ text: span.text, characters: characters.slice(span.first, span.end) }]
}
