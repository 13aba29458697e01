import type { FindingDraft } from '../rule/rule.ts'

/** 53-bit hash of a text in base 36 (cyrb53): stable, short, no Node module. */
export function hashText(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

/** Identity of a finding that survives re-runs and edits elsewhere: what rule, which label, which printed text; never page or offset. */
export function fingerprintOf(ruleId: string, draft: FindingDraft, occurrence: number): string {
  const [first] = draft.evidence
  return hashText(
    [
      ruleId,
      draft.messageId,
      first.label ?? '',
      first.value ?? first.text,
      first.location.sheet ?? '',
      first.location.cell ?? '',
      draft.expected ?? '',
      occurrence,
    ].join('\u0000'),
  )
}
