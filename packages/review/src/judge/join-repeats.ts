import type { Finding } from '@tickmark/document'

/** Places that one finding leads to; what repeats more often is told by its first ones. */
const MOST_PLACES = 200

/**
 * One cause, one finding: what is said in the same words at several places (a placeholder, a reference to a note that is not there) is one
 * finding that leads to all of them. Findings that compute something stay apart, for each has figures of its own. In the order given.
 */
export function joinRepeats(
  findings: readonly Finding[],
  isJoined: (finding: Finding) => boolean = () => true,
): Finding[] {
  const joined = new Map<string, Finding>()
  return findings.flatMap((finding, index) => {
    const key = finding.arithmetic === undefined && isJoined(finding) ? wordsOf(finding) : `${index}`
    const first = joined.get(key)
    if (!first) {
      const own = { ...finding }
      joined.set(key, own)
      return [own]
    }
    if (first.evidence.length < MOST_PLACES) first.evidence = [...first.evidence, finding.evidence[0]]
    return []
  })
}

/** What a finding says, without where. */
function wordsOf({ ruleId, messageId, data, severity, actual, expected }: Finding): string {
  return JSON.stringify([ruleId, messageId, data, severity, actual, expected])
}
