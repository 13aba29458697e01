import { DENIES } from './denies.ts'

/** Says of all of something where it is. */
const ALL =
  /\b(?:all|every|each|only|exclusively|entirely|solely|wholly)\b|全部|均|都|所有|全て|すべて|のみ|いずれも|全員|모든|모두|전부|전량|만\b/i
/** At home, as each language says it; which country that is depends on who speaks. */
const AT_HOME = /\bdomestic(?:ally)?\b|境内|国内|本土|國內|境內|국내/
/** Abroad, without a country's name. */
const ABROAD = /\b(?:abroad|overseas|foreign)\b|境外|海外|国外|國外|해외|국외/i
/** The home of who writes 境内, 国内, 국내. */
const HOMES: Readonly<Record<string, readonly string[]>> = { zh: ['CN'], ja: ['JP'], ko: ['KR'] }
const LANGUAGES = ['en', 'zh', 'zh-Hant', 'ja', 'ko'] as const
/** Names that the international list has in another form. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['usa', 'US'],
  ['mainland china', 'CN'],
  ['中国大陆', 'CN'],
  ['中国', 'CN'],
  ['日本', 'JP'],
  ['한국', 'KR'],
  ['米国', 'US'],
  ['英国', 'GB'],
  ['韓国', 'KR'],
  ['台湾', 'TW'],
]

/** Languages that say little of where somebody is. */
const SHARED_TONGUES = new Set(['EN', 'AR', 'LA', 'SU', 'TO'])

interface Name {
  text: string
  region: string
}

let names: readonly Name[] | undefined

/** The names of the world's countries, longest first. */
function countryNames(): readonly Name[] {
  if (names) return names
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  const codes = letters.flatMap((a) => letters.map((b) => a + b))
  const listed = LANGUAGES.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return codes.flatMap((region): Name[] => {
      const text = display.of(region)?.toLowerCase()
      return text && !/^(?:zz|qo|eu|ez|un|xa|xb)$/i.test(region) && text.length >= 2 ? [{ text, region }] : []
    })
  })
  const tongues = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  // "The German subsidiary": people are called by their language, but for those that several countries speak.
  const peoples = codes.flatMap((code): Name[] => {
    const text = SHARED_TONGUES.has(code) ? undefined : tongues.of(code.toLowerCase())?.toLowerCase()
    const region = text && new Intl.Locale(code.toLowerCase()).maximize().region
    return text && region ? [{ text, region }] : []
  })
  const others = OTHER_NAMES.map(([text, region]): Name => ({ text, region }))
  names = [...others, ...listed, ...peoples].toSorted((a, b) => b.text.length - a.text.length)
  return names
}

/** The countries that a text names, none of them within a longer name or word. */
function countriesIn(text: string): Set<string> {
  const found = new Set<string>()
  let left = text
  for (const { text: name, region } of countryNames()) {
    for (let at = left.indexOf(name); at >= 0; at = left.indexOf(name, at + name.length)) {
      if (!standsAlone(left, at, name)) continue
      found.add(region)
      left = left.slice(0, at) + ' '.repeat(name.length) + left.slice(at + name.length)
    }
  }
  return found
}

/** "タイ" is no part of "タイプ", and "oman" none of "woman". */
function standsAlone(text: string, at: number, name: string): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at + name.length]]
  const own = /^[\u30a0-\u30ff]/.test(name) ? /[\u30a0-\u30ff]/ : /^\p{Script=Latin}/u.test(name) ? /\p{L}/u : /(?!)/
  return !own.test(before) && !own.test(after)
}

/**
 * Whether one text says that all of something is at one place, and the other tells of some at another: all factories in the country, one abroad. Which
 * countries there are is known of the world and not of the document.
 */
export function placesExclude(one: string, other: string): boolean {
  const [a, b] = [one.normalize('NFKC').toLowerCase(), other.normalize('NFKC').toLowerCase()]
  return excludes(a, b) || excludes(b, a)
}

/** "None outside the United States" says that all is there; "none abroad", that all is at home. */
const isNoneElsewhere = (text: string): boolean => DENIES.test(text) && (/\boutside\b/.test(text) || ABROAD.test(text))

function excludes(all: string, some: string): boolean {
  const isElsewhere = isNoneElsewhere(all)
  if ((!ALL.test(all) && !isElsewhere) || ALL.test(some)) return false
  const named = countriesIn(all)
  const homes = AT_HOME.test(all) || (isElsewhere && ABROAD.test(all)) ? (HOMES[languageOf(all)] ?? []) : []
  const allowed = new Set([...named, ...homes])
  if (allowed.size === 0) return false
  if (ABROAD.test(some) && homes.length > 0) return true
  const there = countriesIn(some)
  return there.size > 0 && ![...there].some((region) => allowed.has(region)) && allowed.size > 0
}

const languageOf = (text: string): string =>
  /[\uac00-\ud7af]/.test(text) ? 'ko' : /[\u3040-\u30ff]/.test(text) ? 'ja' : /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
