import type { App } from '../app/app.ts'
import type { TaskJob } from '../queue/job.ts'
import { settleQuestion } from './ask-question.ts'
import { failedReading, saveReading } from './file-reading.ts'

/** What a model was asked in vain is said to be unread; the task and the review of the rules are as they were. */
export async function giveUpModelJob(app: App, job: TaskJob): Promise<void> {
  if (job.kind === 'ask-model') return settleQuestion(app, job, 'bad_answer')
  const stages = await app.db
    .updateTable('model_stages')
    .set({ state: 'done' })
    .where('task_id', '=', job.taskId)
    .where('run', '=', job.run)
    .where('state', '<>', 'done')
    .returning(['file_id', 'model'])
    .execute()
  for (const { file_id: fileId, model } of stages) await saveReading(app.db, fileId, failedReading(model, 'bad_answer'))
}
