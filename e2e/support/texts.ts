import { ERRORS, type ErrorKey, fillText } from '../../packages/contract/src/error-keys.ts'
import type { Language } from '../../packages/document/src/language.ts'
import type { AccountTexts } from '../../packages/web/src/locales/account.zh-CN.ts'
import type { AdminTexts } from '../../packages/web/src/locales/admin.zh-CN.ts'
import type { DemoTexts } from '../../packages/web/src/locales/demo.zh-CN.ts'
import type { FormsTexts } from '../../packages/web/src/locales/forms.zh-CN.ts'
import type { ReviewTexts } from '../../packages/web/src/locales/review.zh-CN.ts'
import type { ShellTexts } from '../../packages/web/src/locales/shell.zh-CN.ts'
import type { TasksTexts } from '../../packages/web/src/locales/tasks.zh-CN.ts'

export const LANGUAGES: readonly Language[] = ['zh-CN', 'en', 'ko', 'ja']

export interface Texts {
  account: AccountTexts
  admin: AdminTexts
  demo: DemoTexts
  forms: FormsTexts
  review: ReviewTexts
  shell: ShellTexts
  tasks: TasksTexts
}

/** What the screens say in a language; the tests of a text itself stand beside the catalogues. */
export async function textsOf(language: Language): Promise<Texts> {
  const areas = ['account', 'admin', 'demo', 'forms', 'review', 'shell', 'tasks']
  const loaded = areas.map(async (area) => {
    const file = `../../packages/web/src/locales/${area}.${language}.ts`
    return [area, ((await import(file)) as { texts: unknown }).texts] as const
  })
  return Object.fromEntries(await Promise.all(loaded)) as unknown as Texts
}

/** What the server says for a key. */
export const errorText = (key: ErrorKey, language: Language, details?: Record<string, unknown>): string =>
  fillText(ERRORS[key].text[language], details)

export { ERRORS, type ErrorKey, type Language }
