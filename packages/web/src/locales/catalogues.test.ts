import { readdirSync } from 'node:fs'
import { ERRORS } from '@tickmark/contract/error-keys'
import { LANGUAGES, type Language } from '@tickmark/document'
import { expect, test } from 'vitest'

type Texts = Record<string, unknown>
const folder = new URL('./', import.meta.url)
const AREAS = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The texts of an area by their path, names (`id`) left out; functions are called with arguments of their kind. */
async function readTexts(area: string, language: Language): Promise<Map<string, string>> {
  const { texts } = (await import(new URL(`${area}/${language}.ts`, folder).href)) as { texts: Texts }
  const found = new Map<string, string>()
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value)
    else if (typeof value === 'function') found.set(path, String((value as (...args: number[]) => string)(7, 12, 3, 2)))
    else for (const [key, part] of Object.entries(value as Texts)) if (key !== 'id') collect(part, `${path}.${key}`)
  }
  collect(texts, area)
  return found
}

const KANA = /[\u3041-\u3096\u30A1-\u30FA]/
const HANGUL = /[\uAC00-\uD7A3]/
const HAN = /\p{Script=Han}/u
const WRONG: Record<Language, RegExp[]> = {
  'zh-CN': [KANA, HANGUL],
  en: [KANA, HANGUL, HAN],
  ko: [KANA, HAN],
  ja: [HANGUL],
}
/** Names that are the same everywhere. */
const SAME_EVERYWHERE = /^(Tickmark|SARIF|Node\.js|OCR|\/ 100|DCF|PDF|[\d\s.,:–-]*|.*!.*|7: .*|VII\.\d)$/

test.each(AREAS)('%s says the same things in four languages, each in its own', async (area) => {
  const chinese = await readTexts(area, 'zh-CN')
  for (const language of LANGUAGES) {
    const texts = await readTexts(area, language)
    expect([...texts.keys()], language).toEqual([...chinese.keys()])
    for (const [path, text] of texts) {
      expect(text === '' && chinese.get(path) !== '' && !/agree/.test(path), `${language} ${path} is empty`).toBe(false)
      for (const pattern of WRONG[language]) expect(text, `${language} ${path}`).not.toMatch(pattern)
    }
  }
})

test.each(AREAS)('%s has no untranslated copies of the English', async (area) => {
  const english = await readTexts(area, 'en')
  for (const language of ['zh-CN', 'ko', 'ja'] as const)
    for (const [path, text] of await readTexts(area, language))
      if (text && !SAME_EVERYWHERE.test(text)) expect(text, `${language} ${path}`).not.toBe(english.get(path))
})

test('the shell says of a session what the API says', async () => {
  const SAME = {
    loginFirst: 'login_first',
    loginAgain: 'login_again',
    systemError: 'system_error',
    timeout: 'request_timeout',
  } as const
  for (const language of LANGUAGES) {
    const texts = await readTexts('shell', language)
    for (const [name, key] of Object.entries(SAME)) expect(texts.get(`shell.${name}`)).toBe(ERRORS[key].text[language])
  }
})
