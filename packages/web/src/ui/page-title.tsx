import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import type { ShellTexts } from '../locales/shell/zh-CN.ts'

/** The browser's title, in the chosen language. React moves it to the head. */
export function PageTitle({ page, detail }: { page: keyof ShellTexts['titles']; detail?: string }) {
  const t = useTexts(shellCatalogue)
  return <title>{[detail, t.titles[page], t.brand].filter(Boolean).join(' · ')}</title>
}
