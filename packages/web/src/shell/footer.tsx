import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { AUDIENCES } from './audience-links.tsx'
import { PageLink } from '../ui/page-link.tsx'

const YEAR = new Date().getFullYear()

export function Footer() {
  const t = useTexts(shellCatalogue)
  const groups: [string, [string, string][]][] = [
    [
      t.footer.product,
      [
        [t.nav.introduce, '/introduce'],
        [t.nav.services, '/services'],
        [t.nav.demo, '/demo'],
        [t.footer.accuracy, '/accuracy'],
        [t.footer.changelog, '/changelog'],
        [t.footer.trial, '/contact#trial'],
      ],
    ],
    [t.footer.audiences, AUDIENCES.map((name): [string, string] => [t.titles[name], `/${name}`])],
    [
      t.footer.company,
      [
        [t.footer.companyLink, '/about'],
        [t.footer.news, '/about#news'],
        [t.footer.join, '/about#join'],
        [t.footer.partners, '/about#partners'],
      ],
    ],
    [
      t.footer.support,
      [
        [t.footer.help, '/help'],
        [t.footer.technical, '/help#support'],
        [t.nav.contact, '/contact'],
      ],
    ],
    [
      t.footer.legal,
      [
        [t.footer.security, '/security'],
        [t.footer.privacy, '/privacy'],
        [t.footer.terms, '/terms'],
      ],
    ],
  ]
  return (
    <footer className="border-t border-line bg-sunken">
      <nav aria-label={t.footer.label} className="wrap grid grid-cols-2 gap-8 py-12 md:grid-cols-3 lg:grid-cols-5">
        {groups.map(([title, links]) => (
          <div key={title}>
            <h2 className="mb-2 text-meta font-semibold text-ink-2">{title}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  <PageLink to={to} className="inline-block py-1 text-table text-ink-2 hover:text-ink hover:underline">
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="wrap flex flex-wrap justify-between gap-2 border-t border-line py-6 text-meta text-ink-3">
        {/* The page may have been rendered in advance in an earlier year. */}
        <p suppressHydrationWarning>
          © {YEAR} {t.brand}
        </p>
        <p>{t.footer.note}</p>
      </div>
    </footer>
  )
}
