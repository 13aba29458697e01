import type { ResultFile } from '@tickmark/contract'
import { showFailure } from '../../api/request.ts'
import { download } from '../../api/resource.ts'
import { tasksCatalogue } from '../../locales/tasks.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { toast } from '../../ui/toast.ts'

export function useDownload(): (result: Pick<ResultFile, 'path'>) => Promise<void> {
  const t = useTexts(tasksCatalogue)
  return async ({ path }) => {
    try {
      toast.info(t.detail.downloadStarts)
      await download(path)
    } catch (error) {
      await showFailure(error)
    }
  }
}
