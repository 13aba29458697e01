import type { StartTaskFields } from '@tickmark/contract'
import { useEffect, useRef, useState } from 'react'
import { uploadTask } from '../api/upload-task.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { tasksCatalogue } from '../locales/tasks/catalogue.ts'
import { toast } from '../ui/toast.ts'
import { dropKeptUpload, keepUpload } from './kept-upload.ts'

/** The reason for aborting an upload that nobody cancelled. */
const LEFT = 'the page was left'

/** Uploads files as a task, one upload at a time. Leaving the page aborts it, with a notice. */
export function useUpload() {
  const t = useTexts(tasksCatalogue)
  const [shares, setShares] = useState<number[] | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(LEFT), [])

  /** Returns the id of the task; undefined when another upload is in progress. */
  async function upload(fields: StartTaskFields, files: File[]): Promise<string | undefined> {
    if (controller.current) return undefined
    controller.current = new AbortController()
    const { signal } = controller.current
    setShares(files.map(() => 0))
    keepUpload(fields, files)
    try {
      return (await uploadTask({ fields, files, signal, onProgress: setShares })).task_id
    } finally {
      if (signal.reason === LEFT) toast.warning(t.form.broken.title)
      else dropKeptUpload()
      controller.current = null
      setShares(null)
    }
  }
  return { shares, upload, cancel: () => controller.current?.abort() }
}
