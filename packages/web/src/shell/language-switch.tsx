import type { Language } from '@tickmark/document'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { getLanguage, LANGUAGE_CODES, LANGUAGE_NAMES, setLanguage, useLanguage } from '../i18n/language.ts'
import { addressIn, isPublicPath, readAddress } from '../i18n/page-address.ts'

/** A native select, which every screen reader and phone supports. On a public page the choice changes the address as well. */
export function LanguageSwitch({ label }: { label: string }) {
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const address = readAddress(pathname)

  // Back may lead to an address in another language.
  useEffect(() => {
    if (address.language && address.language !== getLanguage()) void setLanguage(address.language)
  }, [address.language])

  const choose = async (chosen: Language): Promise<void> => {
    await setLanguage(chosen)
    if (isPublicPath(address.path))
      await navigate(addressIn(chosen, address.path) + search + hash, { replace: true, preventScrollReset: true })
  }
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
