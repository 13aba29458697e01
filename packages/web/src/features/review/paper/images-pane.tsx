import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NotShown, Opening, type PaneProps } from '../pane/pane.tsx'
import { MarkedPages, type PagePicture } from './marked-pages.tsx'

/** Page images from the server, for pictures and for formats that no browser shows. */
export function ImagesPane(props: PaneProps) {
  const { t, source, file } = props
  const { data: pages, isError } = useQuery({
    queryKey: ['pages', source.key, file.file_id],
    queryFn: () => source.pages(file.file_id),
    staleTime: Infinity,
  })
  if (isError || pages?.length === 0) return <NotShown t={t} />
  if (!pages) return <Opening t={t} />
  return <MarkedPages {...props} pages={pages} renderPicture={(picture) => <PageImage {...props} {...picture} />} />
}

/** How long an unused picture is kept (ms): pictures of thousands of pages would fill the memory. */
const KEPT = 15_000
/** Widths in steps, so that a resized window does not ask for a new picture at every pixel. */
const STEP = 300

function PageImage({ t, source, file, number, width, onDrawn }: PaneProps & PagePicture) {
  const pixels = Math.min(3000, Math.ceil((width * Math.min(2, devicePixelRatio)) / STEP) * STEP)
  const { data, isError } = useQuery({
    queryKey: ['page-image', source.key, file.file_id, number, pixels],
    queryFn: () => source.pageImage(file.file_id, number, pixels),
    staleTime: Infinity,
    gcTime: KEPT,
  })
  const url = useObjectUrl(data)
  if (isError) return <p className="p-8 text-center text-[#5e687e]">{t.pageFailed}</p>
  if (!url)
    return (
      <p role="status" className="p-8 text-center text-[#5e687e]">
        {t.loading}
      </p>
    )
  return (
    <img
      src={url}
      alt={t.place.page(number)}
      className="block h-full w-full"
      onLoad={({ currentTarget }) => onDrawn(currentTarget)}
    />
  )
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
