import type { Language } from '@tickmark/document'
import { renderToStaticMarkup } from 'react-dom/server'
import { LANGUAGE_CODES } from '../i18n/language.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import type { ShellTexts } from '../locales/shell/zh-CN.ts'
import { BRAND_LOOK, BrandMark } from '../shell/brand-mark.tsx'
import { Spinner } from '../ui/on-its-way.tsx'

/** Shows the language that `boot.js` has found, and the note that it loads after the same delay as the overlay. */
const STYLE = [
  '#frame [lang]{display:none}',
  ...LANGUAGE_CODES.map((code) => `[lang=${code}] #frame [lang=${code}]{display:inline}`),
  '#frame p{animation:come 0s .4s both}',
  '@keyframes come{from{visibility:hidden}}',
].join('')

/**
 * The frame of a page of the application before its first script has run: the header and a note that the page loads. The shell removes it.
 */
export async function renderFrame(): Promise<{ style: string; body: string }> {
  const texts = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await shellCatalogue.load(code)] as const))
  const inEach = (choose: (texts: ShellTexts) => string) =>
    texts.map(([code, t]: readonly [Language, ShellTexts]) => (
      <span key={code} lang={code}>
        {choose(t)}
      </span>
    ))
  const body = renderToStaticMarkup(
    <div id="frame" className="flex min-h-dvh flex-col">
      <div className="border-b border-line bg-paper">
        <div className="wrap flex h-16 items-center gap-6">
          <span className={BRAND_LOOK}>
            <BrandMark />
            {inEach(({ brand }) => brand)}
          </span>
        </div>
      </div>
      <div className="flex min-h-[70vh] items-center justify-center">
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {inEach(({ loading }) => loading)}
        </p>
      </div>
    </div>,
  )
  return { style: STYLE, body }
}
