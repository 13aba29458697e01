import type { Document, Language, Review } from '@tickmark/document'
import { describe } from '../../describe/describe.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { readingsOf } from './digests.ts'
import type { Excerpt } from './excerpts.ts'
import { SYSTEM_PROMPT } from './prompts.ts'

/** What a model is asked about a document, one question an excerpt. */
export interface ModelQuestions {
  system: string
  questions: { text: string; pages: [first: number, last: number] | undefined; tokens: number }[]
}

/** What a question says of the whole document. Headings beyond these help nobody to place an excerpt. */
const MOST_HEADINGS = 40
const MOST_KEY_FIGURES = 12
/** Findings of our own on the blocks of an excerpt that are named, so that they are not found again. */
const MOST_FINDINGS = 15

/** What a model is told of a digest. */
const ACROSS =
  'Statements from all over the document, each # before some that speak of the same things. Report only what two of them say against one another'

export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': 'Simplified Chinese',
  en: 'English',
  ko: 'Korean',
  ja: 'Japanese',
}

export interface QuestionOptions {
  /** Length of an excerpt. */
  tokens: number
  /** The language in which the claims are to be worded: the reader's. */
  language: Language
}

type Context = Pick<Review, 'documentType' | 'summary' | 'findings'>

/** The questions about a document, in its order. Pure: the same document and review give the same questions. */
export function modelQuestions(
  document: Document,
  review: Context,
  { tokens, language }: QuestionOptions,
): ModelQuestions {
  const about = contextOf(document, review)
  const wording = `Word "title" and "message" in ${LANGUAGE_NAMES[language]}.`
  const questions = readingsOf(document, tokens).map((excerpt) => {
    const pages = excerpt.pages ? `, pages ${excerpt.pages[0]}–${excerpt.pages[1]}` : ''
    const head = excerpt.isDigest ? ACROSS : `Excerpt${pages}`
    const text = [about, `${knownIn(excerpt, review)}${wording}`, `${head}:\n${excerpt.text}`].join('\n\n')
    return { text, pages: excerpt.pages, tokens: estimateTokens(SYSTEM_PROMPT) + estimateTokens(text) }
  })
  return { system: SYSTEM_PROMPT, questions }
}

/** What a question says of the whole document. */
export function contextOf(
  { name, language }: Document,
  { documentType, summary }: Pick<Context, 'documentType' | 'summary'>,
): string {
  const figures = summary.keyFigures
    .slice(0, MOST_KEY_FIGURES)
    .map(
      ({ label, current, currentPeriod, prior, priorPeriod }) =>
        `${label} ${current} (${currentPeriod ?? 'current'})${prior ? `, ${prior} (${priorPeriod ?? 'prior'})` : ''}`,
    )
  const outline = summary.outline
    .filter(({ level }) => level <= 2)
    .slice(0, MOST_HEADINGS)
    .map(({ text, page }) => `${text}${page ? ` (p${page})` : ''}`)
  return [
    `Document: ${summary.title ?? name} (${documentType.replaceAll('_', ' ')}, ${language})`,
    summary.entity && `Entity: ${summary.entity}`,
    summary.period && `Period: ${summary.period}`,
    summary.unitText && `Unit: ${summary.unitText}`,
    figures.length > 0 && `Key figures: ${figures.join('; ')}`,
    outline.length > 0 && `Outline: ${outline.join('; ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function knownIn({ blocks }: Excerpt, { findings }: Context): string {
  const own = new Set(blocks)
  const known = findings
    .filter(({ evidence: [{ location }] }) => location.block !== undefined && own.has(location.block))
    .slice(0, MOST_FINDINGS)
    .map((finding) => `- ${describe(finding, 'en').title} [${finding.evidence[0].location.block}]`)
  return known.length > 0 ? `Found already, not to be repeated:\n${known.join('\n')}\n\n` : ''
}
