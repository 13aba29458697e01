import { cuesOf, figuresOf, partOf, surroundingsOf } from '@tickmark/review/judge'
import type { Part, Relation } from '@tickmark/review/judge'
import type { Figure } from '@tickmark/document'
import { placeOf } from './plant-figures.ts'
import type { FigurePlant } from './plant-figures.ts'

/** A broken claim with what its cues say, as the fit reads it. */
export interface CueRow {
  key: string
  kind: string
  part: Part
  prior: number
  cues: number[]
  text: string
  plant?: FigurePlant
}

/** The broken claims of a document, or of a copy with planted errors; `textOf` says what is kept of each to be read. */
export function rowsOf(
  { relations, figures }: { relations: readonly Relation[]; figures: readonly Figure[] },
  plants: readonly FigurePlant[],
  textOf: (relation: Relation) => string,
): CueRow[] {
  const around = surroundingsOf(relations, figures)
  const byPlace = new Map(plants.map((plant) => [plant.place, plant]))
  return relations
    .filter(({ holds }) => !holds)
    .map((relation) => {
      const plant = figuresOf(relation).flatMap((figure) => byPlace.get(placeOf(figure)) ?? [])[0]
      return {
        key: keyOf(relation),
        kind: relation.kind,
        part: partOf(relation),
        prior: relation.confidence,
        cues: cuesOf(relation, around(relation)).map((value) => Math.round(value * 1000) / 1000),
        text: textOf(relation),
        ...(plant ? { plant } : {}),
      }
    })
}

/** What a claim is known again by in a copy of its document. */
export function keyOf(relation: Relation): string {
  return [relation.kind, ...figuresOf(relation).map(placeOf)].join('|')
}
