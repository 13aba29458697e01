import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function NotFound() {
  const t = useTexts(shellCatalogue)
  return (
    <div className="wrap py-24">
      <PageTitle page="notFound" />
      <p className="num font-serif text-6xl text-ink-3">404</p>
      <h1 className="mt-4 font-serif text-h2">{t.notFound.title}</h1>
      <p className="mt-3 text-ink-2">{t.notFound.text}</p>
      <ButtonLink to="/" className="mt-8">
        {t.notFound.home}
      </ButtonLink>
    </div>
  )
}
