import type { PageText, TaskDetail } from '@tickmark/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PagePlace } from '../../viewers/paged-viewer.tsx'
import { doubtCounts, pageText } from './page-text.ts'
import { useSaveWord } from './use-save-word.ts'
import { doubtfulFrom, doubtfulPage, ordinalOf, type PageWord, wordsOf } from './words.ts'

/** A word that is to be chosen on a page that is not there yet; without a page, on the first or last of the file that has one. */
type Waiting = { page?: number; by: 1 | -1 } | undefined

/** Which file is looked at, how one came to it, and how one goes to another when its doubts are behind. */
export interface FileInTurn {
  fileId: string
  /** From another file: to its first or last doubt. */
  enter: 1 | -1 | undefined
  /** Goes on in another file; false where none has doubts. */
  onEnd: (by: 1 | -1) => boolean
}

/** Milliseconds in which the pages come to rest at a place: what passes by meanwhile was not chosen. */
const SETTLING = 600

const placeOf = (page: number, { word: { box } }: PageWord): PagePlace => ({ page, top: (box[1] + box[3]) / 2 })

/** What is looked at: a page of a file, its words, and the one that is chosen; and how one goes from doubt to doubt. */
export function useProofread(task: TaskDetail, { fileId, enter, onEnd }: FileInTurn) {
  const save = useSaveWord(task, fileId)
  const [page, setPage] = useState(1)
  const [key, setKey] = useState<string>()
  const [waiting, setWaiting] = useState<Waiting>(enter && { by: enter })
  const [place, setPlace] = useState<PagePlace>()
  const moved = useRef(0)
  useEffect(() => {
    if (place) moved.current = performance.now()
  }, [place])
  const { data, text, words, pages, isError, refetch } = usePageWords(task, fileId, page)
  if (waiting && text && waiting.page === undefined) {
    const { by } = waiting
    const first = doubtfulPage(text.pages, by === 1 ? 0 : Infinity, by)
    setWaiting(first === undefined ? undefined : { page: first, by })
    if (first !== undefined && first !== page) {
      setPage(first)
      setPlace({ page: first })
    }
  }
  if (waiting && text && waiting.page === page) {
    setWaiting(undefined)
    const first = doubtfulFrom(words, undefined, waiting.by)
    setKey(first?.key)
    if (first) setPlace(placeOf(page, first))
  }
  const current = words.find((word) => word.key === key)

  function choose(word: PageWord | undefined, on = page): void {
    setPage(on)
    setKey(word?.key)
    if (word) setPlace(placeOf(on, word))
  }

  /** The text follows the page that somebody scrolls to. */
  function see(seen: number): void {
    if (seen === page || performance.now() - moved.current < SETTLING) return
    setPage(seen)
    setKey(undefined)
  }

  /** Goes to the next doubtful word, to another page where this one has no more. */
  const step = (by: 1 | -1): void => {
    if (data) goFrom({ ...data, pages }, key, by)
  }
  function goFrom(seen: PageText, from: string | undefined, by: 1 | -1): void {
    const next = doubtfulFrom(wordsOf(seen), from, by)
    if (next) return choose(next)
    const other = doubtfulPage(seen.pages, page, by)
    if (other === undefined && onEnd(by)) return
    // Where no other file has any, the way goes round, so that no doubt is left behind.
    const round = other ?? doubtfulPage(seen.pages, by === 1 ? 0 : Infinity, by)
    if (round !== undefined) lookAt(round, by)
  }
  /** To the first or last doubt of a page. */
  function lookAt(other: number, by: 1 | -1): void {
    setPage(other)
    setKey(undefined)
    setPlace({ page: other })
    setWaiting({ page: other, by })
  }

  /** Corrects a word; who had a doubt before him is led to the next one. */
  async function correct(at: PageWord, written: string): Promise<void> {
    try {
      const answer = await save({ page, at, written })
      if (at.word.isDoubtful) goFrom(answer, at.key, 1)
    } catch (error) {
      void refetch()
      throw error
    }
  }
  return {
    page,
    text,
    /** Of all pages, also while another page is on its way. */
    pages,
    words,
    current,
    /** Which doubt of the file the chosen word is. */
    ordinal: ordinalOf(pages, page, words, key),
    failed: isError,
    retry: () => void refetch(),
    place,
    see,
    choose,
    step,
    lookAt,
    correct,
  }
}
/** The page that is looked at, and how many doubts the pages of its file have. `text` is absent while `data` is still another page's. */
function usePageWords(task: TaskDetail, fileId: string, page: number) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...pageText(task, fileId, page),
    placeholderData: keepPreviousData,
  })
  const { data: pages = [] } = useQuery(doubtCounts(task, fileId))
  const text = isPlaceholderData ? undefined : data
  const words = useMemo(() => (text ? wordsOf(text) : []), [text])
  return { data, text, words, pages, isError, refetch }
}

export type Proofread = ReturnType<typeof useProofread>
