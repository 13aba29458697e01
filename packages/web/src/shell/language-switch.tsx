import type { Language } from '@tickmark/document'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { getLanguage, LANGUAGE_CODES, LANGUAGE_NAMES, setLanguage, useLanguage } from '../i18n/language.ts'
import { readAddress } from '../i18n/page-address.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** A native select, which every screen reader and phone supports. On a public page the choice changes the address as well. */
export function LanguageSwitch({ label }: { label: string }) {
  const language = useLanguage()
  const address = readAddress(useLocation().pathname)
  const choose = useChooseLanguage()

  // Back may lead to an address in another language.
  useEffect(() => {
    if (address.language && address.language !== getLanguage()) void setLanguage(address.language)
  }, [address.language])

  return (
    <select
      aria-label={label}
      value={language}
      onChange={(event) => void choose(event.target.value as Language)}
      className="h-10 rounded-sm border border-line-strong bg-surface px-2 text-table text-ink"
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </select>
  )
}
