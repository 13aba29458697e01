import { itemAt } from '@tickmark/document'

const HAN_DIGITS = '〇一二三四五六七八九'
const FORMAL_DIGITS = '零壹贰叁肆伍陆柒捌玖'
const HAN_UNITS = ['', '十', '百', '千']
const FORMAL_UNITS = ['', '拾', '佰', '仟']
const ROMAN: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]
const SEQUENCES: Record<string, string> = {
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
  aiueo: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  aiueoFullWidth: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  iroha: 'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
}

/** The nth ordinal in one of Word's number formats (ECMA-376 ST_NumberFormat). */
export function formatOrdinal(n: number, format: string): string {
  switch (format) {
    case 'none':
      return ''
    case 'upperRoman':
      return toRoman(n)
    case 'lowerRoman':
      return toRoman(n).toLowerCase()
    case 'upperLetter':
      return toLetters(n)
    case 'lowerLetter':
      return toLetters(n).toLowerCase()
    case 'decimalZero':
      return String(n).padStart(2, '0')
    case 'decimalFullWidth':
    case 'decimalFullWidth2':
      return String(n).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return n >= 1 && n <= 20 ? String.fromCharCode(0x245f + n) : String(n)
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'taiwaneseCounting':
    case 'taiwaneseCountingThousand':
    case 'japaneseCounting':
    case 'ideographDigital':
    case 'japaneseDigitalTenThousand':
      return toHan(n, HAN_DIGITS, HAN_UNITS)
    case 'chineseLegalSimplified':
    case 'ideographLegalTraditional':
    case 'japaneseLegal':
      return toHan(n, FORMAL_DIGITS, FORMAL_UNITS)
    case 'koreanDigital':
    case 'koreanCounting':
    case 'koreanLegal':
      return toHan(n, '영일이삼사오육칠팔구', ['', '십', '백', '천'])
    default:
      return SEQUENCES[format]?.[n - 1] ?? String(n)
  }
}

function toRoman(n: number): string {
  let rest = n
  let roman = ''
  for (const [value, letters] of ROMAN) {
    while (rest >= value && roman.length < 20) {
      roman += letters
      rest -= value
    }
  }
  return roman
}

/** A … Z, then AA, BB … as Word counts. */
function toLetters(n: number): string {
  return n < 1 ? '' : String.fromCharCode(65 + ((n - 1) % 26)).repeat(Math.floor((n - 1) / 26) + 1)
}

function toHan(n: number, digits: string, units: readonly string[]): string {
  if (n <= 0 || n > 9999) return String(n)
  const printed = String(n)
  let han = ''
  for (let i = 0; i < printed.length; i++) {
    const digit = Number(printed[i])
    const place = printed.length - 1 - i
    if (digit > 0) han += digits.charAt(digit) + itemAt(units, place)
    else if (!han.endsWith(digits.charAt(0)) && Number(printed.slice(i)) > 0) han += digits[0]
  }
  // Ten to nineteen are said without their "one": 十二.
  return n >= 10 && n < 20 && units[1] ? han.slice(1) : han
}
