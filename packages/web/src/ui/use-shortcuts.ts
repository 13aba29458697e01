import { useEffect } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

export type Shortcuts = Record<string, () => void>

/** Runs an action for a key, unless somebody is typing, a dialog is open or a modifier is held. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useStableCallback((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const at = event.target as HTMLElement
    if (at.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]')) return
    const action = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [press])
}
