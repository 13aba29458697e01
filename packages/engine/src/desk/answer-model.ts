import { computeWhatIf, listDrivers, modelContents, openRanking, rankDrivers, traceCell } from '@tickmark/workbook'
import type { DriverRanking } from '@tickmark/workbook'
import type { ModelPlace } from '@tickmark/document'
import type { AskedModel, ModelAnswer, ModelQuestion } from './model-questions.ts'
import { openModel, type OpenedModel } from './open-model.ts'

/** Milliseconds that one portion of a ranking may take: who waits sees it go on, and can end it. */
const PORTION = 3000

/** Answers a question about a workbook. Runs in the child. */
export async function answerModel({ document, question }: AskedModel): Promise<ModelAnswer[ModelQuestion['ask']]> {
  const opened = await openModel(document)
  const { model, recalculator } = opened
  switch (question.ask) {
    case 'contents':
      return modelContents(model)
    case 'trace':
      return traceCell(model, question.place)
    case 'whatIf':
      return computeWhatIf(model, question.changes, recalculator)?.told
    case 'drivers':
      return listDrivers(model, question.output)
    case 'ranking': {
      const ranking = rankingOf(opened, question.output)
      const end = performance.now() + PORTION
      return (
        ranking && rankDrivers(ranking, question.drivers, { by: question.by, goesOn: () => performance.now() < end })
      )
    }
  }
}

/** The ranking of the last result that was asked about stays in the engine from portion to portion. */
let last: { of: OpenedModel; output: ModelPlace; ranking: DriverRanking } | undefined

function rankingOf(opened: OpenedModel, output: ModelPlace): DriverRanking | undefined {
  if (last?.of === opened && last.output.sheet === output.sheet && last.output.cell === output.cell) return last.ranking
  last?.ranking.close()
  last = undefined
  const ranking = openRanking(opened.model, output, opened.recalculator)
  if (ranking) last = { of: opened, output, ranking }
  return ranking
}
