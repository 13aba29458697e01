import type { Language } from '@tickmark/document'
import type { Book } from './book.ts'
import { diceOf, makeDice, type Dice } from './dice.ts'
import { KINDS, LATER_KINDS, LATER_SHARE, type Kind } from './kinds/index.ts'
import { readLabel } from './labels.ts'
import { dressBook } from './layouts/dress-book.ts'
import { drawManner, type Manner } from './layouts/manner.ts'
import { placePlan } from './layouts/place-plan.ts'
import type { Placed } from './layouts/placed.ts'
import { addIdleLine } from './sheet-plan/idle-lines.ts'
import { joinPlans } from './sheet-plan/join-plans.ts'
import type { Plan, PlanBody } from './sheet-plan/plan.ts'
import { SLIPS } from './slips/index.ts'
import { plannedChange } from './slips/planned.ts'
import { findCells, plant, type Change, type SlipStanding } from './slips/slip.ts'
import { TYPED_SLIPS } from './slips/typed-books.ts'
import { stateTruth } from './state-truth.ts'
import type { ModelTruth } from './truth.ts'

/** A sound model with its truth, and what slips need to spoil it. */
export interface DrawnModel {
  book: Book
  truth: ModelTruth
  placed: Placed
}

export interface DrawChoice {
  seed: number
  kind?: string
  /** Replaces what the seed draws. */
  manner?: Partial<Manner>
  language?: Language
}

export function drawModel({ seed, kind, manner, language }: DrawChoice): DrawnModel {
  const dice = makeDice(seed)
  const kinds = kind ? [...KINDS, ...LATER_KINDS].filter(({ name }) => name === kind) : KINDS
  if (kinds.length === 0) throw new Error(`no kind ${kind}`)
  const drawn = dice.pick(...kinds)
  const chosen = kind ? drawn : (laterKind(seed) ?? drawn)
  const words = {
    language: language ?? dice.pick('en', 'en', 'zh-CN', 'zh-CN', 'ja', 'ko'),
    wording: dice.int(0, 1000),
  } as const
  const plan: Plan = {
    ...drawIdleLine(drawBody(chosen, dice), seed),
    ...words,
    title: readLabel('company', words),
    unitNote: readLabel('unit note', words),
  }
  const placed = placePlan(plan, mannerFor(plan, dice, manner), dice.random)
  const lookAlikes = dressBook(placed, dice)
  return { book: placed.book, placed, truth: stateTruth(placed, seed, lookAlikes) }
}

/** From dice of its own, so that the books of most seeds stay as they were. */
function laterKind(seed: number): Kind | undefined {
  const dice = makeDice(seed * 41 + 23)
  return dice.chance(LATER_SHARE) ? dice.pick(...LATER_KINDS) : undefined
}

/** From dice of its own: the other books of a seed stay as they were. */
function drawIdleLine(body: PlanBody, seed: number): PlanBody {
  const dice = makeDice(seed * 31 + 17)
  return dice.chance(IDLE_SHARE) ? addIdleLine(body, dice) : body
}

const IDLE_SHARE = 0.3

/** Three books in ten hold further models beside the first. */
function drawBody(chosen: Kind, dice: Dice): PlanBody {
  const first = chosen.plan(dice)
  if (first.valuesOnly || !dice.chance(0.3)) return first
  const others = Array.from({ length: dice.int(1, 2) }, () => dice.pick(...KINDS).plan(dice))
  return joinPlans([first, ...others.filter(({ valuesOnly }) => !valuesOnly)])
}

function mannerFor(plan: Plan, dice: Dice, wanted?: Partial<Manner>): Manner {
  const drawn = { ...drawManner(dice.random), ...wanted }
  return plan.valuesOnly ? { ...drawn, valuesOnly: true } : drawn
}

/** The model with one error, of the slip `only` where it is given; each `turn` draws another. Undefined where none could be planted. */
export function plantOne(
  { placed, truth }: DrawnModel,
  turn: number,
  only?: string,
): { book: Book; truth: ModelTruth } | undefined {
  const dice = makeDice(truth.seed * 1009 + turn * 31 + 7)
  const standing: SlipStanding = { placed, dice, ...findCells(placed) }
  for (let attempt = 0; attempt < 40; attempt++) {
    const change = only ? drawNamed(standing, only) : drawChange(standing, dice)
    const planted = change && plant(placed, change, truth)
    if (planted) return { book: planted.book, truth: { ...truth, plants: [planted.plant] } }
  }
  return undefined
}

/** Several errors at once, each in a line of its own. */
export function plantSeveral(model: DrawnModel, count: number): { book: Book; truth: ModelTruth } {
  let current = { book: model.book, truth: model.truth }
  for (let turn = 0; turn < count; turn++) {
    const placed = { ...model.placed, book: current.book }
    const next = plantOne(
      { book: current.book, placed, truth: { ...model.truth, seed: model.truth.seed + turn * 7919 } },
      turn,
    )
    if (next)
      current = { book: next.book, truth: { ...model.truth, plants: [...current.truth.plants, ...next.truth.plants] } }
  }
  return current
}

/** A slip of that name: a function of `slips/`, or the kind that a model states for itself. */
function drawNamed(standing: SlipStanding, name: string): Change | undefined {
  const { plan, manner } = standing.placed
  const slip = (manner.valuesOnly ? TYPED_SLIPS : SLIPS).find((own) => own.name === name)
  if (slip) return slip(standing)
  const planned = plan.slips.filter(({ kind }) => kind === name)
  return planned.length > 0 ? plannedChange(standing.dice.pick(...planned), standing) : undefined
}

function drawChange(standing: SlipStanding, dice: Dice): Change | undefined {
  const { plan, manner } = standing.placed
  if (manner.valuesOnly) return dice.pick(...TYPED_SLIPS)(standing)
  const { slips } = plan
  const planned = dice.chance(Math.min(0.4, slips.length * 0.08))
  return planned
    ? plannedChange(dice.pick(...slips), standing)
    : dice.pick(...SLIPS)({ ...standing, dice: diceOf(dice.random) })
}
