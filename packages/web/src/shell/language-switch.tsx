import type { Language } from '@tickmark/document'
import { LANGUAGE_CODES, LANGUAGE_NAMES, setLanguage, useLanguage } from '../locales/language.ts'

/** A native list: it is known to every screen reader and phone. */
export function LanguageSwitch({ label }: { label: string }) {
  const language = useLanguage()
  return (
    <select
      aria-label={label}
      value={language}
      onChange={(event) => void setLanguage(event.target.value as Language)}
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
