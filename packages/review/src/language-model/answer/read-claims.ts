import { CLAIM_KINDS, type Claim, type ClaimedPlace, type ClaimKind } from './claim.ts'
import { findJson } from './find-json.ts'

/** Longer words than these are cut, not refused (characters). */
const LONGEST = { title: 160, message: 900, quote: 1200, sum: 400 }
/** Claims of one answer; a model that makes more is rambling. */
const MOST = 60

/** What models call the kinds in their own words, folded. */
const OTHER_NAMES: readonly (readonly [RegExp, ClaimKind])[] = [
  [/polic|practi|政策|方針|방침/, 'policy-and-practice'],
  [/direction|trend|方向|방향/, 'direction'],
  [/defin|terminolog|定义|定義|정의/, 'definition'],
  [/stale|outdated|lastyear|过时|過時|旧年|지난/, 'stale'],
  [/unsupport|nosource|withoutsource|traceab|unsubstant|unsourced|依据|依據|根拠|근거/, 'unsupported'],
  [/missing|omission|omitted|complete|absent|缺|遗漏|누락|欠落|記載漏/, 'missing'],
  [/mismatch|arithm|calc|sum|total|numer|计算|計算|计数|계산/, 'mismatch'],
  [/contradict|inconsist|conflict|discrepan|consisten|矛盾|不一致|모순|불일치/, 'contradiction'],
]

export interface ReadAnswer {
  claims: Claim[]
  /** Items in which no claim could be recognised. */
  unreadable: number
}

/** Whether an answer holds a list of claims or verdicts at all. */
export const isReadableAnswer = (answer: string): boolean => listIn(findJson(answer)) !== undefined

/** The claims of an answer, in whatever of the usual forms they came; undefined when it holds no list of them. */
export function readClaims(answer: string): ReadAnswer | undefined {
  const list = listIn(findJson(answer))
  if (!list) return undefined
  const read = list.slice(0, MOST).map(readClaim)
  const claims = read.filter((claim) => claim !== undefined)
  return { claims, unreadable: list.length - claims.length }
}

/** Which of the claims that it was asked about a model takes back, by their numbers from 0. */
export function readVerdicts(answer: string): number[] {
  return (listIn(findJson(answer)) ?? []).flatMap((item) => {
    if (!isRecord(item)) return []
    const number = Number(first(item, ['claim', 'number', 'id', 'index']))
    const refuted = String(first(item, ['refuted', 'wrong', 'is_refuted']) ?? '').toLowerCase()
    return Number.isInteger(number) && /^(?:true|yes|1)$/.test(refuted) ? [number - 1] : []
  })
}

/** A sentence of an answer, with the places that it names and the sum that it rests on. */
export interface SaidSentence {
  text: string
  places: ClaimedPlace[]
  sum?: string
}

/** The sentences of an answer to a question; none where it could not be read. */
export const readSentences = (answer: string): SaidSentence[] =>
  (listIn(findJson(answer)) ?? []).slice(0, MOST).flatMap((item) => {
    if (!isRecord(item)) return []
    const text = wordsOf(first(item, ['text', 'sentence', 'answer', 'statement']), LONGEST.message)
    const sum = wordsOf(first(item, ['sum', 'arithmetic', 'calculation']), LONGEST.sum)
    const places = listOf(first(item, ['places', 'locations', 'evidence', 'quotes', 'references', 'sources'])).map(
      readPlace,
    )
    return text ? [{ text, places: places.filter(({ id, quote }) => id ?? quote), ...(sum && { sum }) }] : []
  })

type Fields = Record<string, unknown>
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function listIn(found: unknown): unknown[] | undefined {
  if (Array.isArray(found)) return found
  if (!isRecord(found)) return undefined
  const list = first(found, [
    'claims',
    'verdicts',
    'restated',
    'sentences',
    'findings',
    'issues',
    'problems',
    'results',
  ])
  if (Array.isArray(list)) return list
  // One claim without a list around it.
  return ['quote', 'places', 'type', 'kind'].some((name) => name in found) ? [found] : undefined
}

/** The first of these fields that says something; models write null, "" and "N/A" for nothing. */
function first(fields: Fields, names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields[name]
    if (value === null || value === undefined || value === '' || /^(?:n\/?a|none|null|-)$/i.test(String(value)))
      continue
    return value
  }
  return undefined
}

