import { LANGUAGES, type Language } from '@tickmark/document'

/** The first language of an `Accept-Language` header that we speak; the product's default otherwise. */
export function requestLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { primary: tag.replace(/-.*/, ''), weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { primary } of wishes) {
    const language = LANGUAGES.find((known) => known.toLowerCase().split('-')[0] === primary)
    if (language) return language
  }
  return 'zh-CN'
}
