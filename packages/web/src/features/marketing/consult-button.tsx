import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ConsultKind } from './consult-kind.ts'

// Forms and their checks are heavy; they come when somebody asks for one.
const ConsultDialog = lazy(() => import('./consult-dialog.tsx'))

/** A button that opens one of the three forms. */
export function ConsultButton({
  kind,
  openAtStart = false,
  ...button
}: ComponentProps<typeof Button> & { kind: ConsultKind; openAtStart?: boolean }) {
  const [open, setOpen] = useState(openAtStart)
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
