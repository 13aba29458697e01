import { STORAGE_KEYS } from '@tickmark/contract/limits'
import type { Language } from '@tickmark/document'
import { useSyncExternalStore } from 'react'
import { loadUsedCatalogues } from './define-catalogue.ts'
import { readAddress } from './page-address.ts'

export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': '中文',
  en: 'English',
  ko: '한국어',
  ja: '日本語',
}
export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as Language[]

const listeners = new Set<() => void>()
let current: Language = readAddressLanguage() ?? readStoredLanguage() ?? 'zh-CN'

function readAddressLanguage(): Language | undefined {
  return typeof location === 'undefined' ? undefined : readAddress(location.pathname).language
}

function readStoredLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.language)
    return LANGUAGE_CODES.find((code) => code === stored)
  } catch {
    return undefined
  }
}

export const getLanguage = (): Language => current

/** Sets the language while pages are rendered in advance. */
export function assumeLanguage(language: Language): void {
  current = language
}

/** Keeps the language of the first address for pages whose address names none, unless the visitor has chosen one. */
export function keepFirstLanguage(): void {
  if (readAddressLanguage() && !readStoredLanguage()) storeLanguage(current)
}

/** Whether a visitor has chosen, or begun at an address that names one. */
export const hasChosenLanguage = (): boolean => readStoredLanguage() !== undefined

/** The language of the page is the one that the visitor wants. */
export const keepLanguage = (): void => storeLanguage(current)

/** Switches the language after the texts in use are loaded, so that the screen never goes blank. */
export async function setLanguage(language: Language): Promise<void> {
  await loadUsedCatalogues(language)
  current = language
  document.documentElement.lang = language
  storeLanguage(language)
  for (const listener of listeners) listener()
}

function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribeLanguage, getLanguage, readRenderedLanguage)
}

/** What a page rendered in advance speaks: parts of it that wait for their script take it up in that, even if another was chosen since. */
function readRenderedLanguage(): Language {
  if (typeof document === 'undefined') return current
  const rendered = document.querySelector<HTMLElement>('#root')?.dataset.language
  return LANGUAGE_CODES.find((code) => code === rendered) ?? current
}
