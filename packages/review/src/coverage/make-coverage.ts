import { CheckKind, itemAt } from '@tickmark/document'
import type { CheckCount, Coverage, CoverageSection, Figure, Finding, Location } from '@tickmark/document'
import { resolvedReferences } from '../facts/outline/references.ts'
import type { RelationKind } from '../claims/relation/relation.ts'
import { isCounted } from '../judge/blame.ts'
import { figuresOf } from '../claims/relation/relation.ts'
import type { RuleInput } from '../rule/rule.ts'
import { sectionFinder, sectionStarts, sheetStarts } from './sections.ts'
import type { SectionStart } from './sections.ts'

/** Sections that a reader takes in; of a longer list those that say least are counted with the one before them. */
const MOST_SECTIONS = 40

const CHECK_OF: Record<RelationKind, CheckKind> = {
  sum: 'footing',
  parts: 'footing',
  'cross-sum': 'footing',
  difference: 'footing',
  'roll-forward': 'footing',
  'cash-roll': 'footing',
  balance: 'footing',
  'tax-reconciliation': 'footing',
  'debits-credits': 'footing',
  'cash-tie': 'tie',
  'profit-tie': 'tie',
  'note-tie': 'tie',
  'same-item': 'tie',
  quarters: 'tie',
  change: 'recomputed',
  'percent-change': 'recomputed',
  share: 'recomputed',
  'share-total': 'recomputed',
  ratio: 'recomputed',
  eps: 'recomputed',
  product: 'recomputed',
  average: 'recomputed',
  sensitivity: 'recomputed',
  'prose-growth': 'prose',
  'prose-amount': 'prose',
  'prose-restated': 'prose',
}
/** The check that calculates a cell of a workbook anew. */
const RECALCULATION = 'traceability/workbook-stale-value'
const REFERENCE_RULES: ReadonlySet<string> = new Set(['traceability/dead-reference', 'traceability/wrong-target'])

interface Check {
  kind: CheckKind
  place: Location
  held: boolean
}

interface Part extends SectionStart {
  figures: Figure[]
  checks: Check[]
}

/** What was checked and what is left open, in all and by section. Figures come with their states. */
export function makeCoverage(input: RuleInput, figures: readonly Figure[], findings: readonly Finding[]): Coverage {
  const { document, facts } = input
  const starts = document.workbook ? sheetStarts(document) : sectionStarts(document, facts)
  const parts = starts.map((start): Part => ({ ...start, figures: [], checks: [] }))
  const find = sectionFinder(document, starts)
  const checks = [...relationChecks(input, figures), ...recalculations(figures), ...references(input, findings)]
  for (const figure of figures) parts[find(figure.location)]?.figures.push(figure)
  for (const check of checks) parts[find(check.place)]?.checks.push(check)
  return { checks: countChecks(checks), sections: foldParts(parts).map(toSection) }
}

/** One check for each result and kind, however many ways the document gives to come to it. */
function relationChecks({ facts }: RuleInput, figures: readonly Figure[]): Check[] {
  const contradicted = new Set(figures.filter(({ state }) => state === 'contradicted').map(({ id }) => id))
  const byResult = new Map<string, Check>()
  for (const relation of [...facts.relations, ...facts.confirmations.map((confirmation) => confirmation.relation)]) {
    // A broken relation counts where a problem says so; others were not meant, or another problem explains them.
    if (!isCounted(relation) || (!relation.holds && !figuresOf(relation).some(({ id }) => contradicted.has(id))))
      continue
    const kind = CHECK_OF[relation.kind]
    const key = `${kind} ${relation.result.id}`
    const held = relation.holds && (byResult.get(key)?.held ?? true)
    byResult.set(key, { kind, place: relation.result.location, held })
  }
  return [...byResult.values()]
}

function recalculations(figures: readonly Figure[]): Check[] {
  return figures.flatMap(({ checks, location }) =>
    checks.flatMap(({ ruleId, held }) =>
      ruleId === RECALCULATION ? [{ kind: 'formula' as const, place: location, held }] : [],
    ),
  )
}

function references({ document }: RuleInput, findings: readonly Finding[]): Check[] {
  if (document.workbook) return []
  const broken = findings
    .filter(({ ruleId }) => REFERENCE_RULES.has(ruleId))
    .map(({ evidence }) => evidence[0].location)
  const isBroken = ({ block, start }: Location): boolean =>
    broken.some((place) => place.block === block && place.start === start)
  return [
    ...resolvedReferences(document)
      .filter((place) => !isBroken(place))
      .map((place): Check => ({ kind: 'reference', place, held: true })),
    ...broken.map((place): Check => ({ kind: 'reference', place, held: false })),
  ]
}

function countChecks(checks: readonly Check[]): CheckCount[] {
  return CheckKind.options.flatMap((kind) => {
    const own = checks.filter((check) => check.kind === kind)
    const held = own.filter((check) => check.held).length
    return own.length > 0 ? [{ kind, held, broken: own.length - held }] : []
  })
}

/** Parts that hold nothing go; a statement that goes on over pages is one part; of too many the least telling join the one before. */
function foldParts(parts: readonly Part[]): Part[] {
  const filled: Part[] = []
  for (const part of parts) {
    if (part.figures.length + part.checks.length === 0) continue
    const before = filled.at(-1)
    if (before && part.kind === 'statement' && before.kind === 'statement' && before.title === part.title)
      join(before, part)
    else filled.push(part)
  }
  while (filled.length > MOST_SECTIONS) {
    const least = filled.slice(1).reduce((one, other) => (weightOf(other) < weightOf(one) ? other : one))
    const at = filled.indexOf(least)
    join(itemAt(filled, at - 1), least)
    filled.splice(at, 1)
  }
  return filled
}

function join(into: Part, part: Part): void {
  into.figures.push(...part.figures)
  into.checks.push(...part.checks)
}

/** Statements before notes before headings, high before low; among equals by what there is to check. */
function weightOf({ rank, figures, checks }: Part): number {
  return figures.length + checks.length - rank * 1e6
}

function toSection({ kind, title, location, figures, checks }: Part): CoverageSection {
  const count = (state: Figure['state']) => figures.filter((figure) => figure.state === state).length
  const open = figures.find(({ state }) => state === 'unverified')
  return {
    kind,
    title,
    location,
    figures: {
      total: figures.length,
      verified: count('verified'),
      contradicted: count('contradicted'),
      unverified: count('unverified'),
    },
    checks: countChecks(checks),
    ...(open ? { firstOpen: open.location } : {}),
  }
}
