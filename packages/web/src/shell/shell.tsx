import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { readAddress } from '../i18n/page-address.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import type { ShellTexts } from '../locales/shell/zh-CN.ts'
import { Button } from '../ui/button.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { Alive } from './alive.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { LoadingOverlay, NextPageComing, PageComing } from './loading-overlay.tsx'
import { ScrollMemory } from './scroll-memory.tsx'
import { SessionWatch } from './session-watch.tsx'
import { usePointing } from './use-pointing.ts'

/** The frame around every page. */
export function Shell() {
  const t = useTexts(shellCatalogue)
  const { pathname, search } = useLocation()
  useHeadingFocus(readAddress(pathname).path, new URLSearchParams(search).get('task_id'))
  usePointing()
  // Removes the frame that the page showed until now (`render-frame.tsx`).
  useLayoutEffect(() => document.getElementById('frame')?.remove(), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <SessionWatch t={t} />
      <ScrollMemory />
      <Header />
      <Alive part="header" />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <ErrorBoundary resetKey={pathname} fallback={(error) => <PageFailed t={t} error={error} />}>
          <Suspense fallback={<PageComing text={t.loading} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <LanguageOffer />
      <Toaster closeLabel={t.nav.close} />
      <NextPageComing text={t.loading} />
      <LoadingOverlay text={t.loading} />
    </div>
  )
}

/**
 * Moves the focus to the heading of each new page but the first, for people who cannot see the change. Another task counts as a new page;
 * another language does not.
 */
function useHeadingFocus(path: string, taskId: string | null): void {
  const page = `${path} ${taskId}`
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    // Without a connection the page shows an error of its own, and the focus stays.
    import('./focus-heading.ts').then(
      ({ focusHeading }) => focusHeading(),
      () => undefined,
    )
  }, [page])
}

function PageFailed({ t, error }: { t: ShellTexts; error: Error }) {
  const chunk = /dynamically imported module|module script|preload/i.test(error.message)
  return (
    <div role="alert" className="wrap py-24">
      <h1 className="font-serif text-2xl">{t.pageFailed}</h1>
      <p className="mt-3 max-w-prose text-ink-2">{chunk ? t.chunkFailed : t.pageFailedHint}</p>
      <Button className="mt-6" onClick={() => location.reload()}>
        {t.reload}
      </Button>
    </div>
  )
}
