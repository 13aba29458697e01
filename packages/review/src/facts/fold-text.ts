/** Full-width letters, digits and signs as their ASCII twins, and all minus signs, quotes and spaces as one of each. Length and offsets stay. */
export function foldText(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2010\u2011\u2012\u2013\u2014\u2015\uFE63]/g, '-')
    .replace(/[\u00A0\u2000-\u200B\u202F\u3000\uFEFF\t]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
}

const ORDINAL =
  /^(?:(?:[一二三四五六七八九十]+|[IVX]+|\d{1,2}(?:\.\d{1,2})*)\s*[、.．,)]|\((?:[一二三四五六七八九十]+|\d{1,2}|[ivx]+|[a-z])\)|[①-⑳]|第[一二三四五六七八九十]+[、.]|[가-하]\.|[*#+-])\s*/i
const SIGN_WORD = /^(?:加|减|其中|扣除|less|add|plus|of which|including|thereof|이 ?중|차감|うち|控除)\s*[:：]?\s*/i

/** A label reduced to what identifies it: no numbering, sign words, remarks in brackets, note references or punctuation; lower case. */
export function labelKey(label: string): string {
  let text = foldText(label).toLowerCase().trim()
  for (let previous = ''; previous !== text;) {
    previous = text
    text = text
      .replace(ORDINAL, '')
      .replace(SIGN_WORD, (word) => (/[:：]/.test(word) || /[\u4e00-\u9fff]/.test(word) ? '' : word))
  }
  return text
    .replace(/\([^()]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[;,]?\s*(?:see )?notes? \d+[a-z]?(?:\s*(?:,|and|&)\s*\d+[a-z]?)*\s*$/i, '')
    .replace(/\.{2,}.*$/, '')
    .replace(/[$€£¥₩]/g, '')
    .replace(/[\s:;,.'"·、。：；]+/g, ' ')
    .replace(/(?<=[\u3040-\u9fff\uac00-\ud7af]) (?=[\u3040-\u9fff\uac00-\ud7af])/g, '')
    .trim()
}
