import { useLanguage } from '../../locales/language.ts'

const WIDTHS = [720, 1080, 1440, 2400]

interface Props {
  /** The name before the language and the width: `public/pictures/<id>-<language>-<width>.avif`. */
  id: string
  caption: string
  /** In sight when the page opens. */
  eager?: boolean
}

/** A screen of the product as it runs, in the reader's language. */
export function Picture({ id, caption, eager = false }: Props) {
  const language = useLanguage()
  const address = (width: number): string => `/pictures/${id}-${language}-${width}.avif`
  return (
    <figure className="wrap pb-14">
      <a href={address(2400)} target="_blank" rel="noreferrer" className="block">
        <img
          src={address(1440)}
          srcSet={WIDTHS.map((width) => `${address(width)} ${width}w`).join(', ')}
          sizes="(min-width: 1248px) 1200px, calc(100vw - 48px)"
          alt={caption}
          width={1440}
          height={900}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="h-auto w-full border border-line shadow-sheet"
        />
      </a>
      <figcaption className="mt-3 text-meta text-ink-2">{caption}</figcaption>
    </figure>
  )
}
