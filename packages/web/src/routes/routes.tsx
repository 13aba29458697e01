import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { lazyWithQueries } from '../api/lazy-with-queries.tsx'
import { addressIn, PREFIXED_LANGUAGES, PUBLIC_PAGES, type PublicPage } from '../i18n/page-address.ts'
import { Alive } from '../shell/alive.tsx'
import { Shell } from '../shell/shell.tsx'
import { AdminGuard, LoginGuard } from './guard.tsx'

type Page = () => Promise<{ default: ComponentType }>

// Each page is a chunk of its own.
const PUBLIC: Record<PublicPage, Page> = {
  home: () => import('./site/home.tsx'),
  about: () => import('./site/about.tsx'),
  introduce: () => import('./site/introduce.tsx'),
  services: () => import('./site/services.tsx'),
  auditors: async () => ({ default: (await import('./site/audience.tsx')).Auditors }),
  investors: async () => ({ default: (await import('./site/audience.tsx')).Investors }),
  brokers: async () => ({ default: (await import('./site/audience.tsx')).Brokers }),
  funds: async () => ({ default: (await import('./site/audience.tsx')).Funds }),
  contact: () => import('./site/contact.tsx'),
  accuracy: () => import('./site/accuracy.tsx'),
  security: () => import('./site/security.tsx'),
  changelog: () => import('./site/changelog.tsx'),
  help: () => import('./site/help.tsx'),
  privacy: () => import('./site/privacy.tsx'),
  terms: () => import('./site/terms.tsx'),
}
const OPEN: Record<string, Page> = {
  '/login': () => import('./login.tsx'),
  '/reset': () => import('./reset.tsx'),
  '/register': () => import('./register.tsx'),
  '/shared': () => import('./shared.tsx'),
  '*': () => import('./not-found.tsx'),
}
const PROTECTED: Record<string, Page> = {
  '/demo': () => import('./demo.tsx'),
  '/ocr': loadTaskPage,
  '/taskList': () => import('./task-list.tsx'),
  '/account': () => import('./profile.tsx'),
  '/workspaces': () => import('./workspaces.tsx'),
  '/taskDownload': () => import('./task-download.tsx'),
}

/** A task that ends opens its results by itself: their page is fetched beforehand, for the server may be restarting by then. */
async function loadTaskPage(): ReturnType<Page> {
  const page = await import('./ocr.tsx')
  import('./task-download.tsx').catch(() => undefined)
  return page
}

const ADMIN: Record<string, Page> = { '/admin': () => import('./admin.tsx') }

const pagesOf = (table: Record<string, Page>) =>
  Object.entries(table).map(([path, load]) => {
    const Component = lazyWithQueries(load)
    return <Route key={path} path={path} element={<Component />} />
  })
/** The routes of the public pages: one component at the address of each language. */
const publicPages = (Object.entries(PUBLIC) as [PublicPage, Page][]).flatMap(([name, load]) => {
  const Component = lazy(async () => {
    const { default: Content } = await load()
    return {
      default: () => (
        <>
          <Content />
          <Alive part="main" />
        </>
      ),
    }
  })
  return (['zh-CN', ...PREFIXED_LANGUAGES] as const).map((language) => {
    const path = addressIn(language, PUBLIC_PAGES[name])
    return <Route key={path} path={path} element={<Component />} />
  })
})
const open = pagesOf(OPEN)
const guarded = pagesOf(PROTECTED)
const admin = pagesOf(ADMIN)

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {publicPages}
        {open}
        <Route element={<LoginGuard />}>
          {guarded}
          <Route element={<AdminGuard />}>{admin}</Route>
        </Route>
      </Route>
    </Routes>
  )
}
