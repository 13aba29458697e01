import { findExisting } from '@tickmark/document'
import { describe, expect, it } from 'vitest'
import { holds } from './draft/check.ts'
import { drawDocument } from './draw-document.ts'
import { toDecimal } from './exact.ts'
import { tellTruth } from './finish.ts'
import { KINDS, kindsOf } from './kinds/index.ts'
import { MANNERS } from './manners/index.ts'
import { PLANT_KINDS } from './plant/plant.ts'
import { toHtml } from './write/html.ts'

const SEEDS = Array.from({ length: 200 }, (_, index) => index)

describe('the world of documents', () => {
  it('contradicts nothing where nothing is planted', () => {
    const broken = SEEDS.flatMap((index) => {
      const { draft, id } = drawDocument({ seed: 3, index })
      return draft.relations
        .filter((relation) => !holds(draft, relation))
        .map((relation) => {
          const printed = [relation.result, ...relation.terms.map((term) => term.id)].map((one) => {
            const token = draft.tokens.get(one)
            return token?.type === 'figure' ? `${token.concept ?? ''}=${toDecimal(token.value)}` : token?.printed
          })
          return `${id} ${relation.name}: ${printed.join(' | ')}`
        })
    })
    expect(broken).toEqual([])
  })

  it('places every figure and word on the page', () => {
    const lost = SEEDS.slice(0, 30).flatMap((index) => {
      const drawn = drawDocument({ seed: 4, index })
      const truth = tellTruth(drawn)
      const known = new Set([...truth.figures, ...truth.words].map((one) => one.id))
      return [...drawn.draft.tokens.values()]
        .filter((token) => !known.has(token.id) && !token.dropped)
        .map((token) => `${drawn.id} ${token.printed}`)
    })
    expect(lost).toEqual([])
  })

  it.each(PLANT_KINDS.map((kind) => [kind.id, kind] as const))(
    'an error of the kind %s breaks what held',
    (plantKind, { home, passage }) => {
      const planted = SEEDS.slice(0, 24).flatMap((index) => {
        const drawn = drawDocument({
          seed: 5,
          index,
          plants: 1,
          plantKind,
          ...(home ? { kind: home } : {}),
          ...(passage ? { passages: [passage] } : {}),
        })
        return drawn.plants.map((plant) => ({ plant, drawn }))
      })
      expect(planted.length).toBeGreaterThan(0)
      for (const { plant, drawn } of planted) {
        expect(plant.breaks.length).toBeGreaterThan(0)
        expect(plant.wrong).not.toBe(plant.right)
        for (const id of plant.breaks) {
          const relation = findExisting(drawn.draft.relations, (one) => one.id === id)
          expect(holds(drawn.draft, relation)).toBe(false)
        }
      }
    },
  )

  it('draws the same bytes from the same seed', () => {
    const draw = () => {
      const drawn = drawDocument({ seed: 11, index: 2, plants: 3 })
      return toHtml(drawn) + JSON.stringify(tellTruth(drawn))
    }
    expect(draw()).toBe(draw())
  })

  it.each(Object.values(MANNERS).flatMap((manner) => kindsOf(manner).map((kind) => [manner.id, kind] as const)))(
    'writes in the manner of %s a %s',
    (manner, kind) => {
      expect(KINDS[kind]).toBeDefined()
      const truth = tellTruth(drawDocument({ seed: 1, index: 1, manner, kind }))
      expect(truth.figures.length).toBeGreaterThan(5)
    },
  )
})
