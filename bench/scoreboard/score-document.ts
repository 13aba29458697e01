import type { Figure, Finding } from '@tickmark/document'
import { MEASURES, type Plant, type WorldDocument, type WorldFigure, type WorldWord } from '../world/truth.ts'
import { fold, isAlone, namesMissing, namesToken, numbersIn } from './match-text.ts'
import type { Outcome } from './read-outcome.ts'
import type { ScoreRow } from './score-row.ts'
import { compareOrder, compareTables } from './score-tables.ts'

type Token = WorldFigure | WorldWord

/** A finding of a drawn document and whether it is about something planted; for telling gained and lost. */
export interface Found {
  rule: string
  severity: Finding['severity']
  fingerprint: string
  isTrue: boolean
}

export interface DocumentScore {
  rows: ScoreRow[]
  findings: Found[]
  /** Kinds of the planted errors, and whether each was found. */
  plants: { kind: string; found: boolean }[]
}

interface Marked {
  plant: Plant
  tokens: Token[]
}

/** What carries a planted error: the changed tokens and all that stand in a relation with them that no longer holds. */
function markPlants(truth: WorldDocument): Marked[] {
  const tokens = new Map<string, Token>([...truth.figures, ...truth.words].map((token) => [token.id, token]))
  const relations = new Map(truth.relations.map((relation) => [relation.id, relation]))
  return truth.plants.map((plant) => {
    const broken = plant.breaks.flatMap((id) => {
      const relation = relations.get(id)
      return relation ? [relation.result, ...relation.terms.map((term) => term.id)] : []
    })
    return { plant, tokens: [...new Set([...plant.tokens, ...broken])].flatMap((id) => tokens.get(id) ?? []) }
  })
}

const speaksOf = (finding: Finding, { plant, tokens }: Marked): boolean =>
  tokens.some((token) => namesToken(finding, token)) || namesMissing(finding, plant.right)

const identify = ({ ruleId, fingerprint }: Finding): string => `${ruleId} ${fingerprint}`

/** Warnings and serious findings. */
export const alarmsOf = ({ review }: Outcome): Finding[] =>
  review.findings.filter(({ severity }) => severity !== 'suggestion')

/** Of the rule catalogue: what is told of them is a suggestion, no alarm. */
const SUGGESTED: ReadonlySet<string> = new Set(['TRAC-004', 'TRAC-006'])

export interface Scored {
  truth: WorldDocument
  outcome: Outcome
  column: string
  /** What is said of the same document without errors: that is false here, too, wherever it points. */
  ofSound?: readonly Finding[]
}

/** What a document is counted by besides all. */
function groupsOf(truth: WorldDocument): string[] {
  return [
    'all',
    `country ${truth.country}`,
    `language ${truth.language}`,
    `kind ${truth.kind}`,
    `manner ${truth.manner}`,
    ...truth.layoutTraits.map((trait) => `trait ${trait}`),
    ...truth.files.map(({ format }) => `format ${format}`),
    ...truth.files.flatMap(({ condition }) => (condition ? [`condition ${condition}`] : [])),
  ]
}

/** The passages that some of these tokens stand in. */
function passagesOf(truth: WorldDocument, ids: readonly string[]): string[] {
  const own = [...truth.figures, ...truth.words].filter(({ id, passage }) => passage && ids.includes(id))
  return [...new Set(own.map(({ passage }) => `passage ${passage}`))]
}

/** The passages whose figures or words a finding names. */
function accused(truth: WorldDocument, finding: Finding): string[] {
  const named = [...truth.figures, ...truth.words].filter((token) => token.passage && namesToken(finding, token))
  return [...new Set(named.map(({ passage }) => `passage ${passage}`))]
}

