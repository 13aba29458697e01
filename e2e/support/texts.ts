import { ERRORS, type ErrorKey, fillText } from '../../packages/contract/src/error-keys.ts'
import type { Language } from '../../packages/document/src/language.ts'
import type { AccountTexts } from '../../packages/web/src/locales/account/zh-CN.ts'
import type { AdminTexts } from '../../packages/web/src/locales/admin/zh-CN.ts'
import type { ContactTexts } from '../../packages/web/src/locales/contact/zh-CN.ts'
import type { Content } from '../../packages/web/src/locales/content.ts'
import type { DemoTexts } from '../../packages/web/src/locales/demo/zh-CN.ts'
import type { FormsTexts } from '../../packages/web/src/locales/forms/zh-CN.ts'
import type { HomeTexts } from '../../packages/web/src/locales/home/zh-CN.ts'
import type { AccuracyTexts } from '../../packages/web/src/locales/accuracy/zh-CN.ts'
import type { IntroduceTexts } from '../../packages/web/src/locales/introduce/zh-CN.ts'
import type { LegalTexts } from '../../packages/web/src/locales/legal/zh-CN.ts'
import type { ProfileTexts } from '../../packages/web/src/locales/profile/zh-CN.ts'
import type { ProofreadTexts } from '../../packages/web/src/locales/proofread/zh-CN.ts'
import type { ReceiptsTexts } from '../../packages/web/src/locales/receipts/zh-CN.ts'
import type { ReviewTexts } from '../../packages/web/src/locales/review/zh-CN.ts'
import type { ServicesTexts } from '../../packages/web/src/locales/services/zh-CN.ts'
import type { ShellTexts } from '../../packages/web/src/locales/shell/zh-CN.ts'
import type { TasksTexts } from '../../packages/web/src/locales/tasks/zh-CN.ts'
import type { TogetherTexts } from '../../packages/web/src/locales/together/zh-CN.ts'
import type { WorkspacesTexts } from '../../packages/web/src/locales/workspaces/zh-CN.ts'

export const LANGUAGES: readonly Language[] = ['zh-CN', 'en', 'ko', 'ja']

export interface Texts {
  about: Content
  account: AccountTexts
  admin: AdminTexts
  contact: ContactTexts
  demo: DemoTexts
  forms: FormsTexts
  help: Content
  home: HomeTexts
  accuracy: AccuracyTexts
  introduce: IntroduceTexts
  legal: LegalTexts
  profile: ProfileTexts
  proofread: ProofreadTexts
  receipts: ReceiptsTexts
  review: ReviewTexts
  services: ServicesTexts
  shell: ShellTexts
  tasks: TasksTexts
  together: TogetherTexts
  workspaces: WorkspacesTexts
}

const AREAS: Record<keyof Texts, true> = {
  about: true,
  account: true,
  admin: true,
  contact: true,
  demo: true,
  forms: true,
  help: true,
  home: true,
  accuracy: true,
  introduce: true,
  legal: true,
  profile: true,
  proofread: true,
  receipts: true,
  review: true,
  services: true,
  shell: true,
  tasks: true,
  together: true,
  workspaces: true,
}

/** What the screens say in a language; the tests of a text itself stand beside the catalogues. */
export async function textsOf(language: Language): Promise<Texts> {
  const loaded = Object.keys(AREAS).map(async (area) => {
    const file = `../../packages/web/src/locales/${area}/${language}.ts`
    return [area, ((await import(file)) as { texts: unknown }).texts] as const
  })
  return Object.fromEntries(await Promise.all(loaded)) as unknown as Texts
}

/** What the server says for a key. */
export const errorText = (key: ErrorKey, language: Language, details?: Record<string, unknown>): string =>
  fillText(ERRORS[key].text[language], details)

export { ERRORS, type ErrorKey, type Language }
