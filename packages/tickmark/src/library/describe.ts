import type { Finding, FindingText, Language } from '@tickmark/document'

/**
 * What a finding says, in one language: title, what is wrong here, why it matters. A finding itself holds no sentence, so that one review
 * can be read in four languages.
 *
 * @example
 * ```ts
 * import { describe, read, review } from 'tickmark'
 *
 * const { findings } = await review(await read('report.pdf'))
 * for (const finding of findings) {
 *   const { title, message } = await describe(finding, 'ko')
 *   console.log(`${title}: ${message}`, finding.arithmetic ?? '')
 * }
 * ```
 */
export async function describe(
  finding: Pick<Finding, 'ruleId' | 'messageId' | 'data'>,
  language: Language = 'en',
): Promise<FindingText> {
  const rules = await import('@tickmark/review')
  return rules.describe(finding, language)
}
