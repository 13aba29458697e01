import type { ResultFile } from '@tickmark/contract'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { showFailure } from '../api/request.ts'
import { download } from '../api/resource.ts'
import type { TasksTexts } from '../locales/tasks/zh-CN.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  t: TasksTexts
  result: Pick<ResultFile, 'path'>
  /** Of an archive only what people hand on. */
  set?: 'deliverables'
  children?: ReactNode
}

/** Saves a result. The button says when the server makes it in the chosen language, and how much of it has come. */
export function DownloadButton({ t, result, set, look = 'secondary', size = 'small', className, children }: Props) {
  const [state, setState] = useState<'preparing' | number>()
  const save = async (): Promise<void> => {
    setState('preparing')
    const dismiss: (() => void)[] = []
    try {
      await download({ path: result.path, ...(set && { set }) }, (share) => {
        if (dismiss.length === 0) dismiss.push(toast.info(t.detail.downloadStarts))
        setState(share)
      })
    } catch (error) {
      // The notice that a download has begun is taken back: only the failure stays on the screen.
      for (const end of dismiss) end()
      await showFailure(error)
    } finally {
      setState(undefined)
    }
  }
  return (
    <Button
      look={look}
      size={size}
      className={className}
      aria-busy={state !== undefined}
      disabled={state !== undefined}
      onClick={() => void save()}
    >
      {state === undefined
        ? (children ?? t.detail.download)
        : state === 'preparing'
          ? t.detail.preparing
          : t.detail.receiving(Math.floor(state * 100))}
    </Button>
  )
}
