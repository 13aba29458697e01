import { isSameEnd } from '../../facts/periods/read-period.ts'
import type { ToldEnd } from '../told/told-periods.ts'
import type { Sized } from './echo-amount.ts'
import type { EchoMatch } from './echo-matches.ts'
import type { EchoRow } from './echo-rows.ts'

/** A figure of a sentence that is being read, with what stands between it and the one before. */
export interface EchoFigure extends Sized {
  /** The text from the figure before, or from the beginning. */
  before: string
  /** Told as what something changed by: "a ⟦a⟧ increase in", "rose by ⟦a⟧". */
  isChange: boolean
}

/** What stands between figures that take their turns: "⟦a⟧, ⟦b⟧ and ⟦c⟧". */
const JOINED =
  /^[\s,、，]*(?:and|&|和|与|與|及|以及|및|와|과|と|および)?\s*(?:approximately|about|约|約|약)?\s*(?:[A-Z]{0,3}[$€£¥₩]|RMB|人民币)?\s*$/i
/** Between a change and its rate: "by ⟦a⟧, or ⟦p⟧". */
const OR_RATE = /^\s*[,，]?\s*[(（]?\s*(?:or|或|即)?\s*(?:approximately|about|约|約|약)?\s*$/i

/** What a row that explains the figures beside one says of it, and the sentence does not. */
export function missedBy(
  figures: readonly EchoFigure[],
  ends: readonly ToldEnd[],
  { row, matches }: { row: EchoRow; matches: readonly EchoMatch[] },
): EchoMatch[] {
  const matchOf = (own: Sized | undefined) => matches.find((match) => match.own === own)
  return [
    ...seriesIn(figures).flatMap((series) => missedInSeries(series, ends, row, matchOf)),
    ...figures.flatMap((own, at) => missedRate(own, matchOf(figures[at - 1]), matchOf(own))),
  ]
}

/** Runs of figures that nothing but a joint parts. */
function seriesIn(figures: readonly EchoFigure[]): EchoFigure[][] {
  const runs: EchoFigure[][] = []
  for (const own of figures) {
    const run = runs.at(-1)
    if (run && JOINED.test(own.before)) run.push(own)
    else runs.push([own])
  }
  return runs.filter(({ length }) => length > 1)
}

/** "⟦a⟧, ⟦b⟧ and ⟦c⟧ in 2022, 2021 and 2020": as many figures as times; where all but one are the row's, so is that one. */
function missedInSeries(
  series: readonly EchoFigure[],
  ends: readonly ToldEnd[],
  row: EchoRow,
  matchOf: (own: Sized) => EchoMatch | undefined,
): EchoMatch[] {
  if (series.length !== ends.length) return []
  const turns = series.map((own, at) => ({ own, end: ends[at] ?? '', match: matchOf(own) }))
  const [missed, ...others] = turns.filter(({ match }) => !match)
  const isInTurn = turns.every(
    ({ match, end }) => !match || (match.role === 'level' && isSameEnd(match.cells[0]?.end, end)),
  )
  if (!missed || others.length > 0 || !isInTurn) return []
  const meant = row.cells.filter(({ measure, end }) => measure === missed.own.measure && isSameEnd(end, missed.end))
  const [cell] = meant
  return cell && meant.length === 1 ? [{ own: missed.own, role: 'level', cells: [cell], chance: 0 }] : []
}

function missedRate(own: EchoFigure, change: EchoMatch | undefined, match: EchoMatch | undefined): EchoMatch[] {
  if (match || own.measure !== 'rate' || change?.role !== 'change' || !OR_RATE.test(own.before)) return []
  return [{ own, role: 'growth', cells: change.cells, chance: 0 }]
}
