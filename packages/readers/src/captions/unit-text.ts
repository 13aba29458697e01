/** A statement of unit or currency, as printed near a table: "单位：人民币万元", "(in thousands, except per share data)", "百万円". */
const UNIT = new RegExp(
  [
    /(?:金额单位|货币单位|貨幣單位|单位|單位|単位|단위|units?)\s*[:：为為]\s*[^()（）【】[\]，。,;；\n]{1,24}(?:[，、,;；]\s*(?:币种|幣種|通貨|통화)\s*[:：]?\s*[^\s()（）]{1,8})?/,
    /[(（][^()（）]{0,50}?\b(?:thousands?|millions?|billions?)\b[^()（）]{0,90}[)）]?/,
    /[(（][^()（）]{0,30}?\bin\s(?:us\s?|u\.s\.\s?|hk\s?)?(?:dollars|\$|rmb|euros?)\b[^()（）]{0,60}[)）]?/,
    /(?:expressed |stated |amounts? |dollars |figures |all amounts )*(?:are )?in (?:[a-z$€£']+ ){0,4}(?:thousands|millions|billions|dollars|euros|'000s?)[^()]{0,60}/,
    /(?:rmb|us\$|hk\$|usd|[$€£¥])\s?(?:'000|million|thousand|in [a-z]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** Longer lines are sentences that only mention a unit. */
const LONGEST = 200

/** The statement of unit within a line, English ones with their brackets; undefined when there is none. */
export function unitTextOf(text: string): string | undefined {
  return text.length < LONGEST ? UNIT.exec(text)?.[0].trim() : undefined
}
