import { createHash } from 'node:crypto'
import type { UnreadReason } from '@tickmark/document'
import { PROMPTS_VERSION, type ModelQuestions } from '@tickmark/review'
import type { ModelEndpoint, ModelMessage } from '../models/model-protocols.ts'

export interface PlannedQuestion {
  ordinal: number
  key: string
  first_page: number | null
  last_page: number | null
  tokens: number
  text: string
  state: 'waiting' | 'failed'
  reason: UnreadReason | null
}

/** The questions that the operator's limits allow; those beyond are written down as not asked, with the reason. */
export function plannedQuestions(
  { system, questions }: ModelQuestions,
  endpoint: ModelEndpoint,
  /** Tokens that may still be sent this month. */
  left: number,
): PlannedQuestion[] {
  let sent = 0
  return questions.map(({ text, pages, tokens }, ordinal) => {
    sent += tokens
    const isDear = sent > Math.min(endpoint.taskTokens ?? Infinity, left)
    const reason = ordinal >= endpoint.mostExcerpts ? 'too_many' : isDear ? 'budget' : null
    return {
      ordinal,
      key: keyOf(endpoint, messagesOf(system, text)),
      first_page: pages?.[0] ?? null,
      last_page: pages?.[1] ?? null,
      tokens,
      text,
      state: reason ? 'failed' : 'waiting',
      reason,
    }
  })
}

export const messagesOf = (system: string, text: string): ModelMessage[] => [
  { role: 'system', content: system },
  { role: 'user', content: text },
]

/** What makes two questions the same: where and how they are asked, and every word of them. */
export function keyOf(endpoint: ModelEndpoint, messages: readonly ModelMessage[]): string {
  const { url, protocol, model, name, temperature, parameters } = endpoint
  const asked = [PROMPTS_VERSION, url, protocol, model ?? name, temperature ?? null, parameters, messages]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}
