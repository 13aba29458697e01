import { quotientOf } from '../concepts/composition.ts'
import { conceptOfCell } from '../concepts/concept-lines.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'

interface Multiple {
  name: RegExp
  /** What it has over the bar, and under it. */
  value: RegExp
  basis: RegExp
}

const PRICE =
  /\bprice\b(?!.*(?:earnings|book|sales))|market cap|股价|股價|市值|总市值|주가(?!수익|순자산)|시가총액|株価(?!収益|純資産)|時価総額/i
const EARNINGS =
  /\beps\b|earnings per share|net (?:income|profit|earnings)|每股收益|每股盈利|净利润|주당순이익|당기순이익|1株当たり(?:当期純)?利益|一株当たり利益|当期純利益/i

const MULTIPLES: readonly Multiple[] = [
  {
    name: /\bprice[- ]?(?:to[- ])?\/?\s*earnings\b|\bp\s*\/\s*e\b|市盈率|주가수익(?:비율|률)|^per$|株価収益率/i,
    value: PRICE,
    basis: EARNINGS,
  },
  {
    name: /\bprice[- ]?(?:to[- ])?\/?\s*book\b|\bp\s*\/\s*b\b|市净率|주가순자산(?:비율|률)|^pbr$|株価純資産倍率/i,
    value: PRICE,
    basis: /book value|\bbvps\b|\bequity\b|每股净资产|净资产|주당순자산|자본총계|1株当たり純資産|純資産/i,
  },
]

/** Multiples turned upside down: what a price is a multiple of stands under the bar. A yield says by its name that it is the other way round. */
export function findInvertedMultiples(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    const { over, under } = quotientOf(model, cell) ?? {}
    if (!over || !under || isLineNamed(model, cell, /yield|收益率|수익률|利回り/i)) return []
    const isTurned = MULTIPLES.some(
      ({ name, value, basis }) =>
        isLineNamed(model, cell, name) && isLineNamed(model, over, basis) && isLineNamed(model, under, value),
    )
    const isEnterprise =
      isLineNamed(model, cell, /\bev\s*\/\s*(?:ebitda|ebit|sales|revenue)\b/i) &&
      conceptOfCell(model, under) === 'enterprise_value' &&
      ['ebitda', 'ebit', 'revenue'].includes(conceptOfCell(model, over) ?? '')
    return isTurned || isEnterprise ? [{ definition: 'inverted', cells: [cell], other: under }] : []
  })
}
