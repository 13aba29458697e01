import { itemAt } from '@tickmark/document'
import { readFileSync } from 'node:fs'
import type { Plan } from './sheet-plan/plan.ts'

const ORDER = ['en', 'zh-CN', 'ja', 'ko'] as const

/** Words by key and language. */
const WORDS = new Map<string, string[][]>(
  readFileSync(new URL('labels.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((row) => {
      const [key, ...languages] = row.split(' | ')
      if (key === undefined || languages.length === 0 || row.startsWith('#')) return []
      return [[key, languages.map((words) => words.split(';').map((word) => word.trim()))]]
    }),
)

/** A label in the plan's language, always the same wording in one plan. */
export function readLabel(key: string, { language, wording }: Pick<Plan, 'language' | 'wording'>): string {
  const words = WORDS.get(key)?.[ORDER.indexOf(language as (typeof ORDER)[number])]
  if (!words) throw new Error(`labels.txt lacks “${key}” in ${language}`)
  return itemAt(words, (wording + key.length * 7 + key.charCodeAt(0)) % words.length)
}
