import type { Evidence, Finding } from '@tickmark/document'
import type { Context, WorldFigure, WorldWord } from '../world/truth.ts'

/** Without marks, blanks and case, full-width forms as plain ones: what two prints of the same text share. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')

/** The digits of each number in a text, without separators: "(1,234.5) and 7" gives 12345 and 7. */
export const numbersIn = (text: string): string[] =>
  Array.from(text.normalize('NFKC').matchAll(/\d(?:[\d.,'’\u{a0}\u{202f}]*\d)?/gu), ([number]) =>
    number.replace(/\D/g, ''),
  )

const overlap = (a: string, b: string): boolean => a !== '' && b !== '' && (a.includes(b) || b.includes(a))

/** Whether a place that a finding names can be the place of a token: same page, row or sentence, as far as both tell. */
function standsBy({ text, label, location }: Evidence, context: Context): boolean {
  if (context.page !== undefined && location.page !== undefined && context.page !== location.page) return false
  if (context.sentence !== undefined)
    return (
      overlap(fold(context.sentence), fold(text)) ||
      (label !== undefined && fold(context.sentence).includes(fold(label)))
    )
  const row = fold(context.rowLabels?.at(-1) ?? '')
  if (row === '') return true
  if (label === undefined) return text.length < 40 || fold(text).includes(row)
  return overlap(row, fold(label)) || fold(text).includes(row)
}

type Token = Pick<WorldFigure | WorldWord, 'printed' | 'context'> & { kind: string }

/** Whether a finding speaks of a printed figure or word. */
export function namesToken(finding: Finding, token: Token): boolean {
  const numbers = numbersIn(token.printed)
  const word = fold(token.printed)
  return finding.evidence.some((piece) => {
    const text = `${piece.value ?? ''} ${piece.text}`
    const there = new Set(numbersIn(text))
    const isPrinted = numbers.length > 0 ? numbers.every((one) => there.has(one)) : fold(text).includes(word)
    return isPrinted && standsBy(piece, token.context)
  })
}

/** Whether a misprint can be told from the rest: the same digits do not stand rightly under the same label, as those of exchanged columns do. */
export function isAlone(wrong: WorldFigure, figures: readonly WorldFigure[]): boolean {
  const [digits, row] = [numbersIn(wrong.printed).join(' '), fold(wrong.context.rowLabels?.at(-1) ?? '')]
  return !figures.some(
    (one) =>
      !one.right && numbersIn(one.printed).join(' ') === digits && fold(one.context.rowLabels?.at(-1) ?? '') === row,
  )
}

/** Whether a finding speaks of something that is not there: what it demands or says holds the missing words. */
export function namesMissing(finding: Finding, missing: string): boolean {
  const said = [finding.expected, finding.actual, ...Object.values(finding.data)].map((one) => fold(String(one ?? '')))
  return finding.category === 'completeness' && said.some((one) => one.length > 1 && overlap(one, fold(missing)))
}
