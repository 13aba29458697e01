import type { Translations } from './language.ts'

/** The product's name. It stands here and nowhere else in the code. */
export const BRAND = {
  name: { 'zh-CN': '核阅', en: 'Tickmark', ko: 'Tickmark', ja: 'Tickmark' } satisfies Translations,
  command: 'tickmark',
  version: '0.1.0',
} as const
