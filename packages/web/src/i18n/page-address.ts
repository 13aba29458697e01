import type { Language } from '@tickmark/document'

/** The pages that are rendered in advance, in every language. */
export const PUBLIC_PAGES = {
  home: '/',
  introduce: '/introduce',
  services: '/services',
  auditors: '/auditors',
  investors: '/investors',
  brokers: '/brokers',
  funds: '/funds',
  about: '/about',
  contact: '/contact',
  accuracy: '/accuracy',
  security: '/security',
  changelog: '/changelog',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
} as const
export type PublicPage = keyof typeof PUBLIC_PAGES

/** The languages with a prefix in the address (`/en/about`). Chinese, the default, has none (`/about`). */
export const PREFIXED_LANGUAGES = ['en', 'ko', 'ja'] as const satisfies readonly Language[]

interface Address {
  /** The language that the address names; undefined where it names none and the reader's choice counts. */
  language: Language | undefined
  /** Without the language. */
  path: string
}

export function readAddress(pathname: string): Address {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? []
  const language = PREFIXED_LANGUAGES.find((code) => code === first)
  const path = language ? rest || '/' : pathname
  return { language, path: path.length > 1 ? path.replace(/\/$/, '') : path }
}

export const isPublicPath = (path: string): boolean => (Object.values(PUBLIC_PAGES) as string[]).includes(path)

/** `/about` in English: `/en/about`; the home page: `/en`. */
export function addressIn(language: Language, path: string): string {
  if (language === 'zh-CN') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
