import { LANGUAGE_DATA } from '../data/languages.ts'
import type { ConceptId } from '../data/shape/concept-words.ts'
import type { LanguageData } from '../data/shape/language-data.ts'
import type { WordRow } from '../data/shape/word-row.ts'
import { CONCEPTS, type Concept } from './concepts.ts'

const BY_NAME = new Map(
  CONCEPTS.flatMap((entry) => entry.names.map((name) => [normal(name), entry] as const)).reverse(),
)

function normal(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bthe\b/g, '')
    .replace(/[\s()・.,:'/-]+/g, '')
}

/** Cash flows of each activity, by what begins and what ends their lines in a language. */
function cashFlowStyles({ cashFlows }: LanguageData): [RegExp, ConceptId][] {
  const { begins, operating, investing, financing } = cashFlows
  if (begins === undefined) return []
  const style = ({ words }: WordRow<true>) => new RegExp(`^${begins}(?:${words.join('|')})$`)
  return [
    [style(operating), 'operating_cash_flow'],
    [style(investing), 'investing_cash_flow'],
    [style(financing), 'financing_cash_flow'],
  ]
}

/** What follows the word where something else than the cash itself has changed: the surrender value of policies, collateral, what is deposited. */
const OF_CASH =
  '(?:surrender|values?|collateral|deposit(?:s|ed)?|placed|dividends?|consideration|advances?|margins?|reserves?|pledged|held (?:for|in trust|on behalf)|flows?)\\b'

/** House styles of lines that every cash flow statement and balance sheet has, too many to list; without what stands in brackets. */
const STYLES: readonly [RegExp, ConceptId][] = [
  ...LANGUAGE_DATA.flatMap(cashFlowStyles),
  [
    // "Net change in non-cash working capital" is one of the adjustments, restricted cash a part of what changes.
    new RegExp(
      `^(?:net )?(?:(?:increase|decrease|change)s? .*|in )(?<!\\b(?:non[- ]|restricted |net ))\\bcash\\b(?! ${OF_CASH})`,
    ),
    'net_change_in_cash',
  ],
  [/^effects? of .*(?:exchange|currency|translation).*\bcash\b/, 'exchange_effect'],
  [/^cash\b.*\b(?:beginning|start)\b/, 'opening_cash'],
  [/^cash\b.*\b(?:end|ending)\b/, 'closing_cash'],
  [/^total liabilities\b.*\b(?:equity|deficit|deficiency|capital)$/, 'liabilities_and_equity'],
  [/^total (?:stockholders?|shareholders?|members?|owners?)\b.*(?:equity|deficit|deficiency)$/, 'total_equity'],
  [
    /^(?:total )?equity attributable to (?:the )?(?:(?:equity )?(?:holders|shareholders|stockholders)|owners|members)(?: of (?:the )?(?:parent|company|group)(?: company)?)?$/,
    'equity_attributable',
  ],
  // "Total Walmart shareholders' equity", below which what others have of it is added.
  [
    /^total (?!(?:common|ordinary|preferred|preference)\b)[\p{L}&. ]+ (?:stockholders?|shareholders?)(?:['’]s?)? equity$/u,
    'equity_attributable',
  ],
]

/** Lines that are put like these and are others: of one share, of the time before, of what was given up, of a part of an activity. */
const OTHER =
  /^每(?:股|單位|单位)|\b(?:discontinued|held for sale|for leases|(?:debt|other) (?:operating|investing|financing) activities|(?:previous|prior) (?:period|year))\b/

const BY_ID = new Map<string, Concept>(CONCEPTS.map((entry) => [entry.id, entry]))

/** The concept that a row's key names: by its exact name, or by the usual ways of putting it. */
export function conceptOfKey(key: string): Concept | undefined {
  const exact = BY_NAME.get(normal(key))
  if (exact) return exact
  if (OTHER.test(key)) return undefined
  const style = STYLES.find(([pattern]) => pattern.test(key))
  return style && BY_ID.get(style[1])
}

export interface ConceptMention {
  concept: Concept
  start: number
  end: number
}

/** Names that are clear as row labels only: in a sentence, "gross margin" is the rate and "ventas" may be any. */
const LABELS_ONLY = new Set(
  [
    ['basic', 'diluted', 'sales'],
    ['unverwässert', 'verwässert', 'erlöse', 'schulden'],
    ['taxation', 'tax expense'],
    ['amortissements', 'disponibilités'],
    ['ventas', 'ingresos', 'inventarios', 'proveedores', 'amortizaciones'],
  ].flat(),
)

/** Names of concepts in running text, longest first. */
const MENTIONS = CONCEPTS.flatMap((entry) => entry.names.map((name) => ({ entry, name: name.toLowerCase() })))
  .filter(({ name, entry }) => !LABELS_ONLY.has(name) && !(name === 'gross margin' && entry.id === 'gross_profit'))
  .sort((a, b) => b.name.length - a.name.length)
  .map((mention, rank) => ({ ...mention, rank }))
const BY_TEXT = new Map(MENTIONS.toReversed().map(({ name, entry }) => [name, entry]))
/** By their first letters: at each place of a text only those are tried that begin so. */
const HEAD = 2
const BY_HEAD = Map.groupBy(MENTIONS, ({ name }) => name.slice(0, HEAD))

/** The concept that a text is the name of, as a sentence would use it. */
export function conceptCalled(text: string): Concept | undefined {
  return BY_TEXT.get(text.toLowerCase())
}

/** Concepts named in running text, longest name first, none inside another. */
export function findConcepts(text: string): ConceptMention[] {
  const lower = text.toLowerCase()
  const named: { start: number; end: number; concept: Concept; rank: number }[] = []
  for (let start = 0; start < lower.length; start++) {
    for (const { entry, name, rank } of BY_HEAD.get(lower.slice(start, start + HEAD)) ?? []) {
      const end = start + name.length
      if (lower.startsWith(name, start) && standsAlone(lower, start, end))
        named.push({ start, end, concept: entry, rank })
    }
  }
  const found: ConceptMention[] = []
  for (const { start, end, concept } of named.sort((a, b) => a.rank - b.rank))
    if (found.every((other) => other.end <= start || other.start >= end)) found.push({ concept, start, end })
  return found.sort((a, b) => a.start - b.start)
}

/** A name in Latin letters is no part of a longer word. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !(isLatin(text[start]) && isLatin(text[start - 1])) && !(isLatin(text[end - 1]) && isLatin(text[end]))
}

function isLatin(letter: string | undefined): boolean {
  return letter !== undefined && /[a-zß-ÿ0-9]/.test(letter)
}
