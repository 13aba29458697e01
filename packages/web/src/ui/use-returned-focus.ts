import { useRef } from 'react'

/** Handlers for a dialog opened by state: on close the focus returns to where it was, or to the page when that element has gone. */
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
