import type { ConceptId } from '../data/shape/concept-words.ts'
import { anyOf } from '../words/any-of.ts'
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

/** House styles of lines that every cash flow statement and balance sheet has, too many to list; without what stands in brackets. */
const STYLES: readonly [RegExp, ConceptId][] = [
  [
    /^(?:total )?(?:(?:net )?cash (?:flows? )?(?:\(?(?:provided|used|generated|from|by|in|for)\)?[ ,]*)+.*|net cash (?:flows? )?)operating activities$/,
    'operating_cash_flow',
  ],
  [
    /^(?:total )?(?:(?:net )?cash (?:flows? )?(?:\(?(?:provided|used|generated|from|by|in|for)\)?[ ,]*)+.*|net cash (?:flows? )?)investing activities$/,
    'investing_cash_flow',
  ],
  [
    /^(?:total )?(?:(?:net )?cash (?:flows? )?(?:\(?(?:provided|used|generated|from|by|in|for)\)?[ ,]*)+.*|net cash (?:flows? )?)financing activities$/,
    'financing_cash_flow',
  ],
  [/^(?:net )?(?:(?:increase|decrease|change)s? .*|in )\bcash\b/, 'net_change_in_cash'],
  [/^effects? of .*(?:exchange|currency|translation).*\bcash\b/, 'exchange_effect'],
  [/^cash\b.*\b(?:beginning|start)\b/, 'opening_cash'],
  [/^cash\b.*\b(?:end|ending)\b/, 'closing_cash'],
  [/^total liabilities\b.*\b(?:equity|deficit|deficiency|capital)$/, 'liabilities_and_equity'],
  [/^total (?:stockholders?|shareholders?|members?|owners?)\b.*(?:equity|deficit|deficiency)$/, 'total_equity'],
  ...[
    [['geschäftstätigkeit', 'betriebstätigkeit'], 'operating_cash_flow'] as const,
    [['investitionstätigkeit'], 'investing_cash_flow'] as const,
    [['finanzierungstätigkeit'], 'financing_cash_flow'] as const,
  ].map(([activities, id]): [RegExp, ConceptId] => [
    new RegExp(
      `^(?:summe )?(?:netto-?)?(?:cash-?flow|mittel\\S*|geld(?:fluss|zufluss|abfluss)|kapitalfluss|zahlungsmittel(?:zu|ab)fluss) aus (?:der )?(?:laufenden? |operativen? )?(?:${anyOf(activities)})$`,
    ),
    id,
  ]),
  ...[
    [
      ["l'activité", "l'exploitation", 'activités opérationnelles', "activités d'exploitation"],
      'operating_cash_flow',
    ] as const,
    [["d'investissement", "d'investissements"], 'investing_cash_flow'] as const,
    [['de financement'], 'financing_cash_flow'] as const,
  ].map(([activities, id]): [RegExp, ConceptId] => [
    new RegExp(`^(?:total (?:des )?)?(?:flux|trésorerie) .*(?:${anyOf(activities)})$`),
    id,
  ]),
  ...[
    [['de explotación', 'de operación', 'operativas', 'ordinarias'], 'operating_cash_flow'] as const,
    [['de inversión'], 'investing_cash_flow'] as const,
    [['de financiación', 'de financiamiento'], 'financing_cash_flow'] as const,
  ].map(([activities, id]): [RegExp, ConceptId] => [
    new RegExp(`^(?:total )?(?:flujos?|efectivo) .*(?:actividad|actividades) (?:${anyOf(activities)})$`),
    id,
  ]),
  ...[
    [['operativa', 'operative', "d'esercizio"], 'operating_cash_flow'] as const,
    [['di investimento', "d'investimento"], 'investing_cash_flow'] as const,
    [['di finanziamento', 'finanziaria', 'finanziarie'], 'financing_cash_flow'] as const,
  ].map(([activities, id]): [RegExp, ConceptId] => [
    new RegExp(
      `^(?:totale )?(?:flussi?|disponibilità liquide|liquidità) .*(?:attività|gestione) (?:${anyOf(activities)})$`,
    ),
    id,
  ]),
]

const BY_ID = new Map<string, Concept>(CONCEPTS.map((entry) => [entry.id, entry]))

/** The concept that a row's key names: by its exact name, or by the usual ways of putting it. */
export function conceptOfKey(key: string): Concept | undefined {
  const exact = BY_NAME.get(normal(key))
  if (exact || !/^[a-z]/.test(key)) return exact
  const style = STYLES.find(([pattern]) => pattern.test(key))
  return style && BY_ID.get(style[1])
}

export interface ConceptMention {
  concept: Concept
  start: number
  end: number
}

/** Names that are clear as row labels only: in a sentence, "gross margin" is the rate. */
const LABELS_ONLY = new Set([
  ...['basic', 'diluted', 'sales'],
  ...['unverwässert', 'verwässert', 'erlöse', 'schulden'],
  ...['ventas', 'ingresos', 'inventarios', 'proveedores', 'amortizaciones', 'amortissements', 'disponibilités'],
])

const MENTIONS = CONCEPTS.flatMap((entry) => entry.names.map((name) => ({ entry, name: name.toLowerCase() })))
  .filter(({ name, entry }) => !LABELS_ONLY.has(name) && !(name === 'gross margin' && entry.id === 'gross_profit'))
  .sort((a, b) => b.name.length - a.name.length)

/** Concepts named in running text, longest name first, none inside another. */
export function findConcepts(text: string): ConceptMention[] {
  const lower = text.toLowerCase()
  const taken = new Uint8Array(lower.length)
  const found: ConceptMention[] = []
  for (const { entry, name } of MENTIONS) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
      const end = at + name.length
      if (taken[at] || taken[end - 1] || !standsAlone(lower, at, end)) continue
      taken.fill(1, at, end)
      found.push({ concept: entry, start: at, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** A name in Latin letters is no part of a longer word. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !(isLatin(text[start]) && isLatin(text[start - 1])) && !(isLatin(text[end - 1]) && isLatin(text[end]))
}

function isLatin(letter: string | undefined): boolean {
  return letter !== undefined && /[a-zß-ÿ0-9]/.test(letter)
}
