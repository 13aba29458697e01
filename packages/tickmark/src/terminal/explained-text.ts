import type { Document, Evidence, Language } from '@tickmark/document'
import { placeOf } from '@tickmark/report'
import { describeClaim, describeNothing } from '@tickmark/review'
import type { ExplainedClaim, ExplainedFigure } from '@tickmark/review'
import { defuse } from './colours.ts'
import type { Colours } from './colours.ts'
import { cutTo, wrapText } from './wrap-text.ts'

interface Terminal {
  document: Document
  language: Language
  colours: Colours
  /** Columns. */
  width: number
}

/** Other figures of a claim that are shown: a long column would hide the claim. */
const SHOWN = 8

/** Figures with all that they were held against, as text for a terminal. */
export function toExplainedText(figures: readonly ExplainedFigure[], terminal: Terminal): string {
  if (figures.length === 0) return `${describeNothing('unknown', terminal.language)}\n`
  return `${figures.map((figure) => figureText(figure, terminal)).join('\n\n')}\n`
}

function figureText({ figure, place, claims }: ExplainedFigure, terminal: Terminal): string {
  const { colours, document, language, width } = terminal
  const where = placeOf(place.location, document, language)
  const head = `${colours.bold(defuse(figure.text))}  ${defuse(place.label ?? '')}  ${colours.dim(defuse(where))}`
  // What a sentence says is quoted; a cell is its own quotation.
  const quote = place.text === figure.text ? [] : indent(wrapText(defuse(place.text), width - 2), '  ')
  const nothing = claims.length === 0 ? [`  ○ ${describeNothing('open', language)}`] : []
  return [head, ...quote, ...nothing, ...claims.flatMap((claim) => claimLines(claim, terminal))].join('\n')
}

function claimLines(claim: ExplainedClaim, terminal: Terminal): string[] {
  const { language, width } = terminal
  const { kind, outcome, likelihood, reasons } = describeClaim(claim, language)
  const lines = [
    claim.arithmetic,
    ...(likelihood ? [likelihood] : []),
    ...reasons.map(
      ({ speaks, fact }, index) => `${claim.reasons[index]?.speaks === 'for' ? '+' : '−'} ${speaks}: ${fact}`,
    ),
  ]
  const places = claim.evidence.slice(0, SHOWN).map((piece) => placeLine(piece, terminal))
  const more = claim.evidence.length > SHOWN ? [`     … +${claim.evidence.length - SHOWN}`] : []
  return [
    `  ${signOf(claim, terminal.colours)} ${kind}: ${outcome}`,
    ...lines.flatMap((line) => indent(wrapText(defuse(line), width - 5), '     ')),
    ...places,
    ...more,
  ]
}

function signOf({ outcome }: ExplainedClaim, colours: Colours): string {
  if (outcome === 'agrees') return colours.verified('✓')
  if (outcome === 'serious') return colours.serious('✗')
  return outcome === 'warning' ? colours.warning('✗') : colours.dim('○')
}

function placeLine(
  { location, text, value, label }: Evidence,
  { colours, document, language, width }: Terminal,
): string {
  const words = [label, value ?? text].filter(Boolean).join(': ')
  return `     ${colours.dim(cutTo(defuse(`↳ ${placeOf(location, document, language)}  ${words}`), width - 5))}`
}

function indent(lines: readonly string[], by: string): string[] {
  return lines.map((line) => by + line)
}
