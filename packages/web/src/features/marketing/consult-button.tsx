import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyWithQueries } from '../../api/lazy-with-queries.tsx'
import { Button } from '../../ui/button.tsx'
import type { ConsultKind } from './consult-kind.ts'

// The forms load zod and react-hook-form, so they load when a visitor opens one.
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
  // Not at the first rendering, which must equal the page rendered in advance, where no anchor is known.
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
