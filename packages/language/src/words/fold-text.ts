/** Full-width letters, digits and signs as their ASCII twins, and all minus signs, quotes and spaces as one of each. Length and offsets stay. */
export function foldText(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2010\u2011\u2012\u2013\u2014\u2015\uFE63]/g, '-')
    .replace(/[\u00A0\u2000-\u200B\u202F\u3000\uFEFF\t]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
}
