import { LIMITS } from '@tickmark/contract/limits'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export interface Toast {
  id: number
  kind: ToastKind
  text: string
  leaving: boolean
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast; returns a function that removes it at once. */
function show(kind: ToastKind, text: string): () => void {
  // The same text is not shown twice at once.
  const same = toasts.find((toast) => toast.text === text && toast.kind === kind && !toast.leaving)
  const id = same?.id ?? ++lastId
  if (!same) {
    // What was warned of ("please log in first") is settled by what went well after it.
    if (kind === 'success') for (const old of toasts) if (old.kind === 'warning') dismissToast(old.id)
    set([...toasts.slice(-3), { id, kind, text, leaving: false }])
    setTimeout(() => dismissToast(id), LIMITS.toastVisible)
  }
  return () => set(toasts.filter((toast) => toast.id !== id))
}

/** Fades for half a second, then goes. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), LIMITS.toastFade)
}

export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
  info: (text: string) => show('info', text),
}

export const readToasts = (): readonly Toast[] => toasts
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
