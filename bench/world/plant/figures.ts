import { findExisting } from '@tickmark/document'
import { exact } from '../exact.ts'
import type { Exact } from '../exact.ts'
import type { FigureToken } from '../draft/content.ts'
import type { Draft } from '../draft/draft.ts'
import type { Draw } from '../random.ts'
import type { DocumentKind, PlantSize } from '../truth.ts'
import { misprint } from './plant-kind.ts'
import type { PlantKind, Planted } from './plant-kind.ts'

/** A wrong value of each size, from the printed steps of the right one. Nothing where the figure is too short for it. */
const SLIPS: readonly { size: PlantSize; of: (steps: bigint, draw: Draw) => bigint | undefined }[] = [
  {
    size: 'last-digit',
    of: (steps, draw) => (steps < 100n && steps > -100n ? undefined : steps + BigInt(draw.pick([2, 3, 4, -2, -3, 5]))),
  },
  { size: 'digit', of: changeDigit },
  { size: 'digits-swapped', of: swapDigits },
  { size: '×1.3', of: (steps) => (steps * 13n) / 10n },
  { size: '×3', of: (steps) => steps * 3n },
  { size: '×10', of: (steps) => steps * 10n },
  { size: '×1,000', of: (steps) => steps * 1000n },
  { size: 'sign', of: (steps) => -steps },
]

function changeDigit(steps: bigint, draw: Draw): bigint | undefined {
  const digits = String(steps < 0n ? -steps : steps)
  if (digits.length < 3) return undefined
  const at = draw.whole(1, digits.length - 2)
  const digit = (Number(digits[at]) + draw.whole(1, 9)) % 10
  const changed = BigInt(digits.slice(0, at) + digit + digits.slice(at + 1))
  return steps < 0n ? -changed : changed
}

function swapDigits(steps: bigint, draw: Draw): bigint | undefined {
  const digits = String(steps < 0n ? -steps : steps)
  const places = [...digits].flatMap((digit, at) => (at > 0 && digit !== digits[at - 1] ? [at] : []))
  if (digits.length < 3 || places.length === 0) return undefined
  const at = draw.pick(places)
  const swapped = BigInt(digits.slice(0, at - 1) + digits[at] + digits[at - 1] + digits.slice(at + 1))
  return steps < 0n ? -swapped : swapped
}

interface Target {
  id: string
  rules: readonly string[]
  /** Names of relations whose result (or term) is misprinted. */
  names: readonly string[]
  of: 'result' | 'term'
  inProse?: boolean
  home?: DocumentKind
  passage?: string
  sizes: readonly PlantSize[]
}

const ALL: readonly PlantSize[] = ['last-digit', 'digit', 'digits-swapped', '×1.3', '×3', '×10', '×1,000']
const SMALL: readonly PlantSize[] = ['digit', 'digits-swapped', '×1.3', '×3', '×10']

