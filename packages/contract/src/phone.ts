import type { Language } from '@tickmark/document'

/** What a local number may look like in a country: its digits, and the country's code (ITU-T E.164). */
interface Plan {
  code: string
  mobile: RegExp
  fixed: RegExp
  /** What a local number begins with only at home. */
  trunk: RegExp
}

const CHINA: Plan = { code: '86', mobile: /^1[3-9]\d{9}$/, fixed: /^0\d{9,11}$/, trunk: /^0/ }
const PLANS: readonly Plan[] = [
  CHINA,
  { code: '82', mobile: /^01[016789]\d{7,8}$/, fixed: /^0(2\d{7,8}|[3-6]\d\d{7,8}|70\d{8})$/, trunk: /^0/ },
  { code: '81', mobile: /^0[6789]0\d{8}$/, fixed: /^0\d{9,10}$/, trunk: /^0/ },
  // In America a mobile looks like any other number.
  { code: '1', mobile: /^(?!)/, fixed: /^1?[2-9]\d{2}[2-9]\d{6}$/, trunk: /^1(?=\d{10}$)/ },
]
const HOME: Record<Language, string> = { 'zh-CN': '86', en: '1', ko: '82', ja: '81' }

/**
 * What a number may be in E.164, the likeliest first: empty when it is none. A local number can be read in several countries (010… is
 * a mobile in Korea and Beijing in China): a Chinese mobile looks like no other, else the language of who wrote it decides, else a
 * mobile comes before a fixed line.
 */
export function phoneReadings(text: string, language?: Language): string[] {
  const written = text.normalize('NFKC').trim()
  if (!/^[+\d(][\d\s().-]*$/.test(written)) return []
  const digits = written.replace(/[\s().-]/g, '')
  if (digits.startsWith('+')) return readInternational(digits)
  const rank = (plan: Plan): number => {
    if (plan === CHINA && plan.mobile.test(digits)) return 0
    if (language && plan.code === HOME[language]) return 1
    return plan.mobile.test(digits) ? 2 : 3
  }
  return PLANS.filter(({ mobile, fixed }) => mobile.test(digits) || fixed.test(digits))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ code, trunk }) => `+${code}${digits.replace(trunk, '')}`)
}

/** With the country's code; the 0 that a local number begins with is often left standing behind it. */
function readInternational(digits: string): string[] {
  const plain = digits.replace(/^\+(86|82|81)0/, '+$1')
  return /^\+[1-9]\d{6,14}$/.test(plain) ? [plain] : []
}
