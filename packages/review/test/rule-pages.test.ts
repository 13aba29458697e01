import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DocumentType, LANGUAGES } from '@tickmark/document'
import type { Language } from '@tickmark/document'
import { describe as suite, expect, it } from 'vitest'
import { reviewDocuments } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'
import { RULES } from '../src/rules/index.ts'

interface Example {
  language: Language
  kind: 'ok' | 'problem'
  type: DocumentType
  text: string
}

const RULES_FOLDER = path.join(import.meta.dirname, '../src/rules')

const pageOf = (ruleId: string, language: Language) =>
  path.join(RULES_FOLDER, language === 'en' ? `${ruleId}.md` : `${ruleId}.${language}.md`)

function readPage(ruleId: string, language: Language): string {
  const page = pageOf(ruleId, language)
  return existsSync(page) ? readFileSync(page, 'utf8') : ''
}

/** The fenced examples of a page: ```ok or ```problem, and the document type where it is no financial report. `=====` parts the files of one task. */
function examplesOf(ruleId: string, language: Language): Example[] {
  const fences = readPage(ruleId, language).matchAll(/^```(ok|problem)(?: (\w+))?\n([\s\S]*?)^```$/gm)
  return Array.from(fences, ([, kind, type, text]) => ({
    language,
    kind: kind as Example['kind'],
    type: DocumentType.parse(type ?? 'financial_report'),
    text: text!,
  }))
}

const HEADINGS: Record<Language, string[]> = {
  en: ['What it checks', 'Why it matters', 'Examples', 'How to resolve', 'Known limits', 'References'],
  'zh-CN': ['检查内容', '重要性', '示例', '处理方法', '已知局限', '参考'],
  ko: ['검사 내용', '중요성', '예시', '처리 방법', '알려진 한계', '참고'],
  ja: ['検査内容', '重要性', '例', '対処方法', '既知の限界', '参考'],
}

suite('the catalogue of rules', () => {
  it('has ids that are unique and name their category', () => {
    const ids = RULES.map((rule) => rule.meta.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+\/[a-z0-9-]+$/.test(id))).toEqual([])
  })

  it('says everything in four languages, each with the same gaps to fill', () => {
    for (const rule of RULES) {
      for (const message of Object.values(rule.messages)) {
        for (const translations of Object.values(message)) {
          expect(LANGUAGES.filter((language) => !translations[language]?.trim())).toEqual([])
        }
        const gaps = LANGUAGES.map((language) =>
          [...message.title[language].matchAll(/\{\w+\}/g)].map(String).toSorted().join(),
        )
        expect(new Set(gaps).size).toBe(1)
      }
    }
  })

  it.each(RULES.map((rule) => rule.meta.id))('%s has a page in four languages', (id) => {
    for (const language of LANGUAGES) {
      const headings = [...readPage(id, language).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      expect(headings, pageOf(id, language)).toEqual(HEADINGS[language])
    }
  })
})

const illustrated = RULES.map(({ meta: { id } }) => ({
  id,
  examples: LANGUAGES.flatMap((language) => examplesOf(id, language)),
})).filter(({ examples }) => examples.length > 0)

suite.each(illustrated)('the examples of $id', ({ id, examples }) => {
  it.each(examples)('$kind ($language)', ({ language, kind, type, text }) => {
    const documents = text.split(/^=====$/m).map((part) => typeDocument(part, language === 'zh-CN' ? 'zh' : language))
    const found = reviewDocuments(documents, { type }).flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId))
    if (kind === 'problem') expect(found).toContain(id)
    else expect(found).not.toContain(id)
  })
})

/** Every example of a page, of reports and of workbooks: its info string without the sheet's name, which is in the page's language, and its text. */
function fencesOf(ruleId: string, language: Language): { kind: string; text: string }[] {
  const fences = readPage(ruleId, language).matchAll(/^```((?:workbook )?(?:ok|problem).*)\n([\s\S]*?)^```$/gm)
  return Array.from(fences, ([, info, text]) => ({ kind: info!.replace(/\S+!/, '!'), text: text! }))
}

/** The first-level and second-level ideographs of a national standard, by its encoding: those that print in its country. */
function ideographsOf(encoding: 'gbk' | 'euc-jp'): Set<string> {
  const decoder = new TextDecoder(encoding)
  const bytes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return new Set(
    bytes(0xb0, 0xf7).flatMap((lead) => bytes(0xa1, 0xfe).map((trail) => decoder.decode(Uint8Array.of(lead, trail)))),
  )
}

const IDEOGRAPHS: Partial<Record<Language, Set<string>>> = {
  'zh-CN': ideographsOf('gbk'),
  ja: ideographsOf('euc-jp'),
}
const OWN_SCRIPT: Record<Language, RegExp> = {
  en: /[A-Za-z]/g,
  'zh-CN': /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
}
/** English words; EBITDA, P/E, functions and file types are the same in every language. */
const ENGLISH_WORD = /(?<!\.)\b[A-Za-z]*[a-z]{2,}/g
/** What the notation of a workbook example says in English wherever it stands. */
const NOTATION = /\((?:(?:row \d+|column [A-Z]+) )?hidden\)|\((?:white|blue)\)/g
/** The boxes of the form of a Chinese annual report, which no other country has. */
const CHINESE_FORM = 'completeness/applicability-box'

/** Letters and words of an example that are of another language than its page. */
function foreignTo(language: Language, text: string): string[] {
  const own = text.replace(NOTATION, '').replace(OWN_SCRIPT[language], (letter) => {
    const ideographs = IDEOGRAPHS[language]
    return /\p{Script=Han}/u.test(letter) && ideographs && !ideographs.has(letter) ? letter : ''
  })
  const letters = own.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []
  return [...letters, ...(own.match(ENGLISH_WORD) ?? [])]
}

suite('the examples of all pages', () => {
  it.each(RULES.map(({ meta }) => meta.id))('of %s are the same in number and kind in all languages', (id) => {
    const [first, ...others] = LANGUAGES.map((language) => fencesOf(id, language).map(({ kind }) => kind))
    for (const kinds of others) expect(kinds).toEqual(first)
  })

  it.each([...LANGUAGES])('are written in the language of their page (%s)', (language) => {
    const foreign = RULES.filter(({ meta }) => meta.id !== CHINESE_FORM).flatMap(({ meta }) =>
      fencesOf(meta.id, language).flatMap(({ text }) => {
        const found = foreignTo(language, text)
        return found.length > 0 || text.search(OWN_SCRIPT[language]) < 0 ? [`${meta.id}: ${found.join(' ')}`] : []
      }),
    )
    expect(foreign).toEqual([])
  })
})
