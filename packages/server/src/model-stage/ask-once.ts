import { estimateTokens, isReadableAnswer } from '@tickmark/review'
import { askModel } from '../models/ask-model.ts'
import { redact } from '../models/redact.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { ModelEndpoint, ModelMessage } from '../models/model-protocols.ts'
import { idOf } from '../models/model-file.ts'
import type { AnswerStore, KeptAnswer } from './answer-store.ts'
import { keyOf } from './plan-questions.ts'

const AGAIN = 'That was not JSON in the form that was asked for. Answer again, with nothing but the JSON.'

/**
 * The answer to a question, asked only if nobody has asked it before. An answer that cannot be read is asked for once more. Throws `ModelFailure`.
 */
export async function askOnce(
  answers: AnswerStore,
  endpoint: ModelEndpoint,
  messages: readonly ModelMessage[],
  options: { signal: AbortSignal; schema?: object },
): Promise<KeptAnswer> {
  const key = keyOf(endpoint, messages)
  const known = await answers.find(key)
  if (known) return known
  const { text, tokens } = await askRedacted(endpoint, messages, options)
  // PostgreSQL keeps no zero characters.
  const answer = { model: idOf(endpoint), answer: text.replaceAll('\u0000', ''), tokens }
  await answers.keep(key, answer)
  return answer
}

/** Instructions are ours and name nobody; the question is the document's. */
async function askRedacted(
  ...[endpoint, messages, options]: Parameters<typeof askForJson>
): ReturnType<typeof askForJson> {
  const [system, question] = messages
  if (!endpoint.redact || !system || typeof question?.content !== 'string')
    return askForJson(endpoint, messages, options)
  const { text, restore } = redact(question.content)
  const answer = await askForJson(endpoint, [system, { ...question, content: text }], options)
  return { ...answer, text: restore(answer.text) }
}

async function askForJson(
  endpoint: ModelEndpoint,
  messages: readonly ModelMessage[],
  options: { signal: AbortSignal; schema?: object },
): Promise<{ text: string; tokens: { sent: number; answered: number } }> {
  const first = await askModel(endpoint, messages, options)
  const counted = countedTokens(messages, first)
  if (isReadableAnswer(first.text)) return { text: first.text, tokens: counted }
  const again: ModelMessage[] = [
    ...messages,
    { role: 'assistant', content: first.text.slice(0, MOST_REPEATED) },
    { role: 'user', content: AGAIN },
  ]
  const second = await askModel(endpoint, again, options)
  if (!isReadableAnswer(second.text)) throw new ModelFailure('bad_answer', 'no JSON in the answer')
  const more = countedTokens(again, second)
  return {
    text: second.text,
    tokens: { sent: counted.sent + more.sent, answered: counted.answered + more.answered },
  }
}

/** Characters of an answer that are shown to the model again. */
const MOST_REPEATED = 4000

function countedTokens(messages: readonly ModelMessage[], { text, tokens }: Awaited<ReturnType<typeof askModel>>) {
  const sent = messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n')
  return tokens ?? { sent: estimateTokens(sent), answered: estimateTokens(text) }
}
