import { useQuery } from '@tanstack/react-query'
import { PagePicture } from '../../../viewers/page-picture.tsx'
import { NotShown, Opening, type PaneProps } from '../pane/pane.tsx'
import { pagesQuery } from '../source/review-queries.ts'
import { MarkedPages, type MarkedPicture } from './marked-pages.tsx'

/** Page images from the server, for pictures and for formats that no browser shows. */
export function ImagesPane(props: PaneProps) {
  const { t, source, file } = props
  const { data: pages, isError } = useQuery(pagesQuery(source, file.file_id))
  if (isError || pages?.length === 0) return <NotShown t={t} />
  if (!pages) return <Opening t={t} />
  return <MarkedPages {...props} pages={pages} renderPicture={(picture) => <PageImage {...props} {...picture} />} />
}

function PageImage({ t, source, file, number, width, onDrawn }: PaneProps & MarkedPicture) {
  return (
    <PagePicture
      {...{ width, onDrawn }}
      of={[source.key, file.file_id, number]}
      load={(pixels) => source.pageImage(file.file_id, number, pixels)}
      alt={t.place.page(number)}
      failed={t.pageFailed}
      loading={t.loading}
    />
  )
}
