import { Decimal } from '@tickmark/document'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLAIN = '〇一二三四五六七八九'
const POWERS: Record<string, number> = { 拾: 10, 十: 10, 佰: 100, 百: 100, 仟: 1000, 千: 1000 }
const GROUPS: Record<string, number> = { 万: 1e4, 亿: 1e8 }

/** A Chinese amount in capitals, as contracts print it: 人民币壹佰贰拾万元整. */
export const CAPITALS =
  /[零壹贰叁肆伍陆柒捌玖拾佰仟][零壹贰叁肆伍陆柒捌玖拾佰仟万亿]{1,40}(?:[元圆](?:[零壹贰叁肆伍陆柒捌玖]角)?(?:[零壹贰叁肆伍陆柒捌玖]分)?)[整正]?/g

/** Value in 元 of an amount in capitals; undefined where its characters make no number. */
export function readCapitals(text: string): Decimal | undefined {
  const [whole, fraction = ''] = text.replace(/[整正]$/, '').split(/[元圆]/) as [string, string?]
  const units = wholeNumber(whole)
  if (units === undefined) return undefined
  const part = (mark: string) => digitOf(new RegExp(`(.)${mark}`).exec(fraction)?.[1] ?? '零') ?? 0
  return new Decimal(units).plus(new Decimal(part('角')).div(10)).plus(new Decimal(part('分')).div(100))
}

function digitOf(character: string): number | undefined {
  const at = Math.max(DIGITS.indexOf(character), PLAIN.indexOf(character))
  return at < 0 ? undefined : at
}

function wholeNumber(text: string): number | undefined {
  let total = 0
  let group = 0
  let digit: number | undefined
  for (const character of text) {
    const value = digitOf(character)
    if (value !== undefined) digit = value
    else if (character in POWERS) {
      group += (digit ?? 1) * POWERS[character]!
      digit = undefined
    } else if (character in GROUPS) {
      const size = GROUPS[character]!
      // 亿 multiplies all that stands before it: 壹万贰仟亿.
      total = size === 1e8 ? (total + group + (digit ?? 0)) * size : total + (group + (digit ?? 0)) * size
      group = 0
      digit = undefined
    } else return undefined
  }
  return total + group + (digit ?? 0)
}
