import { holds } from '../draft/check.ts'
import type { Draft, DraftRelation } from '../draft/draft.ts'
import type { Draw } from '../random.ts'
import type { Plant } from '../truth.ts'
import type { PlantKind, Planted } from './plant-kind.ts'
import { DROP_PLANTS } from './drops.ts'
import { FIGURE_PLANTS } from './figures.ts'
import { PLACE_PLANTS } from './places.ts'
import { WORD_PLANTS } from './words.ts'

/** Every kind of error that can be planted, by its name. */
export const PLANT_KINDS: readonly PlantKind[] = [...FIGURE_PLANTS, ...WORD_PLANTS, ...PLACE_PLANTS, ...DROP_PLANTS]

export interface PlantWish {
  count: number
  /** Only this kind. */
  only?: string | undefined
  /** Only in this passage. */
  within?: string | undefined
  draw: Draw
}

/** Plants errors, each of another kind while kinds last, far enough from each other that one does not repair another. */
export function plantErrors(draft: Draft, { count, only, within, draw }: PlantWish): Plant[] {
  const plants: Plant[] = []
  const kinds = PLANT_KINDS.filter((kind) => !only || kind.id === only)
  if (only && kinds.length === 0)
    throw new Error(`no kind ${only}; there are ${PLANT_KINDS.map((kind) => kind.id).join(', ')}`)
  const order = draw.shuffle(kinds)
  for (let attempt = 0; plants.length < count && attempt < count * 6 + kinds.length; attempt += 1) {
    const kind = order[attempt % order.length]
    if (!kind) break
    const planted = plantOne(draft, kind, { draw: draw.stream(`${kind.id} ${attempt}`), before: plants, within })
    if (planted) plants.push(planted)
  }
  return plants
}

function plantOne(
  draft: Draft,
  kind: PlantKind,
  { draw, before, within }: { draw: Draw; before: readonly Plant[]; within: string | undefined },
): Plant | undefined {
  const taken = new Set(before.flatMap((plant) => plant.tokens))
  const touched = new Set(before.flatMap((plant) => plant.breaks))
  for (let attempt = 0; attempt < (within ? 60 : 12); attempt += 1) {
    const planted = kind.plant(draft, draw)
    if (!planted) return undefined
    if (within && !planted.tokens.every((id) => draft.tokens.get(id)?.passage === within)) {
      planted.undo()
      continue
    }
    const broken = brokenBy(draft, planted)
    const isApart =
      !planted.tokens.some((id) => taken.has(id)) && !broken.some((one) => sharesTokens(one, draft, touched))
    if (broken.length > 0 && isApart) return toPlant(kind, planted, { broken, number: before.length + 1 })
    planted.undo()
  }
  return undefined
}

/** Relations that rest on what was changed and hold no longer. Unplanted documents contradict nothing, so all held. */
function brokenBy(draft: Draft, { changed }: Planted): DraftRelation[] {
  const ids = new Set(changed)
  return draft.relations.filter(
    (one) => (ids.has(one.result) || one.terms.some((term) => ids.has(term.id))) && !holds(draft, one),
  )
}

/** Whether a relation rests on a figure of a relation that an earlier plant has broken. */
function sharesTokens(relation: DraftRelation, draft: Draft, touched: ReadonlySet<string>): boolean {
  const ids = new Set([relation.result, ...relation.terms.map((term) => term.id)])
  return draft.relations.some(
    (one) => touched.has(one.id) && [one.result, ...one.terms.map((term) => term.id)].some((id) => ids.has(id)),
  )
}

function toPlant(
  kind: PlantKind,
  planted: Planted,
  { broken, number }: { broken: readonly DraftRelation[]; number: number },
): Plant {
  return {
    id: `plant${number}`,
    kind: kind.id,
    rules: [...kind.rules],
    size: planted.size,
    tokens: planted.tokens,
    wrong: planted.wrong,
    right: planted.right,
    breaks: broken.map((one) => one.id),
  }
}