/** Holds what the engine said of a drawn document against the document's truth. */
export function scoreDocument({ truth, outcome, column, ofSound = [] }: Scored): DocumentScore {
  const marked = markPlants(truth)
  const known = new Set(ofSound.map(identify))
  const alarms = alarmsOf(outcome)
  const fresh = alarms.filter((finding) => !known.has(identify(finding)))
  const findings = alarms.map((finding) => ({
    finding,
    isTrue: fresh.includes(finding) && marked.some((one) => speaksOf(finding, one)),
  }))
  const plants = marked.map((one) => {
    const isSuggested = one.plant.rules.every((rule) => SUGGESTED.has(rule))
    const told = isSuggested ? outcome.review.findings.filter((finding) => !known.has(identify(finding))) : fresh
    return { ...one, found: told.some((finding) => speaksOf(finding, one)) }
  })
  const groups = groupsOf(truth)
  const spread = (row: Omit<ScoreRow, 'part' | 'column' | 'group'>, more: readonly string[] = []): ScoreRow[] =>
    [...groups, ...more].map((group) => ({ part: 'world', column, group, ...row }))
  return {
    rows: [
      ...plants.flatMap(({ plant, found }) =>
        spread({ name: 'planted errors found', value: Number(found), of: 1, unit: 'share', better: 'more' }, [
          `error ${plant.kind}`,
          `size ${plant.size}`,
          ...passagesOf(truth, plant.tokens),
        ]),
      ),
      ...findings.flatMap(({ finding, isTrue }) =>
        spread(
          { name: `true, of ${finding.severity} alarms`, value: Number(isTrue), of: 1, unit: 'share', better: 'more' },
          [`rule ${finding.ruleId}`, ...accused(truth, finding)],
        ),
      ),
      ...(['serious', 'warning'] as const).flatMap((severity) =>
        spread({
          name: `false ${severity} alarms a document`,
          value: findings.filter(({ finding, isTrue }) => finding.severity === severity && !isTrue).length,
          of: 1,
          unit: 'rate',
          better: 'less',
        }),
      ),
      ...scoreLookAlikes(truth, alarms, spread),
      ...scoreFigures(truth, outcome, spread),
      ...scoreReading(truth, outcome, spread),
    ],
    findings: findings.map(({ finding: { ruleId, severity, fingerprint }, isTrue }) => ({
      rule: ruleId,
      severity,
      fingerprint,
      isTrue,
    })),
    plants: plants.map(({ plant: { kind }, found }) => ({ kind, found })),
  }
}

type Spread = (row: Omit<ScoreRow, 'part' | 'column' | 'group'>, more?: readonly string[]) => ScoreRow[]

function scoreLookAlikes(truth: WorldDocument, alarms: readonly Finding[], spread: Spread): ScoreRow[] {
  const tokens = new Map<string, Token>([...truth.figures, ...truth.words].map((token) => [token.id, token]))
  return truth.lookAlikes.flatMap(({ kind, tokens: ids }) => {
    const own = ids.flatMap((id) => tokens.get(id) ?? [])
    const isAccused = alarms.some((finding) => own.some((token) => namesToken(finding, token)))
    return spread({ name: 'look-alikes left alone', value: Number(!isAccused), of: 1, unit: 'share', better: 'more' }, [
      `look-alike ${kind}`,
    ])
  })
}

/** Whether the engine's figure is this one of the document: the same digits, under a label that fits. */
function isSame({ text, label, location }: Figure, { printed, context }: WorldFigure): boolean {
  if (context.page !== undefined && location.page !== undefined && context.page !== location.page) return false
  if (numbersIn(text).join(' ') !== numbersIn(printed).join(' ')) return false
  if (context.sentence !== undefined || label === undefined) return true
  const row = fold(context.rowLabels?.at(-1) ?? '')
  return row === '' || fold(label).includes(row) || row.includes(fold(label))
}

