import { useRef } from 'react'

/** For the content of a dialog that is opened by state: where the focus was before gets it back; the page itself when that has gone. */
export function useReturnedFocus() {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = before.current?.isConnected ? before.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
