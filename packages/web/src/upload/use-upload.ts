import type { StartTaskFields } from '@tickmark/contract'
import { useEffect, useRef, useState } from 'react'
import { uploadTask } from '../api/upload-task.ts'
import { tasksCatalogue } from '../locales/tasks.ts'
import { useTexts } from '../locales/use-texts.ts'
import { toast } from '../ui/toast.ts'
import { dropKeptUpload, keepUpload } from './kept-upload.ts'

/** Why an upload was broken off that nobody cancelled. */
const LEFT = 'the page was left'

/** Uploads files as a task, one upload at a time. Whoever leaves the page breaks it off, and is told so. */
export function useUpload() {
  const t = useTexts(tasksCatalogue)
  const [shares, setShares] = useState<number[] | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(LEFT), [])

  /** The id of the task; undefined where an upload is under way already. */
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
