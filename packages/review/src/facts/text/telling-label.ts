const EMPTY =
  /^(?:合计|总计|小计|其他|其它|total|subtotal|other|others|all others?|합계|계|기타|合計|計|その他|balances?|余额|\d+|basic|diluted|per (?:ordinary |common )?(?:share|unit)|(?:first|second|third|fourth) quarter|(?:as (?:of|at) |at |balances? (?:as )?(?:of|at) |(?:year|quarter|period) ended )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}){0,2}(?: (?:19|20)\d\d)?|(?:19|20)\d\d[年년]?.{0,8}|(?:granted|vested|exercised|forfeited|issued|additions|disposals|beginning|ending)(?: balance)?)$/i

/** Whether a row's key names an item by itself; "Total", "Other" and dates do not. */
export function isTelling(key: string): boolean {
  return key.length >= 2 && !EMPTY.test(key)
}
