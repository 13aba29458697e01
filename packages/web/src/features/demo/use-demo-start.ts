import type { Sample } from '@tickmark/contract'
import { useState } from 'react'
import { request, showFailure } from '../../api/request.ts'
import { uploadTask } from '../../api/upload-task.ts'
import type { ReviewType } from './review-type.ts'

/** Starts a review of a sample or of files of one's own with the models that are always there. */
export function useDemoStart(onStarted: (taskId: string) => void) {
  const [shares, setShares] = useState<number[] | null>(null)
  const [busy, setBusy] = useState(false)

  async function startFiles(type: ReviewType, files: File[]): Promise<string> {
    const models = await request('listModels', {}, { quiet: true, silent: true })
    const first = (kind: 'ocr' | 'analysis') => models.find((model) => model.kind === kind && model.available)?.id ?? ''
    const fields = {
      name: `demo-${Date.now().toString(36)}`,
      type,
      ocr_model: first('ocr'),
      analysis_model: first('analysis'),
      language: 'auto' as const,
    }
    const signal = new AbortController().signal
    return (await uploadTask({ fields, files, signal, onProgress: setShares })).task_id
  }

  async function start(type: ReviewType, document: Sample | File[]): Promise<void> {
    setBusy(true)
    try {
      const taskId = Array.isArray(document)
        ? await startFiles(type, document)
        : (await request('startSample', { body: { sample_id: document.sample_id } }, { silent: true })).task_id
      onStarted(taskId)
    } catch (error) {
      await showFailure(error)
    } finally {
      setBusy(false)
      setShares(null)
    }
  }
  return { start, shares, busy }
}
