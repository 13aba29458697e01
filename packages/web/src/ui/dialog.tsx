import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useReturnedFocus } from './use-returned-focus.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  closeLabel: string
  size?: 'normal' | 'wide' | 'full'
  children: ReactNode
}

const SIZES = { normal: 'max-w-lg', wide: 'max-w-3xl', full: 'flex h-[94dvh] max-w-6xl flex-col' }

export function Dialog({ open, onClose, title, description, closeLabel, size = 'normal', children }: DialogProps) {
  const focus = useReturnedFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/45" />
        <Radix.Content
          className={`fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md border border-line bg-surface p-6 shadow-sheet ${SIZES[size]}`}
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Radix.Title className="font-serif text-xl font-semibold">{title}</Radix.Title>
            <Radix.Close aria-label={closeLabel} className="-mt-1 -mr-2 rounded-sm p-2 text-ink-3 hover:text-ink">
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mb-4 text-table text-ink-2">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
