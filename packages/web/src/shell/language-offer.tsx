import type { Language } from '@tickmark/document'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasChosenLanguage, keepLanguage, LANGUAGE_CODES, useLanguage } from '../i18n/language.ts'
import { isPublicPath, readAddress } from '../i18n/page-address.ts'
import { IconButton } from '../ui/button.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

/** Each in the language that it offers: who needs it may not read the page's own. */
const OFFERS: Record<Language, { text: string; close: string }> = {
  'zh-CN': { text: '用中文浏览', close: '不再提示' },
  en: { text: 'View in English', close: 'Do not ask again' },
  ko: { text: '한국어로 보기', close: '다시 묻지 않기' },
  ja: { text: '日本語で表示', close: '今後表示しない' },
}

/** Offers a first visitor the language of the browser, once and out of the way. The page itself stays in the language of its address. */
export function LanguageOffer() {
  const current = useLanguage()
  const choose = useChooseLanguage()
  const [offered, setOffered] = useState<Language>()
  const { pathname } = useLocation()
  // A page rendered in advance does not know who looks at it.
  useEffect(() => setOffered(hasChosenLanguage() ? undefined : readBrowserLanguage()), [])
  if (!offered || offered === current) return null
  const { text, close } = OFFERS[offered]
  const decide = (decision: void | Promise<void>): void => {
    setOffered(undefined)
    void decision
  }
  // The tool has bars and fields at the lower edge of a phone, and its decisions on the right of a review: it would lie over them.
  const isPublic = isPublicPath(readAddress(pathname).path)
  return (
    <aside
      lang={offered}
      aria-label={text}
      data-language-offer={offered}
      data-no-print
      className={isPublic ? '' : 'max-lg:hidden'}
    >
      {/* On a narrow window a bar, below which the page goes on for as much; on a wide one on the right of a public page, where no heading begins. */}
      <div className="h-11 lg:hidden" />
      <div
        className={`fixed z-30 flex items-center gap-1 border-line-strong bg-surface py-1 pr-1 pl-3 shadow-sheet max-lg:inset-x-0 max-lg:bottom-0 max-lg:justify-between max-lg:border-t max-lg:pl-6 lg:bottom-4 lg:rounded-sm lg:border ${isPublic ? 'lg:right-4' : 'lg:left-4'}`}
      >
        <button
          type="button"
          className="min-h-8 text-table text-note underline underline-offset-4"
          onClick={() => decide(choose(offered))}
        >
          {text}
        </button>
        <IconButton label={close} className="size-8!" onClick={() => decide(keepLanguage())}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
    </aside>
  )
}

/** The first of the browser's languages that the product has; whoever has none of them reads English sooner than Chinese. */
function readBrowserLanguage(): Language {
  const bases = navigator.languages.map((tag) => tag.split('-')[0])
  const found = bases.flatMap((base) => LANGUAGE_CODES.filter((code) => code.split('-')[0] === base))
  return found[0] ?? 'en'
}
