import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

interface Props {
  total: string
  page: number
  pages: number
  texts: { page: (page: number, pages: number) => string; previous: string; next: string }
  onPage: (page: number) => void
}

export function Paging({ total, page, pages, texts, onPage }: Props) {
  return (
    <nav
      aria-label={texts.page(page, pages)}
      className="num mt-4 flex flex-wrap items-center justify-between gap-3 text-meta text-ink-2"
    >
      <span>{total}</span>
      {pages > 1 && (
        <span className="flex items-center gap-3">
          <Button look="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden className="size-4" />
            {texts.previous}
          </Button>
          {texts.page(page, pages)}
          <Button look="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {texts.next}
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </span>
      )}
    </nav>
  )
}
