import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface Props {
  /** What tells this picture from all others, its width apart. */
  of: readonly (string | number | null)[]
  width: number
  load: (pixels: number) => Promise<Blob>
  alt: string
  failed: string
  loading: string
  /** Called when the page is drawn. Must be the same function on each render. */
  onDrawn?: (image: HTMLImageElement) => void
}

/** How long an unused picture is kept (ms): pictures of thousands of pages would fill the memory. */
const KEPT = 15_000
/** Widths in steps, so that a resized window does not ask for a new picture at every pixel. */
const STEP = 300

/** A page as the server draws it, as sharp as the screen. */
export function PagePicture({ of, width, load, alt, failed, loading, onDrawn }: Props) {
  const { url, isError } = usePageUrl(of, width, load)
  if (isError) return <p className="p-8 text-center text-[#5e687e]">{failed}</p>
  if (!url)
    return (
      <p role="status" className="p-8 text-center text-[#5e687e]">
        {loading}
      </p>
    )
  return (
    <img src={url} alt={alt} className="block h-full w-full" onLoad={({ currentTarget }) => onDrawn?.(currentTarget)} />
  )
}

/** The address of a page's picture in the browser; the same picture is asked for once. */
export function usePageUrl(of: Props['of'], width: number, load: Props['load']) {
  const pixels = Math.min(3000, Math.ceil((width * Math.min(2, devicePixelRatio)) / STEP) * STEP)
  const { data, isError } = useQuery({
    queryKey: ['page-image', ...of, pixels],
    queryFn: () => load(pixels),
    staleTime: Infinity,
    gcTime: KEPT,
  })
  return { url: useObjectUrl(data), isError }
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
