/** What stands in the place of a number that is still to be read, found or agreed; a dash or "nil" says that there is none. */
export const AWAITED =
  /^\W*(?:(?:manual )?(?:review|check|verification|input)(?: is)? (?:required|needed|pending)|needs? (?:review|checking)|to be (?:confirmed|determined|reviewed|advised|completed|updated)|t\.?b\.?[acd]\.?|pending|unknown|illegible|unreadable|missing|not (?:legible|readable|found|available)|#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!)|待(?:定|确认|補充|补充|核实|复核|填|查)|无法识别|未知|不明|未定|要確認|確認(?:中|待ち)|判読不能|미정|미확인|확인\s*(?:필요|중|요망)|판독\s*불가)\W*$/i
