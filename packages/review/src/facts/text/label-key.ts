import { foldText } from '@tickmark/language'

const ORDINAL =
  /^(?:(?:[一二三四五六七八九十]+|[IVX]+|\d{1,2}(?:\.\d{1,2})*)\s*[、.．,)]|\((?:[一二三四五六七八九十]+|\d{1,2}|[ivx]+|[a-z])\)|[①-⑳]|第[一二三四五六七八九十]+[、.]|[가-하]\.|[*#+-])\s*/i
const SIGN_WORD = /^(?:加|减|其中|扣除|less|add|plus|of which|including|thereof|이 ?중|차감|うち|控除)\s*[:：]?\s*/i

/** A label reduced to what identifies it: no numbering, sign words, remarks in brackets, note references or punctuation; lower case. */
export function labelKey(label: string): string {
  return bareLabel(label)
    .replace(/[$€£¥₩]/g, '')
    .replace(/[\s:;,.'"·、。：；]+/g, ' ')
    .replace(/(?<=[\u3040-\u9fff\uac00-\ud7af]) (?=[\u3040-\u9fff\uac00-\ud7af])/g, '')
    .trim()
}

/** A label as a sentence would print it: no numbering, sign words, remarks in brackets or note references; lower case. */
export function bareLabel(label: string): string {
  let text = foldText(label).toLowerCase().trim()
  for (let previous = ''; previous !== text;) {
    previous = text
    text = text
      .replace(ORDINAL, '')
      .replace(SIGN_WORD, (word) => (/[:：]/.test(word) || /[\u4e00-\u9fff]/.test(word) ? '' : word))
  }
  return text
    .replace(/\([^()]*\)|\[[^\]]{0,200}\]/g, ' ')
    .replace(/(?:[;,]|(?<!\s))\s*(?:see )?notes? \d+[a-z]?(?:\s*(?:,|and|&)\s*\d+[a-z]?)*\s*$/i, '')
    .replace(/\.{2,}.*$/, '')
    .trim()
}
