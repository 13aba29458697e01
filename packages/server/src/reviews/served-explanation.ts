import type { Explanation } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import type { OpenExplanations } from '@tickmark/engine'
import { describeClaim } from '@tickmark/review'
import { AppError } from '../faults/app-error.ts'

interface Asked {
  figureId: string
  fileId: string
  language: Language
}

/** What a figure was held against, in the words of a language. */
export async function serveExplanation(
  explanations: OpenExplanations,
  { figureId, fileId, language }: Asked,
): Promise<Explanation> {
  const explained = await explanations.read(figureId)
  if (!explained) throw new AppError('not_found')
  return {
    figure_id: figureId,
    claims: explained.claims.map((claim) => {
      const { kind, outcome: text, likelihood, reasons } = describeClaim(claim, language)
      return {
        outcome: claim.outcome,
        role: claim.role,
        kind,
        text,
        arithmetic: claim.arithmetic,
        ...(claim.probability !== undefined && { probability: claim.probability }),
        ...(likelihood !== undefined && { likelihood }),
        reasons: claim.reasons.map(({ speaks }, index) => ({ speaks, fact: reasons[index]?.fact ?? '' })),
        evidence: claim.evidence.map((piece) => ({ ...piece, file_id: fileId })),
      }
    }),
  }
}
