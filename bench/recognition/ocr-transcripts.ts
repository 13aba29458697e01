/**
 * What a vision model's transcript does to recognised pages: a perfect one may make nothing worse, a wrong one may have no figure ticked that is printed
 * otherwise. No model is asked: the perfect transcript is the text of the page, the wrong one has a digit of every fourth number changed.
 * Usage: node bench/recognition/ocr-transcripts.ts DIR [PATTERN]. DIR as `bench/recognition/ocr-pictures.ts` writes it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { review } from '@tickmark/review'
import { readDocument, toText } from './set/page-text.ts'
import { distance, normalize, numbersOf } from './set/score.ts'

const [directory, pattern = '.'] = process.argv.slice(2)
if (!directory) throw new Error('usage: node bench/recognition/ocr-transcripts.ts DIR [PATTERN]')
const names = readdirSync(join(directory, 'images')).filter((name) => new RegExp(pattern).test(name))

const sum = { alone: 0, perfect: 0, wrong: 0, numbers: 0, lost: 0, gained: 0, lostToWrong: 0, ticked: 0, verified: 0 }
for (const name of names) {
  const truth = readFileSync(join(directory, 'truth', `${parse(name).name.replace(/-[^-]*$/, '')}.txt`), 'utf8')
  const path = join(directory, 'images', name)
  const alone = toText(await readDocument(path))
  const perfect = toText(await readDocument(path, { transcripts: { 1: truth } }))
  const spoilt = await readDocument(path, { transcripts: { 1: withWrongDigits(truth) } })
  const printed = numbersOf(truth)
  const [own, mended, misled] = [alone, perfect, toText(spoilt)].map((text) => missing(printed, numbersOf(text)))
  const worse = [mended, misled].map((left) => (left ?? []).filter((number) => !own?.includes(number)))
  sum.alone += errorsOf(truth, alone)
  sum.perfect += errorsOf(truth, perfect)
  sum.wrong += errorsOf(truth, toText(spoilt))
  sum.numbers += printed.length
  sum.lost += worse[0]?.length ?? 0
  sum.lostToWrong += worse[1]?.length ?? 0
  sum.gained += (own ?? []).filter((number) => !mended?.includes(number)).length
  const verified = review(spoilt).figures.filter(
    ({ state, text }) => state === 'verified' && numbersOf(text).length > 0,
  )
  const bad = verified.filter(({ text }) => missing(numbersOf(text), printed).length > 0)
  sum.verified += verified.length
  sum.ticked += bad.length
  console.log(
    `${name}: ${errorsOf(truth, alone)} → ${errorsOf(truth, perfect)} characters wrong, ${worse[0]?.join(' ') ?? ''} lost; ticked otherwise: ${bad.map(({ text }) => text).join(' ')}`,
  )
}
console.log(`${names.length} pictures, ${sum.numbers} numbers`)
console.log(
  `characters wrong: ${sum.alone} alone, ${sum.perfect} with a perfect transcript, ${sum.wrong} with a wrong one`,
)
console.log(
  `numbers: ${sum.lost} lost to a perfect transcript, ${sum.gained} gained; ${sum.lostToWrong} lost to a wrong one`,
)
console.log(`with a wrong transcript: ${sum.ticked} of ${sum.verified} ticked figures are printed otherwise`)

function errorsOf(truth: string, read: string): number {
  return distance([...normalize(truth)], [...normalize(read)])
}

/** Those that the other list has not, each counted once. */
function missing(wanted: readonly string[], given: readonly string[]): string[] {
  const left = [...given]
  return wanted.filter((number) => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The second digit of every fourth number is another one. */
function withWrongDigits(text: string): string {
  let count = 0
  return text.replace(/\d[\d,.]*\d/g, (number) =>
    count++ % 4 === 0 ? number.replace(/(?<=^\d[,.]?)\d/, (digit) => String((Number(digit) + 3) % 10)) : number,
  )
}
