import { UPLOAD_EXTENSIONS } from '@tickmark/contract/limits'
import { FileText, FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '../i18n/error-text.ts'
import { formatSize } from '../i18n/format.ts'
import type { TasksTexts } from '../locales/tasks/zh-CN.ts'
import { ProgressBar } from '../ui/states.tsx'
import { toast } from '../ui/toast.ts'
import { checkFiles } from './check-files.ts'
import { usePageDrop } from './use-page-drop.ts'

interface Props {
  t: TasksTexts
  files: readonly File[]
  onChange: (files: File[]) => void
  error?: string | undefined
  /** Share sent of each file while uploading. */
  shares?: readonly number[] | null
}

/** Takes files dropped anywhere on the page, chosen in the system's dialog, or pasted. */
export function FilePicker({ t, files, onChange, error, shares }: Props) {
  const input = useRef<HTMLInputElement>(null)
  /** Why files were not taken; it stays when the toast has gone. */
  const [refused, setRefused] = useState<readonly string[]>([])
  const add = (added: readonly File[]): void => {
    const checked = checkFiles(files, added)
    const texts = checked.refusals.map(({ key, details }) => errorText(key, details))
    for (const text of texts) toast.error(text)
    setRefused(texts)
    if (checked.files.length !== files.length) onChange(checked.files)
  }
  const dragging = usePageDrop(shares ? undefined : add)
  return (
    <div>
      <p id="files-label" className="mb-1 text-meta font-medium text-ink-2">
        {t.form.files}
        <span aria-hidden className="ml-1 text-seal">
          *
        </span>
      </p>
      <div
        className={`rounded-md border border-dashed px-6 py-8 text-center ${dragging ? 'border-ink bg-note-soft' : error ? 'border-seal' : 'border-line-strong bg-surface'}`}
      >
        <FileUp aria-hidden className="mx-auto size-7 text-ink-3" />
        <p className="mt-2 text-ink-2">
          {dragging ? (
            t.form.dropHere
          ) : (
            <>
              {t.form.drop}{' '}
              <button
                type="button"
                disabled={Boolean(shares)}
                className="text-note underline underline-offset-4"
                onClick={() => input.current?.click()}
              >
                {t.form.browse}
              </button>
            </>
          )}
        </p>
        <p className="mt-2 text-meta text-ink-3">{t.form.formats(UPLOAD_EXTENSIONS.join(', '))}</p>
        <p className="text-meta text-ink-3">{t.form.retention}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-labelledby="files-label"
          accept={UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {error && (
        <p role="alert" className="mt-1 text-meta text-seal">
          {error}
        </p>
      )}
      {refused.length > 0 && (
        <ul data-refused className="mt-1 text-meta text-seal">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <FileList {...{ t, files, shares, onChange }} />
    </div>
  )
}

function FileList({ t, files, shares, onChange }: Pick<Props, 't' | 'files' | 'shares' | 'onChange'>) {
  return (
    <ul className="mt-2">
      {files.map((file, index) => (
        <li key={`${file.name}-${file.size}-${file.lastModified}`} className="border-b border-line py-2">
          <div className="flex items-center gap-3">
            <FileText aria-hidden className="size-4.5 shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 text-table wrap-anywhere">{file.name}</span>
            <span className="num text-meta text-ink-3">
              {shares ? `${Math.floor((shares[index] ?? 0) * 100)}%` : formatSize(file.size)}
            </span>
            {!shares && (
              <button
                type="button"
                aria-label={t.form.remove(file.name)}
                className="rounded-sm p-1.5 text-ink-3 hover:text-ink"
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </div>
          {shares && <ProgressBar label={file.name} value={shares[index] ?? 0} />}
        </li>
      ))}
    </ul>
  )
}
