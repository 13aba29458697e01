import { foldText } from '@tickmark/language'

/** Dates, years and the words that place a period, whose meaning `readPeriod` tells. */
const PERIODS =
  /(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2}(?:,\s*(?:19|20)\d\d)?|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:19|20)\d\d)?|\b(?:fy|cy)\s?'?\d\d(?:\d\d)?\b|(?:19|20)\d\d\s*(?:年度?|년도?)?(?:\s*\d{1,2}\s*[月월])?(?:\s*\d{1,2}\s*[日일])?|\d{1,2}\s*[月월]\s*期?/gi

/** Words that name nothing of their own beside a line of the statements: who reports it, that it was so, that it moved, and against when. */
const NEUTRAL: readonly RegExp[] = [
  /\b(?:the|our|its|we|an?|of|in|for|at|as|on|to|by|or|was|were|is|are|has|have|had|been|company(?:'s)?|group(?:'s)?|corporation(?:'s)?|total|consolidated|reported|recorded|generated|achieved|earned|posted|recognised|recognized|amounted|amounting|totalled|totaled|totalling|totaling|reached|stood|came|fiscal|financial|full|years?|ended|ending|approximately|about|equal(?:led|ed)?|respectively|january|december|march|june|september)\b/gi,
  /\b(?:increas(?:e|ed|ing)|decreas(?:e|ed|ing)|grew|grow(?:th|ing)|rose|rising|fell|declin(?:e|ed|ing)|up|down|compar(?:ed|ing)|versus|than|higher|lower|over|from|with|against|prior|previous|last|same|this|current|year[- ]on[- ]year|year[- ]over[- ]year|represent(?:s|ed|ing)?|account(?:s|ed|ing)?)\b/gi,
  /截至|期间|期末|期初|本期|当期|上期|上年度?|去年|报告期内?|全年|年度?末?|止|底|本公司|本集团|公司|集团|我们|合并|整体|实现|完成|录得|取得|达到?|分别|为|共计?|合计|总额|总计|约|人民币|的|了|是|同期|同比|相比|比例|比重|比率|较|比|与|增长|增加|上升|提高|增幅|下降|减少|下滑|降低|降幅|占|并|其|在/g,
  /당사|회사|그룹|연결|기준|당기|전기|전년도?|당해|연간|누적|대비|동기|말|총액?|약|기록|달성|차지|증가|감소|성장|상승|하락|비해|각각|하였|했|되었|됐|습니다|입니다|합니다|이며|이다|였|으며|하며|하여|하고|으로|로|에서|에|의|은|는|이|가|을|를|와|과|한|인|해/g,
  /当社|グループ|連結|会計|事業|当期|前年同期比|前期比|前年比|前期|前年度?|同期|比べ|比|に対して|対し|増加|減少|増収|減収|増益|減益|増|減|上昇|低下|拡大|成長|計上|達し|占め|割合|約|おいて|おける|より|から|まで|となり|なり|なっ|ました|ます|でした|です|あり|まし|いたし|しました|しまし|し|おり|の|は|が|を|に|で|と|も|た|て|や|期|年度?|末|全体|合計|総額/g,
]

/** Whether a stretch of a sentence holds nothing but periods and words that leave open nothing about what is meant. */
export function isPlain(text: string): boolean {
  const rest = NEUTRAL.reduce((left, words) => left.replace(words, ' '), foldText(text).replace(PERIODS, ' '))
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** What makes an amount one of a part of the group, of one company, or of another measure than the statements'. */
const SCOPED =
  /segment|division|subsidiar|associate|joint venture|parent company|region|geograph|product|customer|adjusted|pro forma|non-gaap|organic|constant currenc|forecast|budget|outlook|guidance|quarter|half[- ]year|interim|six months|nine months|three months|分部|板块|子公司|母公司|联营|合营|分产品|分地区|季度|半年|预测|预算|预计|调整后|부문|종속|관계기업|별도|지역별|제품|분기|반기|예상|예측|전망|조정|セグメント|子会社|関連会社|単体|個別|地域別|製品|四半期|中間|予想|見通し|計画|調整後|事業部/i

/** Whether a heading, or what a paragraph said before, speaks of less or other than the whole of the reporting group. */
export function isScoped(text: string): boolean {
  return SCOPED.test(text)
}
