import { STORAGE_KEYS } from '@tickmark/contract/limits'
import type { Language } from '@tickmark/document'
import { useSyncExternalStore } from 'react'
import { loadUsedCatalogues } from './catalogue.ts'

export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': '中文',
  en: 'English',
  ko: '한국어',
  ja: '日本語',
}
export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as Language[]

const listeners = new Set<() => void>()
let current: Language = readStoredLanguage()

function readStoredLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.language)
    return LANGUAGE_CODES.find((code) => code === stored) ?? 'zh-CN'
  } catch {
    return 'zh-CN'
  }
}

export const getLanguage = (): Language => current

/** Switches once the texts that the screen shows are loaded, so that it never goes blank between two languages. */
export async function setLanguage(language: Language): Promise<void> {
  await loadUsedCatalogues(language)
  current = language
  document.documentElement.lang = language
  try {
    localStorage.setItem(STORAGE_KEYS.language, language)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribeLanguage, getLanguage, getLanguage)
}
