import { defineCatalogue } from '../../i18n/define-catalogue.ts'

/** What is said of tasks that were deleted: to their owner, and to the operator. */
export const receiptsCatalogue = defineCatalogue({
  'zh-CN': () => import('./zh-CN.ts'),
  en: () => import('./en.ts'),
  ko: () => import('./ko.ts'),
  ja: () => import('./ja.ts'),
})
