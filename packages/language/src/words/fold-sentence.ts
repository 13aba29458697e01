import { foldText } from './fold-text.ts'

/** Characters of Chinese sentences about figures, each traditional one before its simplified twin. */
const TWINS =
  '較较增增長长減减為为約约萬万億亿當当佔占淨净額额變变動动與与從从於于達达環环總总損损虧亏轉转來来個个點点對对應应稅税業业營营產产負负債债權权資资費费銷销開开間间經经過过後后實实現现歸归屬属東东漲涨幣币貨货價价舉举擴扩縮缩華华項项單单倍倍餘余該该導导佈布歷历'
const SIMPLIFIED = new Map(
  Array.from({ length: TWINS.length / 2 }, (_, at) => [TWINS.charAt(2 * at), TWINS.charAt(2 * at + 1)] as const),
)
const TRADITIONAL = new RegExp(`[${Array.from(SIMPLIFIED.keys()).join('')}]`, 'g')
const KANA_OR_HANGUL = /[\u3041-\u30FF\uAC00-\uD7AF]/

/**
 * `foldText`, and Chinese sentences in simplified characters, so that what tells of changes, shares and comparisons is told once. Japanese and
 * Korean ones keep theirs, which differ from both. Length and offsets stay.
 */
export function foldSentence(text: string): string {
  const folded = foldText(text)
  return KANA_OR_HANGUL.test(folded) ? folded : folded.replace(TRADITIONAL, (one) => SIMPLIFIED.get(one) ?? one)
}
