import { REMARK_MARKS } from '../numbering/remark-marks.ts'
import { findDates } from '../period/find-dates.ts'
import { foldText } from '../words/fold-text.ts'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'

/** What holds digits but states no figure: dates, periods, references, numbering, standards, telephone numbers, addresses. */
const MASKS: readonly RegExp[] = [
  /https?:\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]{1,64}@\S+\.\S+/g,
  new RegExp(
    `\\b${MONTH}\\s+\\d{1,2}(?!\\d)(?:st|nd|rd|th)?(?:\\s*,\\s*(?:19|20)\\d\\d)?(?:\\s*(?:,|and|to|-)\\s*(?:19|20)\\d\\d)*`,
    'gi',
  ),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\s+${MONTH}(?:\\s*,?\\s*(?:19|20)\\d\\d)?`, 'gi'),
  new RegExp(`\\b${MONTH}\\s+(?:19|20)\\d\\d`, 'gi'),
  /(?:19|20)\d\d\s*[年년]\s*(?:\d{1,2}\s*(?:-\s*\d{1,2}\s*)?[月월])?\s*(?:\d{1,2}\s*[日일])?(?:度|期|末|初)?/g,
  /\d{1,2}\s*[月월]\s*\d{1,2}\s*[日일]/g,
  /(?<!\d)\d{1,2}\s*(?:个月|月份?|月|개월|월|ヶ月|か月|日|일|天)/g,
  /\b(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/(?:19|20)?\d\d\b/g,
  /\b(?:FY|fiscal(?: year)?|calendar(?: year)?|Q[1-4]|H[12]|year)\s?'?(?:19|20)?\d\d\b|\b[1-4]Q\s?(?:19|20)?\d\d\b/gi,
  /(?<![\d.,$¥€£])(?:19|20)\d\d\s*(?:-|to|and|至|～|~)\s*(?:(?:19|20)\d\d|\d\d)(?![\d.,]\d|\d)(?!\s*(?:万|亿|元|%|million|thousand))/gi,
  /(?<![\d.,$¥€£])(?:19|20)\d\d(?![\d%]|[.,]\d|\s*(?:万|亿|元|股|shares|million|thousand|billion|percent))/g,
  /\b(?:notes?|tables?|sections?|items?|exhibits?|appendix|annex|schedules?|figures?|pages?|parts?|chapters?|paragraphs?|articles?|rules?|level|series|class|tranche|phase|step|form|act of|topic|subtopic|asc|asu|ifrs|ias|fasb|fas|sfas|sab|no\.?|nos\.?|number|commission file|file)\s*(?:nos?\.?\s*|number\s*)?\(?[-\dA-Z]*\d[\d.,A-Za-z()-]*(?:\s*(?:,|and|to|through|&)\s*\d[\d.A-Za-z]*\b(?!\s*(?:million|thousand|billion|%)))*/gi,
  /(?:附注|附註|注释|表|图|圖|第|步骤|주석|표|그림|제|注記|図)\s*[一二三四五六七八九十百、.\d()（）-]*\d+(?:\s*[章节節条條项項款页頁期号號届屆次年个장절조항호페이지])?/g,
  /(?<![\d.,])\d{1,3}\s?(?:番目|位(?!置)|번째|위(?=[를을로의 ,.]))/g,
  REMARK_MARKS,
  /\[[A-Z]{0,3}\d{1,3}\]|\(\d{1,2}\)|[（]\d{1,2}[）]/g,
  /\b10-[KQ]\b|\b8-K\b|\b20-F\b|\bS-\d\b|\bCOVID-19\b|\b\d+-for-\d+\b/gi,
  /(?<![\d.,])\d{1,3}\s?-?\s?(?:month|week|quarter|year)s?\b/gi,
  /(?:电话|电 ?话|传真|邮编|邮政编码|tel|fax|phone|telephone|zip|ein)\s*[:：]?\s*[+()\d -]{6,}/gi,
  /\(\d{3}\)\s*\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b\d{2}-\d{7}\b|\b\d{3}-\d{5,6}\b/g,
  // A time of day, not a rate: 1:32.79.
  /\b\d{1,2}:\d{2}\b(?!\.\d)/g,
  /(?<![\d.,])\d{1,3}-days?\b/gi,
  /(?<!\d)20\s?[012]\s\d(?![\d,.])/g,
  /(?<![\d,.])000['’]?s\b/g,
  // Halves and quarters, notes, pages and paragraphs of the languages that put a number before or behind such words.
  /(?<![\d.,])[1-4]\s?(?:\.(?:º|er)?|º|°|ª|er|ère|ème|e)?\s?(?:Halbjahr|Quartal|Trimester|Semester|semestre|trimestre)(?!\p{L})/giu,
  /(?<!\p{L})(?:Halbjahr|Quartal|semestre|trimestre|Anhang(?:angabe)?|Angabe|Ziffer|Textziffer|Tz\.|Abschnitt|Kapitel|Seiten?|S\.|Tabelle|Abbildung|Artikel|Art\.|Absatz|Abs\.|§§?|annexes?|tableaux?|chapitres?|nota|notas|página|páginas|cuadro|tabla|capítulo|artículos?|nota integrativa|pagina|pagine|tabella|capitolo|articol[oi]|paragrafo)\s*(?:n[.º°r]{0,3}\s*)?\d{1,3}(?:[.,]\d{1,2})*(?:\s*(?:-|bis|und|et|à|y|a|e|ed)\s*\d{1,3})?(?![\d.,]*\d|\s*(?:%|€|EUR|Mio|Mrd|M€|million|mille|mil\b))/giu,
  /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.、)]|\(\d{1,2}\)|-\s*\d{1,3}\s*-)(?!\d)/g,
]

/** The text with everything that only looks like a figure blanked out; length and offsets stay. */
export function maskText(text: string): string {
  const folded = foldText(text)
  let masked = folded
  for (const { start, end } of findDates(folded))
    masked = masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end)
  for (const pattern of MASKS) masked = masked.replace(pattern, (match) => ' '.repeat(match.length))
  return masked.replace(DASH, (dash, at: number) => (isBlanked(masked, folded, at - 1) ? ' ' : dash))
}

/** Before an amount. Where it stands right behind a date it parts the two: "(November 30, 2021-$1,993,592)". */
const DASH = /-(?=[$¥€£\d])/g

function isBlanked(masked: string, text: string, at: number): boolean {
  return masked[at] === ' ' && /[\d\p{L}]/u.test(text.charAt(at))
}