function scoreFigures(truth: WorldDocument, { review }: Outcome, spread: Spread): ScoreRow[] {
  const byDigits = Map.groupBy(review.figures, ({ text }) => numbersIn(text).join(' '))
  const stateOf = (figure: WorldFigure): Figure['state'] | undefined => {
    const same = (byDigits.get(numbersIn(figure.printed).join(' ')) ?? []).filter((one) => isSame(one, figure))
    return same.some(({ state }) => state === 'verified') ? 'verified' : same[0]?.state
  }
  const tied = new Set(truth.relations.flatMap(({ result, terms }) => [result, ...terms.map(({ id }) => id)]))
  const measures = truth.figures.filter(({ kind, id }) => MEASURES.includes(kind) && tied.has(id))
  const rows = measures.flatMap((figure) => {
    if (figure.right && !isAlone(figure, truth.figures)) return []
    const isTicked = stateOf(figure) === 'verified'
    return figure.right
      ? spread(
          { name: 'wrong figures ticked', value: Number(isTicked), of: 1, unit: 'share', better: 'less' },
          figure.passage ? [`passage ${figure.passage}`] : [],
        )
      : spread({ name: 'provable figures ticked', value: Number(isTicked), of: 1, unit: 'share', better: 'more' }, [
          `figure ${figure.kind}`,
          `place ${figure.place.in}`,
          ...(figure.passage ? [`passage ${figure.passage}`] : []),
        ])
  })
  // As a user sees it: of all that the engine takes for a figure, whether the document proves it or not.
  const ticked = review.figures.filter(({ state }) => state === 'verified').length
  rows.push(
    ...spread({
      name: 'figures ticked, of all',
      value: ticked,
      of: review.figures.length,
      unit: 'share',
      better: 'more',
    }),
  )
  return [...rows, ...scoreKeyFigures(truth, review.summary.keyFigures, spread)]
}

/** A key figure is right when the document has that amount for the whole group and the last period or day. */
function scoreKeyFigures(
  truth: WorldDocument,
  keyFigures: Outcome['review']['summary']['keyFigures'],
  spread: Spread,
): ScoreRow[] {
  const ends = truth.figures.flatMap(({ period }) => (period ? [period.end] : [])).toSorted()
  const last = ends.at(-1)
  return keyFigures.flatMap(({ current, label }) => {
    const isRight = truth.figures.some(
      (figure) =>
        figure.kind === 'amount' &&
        figure.period?.end === last &&
        numbersIn(figure.printed).join(' ') === numbersIn(current).join(' ') &&
        fold(label).includes(fold(figure.context.rowLabels?.at(-1) ?? '')),
    )
    return spread({ name: 'key figures right', value: Number(isRight), of: 1, unit: 'share', better: 'more' })
  })
}

/** Languages that a document can be said to be in. */
const TOLD: readonly string[] = ['zh', 'en', 'ja', 'ko']

const SCRIPTS: Readonly<Record<string, string>> = { 'zh-Hans': 'zh', 'zh-Hant': 'zh' }

function scoreReading(truth: WorldDocument, { document, cpu, megabytes }: Outcome, spread: Spread): ScoreRow[] {
  const { there, read, right } = compareTables(truth, document)
  const { pairs, inOrder } = compareOrder(truth, document)
  const wanted = SCRIPTS[truth.language] ?? truth.language
  return [
    ...spread({ name: 'neighbouring cells read', value: right, of: there, unit: 'share', better: 'more' }),
    ...spread({
      name: 'neighbouring cells right, of those read',
      value: right,
      of: read,
      unit: 'share',
      better: 'more',
    }),
    ...spread({ name: 'paragraphs in order', value: inOrder, of: pairs, unit: 'share', better: 'more' }),
    ...(TOLD.includes(wanted)
      ? spread({
          name: 'language right',
          value: Number(document.language === wanted),
          of: 1,
          unit: 'share',
          better: 'more',
        })
      : []),
    ...spread({ name: 'CPU a page', value: cpu, of: document.pageCount, unit: 'seconds', better: 'less' }),
    ...spread({ name: 'memory', value: megabytes, of: 1, unit: 'megabytes', better: 'less' }),
  ]
}
