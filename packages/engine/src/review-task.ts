import { itemAt } from '@tickmark/document'
import type { Category, Document, Review } from '@tickmark/document'
import type { CallContext } from '@tickmark/isolation'
import { reviewDocuments, reviewWithReasons } from '@tickmark/review'
import type { ReviewOptions, ReviewWithReasons } from '@tickmark/review'
import type { ReviewRequest, TaskDocument } from './engine.ts'
import { checkSize } from './check-size.ts'
import { loadRecalculator } from './desk/load-recalculator.ts'
import { openDocument } from './kept/stored-document.ts'

export interface ReviewTask extends ReviewRequest {
  documents: TaskDocument[]
}

/** The steps of a review in the order in which a user sees them, and the checks that run in each. */
const STEPS: readonly { step: string; categories: readonly Category[] }[] = [
  { step: 'verify_formulas', categories: ['calculation'] },
  { step: 'check_consistency', categories: ['consistency'] },
  { step: 'analyse_logic', categories: ['completeness', 'compliance', 'traceability'] },
  { step: 'check_assumptions', categories: ['assumption'] },
  { step: 'assess_risks', categories: ['risk'] },
]

/** Reviews the documents of one task together, the formulas of workbooks computed anew. Runs in the child. */
export async function reviewTask(task: ReviewTask, context: CallContext): Promise<Review[]> {
  return (await reviewTaskWithReasons(task, context)).map(({ review }) => review)
}

/** The same, with why each figure is in its state. */
export async function reviewTaskWithReasons(
  { documents: given, type, tuning }: ReviewTask,
  { progress }: CallContext,
): Promise<ReviewWithReasons[]> {
  const showStep = createStepDisplay(progress)
  showStep('calculation')
  const options: ReviewOptions[] = []
  const documents = await Promise.all(given.map(({ document }) => openDocument(document)))
  checkSize(documents)
  for (const document of documents) {
    options.push({
      type,
      tuning: tuning as ReviewOptions['tuning'],
      ...(await recalculate(document)),
      onCheck: showStep,
    })
  }
  return reviewWithReasons(documents, options)
}

/** Reviews an open document by itself, its type recognised. Runs in the child. */
export async function reviewAlone(document: Document): Promise<Review> {
  checkSize([document])
  return itemAt(reviewDocuments([document], [{ type: 'auto', ...(await recalculate(document)) }]), 0)
}

/** Tells each step once and never goes back: with several documents, the steps are those of the first to reach them. */
function createStepDisplay(progress: CallContext['progress']): (category: Category) => void {
  let reached = -1
  return (category) => {
    const index = STEPS.findIndex(({ categories }) => categories.includes(category))
    if (index <= reached) return
    reached = index
    void progress({ step: itemAt(STEPS, index).step, done: index, total: STEPS.length })
  }
}

/** Empty where there is nothing to compute; then the engine for it is not loaded either. */
async function recalculate(document: Document): Promise<Pick<ReviewOptions, 'recalculation' | 'recalculator'>> {
  const recalculator = await recalculatorFor(document)
  if (!recalculator || !document.workbook) return {}
  return { recalculation: recalculator.recalculate(document.workbook), recalculator }
}

/** What computes the formulas of a workbook; undefined where it has none. */
export async function recalculatorFor({ workbook }: Document): Promise<ReviewOptions['recalculator']> {
  if (!workbook?.sheets.some(({ cells }) => cells.some(({ formula }) => formula !== undefined))) return undefined
  return loadRecalculator()
}
