import { preload } from 'react-dom'
import { useLanguage } from '../../i18n/language.ts'

const WIDTHS = [1080, 1440, 2400]
const SIZES = '(min-width: 1248px) 1200px, calc(100vw - 48px)'
const PHONE = '(max-width: 640px)'

interface Props {
  /** The name before the language and the width: `public/pictures/<id>-<language>-<width>.avif`. */
  id: string
  caption: string
  /** In sight when the page opens. */
  eager?: boolean
}

/** A screenshot of the product in the reader's language; on a phone, a detail that is legible there. */
export function ProductPicture({ id, caption, eager = false }: Props) {
  const { detail, wide, all } = useAddresses(id)
  if (eager) {
    // Preloaded from the head: below the scripts the browser would request it only after them.
    preload(detail, { as: 'image', media: PHONE, fetchPriority: 'high' })
    const media = `not all and ${PHONE}`
    preload(wide, { as: 'image', fetchPriority: 'high', imageSrcSet: all, imageSizes: SIZES, media })
  }
  return (
    <figure className="wrap pb-14">
      <Picture id={id} alt={caption} sizes={SIZES} eager={eager} />
      <figcaption className="mt-3 text-meta text-ink-2">{caption}</figcaption>
    </figure>
  )
}

/** Where the picture lies in the reader's language: the detail for a phone, one size, the largest, and all for the browser to choose from. */
function useAddresses(id: string) {
  const stem = `/pictures/${id}-${useLanguage()}`
  const address = (width: number): string => `${stem}-${width}.avif`
  const all = WIDTHS.map((width) => `${address(width)} ${width}w`).join(', ')
  return { detail: `${stem}-detail.avif`, wide: address(1440), full: address(2400), all }
}

interface PictureProps {
  id: string
  alt: string
  sizes: string
  eager?: boolean
}

/** The picture by itself; a press opens it in its full size. */
export function Picture({ id, alt, sizes, eager = false }: PictureProps) {
  const { detail, wide, full, all } = useAddresses(id)
  return (
    <a href={full} target="_blank" rel="noreferrer" className="block">
      <picture>
        <source media={PHONE} srcSet={detail} />
        <img
          src={wide}
          srcSet={all}
          sizes={sizes}
          alt={alt}
          width={1440}
          height={900}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="h-auto w-full border border-line shadow-sheet"
        />
      </picture>
    </a>
  )
}
