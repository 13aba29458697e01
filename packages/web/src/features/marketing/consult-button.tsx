import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyWithQueries } from '../../api/lazy-with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import type { ConsultKind } from './consult-kind.ts'

// Forms and their checks are heavy; they come when somebody asks for one.
const ConsultDialog = lazyWithQueries(() => import('./consult-dialog.tsx'))

interface Props extends ComponentProps<typeof Button> {
  kind: ConsultKind
  /** The address's anchor that opens the form as well: `/contact#trial`. */
  anchor?: string
}

/** A button that opens one of the three forms. */
export function ConsultButton({ kind, anchor, ...button }: Props) {
  const [open, setOpen] = useState(false)
  const location = useLocation()
  // Not at the first rendering: the page was rendered in advance, without an anchor.
  useEffect(() => {
    if (anchor && location.hash === `#${anchor}`) setOpen(true)
  }, [anchor, location])
  return (
    <>
      <Button onClick={() => setOpen(true)} {...button} />
      {open && (
        <Suspense fallback={null}>
          <ConsultDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
