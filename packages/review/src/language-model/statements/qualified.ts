/** What a sentence leaves out of what it says. */
const EXCEPTS =
  /\b(?:other than|except(?:ing)?|save (?:for|as|that)|apart from|but for|excluding|with the exception|unless|subject to)\b|除.{1,40}(?:外|之外|以外)|除非|另有|を除|除き|以外|除いて|ただし|제외|(?<!해)외에는?|이외|다만|단,|しない限り|ない限り|않는 한|없는 한/i
/** What only might be. */
const SUPPOSES =
  /\b(?:if|had|were|assuming|supposing)\b[^.]{3,120}\b(?:would|could|might)\b|\bhypothetical|\bpro forma\b|如果|假如|假设|倘若|若.{2,30}(?:则|将|会)|仮に|もし|場合に?は|とすれば|만약|만일|가정|경우에는|라면/i
/** What is meant to be. */
const PLANS =
  /\b(?:budget(?:ed)?|planned|plans to|target(?:ed|s)?|intend(?:s|ed)?|expect(?:s|ed)?|forecast|aim(?:s|ed)? to|proposed?)\b|计划|預算|预算|目标|拟|預計|预计|計画|目標|予定|予算|見込|予想|계획|예산|목표|예정|예상|전망/i
/** A stretch that is shorter than the year. */
const PART_OF_YEAR =
  /\b(?:(?:first|second|third|fourth|last|final|1st|2nd|3rd|4th|each|every)[ -](?:quarter|half|six months|three months|month)|quarter|half[- ]year|q[1-4]|h[12]|(?:three|six|nine|3|6|9) months|(?:in|during|for) (?:january|february|march|april|may|june|july|august|september|october|november|december)(?! \d))\b|[一二三四1-4１-４]\s?季度?|[上下]半年|第[一二三四1-4１-４]四半期|[上下]半?期(?!末)|中間期|[1-4１-４]\s?분기|[상하]반기|당월|単月|单月/i

/** Whether a sentence leaves something out of what it says: then what it leaves out may well be. */
export const hasException = (text: string): boolean => EXCEPTS.test(text)

/** What an amount is told without: "excluding one-off items", 剔除一次性费用后. */
const LEAVES_OUT =
  /\b(?:excluding|adjusted for|before (?:one-off|exceptional|special)|underlying|like-for-like|organic(?:ally)?)\b|剔除|扣除|不含|不包括|除く|除い|控除後|제외|조정/i
export const leavesOut = (text: string): boolean => LEAVES_OUT.test(text)

/** Whether a sentence says what would be on a condition. */
export const isSupposed = (text: string): boolean => SUPPOSES.test(text)

/** Whether a sentence says what is meant to be, and not what is. */
export const isPlanned = (text: string): boolean => PLANS.test(text)

/** Whether words speak of a part of the year. */
export const speaksOfPart = (text: string): boolean => PART_OF_YEAR.test(text.normalize('NFKC'))
