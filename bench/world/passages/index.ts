import type { Scene } from '../kinds/scene.ts'
import type { Manner } from '../manner.ts'
import type { Draw } from '../random.ts'
import type { DocumentKind } from '../truth.ts'
import { BASIS_PASSAGES } from './bases.ts'
import { ENTITY_PASSAGES } from './entities.ts'
import { FINANCE_PASSAGES } from './finance.ts'
import { FORM_PASSAGES } from './forms.ts'
import { GUARANTEE_PASSAGES } from './guarantees.ts'
import { GROWTH_PASSAGES } from './growth.ts'
import { TWIN_PASSAGES } from './twins.ts'
import { HOLDER_PASSAGES } from './holders.ts'
import { LIST_PASSAGES } from './lists.ts'
import { SEGMENT_PASSAGES } from './segments.ts'
import { LAYOUT_PASSAGES } from './layouts.ts'
import { TOLD_PASSAGES } from './told.ts'
import type { Passage } from './passage.ts'

/** Everything that a document may hold besides what each of its kind holds. */
export const PASSAGES: readonly Passage[] = [
  ...GROWTH_PASSAGES,
  ...TWIN_PASSAGES,
  ...FINANCE_PASSAGES,
  ...HOLDER_PASSAGES,
  ...LAYOUT_PASSAGES,
  ...ENTITY_PASSAGES,
  ...GUARANTEE_PASSAGES,
  ...SEGMENT_PASSAGES,
  ...TOLD_PASSAGES,
  ...BASIS_PASSAGES,
  ...LIST_PASSAGES,
  ...FORM_PASSAGES,
]

interface Home {
  manner: Manner
  kind: DocumentKind
}

interface Wish extends Home {
  wished: readonly string[]
}

/** The passages of one document, each drawn by itself; the wished ones are there in any case. */
export function drawPassages({ manner, kind, wished }: Wish, draw: Draw): ReadonlySet<string> {
  const able = PASSAGES.filter((one) => fits(one, { manner, kind }))
  const drawn = able.filter(({ id, often }) => wished.includes(id) || draw.stream(id).chance(often))
  return new Set(drawn.map(({ id }) => id))
}

/** Kinds that have a review and notes. */
const REPORTS: readonly DocumentKind[] = ['annual-report', 'interim-report', 'quarterly-report']

function fits({ languages, manners, kinds }: Passage, { manner, kind }: Home): boolean {
  const isSpoken = (!languages || languages.includes(manner.language)) && (!manners || manners.includes(manner.id))
  return isSpoken && (kinds ?? REPORTS).includes(kind)
}

/** Whether all the passages of these names can stand in such a document. */
export function passagesFit(wished: readonly string[], home: Home): boolean {
  return wished.every((id) => {
    const passage = PASSAGES.find((one) => one.id === id)
    if (!passage) throw new Error(`no passage ${id}; there are ${PASSAGES.map((one) => one.id).join(', ')}`)
    return fits(passage, home)
  })
}

/** Writes those that stand at a place, in an order of their own. */
export function writePassages(scene: Scene, at: Passage['at']): void {
  const chosen = PASSAGES.filter((one) => one.at === at && scene.passages.has(one.id))
  for (const passage of scene.draw.stream(`passages ${at}`).shuffle(chosen))
    scene.draft.inPassage(passage.id, () =>
      passage.write({ ...scene, draw: scene.draw.stream(`passage ${passage.id}`) }),
    )
}
