import type { ResultFile } from '@tickmark/contract'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { showFailure } from '../api/request.ts'
import { download } from '../api/resource.ts'
import type { TasksTexts } from '../locales/tasks.zh-CN.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  t: TasksTexts
  result: Pick<ResultFile, 'path'>
  children?: ReactNode
}

/** Saves a result. While it is being made in the language of the interface, and while it comes, the button says so. */
export function DownloadButton({ t, result, look = 'secondary', size = 'small', children }: Props) {
  const [state, setState] = useState<'preparing' | number>()
  const save = async (): Promise<void> => {
    setState('preparing')
    const dismiss: (() => void)[] = []
    try {
      await download(result.path, (share) => {
        if (dismiss.length === 0) dismiss.push(toast.info(t.detail.downloadStarts))
        setState(share)
      })
    } catch (error) {
      // What did not arrive did not start: only the failure stays on the screen, and the button is there to try again.
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
