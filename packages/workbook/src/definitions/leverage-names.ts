/** Debt over equity, by name; a share of all capital ("D/(D+E)") is another measure. */
export const DEBT_TO_EQUITY =
  /\bdebt\s*(?:\/|-?to-?|:)\s*(?:total )?equity\b(?!\s*\+)|(?:^|[\s(])d\s*\/\s*e(?![\w+])|\bgearing ratio\b|(?:负债|债务|债)(?:权益|股权|股东权益)(?:比率|比)|产权比率|부채\s*\/\s*자기자본|부채\s*대\s*자기자본|負債資本倍率|[dD]\/[eE]レシオ|負債\s*\/\s*(?:自己|株主)資本/i
