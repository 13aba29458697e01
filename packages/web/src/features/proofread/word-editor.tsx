import type { TaskDetail } from '@tickmark/contract'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import type { ProofreadTexts } from '../../locales/proofread/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { usePageUrl } from '../../viewers/page-picture.tsx'
import { pictureOf } from './page-side.tsx'
import { isRecognised, type PageWord, stateOf } from './words.ts'

interface Props {
  t: ProofreadTexts
  task: TaskDetail
  fileId: string
  page: number
  /** The height of a page by its width. */
  shape: number
  at: PageWord
  field: RefObject<HTMLInputElement | null>
  correctable: boolean
  /** Whether the field is to be written in at once. */
  typing: boolean
  onSave: (text: string) => Promise<void>
}

/** The chosen word: as it is printed, as it was read, and as it should read. Mounted anew for each word. */
export function WordEditor({ t, task, fileId, page, shape, at, field, correctable, typing, onSave }: Props) {
  const { word, text, piece } = at
  const state = stateOf(at)
  const [typed, setTyped] = useState(text)
  const [busy, setBusy] = useState(false)
  const written = typed.trim()
  const isSaving = !busy && (written !== text || word.isDoubtful)
  useEffect(() => {
    if (typing) field.current?.select()
  }, [typing, field])
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isSaving) return
    setBusy(true)
    await onSave(written).catch(() => undefined)
    setBusy(false)
  }
  const others = [
    ...new Set([...(word.corrected === undefined ? [] : [word.corrected.trim()]), ...(piece.alternatives ?? [])]),
  ].filter((other) => other !== typed)
  return (
    <form
      className="space-y-2 border-t border-line bg-paper px-5 py-3"
      data-word-editor
      onSubmit={(event) => void save(event)}
    >
      <Crop {...{ t, task, fileId, page, shape }} box={word.box} />
      <p className="num text-meta text-ink-2">
        {word.confidence !== undefined && t.confidence(Math.round(word.confidence * 100))}
        {word.corrected !== undefined && ` · ${state === 'checked' ? t.states.checked : t.was(word.corrected.trim())}`}
      </p>
      {correctable && isRecognised(at) ? (
        <>
          <div className="flex gap-2">
            <input
              ref={field}
              aria-label={t.correction}
              value={typed}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
              className={`num min-w-0 flex-1 ${controlClass}`}
            />
            <Button type="submit" disabled={!isSaving}>
              {written === '' ? t.remove : written === text ? t.confirm : t.save}
            </Button>
          </div>
          {others.length > 0 && (
            <p className="flex flex-wrap items-center gap-2 text-meta text-ink-2">
              {t.others}
              {others.map((other) => (
                <Button key={other} look="secondary" size="small" onClick={() => setTyped(other)}>
                  {other}
                </Button>
              ))}
            </p>
          )}
        </>
      ) : (
        <p className="text-meta text-ink-2">{correctable ? t.printedText : t.notCorrectable}</p>
      )}
    </form>
  )
}

/** How much of the page is shown round the word, in heights of the word. */
const ROUND = 0.6
const HEIGHT = 56

/** The word cut out of its page, large. */
function Crop({
  t,
  task,
  fileId,
  page,
  shape,
  box,
}: Omit<Props, 'at' | 'field' | 'correctable' | 'typing' | 'onSave'> & { box: PageWord['word']['box'] }) {
  const picture = pictureOf(task, fileId, page)
  const { url } = usePageUrl(picture.of, 1500, picture.load)
  const [left, top, right, bottom] = box
  const high = (bottom - top) * (1 + 2 * ROUND)
  /** Pixels that the whole page would be high and wide. */
  const pageHeight = Math.min(HEIGHT / high, 4000)
  const pageWidth = pageHeight / shape
  const edge = ((bottom - top) * ROUND * pageHeight) / pageWidth
  return (
    <div
      role="img"
      aria-label={t.printed}
      className="max-w-full rounded-xs border border-line bg-white"
      style={{
        height: high * pageHeight,
        width: (right - left + 2 * edge) * pageWidth,
        backgroundImage: url && `url(${url})`,
        backgroundSize: `${pageWidth}px ${pageHeight}px`,
        backgroundPosition: `${-(left - edge) * pageWidth}px ${-(top - (bottom - top) * ROUND) * pageHeight}px`,
      }}
    />
  )
}
