import type { Sample } from '@tickmark/contract'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { useRefusal } from '../../api/use-refusal.ts'
import { taskNameFrom } from '../../upload/task-name.ts'
import { useUpload } from '../../upload/use-upload.ts'
import type { ReviewType } from './review-type.ts'

/** Starts a review of a sample or of uploaded files with the models that every installation has. */
export function useDemoStart(onStarted: (taskId: string) => void) {
  const { shares, upload } = useUpload()
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function startFiles(type: ReviewType, files: File[]): Promise<string | undefined> {
    const models = await request('listModels', {}, { quiet: true, silent: true })
    const first = (kind: 'ocr' | 'analysis') => models.find((model) => model.kind === kind && model.available)?.id ?? ''
    const fields = {
      // What a person finds in the list of tasks by.
      name: taskNameFrom(files[0]?.name ?? '') || type,
      type,
      ocr_model: first('ocr'),
      analysis_model: first('analysis'),
      language: 'auto' as const,
    }
    return upload(fields, files)
  }

  async function start(type: ReviewType, document: Sample | File[]): Promise<void> {
    setBusy(true)
    refusal.forget()
    try {
      const taskId = Array.isArray(document)
        ? await startFiles(type, document)
        : (await request('startSample', { body: { sample_id: document.sample_id } }, { silent: true })).task_id
      if (taskId) onStarted(taskId)
    } catch (error) {
      await refusal.tell(error)
    } finally {
      setBusy(false)
    }
  }
  return { start, shares, busy, refused: refusal.text }
}
