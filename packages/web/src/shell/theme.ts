import { STORAGE_KEYS } from '@tickmark/contract/limits'

export type Theme = 'light' | 'dark' | 'system'
export const THEMES: readonly Theme[] = ['light', 'dark', 'system']

const systemDark = window.matchMedia('(prefers-color-scheme: dark)')

export function readTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEYS.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(STORAGE_KEYS.theme)
  else localStorage.setItem(STORAGE_KEYS.theme, theme)
  applyTheme()
}

function applyTheme(): void {
  const theme = readTheme()
  const dark = theme === 'dark' || (theme === 'system' && systemDark.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

systemDark.addEventListener('change', applyTheme)
