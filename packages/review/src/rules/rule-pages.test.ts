import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DocumentType, LANGUAGES } from '@tickmark/document'
import type { Language } from '@tickmark/document'
import { describe as suite, expect, it } from 'vitest'
import { reviewDocuments } from '../index.ts'
import { typeDocument } from '../testing/type-document.ts'
import { RULES } from './index.ts'

interface Example {
  kind: 'ok' | 'problem'
  type: DocumentType
  text: string
}

const pageOf = (ruleId: string) => path.join(import.meta.dirname, `${ruleId}.md`)

/** The fenced examples of a page: ```ok or ```problem, and the document type where it is no financial report. `=====` parts the files of one task. */
function examplesOf(ruleId: string): Example[] {
  const page = existsSync(pageOf(ruleId)) ? readFileSync(pageOf(ruleId), 'utf8') : ''
  return Array.from(page.matchAll(/^```(ok|problem)(?: (\w+))?\n([\s\S]*?)^```$/gm), ([, kind, type, text]) => ({
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
      const file = language === 'en' ? pageOf(id) : path.join(import.meta.dirname, `${id}.${language}.md`)
      expect(existsSync(file), file).toBe(true)
      const headings = [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      expect(headings).toEqual(HEADINGS[language])
    }
  })
})

const illustrated = RULES.map((rule) => ({ id: rule.meta.id, examples: examplesOf(rule.meta.id) })).filter(
  ({ examples }) => examples.length > 0,
)

suite.each(illustrated)('the examples of $id', ({ id, examples }) => {
  it.each(examples)('$kind', ({ kind, type, text }) => {
    const language = /[\u4e00-\u9fff]/.test(text) ? 'zh' : 'en'
    const documents = text.split(/^=====$/m).map((part) => typeDocument(part, language))
    const found = reviewDocuments(documents, { type }).flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId))
    if (kind === 'problem') expect(found).toContain(id)
    else expect(found).not.toContain(id)
  })
})
