import { differenceOf } from '../copies/anomalies.ts'
import { departuresOf, omissionsOf } from './departures.ts'
import { driftsOf } from './drifts.ts'
import type { ModelCell } from '../sheet/grid.ts'
import { implausibleInputsOf } from './implausible-inputs.ts'
import type { WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { staleCellsOf } from '../recalculation/stale.ts'
import { earlierYearsOf } from '../valuation/terminal-year.ts'

/** Cells that a reported error feeds: what is wrong there has its cause elsewhere and is no finding of its own. */
export const consequencesOf = rememberFor((model: WorkbookModel): ReadonlySet<ModelCell> => {
  const causes = [
    ...omissionsOf(model).flatMap(({ aggregates }) => aggregates.map(({ cell }) => cell)),
    ...staleCellsOf(model).map(({ cell }) => cell),
    ...driftsOf(model).flatMap(({ cells }) => cells),
    ...earlierYearsOf(model).map(({ cell }) => cell),
    ...implausibleInputsOf(model).flatMap(({ cell, impossible }) => (impossible ? [cell] : [])),
    ...departuresOf(model).flatMap(({ anomalies }) =>
      anomalies.filter((anomaly) => differenceOf(anomaly) !== 0).map(({ cell }) => cell),
    ),
  ]
  return model.graph.reach(causes)
})
