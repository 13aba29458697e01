import type { App } from '../app/app.ts'
import { countSent } from './model-budget.ts'

export interface KeptAnswer {
  model: string
  answer: string
  tokens: { sent: number; answered: number }
}

/** Answers by the key of their question, so that nothing is asked twice. */
export interface AnswerStore {
  find(key: string): Promise<KeptAnswer | undefined>
  keep(key: string, answer: KeptAnswer): Promise<void>
}

/** Those of all tasks, as long as a question leads to them. What is asked anew counts as sent about this task. */
export function databaseAnswers(app: Pick<App, 'db' | 'now'>, taskId: string): AnswerStore {
  const { db } = app
  return {
    async find(key) {
      const row = await db.selectFrom('model_answers').selectAll().where('key', '=', key).executeTakeFirst()
      return row && { ...row, tokens: { sent: row.tokens_sent, answered: row.tokens_answered } }
    },
    async keep(key, { model, answer, tokens }) {
      const row = { key, model, answer, tokens_sent: tokens.sent, tokens_answered: tokens.answered }
      await db
        .insertInto('model_answers')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await countSent(app, { taskId, model, tokens: tokens.sent })
    },
  }
}

/** For one run of a command. */
export function memoryAnswers(): AnswerStore {
  const kept = new Map<string, KeptAnswer>()
  return {
    find: async (key) => kept.get(key),
    keep: async (key, answer) => void kept.set(key, answer),
  }
}
