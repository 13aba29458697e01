/** Names of the balance that a schedule of movements begins with, and of the one that it ends with. */
export const OPENING = /期初|年初|上年(?:(?!上年).)*余额|^balances?\b|beginning|opening|기초|期首/i
const CLOSING = /期末|年末|余额$|^balances?\b|ending|closing|end of|기말/i

/** What a balance is meant to be is reached by no movement. */
const WISHED = /\b(?:target(?:ed)?|required|minimum|desired|planned)\b|目标|目標|最低|要求|목표|최소/i

/** Whether a label names the balance that movements lead to. */
export function namesClosing(label: string): boolean {
  return CLOSING.test(label) && !WISHED.test(label)
}

/** Averages and prices, and what options would yield at the price of a day. */
const MEAN =
  /average|grant[- ]date|intrinsic value|内在价值|內在價值|내재가치|本源的価値|\bprice|per share|单价|均价|平均|每股|단가|평균|単価/i

const TERM_OR_COURSE =
  /\blife\b(?! (?:insurance|assurance|and|&))|(?<!\b(?:long|short|medium)[- ])\bterm\b|\byears\)|\bmay yet\b|\bremaining\b|cumulative|^(?:% )?change$|累计|期限/i

/** What a spreadsheet heads the points of a regression with. */
const FITTED = /^predicted y$|^(?:standard )?residuals$|^预测\s*Y|^予測値[:：]\s*Y|^Y\s*예측치|^残差$|^잔차$/

const NOT_ADDITIVE = new RegExp(`${MEAN.source}|${TERM_OR_COURSE.source}|${FITTED.source}`, 'i')

const MEDIAN = /\bmedians?\b|中位数|中位數|중앙값|중위수|中央値/i

/** The median of a whole is no sum of the medians of its parts, as a mean is. */
export function namesMedian(label: string): boolean {
  return MEDIAN.test(label)
}

/** Columns (or rows) of averages and prices: their total line is the mean of the whole. */
export function namesMean(head: string): boolean {
  return MEAN.test(withoutExceptions(head))
}

/** Columns (or rows) of averages, prices and terms add up to nothing. */
export function isNotAdditive(head: string): boolean {
  return NOT_ADDITIVE.test(withoutExceptions(head))
}

/** "2022 (in thousands, except per share amounts)": what a unit does not hold for is not what the column is of. */
function withoutExceptions(head: string): string {
  return head.replace(EXCEPTING_BRACKET, ' ').replace(EXCEPTING_END, ' ')
}

const EXCEPTING_BRACKET = /[(（][^()（）]*(?:\b(?:except|excluding|unless|other than)\b|除|제외)[^()（）]*[)）]/gi
const EXCEPTING_END = /\b(?:except|unless|other than)\b.*$/i
