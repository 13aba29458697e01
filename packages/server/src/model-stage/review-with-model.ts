import type { Document, Language, Review, UnreadReason } from '@tickmark/document'
import type { Engine } from '@tickmark/engine'
import { CLAIMS_SCHEMA, type ExcerptAnswer, type ModelQuestions } from '@tickmark/review'
import type { Log } from '../log/log.ts'
import { idOf } from '../models/model-file.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { ModelEndpoint } from '../models/model-protocols.ts'
import { memoryAnswers } from './answer-store.ts'
import { askOnce } from './ask-once.ts'
import { addUnread, newReading } from './file-reading.ts'
import { messagesOf, plannedQuestions } from './plan-questions.ts'
import { nameSources, refuteFindings } from './ask-again.ts'

export interface ModelReview {
  /** Asked before anything is sent: how much it would be. */
  onStart?(sent: { host: string; excerpts: number; tokens: number; price?: string | undefined }): void
  onAnswer?(done: number, total: number): void
  log: Pick<Log, 'warn'>
  language: Language
  signal: AbortSignal
}

/** A finished review with what a model found besides, for who has no service: the same questions and checks, answers kept in memory. */
export async function reviewWithModel(
  { engine, endpoint }: { engine: Engine; endpoint: ModelEndpoint },
  document: Document,
  review: Review,
  { onStart, onAnswer, log, language, signal }: ModelReview,
): Promise<Review> {
  const options = { tokens: endpoint.excerptTokens, language }
  const asking = await engine.modelQuestions(review, document, options, { signal })
  const planned = plannedQuestions(asking, endpoint, Infinity)
  const waiting = planned.filter(({ state }) => state === 'waiting')
  const tokens = waiting.reduce((sum, question) => sum + question.tokens, 0)
  onStart?.({ host: new URL(endpoint.url).host, excerpts: waiting.length, tokens, price: priceOf(tokens, endpoint) })
  const answers = memoryAnswers()
  const outcomes = await askAll(
    waiting,
    endpoint,
    async (text) => {
      const { answer, tokens: counted } = await askOnce(answers, endpoint, messagesOf(asking.system, text), {
        signal,
        schema: CLAIMS_SCHEMA,
      })
      return { answer, counted }
    },
    { onAnswer, log },
  )
  const { reading, given } = gather(asking, planned, outcomes, endpoint)
  const byModel = { model: idOf(endpoint), tokens: endpoint.excerptTokens, answers: given }
  const grounded = await engine.groundClaims(review, document, byModel, { signal })
  // Who has answered nothing so far is asked nothing more.
  const asked = reading.read > 0 ? endpoint : undefined
  const { findings, drops, refused } = await refuteFindings({ answers, log }, asked, grounded, signal)
  const restated = await nameSources({ answers, log }, asked, grounded, signal)
  const { unread } = reading
  return {
    ...review,
    findings: [...review.findings, ...findings],
    engine: {
      ...review.engine,
      models: reading.read > 0 ? [idOf(endpoint)] : [],
      dropped: Object.values(drops).reduce((sum, count) => sum + count, 0),
      ...(reading.read === 0 && unread[0] && { modelFailure: unread[0].reason }),
      reading: { ...reading, state: 'done', claims: grounded.claims, shown: findings.length, drops, refused, restated },
    },
  }
}

/** What sending so many tokens costs; answers come on top. */
function priceOf(tokens: number, { price }: ModelEndpoint): string | undefined {
  return price && `${((tokens * price.sent) / 1_000_000).toFixed(2)} ${price.currency}`
}

type Planned = ReturnType<typeof plannedQuestions>[number]
type Outcome = { answer: string; counted: { sent: number; answered: number } } | { reason: UnreadReason }

/** As many at a time as the endpoint takes; each fails alone. */
async function askAll(
  waiting: readonly Planned[],
  { atOnce }: ModelEndpoint,
  ask: (text: string) => Promise<Exclude<Outcome, { reason: UnreadReason }>>,
  { onAnswer, log }: Pick<ModelReview, 'onAnswer' | 'log'>,
): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  const queue = [...waiting]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        outcomes.set(next.ordinal, await ask(next.text))
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        log.warn('an analysis model gave no answer', { reason: error.message })
        outcomes.set(next.ordinal, { reason: error.reason })
      }
      onAnswer?.(outcomes.size, waiting.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

function gather(
  { questions }: ModelQuestions,
  planned: readonly Planned[],
  outcomes: ReadonlyMap<number, Outcome>,
  endpoint: ModelEndpoint,
) {
  const reading = newReading(idOf(endpoint), planned.length)
  const given: ExcerptAnswer[] = []
  for (const { ordinal, reason } of planned) {
    const outcome = outcomes.get(ordinal)
    if (outcome && 'answer' in outcome) {
      given.push({ excerpt: ordinal, text: outcome.answer })
      reading.read++
      reading.tokens.sent += outcome.counted.sent
      reading.tokens.answered += outcome.counted.answered
    } else addUnread(reading, outcome?.reason ?? reason ?? 'bad_answer', questions[ordinal]?.pages)
  }
  return { reading, given }
}
