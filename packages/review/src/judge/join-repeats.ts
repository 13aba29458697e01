import type { Finding } from '@tickmark/document'

/** Places that one finding leads to; what repeats more often is told by its first ones. */
const MOST_PLACES = 200

/**
 * One cause, one finding: what is said in the same words at several places (a placeholder, a reference to a note that is not there) is one
 * finding that leads to all of them. Findings that compute something stay apart, for each has figures of its own, but for those of a
 * workbook that say the same of the same figures: scenarios and summaries repeat a table, and its error. In the order given.
 */
export function joinRepeats(
  findings: readonly Finding[],
  isJoined: (finding: Finding) => boolean = () => true,
): Finding[] {
  const joined = new Map<string, Finding>()
  return findings.flatMap((finding, index) => {
    const isSaid = finding.arithmetic === undefined && isJoined(finding)
    const known = isSaid
      ? [wordsOf(finding)]
      : [figuresIn(finding), placeIn(finding), valueIn(finding), loopIn(finding)].filter((key) => key !== undefined)
    const keys = known.length > 0 ? known : [`${index}`]
    const first = keys.map((key) => joined.get(key)).find((other) => other !== undefined)
    if (!first) {
      const own = { ...finding }
      for (const key of keys) joined.set(key, own)
      return [own]
    }
    if (first.evidence.length < MOST_PLACES) first.evidence = [...first.evidence, finding.evidence[0]]
    return []
  })
}

/** Fewer figures are alike by chance. */
const LEAST_FIGURES = 3

/** The figures that a finding on cells is about, in their order; undefined where they are too few to know a table by. */
function figuresIn({ ruleId, messageId, evidence }: Finding): string | undefined {
  if (evidence.some(({ location }) => location.sheet === undefined)) return undefined
  const values = evidence.map(({ value }) => value ?? '')
  const distinct = new Set(values.filter((value) => /[1-9]/.test(value)))
  return distinct.size >= LEAST_FIGURES ? JSON.stringify([ruleId, messageId, values]) : undefined
}

/**
 * Where a finding on a formula stands and what the formula says, without the sheet: a sheet that was copied (a scenario, a version, a month)
 * holds its errors at the same places. The same message in the same place tells them once.
 */
function placeIn({
  ruleId,
  messageId,
  severity,
  evidence: [{ location, text, label }],
  expected,
}: Finding): string | undefined {
  const isTyped = !text.startsWith('=')
  if (location.sheet === undefined || (isTyped && !label)) return undefined
  const [own, wanted] = [text, expected ?? ''].map((formula) => formula.replaceAll(SHEET, ''))
  return JSON.stringify([ruleId, messageId, severity, location.cell, label, own, wanted])
}

/** A typed value that is outside a range by itself, wherever it is typed again: the assumption, and the middle of the axes around it. */
function valueIn({ ruleId, messageId, severity, evidence: [{ text }], expected }: Finding): string | undefined {
  return ruleId === 'assumption/implausible-input' && !text.startsWith('=')
    ? JSON.stringify([ruleId, messageId, severity, text, expected])
    : undefined
}

/** The pattern of a formula that leads back to itself, without its addresses and numbers: copies of it are one loop of thought. */
function loopIn({ ruleId, messageId, evidence: [{ location, text }] }: Finding): string | undefined {
  if (ruleId !== 'formula/circular-reference') return undefined
  return JSON.stringify([ruleId, messageId, location.sheet, text.replaceAll(PLACES, '#')])
}

/** Addresses and numbers of a formula. */
const PLACES = /\$?[A-Z]{1,3}\$?\d+|\d+(?:\.\d+)?/g

/** "Sheet!" and "'My sheet'!" of a reference. */
const SHEET = /(?:'(?:[^']|'')+'|[\p{L}\p{N}_.]+)!/gu

/** What a finding says, without where. */
function wordsOf({ ruleId, messageId, data, severity, actual, expected }: Finding): string {
  return JSON.stringify([ruleId, messageId, data, severity, actual, expected])
}
