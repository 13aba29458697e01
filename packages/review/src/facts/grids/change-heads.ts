import { foldText } from '@tickmark/language'

const CHANGE_HEAD =
  /增减|变动|变化|同比|增长|增速|증감|증가율|성장률|増減|前年比|成長率|伸び率|\bCAGR\b|\bchange|\bgrowth|\bvariance|increase|decrease|\bvs\b|\bversus\b|\b[YQ]\/[YQ]\b|\b[YQ]o[YQ]\b|\b(?:O|over|B|better|F|fav)\/\((?:U|under|W|worse|unfav)\)/i

/** An upper head that says all columns below it are changes ("Change" over "Q2'23 vs. Q2'22"). */
const CHANGE_ALONE =
  /^(?:changes?|variance|增减|变动|증감|増減|[$€£¥%]?\s?(?:O|B|F)\/\((?:U|W)\)\s?[$€£¥%]?|(?:over|better|fav)\/\((?:under|worse|unfav)\))$/i

/** Whether the heads of a column say that it holds changes; what is called a change in fair value is an amount. */
export function headsChange(heads: readonly string[]): boolean {
  const isNamed =
    CHANGE_HEAD.test(foldText(heads.at(-1) ?? '')) || heads.some((text) => CHANGE_ALONE.test(foldText(text)))
  return isNamed && !/fair value|公允价值/i.test(heads.join(' '))
}
