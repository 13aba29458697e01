import type { Relation, Tally } from '../relation/relation.ts'
import type { ToldFigure } from './read-told.ts'

/** A told figure that was held against its line. */
interface Tried {
  told: ToldFigure
  held?: Relation
  broken?: Relation
}

/** How the other figures that sentences tell agree with the tables: where they do not, another thing is told than the tables print. */
export interface KeptTallies {
  /** Of the same line. */
  line: Tally
  /** Told in the same way: levels, rates of growth or amounts of change. */
  role: Tally
  /** Right before and behind it in the document. */
  near: Tally
  document: Tally
}

/** So many told figures on either side are near: about a page of a discussion of results. */
const NEAR = 8

/** For each told figure how the others of the document keep to the tables. */
export function keptTallies(all: readonly Tried[]): (tested: Tried) => KeptTallies {
  const tried = all.filter(({ held, broken }) => held ?? broken)
  const places = new Map(tried.map((tested, place) => [tested, place]))
  const document = tally(tried)
  const ofLine = talliesBy(tried, ({ told }) => told.subject?.name)
  const ofRole = talliesBy(tried, ({ told }) => told.role)
  return (tested) => {
    const place = places.get(tested) ?? 0
    const own = tally([tested])
    const without = ({ held, broken }: Tally): Tally => ({ held: held - own.held, broken: broken - own.broken })
    return {
      line: without(ofLine(tested)),
      role: without(ofRole(tested)),
      near: without(tally(tried.slice(Math.max(0, place - NEAR), place + NEAR + 1))),
      document: without(document),
    }
  }
}

function talliesBy<Key>(all: readonly Tried[], keyOf: (one: Tried) => Key): (one: Tried) => Tally {
  const tallies = new Map([...Map.groupBy(all, keyOf)].map(([key, own]) => [key, tally(own)]))
  return (one) => tallies.get(keyOf(one)) ?? tally([one])
}

function tally(tests: readonly Tried[]): Tally {
  const held = tests.filter((one) => one.held).length
  return { held, broken: tests.length - held }
}
