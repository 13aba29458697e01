import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@tickmark/document'
import { AppError } from '../errors.ts'
import type { Handler } from '../http/handler.ts'

const RULES = join(dirname(createRequire(import.meta.url).resolve('@tickmark/review')), 'rules')

/** The page of a rule: what it checks, why, how to resolve its findings. It stands beside the rule's source, one a language. */
export const getRulePage: Handler<'getRulePage'> = async (_app, { query, language }) => {
  const { rule_id: ruleId } = query
  if (!/^[a-z]+\/[a-z0-9-]+$/.test(ruleId)) throw new AppError('not_found')
  const markdown = await readFirst([pathOf(ruleId, language), pathOf(ruleId, 'en'), join(RULES, `${ruleId}.md`)])
  if (markdown === undefined) throw new AppError('not_found')
  return { rule_id: ruleId, title: /^#\s+(.+)$/m.exec(markdown)?.[1] ?? ruleId, markdown }
}

const pathOf = (ruleId: string, language: Language): string => join(RULES, `${ruleId}.${language}.md`)

async function readFirst(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => undefined)
    if (text !== undefined) return text
  }
  return undefined
}
