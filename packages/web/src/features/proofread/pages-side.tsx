import type { TaskDetail } from '@tickmark/contract'
import type { ProofreadTexts } from '../../locales/proofread/zh-CN.ts'
import { useStableCallback } from '../../ui/use-stable-callback.ts'
import { PagedViewer } from '../../viewers/paged-viewer.tsx'
import { PageSide } from './page-side.tsx'
import type { Proofread } from './use-proofread.ts'
import type { PageWord } from './words.ts'

interface Props {
  t: ProofreadTexts
  task: TaskDetail
  fileId: string
  sizes: readonly { number: number; width: number; height: number }[]
  proof: Proofread
  hovered: PageWord | undefined
  onWord: (word: PageWord, page: number) => void
}

/** The pages; the text follows the page in view, and the page follows the chosen word. */
export function PagesSide({ t, task, fileId, sizes, proof, hovered, onWord }: Props) {
  const { page, place, current, see } = proof
  return (
    <PagedViewer
      pages={sizes}
      zoom={1}
      place={place}
      label={(number) => t.pageOf(number, sizes.length)}
      onPage={useStableCallback(see)}
      renderPage={(number, width) => (
        <PageSide
          {...{ t, task, fileId, number, width }}
          current={number === page ? current : undefined}
          hovered={number === page ? hovered : undefined}
          onWord={(word) => onWord(word, number)}
        />
      )}
    />
  )
}
