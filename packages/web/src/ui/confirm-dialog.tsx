import { AlertDialog } from 'radix-ui'
import { buttonClass } from './button.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

interface Props {
  open: boolean
  title: string
  text: string
  confirm: string
  cancel: string
  /** The look of the confirming button: `danger`, unless nothing is destroyed. */
  look?: 'primary' | 'danger'
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog({ open, title, text, confirm, cancel, look = 'danger', onConfirm, onCancel }: Props) {
  const focus = useReturnedFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-black/45" />
        <AlertDialog.Content
          {...focus}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-32px)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-md border border-line bg-surface p-6 shadow-sheet"
        >
          <AlertDialog.Title className="font-serif text-xl font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-table text-ink-2">{text}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonClass('secondary')}>{cancel}</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonClass(look)} onClick={onConfirm}>
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
