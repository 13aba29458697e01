import type { Evidence, Finding } from '@tickmark/document'
import type { PlaceIndex } from './place-index.ts'

/** A question that asks a model to take claims back, with the findings in the order of their numbers. */
export interface Doubt {
  text: string
  fingerprints: string[]
}

/** Claims of one question that asks to take them back. */
const DOUBTS_AT_ONCE = 10

/** Each claim that is to be shown, with the places that it rests on. */
export function doubtsOf(findings: readonly Finding[], index: PlaceIndex): Doubt[] {
  const doubts: Doubt[] = []
  for (let at = 0; at < findings.length; at += DOUBTS_AT_ONCE) {
    const some = findings.slice(at, at + DOUBTS_AT_ONCE)
    const lines = some.map(({ messageId, data, evidence, arithmetic }, number) => {
      const places = [...new Set(evidence.map((piece) => `  - ${surroundings(piece, index)}`))]
      return [
        `Claim ${number + 1} (${messageId}): ${data.title}. ${data.message}`,
        ...(arithmetic ? [`  Sum: ${arithmetic}`] : []),
        ...places,
      ].join('\n')
    })
    doubts.push({ text: lines.join('\n\n'), fingerprints: some.map(({ fingerprint }) => fingerprint) })
  }
  return doubts
}

/** A text with what stands around it, so that what was left out of a quote can speak against the claim. */
function surroundings({ text, label, location }: Evidence, { document, order }: PlaceIndex): string {
  const block = document.blocks[order.get(location.block ?? '') ?? -1]
  const whole =
    block && block.type !== 'table' ? block.text.slice(0, LONGEST_PLACE) : `${label ? `${label}: ` : ''}${text}`
  return `${whole}${location.page ? ` (p${location.page})` : ''}`
}

/** Characters of a place that a second question shows. */
const LONGEST_PLACE = 600
