import { literalPattern } from '@tickmark/document'
import type { CompanyWords } from '../data/shape/company-words.ts'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

const COMPANIES: readonly CompanyWords[] = LANGUAGE_DATA.map(({ companies }) => companies)

/** Sources of patterns for the legal forms of one script: before and behind a name, and what firms of auditors are called. */
export interface CompanyForms {
  before: string
  behind: string
  firms: string
}

/** Legal forms of companies in the languages of a script. */
export function companyForms(script: CompanyWords['script']): CompanyForms {
  const own = COMPANIES.filter((words) => words.script === script)
  const source = (key: keyof CompanyForms) =>
    own
      .flatMap((words): string[] => [...words[key].words])
      .toSorted((a, b) => b.length - a.length)
      .map((word) => literalPattern(word))
      .join('|') || '(?!)'
  return { before: source('before'), behind: source('behind'), firms: source('firms') }
}

const RENAMED = new RegExp(wholeWords(wordsOf(({ companies }) => companies.renamed)), 'iu')

/** Whether a text speaks of an earlier or another name of a company. */
export function speaksOfRenaming(text: string): boolean {
  return RENAMED.test(text)
}
