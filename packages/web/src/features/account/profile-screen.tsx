import { useTexts } from '../../i18n/use-texts.ts'
import { profileCatalogue } from '../../locales/profile/catalogue.ts'
import { ChangePassword } from './change-password.tsx'
import { KeyList } from './key-list.tsx'
import { LetterheadForm } from './letterhead-form.tsx'
import { SessionList } from './session-list.tsx'

/** What a person may see and change of his account. */
export function ProfileScreen() {
  const t = useTexts(profileCatalogue)
  return (
    <div className="wrap py-10">
      <h1 className="font-serif text-h2">{t.title}</h1>
      <p className="mt-2 mb-8 text-ink-2">{t.lead}</p>
      <div className="max-w-4xl space-y-12">
        <ChangePassword t={t} />
        <LetterheadForm t={t} />
        <SessionList t={t} />
        <KeyList t={t} />
      </div>
    </div>
  )
}
