import type { PageText, TaskDetail } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { doubtCounts, pageText } from './page-text.ts'
import type { PageWord } from './words.ts'

/** Writes what a word should read; answers the page as it is afterwards. */
export function useSaveWord(task: TaskDetail, fileId: string) {
  const queries = useQueryClient()
  return async ({ page, at, written }: { page: number; at: PageWord; written: string }): Promise<PageText> => {
    const { task_id } = task
    const { piece, word, text: was } = at
    const { block, row, column } = piece
    const place = { block, ...(row !== undefined && { row }), ...(column !== undefined && { column }) }
    const body = { task_id, file_id: fileId, page, ...place, start: word.start, end: word.end, was, text: written }
    const answer = await request('correctText', { body }, { quiet: true })
    // A correction changes the counts of all pages, and a paragraph's rest on the next; what is in sight is asked for anew.
    void queries.invalidateQueries({
      queryKey: ['page-text', task_id],
      predicate: ({ queryKey }) => queryKey[4] !== page,
    })
    queries.setQueryData<PageText>(pageText(task, fileId, page).queryKey, answer)
    queries.setQueryData(doubtCounts(task, fileId).queryKey, answer.pages)
    return answer
  }
}
