import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ruleIndex } from '@tickmark/review'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'

const PAGES = join(dirname(createRequire(import.meta.url).resolve('@tickmark/review')), 'rules')

/**
 * The page of a rule: what it checks, why, how to resolve its findings. It stands beside the rule's source, `<id>.<language>.md` before
 * `<id>.md`; its title is the rule's, which exists in every language.
 */
export const getRulePage: Handler<'getRulePage'> = async (_app, { query, language }) => {
  const rule = ruleIndex(language).find(({ id }) => id === query.rule_id)
  if (!rule) throw new AppError('not_found')
  const path = join(PAGES, rule.id)
  const text = (await readText(`${path}.${language}.md`)) ?? (await readText(`${path}.md`))
  if (text === undefined) throw new AppError('not_found')
  return { rule_id: rule.id, title: rule.title, markdown: text.replace(/^# .*\n+/, '') }
}

export const listRules: Handler<'listRules'> = (_app, { language }) =>
  ruleIndex(language).map(({ id, title, category, severity }) => ({ rule_id: id, title, category, severity }))

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}