const TARGETS: readonly Target[] = [
  { id: 'total', rules: ['CALC-001', 'CALC-003', 'CALC-006'], names: ['foots'], of: 'result', sizes: ALL },
  { id: 'addend', rules: ['CALC-001', 'CALC-006'], names: ['foots'], of: 'term', sizes: ALL },
  { id: 'sign', rules: ['CALC-005'], names: ['foots', 'movement-rolls', 'equity-rolls'], of: 'term', sizes: ['sign'] },
  { id: 'top-down', passage: 'top-down', rules: ['CALC-004'], names: ['top-foots'], of: 'result', sizes: ALL },
  {
    id: 'cap-table',
    passage: 'cap-table',
    rules: ['CALC-018'],
    names: ['post-money', 'round-amount'],
    of: 'result',
    sizes: SMALL,
  },
  {
    id: 'parent-above-group',
    passage: 'parent-only',
    rules: ['CONS-017'],
    names: ['parent-at-most'],
    of: 'result',
    sizes: ['×10', '×1,000'],
  },
  { id: 'balance', rules: ['CONS-001'], names: ['balances', 'voucher-balances'], of: 'result', sizes: ALL },
  { id: 'closing-cash', rules: ['CONS-002', 'CONS-003'], names: ['cash-rolls'], of: 'result', sizes: ALL },
  { id: 'equity', rules: ['CONS-005', 'CONS-008'], names: ['equity-rolls'], of: 'result', sizes: ALL },
  { id: 'cross-total', rules: ['CALC-002'], names: ['cross-foots'], of: 'result', sizes: ALL },
  {
    id: 'movement',
    rules: ['CONS-007'],
    names: ['movement-rolls', 'gross-less-accumulated'],
    of: 'result',
    sizes: ALL,
  },
  { id: 'running-balance', rules: ['CONS-007'], names: ['balance-runs'], of: 'result', sizes: ALL },
  { id: 'posted-amount', rules: ['CONS-007'], names: ['balance-runs', 'voucher-balances'], of: 'term', sizes: ALL },
  { id: 'conversion', rules: ['CALC-016'], names: ['converted'], of: 'result', sizes: SMALL },
  { id: 'note', rules: ['CONS-006', 'CONS-009'], names: ['note-foots', 'tax-reconciles'], of: 'result', sizes: ALL },
  { id: 'segment', rules: ['CONS-016'], names: ['segments-foot'], of: 'term', sizes: ALL },
  { id: 'ageing', rules: ['CONS-022'], names: ['ageing-foots', 'maturity-foots'], of: 'term', sizes: ALL },
  { id: 'eps', rules: ['CALC-011'], names: ['eps'], of: 'result', sizes: SMALL },
  { id: 'growth-in-table', rules: ['CALC-007'], names: ['growth-column'], of: 'result', sizes: SMALL },
  { id: 'change-in-table', rules: ['CALC-007'], names: ['change-column'], of: 'result', sizes: ALL },
  { id: 'growth-in-prose', rules: ['CALC-008'], names: ['growth-in-prose'], of: 'result', inProse: true, sizes: SMALL },
  { id: 'change-in-prose', rules: ['CALC-008'], names: ['change-in-prose'], of: 'result', inProse: true, sizes: ALL },
  { id: 'share', rules: ['CALC-009'], names: ['share-of-total', 'share-in-prose'], of: 'result', sizes: SMALL },
  { id: 'ratio', rules: ['CALC-010'], names: ['ratio', 'margin', 'effective-rate'], of: 'result', sizes: SMALL },
  { id: 'tax-rate', rules: ['CALC-012'], names: ['tax-at-rate'], of: 'result', sizes: ALL },
  { id: 'prose-amount', rules: ['CONS-010'], names: ['ties'], of: 'result', inProse: true, sizes: ALL },
  { id: 'restated-line', rules: ['CONS-009', 'CONS-004'], names: ['ties'], of: 'result', inProse: false, sizes: ALL },
  { id: 'attribution', rules: ['CALC-001', 'CONS-004'], names: ['attribution'], of: 'term', sizes: ALL },
  {
    id: 'product',
    rules: ['CALC-015'],
    names: ['product', 'implied-price', 'market-capitalisation', 'target-price'],
    of: 'result',
    sizes: SMALL,
  },
  {
    id: 'multiple',
    home: 'research-note',
    rules: ['CALC-013'],
    names: ['price-earnings', 'price-book', 'dividend-yield', 'payout', 'premium', 'discount', 'per-unit'],
    of: 'result',
    sizes: SMALL,
  },
  { id: 'sensitivity', home: 'research-note', rules: ['ASSU-013'], names: ['sensitivity'], of: 'result', sizes: SMALL },
  { id: 'remainder', home: 'research-note', rules: ['CALC-017'], names: ['rest'], of: 'result', sizes: SMALL },
  { id: 'points', rules: ['CALC-007'], names: ['points'], of: 'result', sizes: SMALL },
  {
    id: 'figure-told-again',
    home: 'research-note',
    rules: ['CONS-010', 'CONS-011'],
    names: ['eps-told', 'multiple-told', 'price-told', 'target-told'],
    of: 'result',
    sizes: SMALL,
  },
  {
    id: 'part-above-whole',
    rules: ['CONS-021'],
    names: ['of-which', 'diluted-at-most-basic'],
    of: 'result',
    sizes: ['×3', '×10'],
  },
]

/** A figure misprinted, by what it is to the document. */
export const FIGURE_PLANTS: readonly PlantKind[] = TARGETS.map((target) => ({
  id: target.id,
  rules: target.rules,
  home: target.home,
  passage: target.passage,
  plant: (draft, draw) => plantFigure(draft, target, draw),
}))

function plantFigure(draft: Draft, target: Target, draw: Draw): Planted | undefined {
  const tokens = targetsOf(draft, target)
  if (tokens.length === 0) return undefined
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const token = draw.pick(tokens)
    const size = draw.pick(target.sizes)
    const value = slipped(token, size, draw)
    if (value === undefined) continue
    const right = token.printed
    const undo = misprint(token, value)
    if (token.printed !== right)
      return { tokens: [token.id], changed: [token.id], size, wrong: token.printed, right, undo }
    undo()
  }
  return undefined
}

function slipped(token: FigureToken, size: PlantSize, draw: Draw): Exact | undefined {
  const steps = findExisting(SLIPS, (slip) => slip.size === size).of(token.value / token.step, draw)
  return steps === undefined ? undefined : steps * token.step
}

function targetsOf(draft: Draft, target: Target): FigureToken[] {
  const prose = proseTokens(draft)
  const found = draft.relations.flatMap((relation) => {
    if (!target.names.includes(relation.name)) return []
    const ids = target.of === 'result' ? [relation.result] : relation.terms.map((term) => term.id)
    return ids.map((id) => draft.tokens.get(id)).filter((token) => token?.type === 'figure')
  })
  const able = found.filter((token) => target.inProse === undefined || prose.has(token.id) === target.inProse)
  return [...new Set(able)].filter(
    (token) => !token.right && token.value !== 0n && token.value >= exact('-1000000000000000'),
  )
}

export function proseTokens(draft: Draft): Set<string> {
  return new Set(
    draft.blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.id])) : [],
    ),
  )
}
