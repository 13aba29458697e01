import { X } from 'lucide-react'
import { useState } from 'react'
import { formatSize } from '../i18n/format.ts'
import type { TasksTexts } from '../locales/tasks/zh-CN.ts'
import { IconButton } from '../ui/button.tsx'
import { dropKeptUpload, type KeptUpload, readKeptUpload } from './kept-upload.ts'

/** The upload broken off when this tab last left the page, until it is dismissed. */
export function useBrokenUpload(): [broken: KeptUpload | undefined, forget: () => void] {
  const [broken, setBroken] = useState(readKeptUpload)
  return [
    broken,
    () => {
      dropKeptUpload()
      setBroken(undefined)
    },
  ]
}

/** Tells that an upload did not arrive, and which files have to be chosen again. */
export function BrokenUpload({ t, broken, onForget }: { t: TasksTexts; broken: KeptUpload; onForget: () => void }) {
  return (
    <div role="status" className="mb-6 flex items-start gap-2 border-l-4 border-warn bg-warn-soft py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t.form.broken.title}</p>
        <p className="text-table">{t.form.broken.text}</p>
        <ul className="mt-2 text-table wrap-anywhere">
          {broken.files.map(({ name, size }) => (
            <li key={`${name}-${size}`} className="num">
              {name} <span className="text-ink-2">· {formatSize(size)}</span>
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={t.form.broken.forget} onClick={onForget}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