/** Words of a field that may be a text, a number, a list of them or a text for each language. */
function wordsOf(value: unknown, length: number): string {
  if (typeof value === 'string') return value.trim().slice(0, length)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value))
    return value
      .map((part) => wordsOf(part, length))
      .filter(Boolean)
      .join(' … ')
      .slice(0, length)
  if (isRecord(value))
    return wordsOf(
      Object.values(value).find((part) => typeof part === 'string' && part),
      length,
    )
  return ''
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

function readClaim(item: unknown): Claim | undefined {
  if (!isRecord(item)) return undefined
  const kind = readKind(item)
  const message = wordsOf(
    first(item, ['message', 'description', 'explanation', 'reason', 'issue', 'comment', 'detail']),
    LONGEST.message,
  )
  const title =
    wordsOf(first(item, ['title', 'summary', 'headline', 'name']), LONGEST.title) || message.slice(0, LONGEST.title)
  const sum = wordsOf(first(item, ['sum', 'arithmetic', 'calculation', 'formula', 'computation']), LONGEST.sum)
  const printed = wordsOf(first(item, ['printed', 'actual', 'stated', 'reported']), LONGEST.sum)
  if (!kind) return undefined
  return {
    kind,
    places: readPlaces(item),
    figures: readFigures(item),
    ...(sum && { sum }),
    ...(printed && { printed }),
    search: listOf(first(item, ['search', 'search_terms', 'missing', 'expected', 'keywords', 'topic'])).flatMap(
      (term) => wordsOf(term, 200) || [],
    ),
    title,
    message: message || title,
    minor: /low|minor|suggest|info|trivial/i.test(wordsOf(first(item, ['severity', 'grade', 'priority']), 40)),
  }
}

function readKind(item: Fields): ClaimKind | undefined {
  for (const name of ['type', 'kind', 'claim_type', 'category']) {
    const folded = wordsOf(first(item, [name]), 80)
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
    const exact = CLAIM_KINDS.find((kind) => kind.replaceAll('-', '') === folded)
    const kind = exact ?? (folded && OTHER_NAMES.find(([pattern]) => pattern.test(folded))?.[1])
    if (kind) return kind
  }
  // What it calls itself says nothing; what it brings along does.
  if (first(item, ['sum', 'arithmetic', 'calculation'])) return 'mismatch'
  return first(item, ['search', 'search_terms']) ? 'missing' : undefined
}

function readPlaces(item: Fields): ClaimedPlace[] {
  const listed = listOf(first(item, ['places', 'locations', 'evidence', 'quotes', 'references', 'sources'])).map(
    readPlace,
  )
  const own = readPlace(item)
  const second = readPlace({
    id: first(item, ['block2', 'id2', 'other_block', 'second_block']),
    quote: first(item, ['quote2', 'other_quote', 'second_quote', 'counter_quote']),
  })
  const places = listed.some(({ quote }) => quote) ? listed : [...listed, own, second]
  return places.filter(({ id, quote }) => id !== undefined || quote !== undefined)
}

function readPlace(item: unknown): ClaimedPlace {
  if (typeof item === 'string' || typeof item === 'number') {
    const text = String(item).trim()
    return /^\[?[\w-]{1,12}(?:[:.]\w{1,6}){0,2}\]?$/.test(text) && /\d/.test(text)
      ? { id: text }
      : { quote: text.slice(0, LONGEST.quote) }
  }
  if (!isRecord(item)) return {}
  const id = wordsOf(first(item, ['id', 'block', 'place', 'at', 'block_id', 'location', 'row', 'cell', 'ref']), 100)
  const quote = wordsOf(first(item, ['quote', 'text', 'words', 'quotation', 'excerpt', 'quoted']), LONGEST.quote)
  return { ...(id && { id }), ...(quote && { quote }) }
}

function readFigures(item: Fields): Claim['figures'] {
  return listOf(first(item, ['figures', 'numbers', 'values', 'operands'])).flatMap((figure) => {
    if (!isRecord(figure)) {
      const value = wordsOf(figure, 60)
      return value ? [{ value }] : []
    }
    const id = wordsOf(first(figure, ['id', 'at', 'cell', 'block', 'place']), 100)
    const value = wordsOf(first(figure, ['value', 'text', 'figure', 'number', 'amount', 'printed']), 60)
    return value ? [{ ...(id && { id }), value }] : []
  })
}
