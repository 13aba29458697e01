import { textOf } from '../../lines/text-line.ts'
import type { TextLine } from '../../lines/text-line.ts'

/** Boxes to tick; the unit and the currency. */
const REMARK = /^[□√☑■☐✓]|^(?:金额单位|单位|單位|単位|币种|幣種|通貨|단위|통화)\s*[:：]/

/** Whether a line only says something of the table below it, however far apart its parts are set: "√适用 □不适用", "单位：元 币种：人民币". */
export function isRemark({ segments }: TextLine): boolean {
  return segments.every(({ tokens }) => REMARK.test(textOf(tokens)))
}
