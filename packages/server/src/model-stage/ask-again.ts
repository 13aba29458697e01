import type { Finding, ModelReading } from '@tickmark/document'
import {
  chosenSources,
  type GroundedClaims,
  readVerdicts,
  REFUTE_SYSTEM_PROMPT,
  RESTATE_SYSTEM_PROMPT,
  RESTATED_SCHEMA,
  VERDICTS_SCHEMA,
} from '@tickmark/review'
import type { Log } from '../log/log.ts'
import type { ModelEndpoint } from '../models/model-protocols.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { AnswerStore } from './answer-store.ts'
import { askOnce } from './ask-once.ts'
import { messagesOf } from './plan-questions.ts'

type Kept = Pick<GroundedClaims, 'findings' | 'drops' | 'refused'>

/**
 * Asks the model a second time, about each claim that is to be shown, whether it can be refuted; one that it takes back is left out and counted. Where it
 * gives no answer it is asked no more, and the claims stand: they have passed every check of our own.
 */
export async function refuteFindings(
  { answers, log }: { answers: AnswerStore; log: Pick<Log, 'warn'> },
  endpoint: ModelEndpoint | undefined,
  grounded: GroundedClaims,
  signal: AbortSignal,
): Promise<Kept> {
  const kept: Kept = { findings: [...grounded.findings], drops: { ...grounded.drops }, refused: [...grounded.refused] }
  if (!endpoint) return kept
  for (const { text, fingerprints } of grounded.doubts) {
    try {
      const { answer } = await askOnce(answers, endpoint, messagesOf(REFUTE_SYSTEM_PROMPT, text), {
        signal,
        schema: VERDICTS_SCHEMA,
      })
      const taken = new Set(readVerdicts(answer).flatMap((index) => fingerprints[index] ?? []))
      for (const finding of kept.findings) if (taken.has(finding.fingerprint)) noteRefuted(kept, finding)
      kept.findings = kept.findings.filter(({ fingerprint }) => !taken.has(fingerprint))
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      log.warn('an analysis model gave no second answer', { model: endpoint.name, reason: error.message })
      break
    }
  }
  return kept
}

function noteRefuted({ drops, refused }: Kept, { data, evidence: [place] }: Finding): void {
  drops.refuted = (drops.refuted ?? 0) + 1
  refused.push({ reason: 'refuted', title: String(data.title ?? ''), quote: place.text })
}

/** Asks which cells the open figures of the text restate. Without an answer they stay as they are. */
export async function nameSources(
  { answers, log }: { answers: AnswerStore; log: Pick<Log, 'warn'> },
  endpoint: ModelEndpoint | undefined,
  { restatements }: GroundedClaims,
  signal: AbortSignal,
): Promise<ModelReading['restated']> {
  const restated: ModelReading['restated'] = []
  if (!endpoint) return restated
  for (const question of restatements) {
    try {
      const messages = messagesOf(RESTATE_SYSTEM_PROMPT, question.text)
      const { answer } = await askOnce(answers, endpoint, messages, { signal, schema: RESTATED_SCHEMA })
      restated.push(...chosenSources(answer, question))
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      log.warn('an analysis model named no sources', { model: endpoint.name, reason: error.message })
      break
    }
  }
  return restated
}
