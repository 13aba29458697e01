import type { Problem } from '@tickmark/contract'
import { SEVERITIES } from '@tickmark/document'

/** What a person answers for with a signature: what is serious, and what somebody has dismissed; what nobody has decided on first. */
export function signedProblems<P extends Pick<Problem, 'severity' | 'decision'>>(problems: readonly P[]): P[] {
  const rank = ({ severity, decision }: P): number => (decision === 'open' ? 0 : 10) + SEVERITIES.indexOf(severity)
  return problems
    .filter(({ severity, decision }) => severity === 'serious' || decision === 'dismissed')
    .toSorted((a, b) => rank(a) - rank(b))
}
