import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import PdfPage from '../../../viewers/pdf-page.tsx'
import { usePdf } from '../../../viewers/use-pdf.ts'
import { pagesQuery } from '../source/review-queries.ts'
import { Opening, type PaneProps } from '../pane/pane.tsx'
import { ImagesPane } from './images-pane.tsx'
import { MarkedPages } from './marked-pages.tsx'

/** A PDF by pdf.js; where the browser cannot open it, by the server's page images. */
export default function PdfPane(props: PaneProps) {
  const { source, file } = props
  const { pdf, pages, failed } = usePdf(source.pdfAddress(file.file_id))
  const { data: sizes } = useQuery(pagesQuery(source, file.file_id))
  // The server knows each page's size; pdf.js would have to open every page to tell it.
  const known = useMemo(() => {
    const byNumber = new Map(sizes?.map((page) => [page.number, page]))
    return pages?.map((page) => byNumber.get(page.number) ?? page)
  }, [pages, sizes])
  if (failed) return <ImagesPane {...props} />
  if (!pdf || !known) return <Opening t={props.t} />
  return <MarkedPages {...props} pages={known} renderPicture={(picture) => <PdfPage pdf={pdf} {...picture} />} />
}
