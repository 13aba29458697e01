import type { PageText, TaskDetail } from '@tickmark/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { request } from '../../api/request.ts'
import type { PagePlace } from '../../viewers/paged-viewer.tsx'
import { doubtfulFrom, doubtfulPage, type PageWord, wordsOf } from './words.ts'

const QUIET = { quiet: true, silent: true }
/** A word that is to be chosen on a page that is not there yet. */
type Waiting = { page: number; by: 1 | -1 } | undefined

/** Milliseconds in which the pages come to rest at a place: what passes by meanwhile was not chosen. */
const SETTLING = 600

const placeOf = (page: number, { word: { box } }: PageWord): PagePlace => ({ page, top: (box[1] + box[3]) / 2 })

/** What is looked at: a page of a file, its words, and the one that is chosen; and how one goes from doubt to doubt. */
export function useProofread(task: TaskDetail, fileId: string) {
  const { task_id } = task
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const [key, setKey] = useState<string>()
  const [waiting, setWaiting] = useState<Waiting>()
  const [place, setPlace] = useState<PagePlace>()
  const moved = useRef(0)
  useEffect(() => {
    if (place) moved.current = performance.now()
  }, [place])
  const keyOf = (number: number) => ['page-text', task_id, task.finished_at, fileId, number]
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: keyOf(page),
    queryFn: () => request('getPageText', { query: { task_id, file_id: fileId, page } }, QUIET),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const text = isPlaceholderData ? undefined : data
  const words = useMemo(() => (text ? wordsOf(text) : []), [text])
  if (waiting && text && waiting.page === page) {
    setWaiting(undefined)
    const first = doubtfulFrom(words, undefined, waiting.by)
    setKey(first?.key)
    if (first) setPlace(placeOf(page, first))
  }
  const current = words.find((word) => word.key === key)

  function choose(word: PageWord | undefined): void {
    setKey(word?.key)
    if (word) setPlace(placeOf(page, word))
  }

  /** The text follows the page that somebody scrolls to. */
  function see(seen: number): void {
    if (seen === page || performance.now() - moved.current < SETTLING) return
    setPage(seen)
    setKey(undefined)
  }

  /** Goes to the next doubtful word, to another page where this one has no more. */
  const step = (by: 1 | -1): void => {
    if (data) goFrom(data, key, by)
  }
  function goFrom(seen: PageText, from: string | undefined, by: 1 | -1): void {
    const next = doubtfulFrom(wordsOf(seen), from, by)
    if (next) return choose(next)
    const other = doubtfulPage(seen.pages, page, by)
    if (other === undefined) return
    setPage(other)
    setKey(undefined)
    setPlace({ page: other })
    setWaiting({ page: other, by })
  }

  /** Corrects a word; who had a doubt before him is led to the next one. */
  async function correct({ key: corrected, piece, word, text: was }: PageWord, written: string): Promise<void> {
    const { block, row, column } = piece
    const place = { block, ...(row !== undefined && { row }), ...(column !== undefined && { column }) }
    const body = { task_id, file_id: fileId, page, ...place, start: word.start, end: word.end, was, text: written }
    try {
      const answer = await request('correctText', { body }, { quiet: true })
      // A correction changes the counts of all pages, and a paragraph's rest on the next.
      queries.removeQueries({ queryKey: ['page-text', task_id], predicate: ({ queryKey }) => queryKey[4] !== page })
      queries.setQueryData<PageText>(keyOf(page), answer)
      if (word.isDoubtful) goFrom(answer, corrected, 1)
    } catch (error) {
      void refetch()
      throw error
    }
  }
  return {
    page,
    text,
    /** Of all pages, also while another page is on its way. */
    pages: data?.pages ?? [],
    words,
    current,
    failed: isError,
    retry: () => void refetch(),
    place,
    see,
    choose,
    step,
    correct,
  }
}
export type Proofread = ReturnType<typeof useProofread>
