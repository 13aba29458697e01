/** Names of the balance that a schedule of movements begins with, and of the one that it ends with. */
export const OPENING = /期初|年初|上年(?:(?!上年).)*余额|^balances?\b|beginning|opening|기초|期首/i
export const CLOSING = /期末|年末|余额$|^balances?\b|ending|closing|end of|기말/i

/** Columns (or rows) of averages and prices: their total line is the mean of the whole. */
export const MEAN = /average|grant[- ]date|\bprice|per share|单价|均价|平均|每股|단가|평균|単価/i

const TERM_OR_COURSE =
  /\blife\b(?! (?:insurance|assurance|and|&))|(?<!\b(?:long|short|medium)[- ])\bterm\b|\byears\)|\bmay yet\b|\bremaining\b|cumulative|^(?:% )?change$|累计|期限/i

/** Columns (or rows) of averages, prices and terms add up to nothing. */
export const NOT_ADDITIVE = new RegExp(`${MEAN.source}|${TERM_OR_COURSE.source}`, 'i')
