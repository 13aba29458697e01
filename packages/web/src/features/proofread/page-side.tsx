import type { TaskDetail } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useMemo } from 'react'
import { fetchResource } from '../../api/resource.ts'
import type { ProofreadTexts } from '../../locales/proofread/zh-CN.ts'
import { boxStyle } from '../../viewers/box-style.ts'
import { PagePicture } from '../../viewers/page-picture.tsx'
import { pageText } from './page-text.ts'
import { type PageWord, wordsOf } from './words.ts'

interface Props {
  t: ProofreadTexts
  task: TaskDetail
  fileId: string
  number: number
  width: number
  current: PageWord | undefined
  hovered: PageWord | undefined
  onWord: (word: PageWord) => void
}

/** Loads the picture of a page; wherever it is shown, it is the same one. */
export const pictureOf = (task: TaskDetail, file_id: string, page: number) => ({
  of: [task.task_id, task.finished_at, file_id, page] as const,
  load: async (width: number): Promise<Blob> => {
    const query = { task_id: task.task_id, file_id, page, width }
    return (await fetchResource(addressOf('getPageImage', { query }), { quiet: true, silent: true })).blob()
  },
})

/** A page with its doubtful words underlined and the word framed that is looked at; a click on the page finds its word in the text. */
export function PageSide({ t, task, fileId, number, width, current, hovered, onWord }: Props) {
  const { data } = useQuery(pageText(task, fileId, number))
  const words = useMemo(() => (data ? wordsOf(data) : []), [data])
  const find = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const { left, top, width: wide, height: high } = currentTarget.getBoundingClientRect()
    const [x, y] = [(clientX - left) / wide, (clientY - top) / high]
    const hit = words.find(({ word: { box } }) => box[0] <= x && x <= box[2] && box[1] <= y && y <= box[3])
    if (hit) onWord(hit)
  }
  return (
    // The text beside the page has every word as a control; the page is a short cut for who points.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="absolute inset-0" onClick={find}>
      <PagePicture
        {...pictureOf(task, fileId, number)}
        width={width}
        alt={t.page(number)}
        failed={t.failed}
        loading={t.loading}
      />
      {words.map(({ key, word }) =>
        word.isDoubtful ? (
          <span
            key={key}
            aria-hidden
            data-doubt
            style={boxStyle(word.box)}
            className="pointer-events-none absolute border-b-2 border-dotted border-[#8a5a00] bg-[#8a5a00]/10"
          />
        ) : null,
      )}
      {[hovered, current].map((one, index) =>
        one ? (
          <span
            key={index === 0 ? 'hovered' : 'current'}
            aria-hidden
            data-word-place={index === 0 ? 'hovered' : 'current'}
            style={boxStyle(one.word.box)}
            className="pointer-events-none absolute rounded-xs bg-[#2a5a9c]/15 outline-2 outline-[#2a5a9c]"
          />
        ) : null,
      )}
    </div>
  )
}
