import { Menu, X } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { lazyWithQueries } from '../api/lazy-with-queries.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import type { ShellTexts } from '../locales/shell/zh-CN.ts'
import { useLoggedIn } from '../session/session.ts'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { PageLink, useAddressOf } from '../ui/page-link.tsx'
import { BRAND_LOOK, BrandMark } from './brand-mark.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

// Loaded only for people who are logged in.
const UserMenu = lazyWithQueries(() => import('./user-menu.tsx'))

export function Header() {
  const t = useTexts(shellCatalogue)
  const loggedIn = useLoggedIn()
  const { pathname } = useLocation()
  // boot.js sets this before the first paint, because a page rendered in advance does not know the session.
  useEffect(() => void document.documentElement.toggleAttribute('data-session', loggedIn), [loggedIn])
  // The path on which the menu was opened: following a link thus closes it.
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === pathname
  return (
    <header data-site-header className="sticky top-0 z-40 border-b border-line bg-paper">
      <a
        href="#main"
        className="sr-only rounded-sm bg-ink px-4 py-2 text-on-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t.skip}
      </a>
      <div className="wrap flex h-16 items-center gap-6">
        <Brand name={t.brand} />
        <nav aria-label={t.nav.label} className="hidden flex-1 items-center gap-1 lg:flex">
          <NavLinks t={t} loggedIn={loggedIn} />
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <LanguageSwitch label={t.language} />
          <ThemeSwitch texts={t.theme} />
          {loggedIn ? (
            <Suspense fallback={<span className="h-10 w-11" />}>
              <UserMenu t={t} />
            </Suspense>
          ) : (
            <ButtonLink to="/login" size="medium" className="visitors-only max-sm:hidden">
              {t.logIn}
            </ButtonLink>
          )}
          <IconButton
            label={open ? t.nav.close : t.nav.menu}
            aria-expanded={open}
            aria-controls="small-nav"
            className="lg:hidden"
            onClick={() => setOpenOn(open ? undefined : pathname)}
          >
            {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
          </IconButton>
        </div>
      </div>
      {open && (
        <nav id="small-nav" aria-label={t.nav.label} className="border-t border-line px-6 py-3 lg:hidden">
          {/* A link to the page that is shown changes no address, but the menu has done its work all the same. */}
          <div role="presentation" className="-mx-2.5 flex flex-col" onClick={() => setOpenOn(undefined)}>
            <NavLinks t={t} loggedIn={loggedIn} />
            {!loggedIn && <NavItem to="/login" label={t.logIn} />}
          </div>
          <ThemeChoice texts={t.theme} />
        </nav>
      )}
    </header>
  )
}

/** The pages of the tool: who works there is led to his work, not through the site again. */
const WORKPLACE = /^\/(?:ocr|taskList|taskDownload|workspaces|account|demo|admin)$/

function NavLinks({ t, loggedIn }: { t: ShellTexts; loggedIn: boolean }) {
  const { pathname } = useLocation()
  if (loggedIn && WORKPLACE.test(pathname)) return <WorkLinks t={t} />
  return (
    <>
      <NavItem to="/introduce" label={t.nav.introduce} />
      <NavItem to="/services" label={t.nav.services} />
      <NavItem to="/demo" label={t.nav.demo} />
      <NavItem to="/ocr" label={t.nav.ocr} />
      {loggedIn && <NavItem to="/taskList" label={t.nav.taskList} />}
      <NavItem to="/about" label={t.nav.about} />
      <NavItem to="/contact" label={t.nav.contact} />
    </>
  )
}

function WorkLinks({ t }: { t: ShellTexts }) {
  return (
    <>
      <NavItem to="/ocr" label={t.nav.ocr} />
      <NavItem to="/taskList" label={t.nav.taskList} />
      <NavItem to="/workspaces" label={t.titles.workspaces} />
      <NavItem to="/demo" label={t.nav.demo} />
      <NavItem to="/help" label={t.titles.help} />
    </>
  )
}

function NavItem({ to, label }: { to: string; label: string }) {
  const addressOf = useAddressOf()
  return (
    <NavLink
      to={addressOf(to)}
      className={({ isActive }) =>
        `rounded-sm px-2.5 py-1.5 text-table whitespace-nowrap hover:text-ink hover:underline hover:decoration-line-strong hover:underline-offset-8 ${isActive ? 'font-semibold text-ink underline decoration-ink decoration-2 underline-offset-8' : 'text-ink-2'}`
      }
    >
      {label}
    </NavLink>
  )
}

function Brand({ name }: { name: string }) {
  return (
    <PageLink to="/" className={BRAND_LOOK}>
      <BrandMark />
      {name}
    </PageLink>
  )
}
