import type { Consult } from '@tickmark/contract'
import { BRAND, type Language, type Translations } from '@tickmark/document'
import { CONSULT_WORDS, wordFields } from './consult-words.ts'

/** An enquiry as the operator reads it in a message: in the language in which it was written. */
export function describeConsult(
  kind: Consult['kind'],
  fields: Readonly<Record<string, unknown>>,
  language: Language,
): { subject: string; text: string } {
  const words = CONSULT_WORDS[language]
  const lines = Object.entries(wordFields(fields, language))
    .filter(([, value]) => value)
    .map(([name, value]) => `${words.fields[name]}${COLON[language]}${value.includes('\n') ? '\n' : ''}${value}`)
  const who = oneLine(`${String(fields.company)} ${String(fields.name)}`)
  return {
    subject: `${BRAND.name[language]} · ${words.kinds[kind]} · ${who}`,
    text: `${lines.join('\n')}\n\n${words.answer}\n`,
  }
}

const COLON: Translations = { 'zh-CN': '：', en: ': ', ko: ': ', ja: '：' }

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120)
