/** Measures the tasks that its parent sends, one after another; ends when the parent lets go. */
import { measureCorpusFile } from './parts/corpora.ts'
import { measureFirstSight } from './parts/first-sight.ts'
import { measureLargeModel } from './parts/large-model.ts'
import { measureModel } from './parts/models.ts'
import { endPictures, measurePicture } from './parts/pictures.ts'
import { measurePlanted } from './parts/planted.ts'
import { endWorld, measureWorld } from './parts/world.ts'
import { endPrinting } from './print-html.ts'
import type { Task, TaskResult } from './task.ts'

function measure(task: Task): Promise<TaskResult> {
  switch (task.part) {
    case 'world':
      return measureWorld(task)
    case 'models':
      return measureModel(task)
    case 'pictures':
      return measurePicture(task)
    case 'large-model':
      return measureLargeModel(task)
    case 'corpora':
      return measureCorpusFile(task)
    case 'planted':
      return measurePlanted(task)
    case 'first-sight':
      return measureFirstSight(task)
  }
}

process.on('message', (task: Task) => {
  measure(task).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => {
  void Promise.all([endWorld(), endPictures(), endPrinting()]).finally(() => process.exit(0))
})
