import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'

export interface RowAction {
  label: string
  onSelect: () => void
  /** What cannot be undone stands apart, in the colour of warnings. */
  isDanger?: boolean
}

const ITEM = 'block cursor-default rounded-sm px-3 py-2 text-table whitespace-nowrap data-[highlighted]:bg-sunken'

/** What can be done with one row of a table, behind one button: rows stay one line high. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<() => void>(undefined)
  /** What was chosen begins when the menu has gone and its button has the focus again: a dialog then gives it back there. */
  const close = (event: Event): void => {
    event.preventDefault()
    trigger.current?.focus()
    chosen.current?.()
    chosen.current = undefined
  }
  const itemOf = ({ label: name, onSelect, isDanger }: RowAction) => (
    <DropdownMenu.Item
      key={name}
      className={`${ITEM} ${isDanger ? 'text-seal' : ''}`}
      onSelect={() => (chosen.current = onSelect)}
    >
      {name}
    </DropdownMenu.Item>
  )
  const safe = actions.filter(({ isDanger }) => !isDanger)
  const dangers = actions.filter(({ isDanger }) => isDanger)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={label}
        title={label}
        className="inline-flex size-10 items-center justify-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken"
      >
        <Ellipsis aria-hidden className="size-5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          onCloseAutoFocus={close}
          sideOffset={4}
          className="z-50 min-w-48 rounded-md border border-line bg-surface p-1 shadow-sheet"
        >
          {safe.map(itemOf)}
          {dangers.length > 0 && <DropdownMenu.Separator className="my-1 h-px bg-line" />}
          {dangers.map(itemOf)}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
