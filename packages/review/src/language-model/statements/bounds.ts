/** Words before or behind a number by which it is the most, or the least, that may be. */
const MOST =
  /\b(?:no|not|none|never|neither|nor)\b[^.]{0,60}\b(?:more than|over|above|exceed\w*)|\b(?:up to|at most|no more than|not more than|maximum|below|under|less than|within|limited to|capped at)\b|(?:不超过|不超過|不得超过|未超过|不高于|不大于|低于|以内|以下|上限|至多|最多|最高)|超え(?:ません|ない|る.{0,20}(?:ない|ません|おりません))|以内|以下|上限|未満|넘지 않|초과하지 않|초과하는.{0,20}없|이하|이내|미만|최대한도|한도/i
const LEAST =
  /\b(?:at least|not less than|no less than|minimum|no fewer than)\b|不低于|不少于|至少|以上|下限|少なくとも|최소|이상/i
const NUMBER = /\d[\d,]*(?:\.\d+)?(?=\s?(%|percent|年|个月|か月|개월|months?|days?|天|日|years?)?)/gi

/**
 * Whether one of two statements sets a bound that the other keeps: no customer above 10 % and one of 9.4 %. What a bound leaves open is no contradiction.
 */
export function isBoundKept(one: string, other: string): boolean {
  const [a, b] = [one.normalize('NFKC'), other.normalize('NFKC')]
  return keeps(a, b) || keeps(b, a)
}

function keeps(rule: string, told: string): boolean {
  const isMost = MOST.test(rule)
  if (!isMost && !LEAST.test(rule)) return false
  const [bound] = numbersIn(rule)
  const found = numbersIn(told).filter(({ unit }) => unit === bound?.unit)
  if (!bound || found.length === 0) return false
  return found.every(({ value }) => (isMost ? value <= bound.value : value >= bound.value))
}

const numbersIn = (text: string): { value: number; unit: string }[] =>
  Array.from(text.matchAll(NUMBER), ([digits, unit = '']) => ({
    value: Number(digits.replaceAll(',', '')),
    unit: unit.toLowerCase().replace(/s$/, ''),
  })).filter(({ value, unit }) => unit !== '年' || value < 1900)
