import { STORAGE_KEYS } from '@tickmark/contract/limits'
import type { Language } from '@tickmark/document'
import { useSyncExternalStore } from 'react'
import { loadUsedCatalogues } from './catalogue.ts'
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

/** For pages that are rendered in advance: nobody is there to choose. */
export function assumeLanguage(language: Language): void {
  current = language
}

/** A visitor who comes by an address in a language and has chosen none goes on in it on pages whose address names none. */
export function keepFirstLanguage(): void {
  if (readAddressLanguage() && !readStoredLanguage()) storeLanguage(current)
}

/** Switches once the texts that the screen shows are loaded, so that it never goes blank between two languages. */
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
  return useSyncExternalStore(subscribeLanguage, getLanguage, getLanguage)
}
