import { STORAGE_KEYS } from '@tickmark/contract/limits'
import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'
export const THEMES: readonly Theme[] = ['light', 'dark', 'system']

const listeners = new Set<() => void>()
// There is no window while pages are rendered in advance.
const systemDark = typeof window === 'undefined' ? undefined : window.matchMedia('(prefers-color-scheme: dark)')

function readTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEYS.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(STORAGE_KEYS.theme)
  else localStorage.setItem(STORAGE_KEYS.theme, theme)
  applyTheme()
  for (const listener of listeners) listener()
}

function applyTheme(): void {
  const theme = readTheme()
  const dark = theme === 'dark' || (theme === 'system' && systemDark?.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

systemDark?.addEventListener('change', applyTheme)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system')
