import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { shellCatalogue } from '../locales/shell.ts'
import type { ShellTexts } from '../locales/shell.zh-CN.ts'
import { useTexts } from '../locales/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { ScrollMemory } from './scroll-memory.tsx'
import { SessionWatch } from './session-watch.tsx'

/** The frame around every page. */
export function Shell() {
  const t = useTexts(shellCatalogue)
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <SessionWatch t={t} />
      <ScrollMemory />
      <Header />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <ErrorBoundary resetKey={pathname} fallback={(error) => <PageFailed t={t} error={error} />}>
          <Suspense fallback={<div className="min-h-[70vh]" aria-busy="true" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <Toaster closeLabel={t.nav.close} />
      <LoadingOverlay text={t.loading} />
    </div>
  )
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
