import { defineCatalogue } from '../../i18n/define-catalogue.ts'

/** What search engines and previews show of a page. Only pages rendered in advance need it; no browser loads it. */
export const descriptionsCatalogue = defineCatalogue({
  'zh-CN': () => import('./zh-CN.ts'),
  en: () => import('./en.ts'),
  ko: () => import('./ko.ts'),
  ja: () => import('./ja.ts'),
})
