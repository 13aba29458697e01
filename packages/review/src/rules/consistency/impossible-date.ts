import type { Document, Evidence } from '@tickmark/document'
import { foldText } from '../../facts/fold-text.ts'
import { quoteAround } from '../../facts/quote-around.ts'
import { locate } from '../../facts/make-sentences.ts'
import { monthNumber } from '../../facts/read-period.ts'
import { defineRule } from '../../rule.ts'
import { cellTextsOf } from '../../workbook/cell-texts.ts'

const MONTH =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?'
const PATTERNS: readonly { pattern: RegExp; read: (groups: string[]) => [year: number, month: number, day: number] }[] =
  [
    {
      pattern: new RegExp(
        `\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|,\\d{3}(?!\\d))(?:\\s*,?\\s*((?:19|20)\\d\\d))?`,
        'gi',
      ),
      read: ([month, day, year]) => [Number(year ?? 2000), monthNumber(month!), Number(day)],
    },
    {
      pattern: new RegExp(`(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH}\\s+((?:19|20)\\d\\d)`, 'gi'),
      read: ([day, month, year]) => [Number(year), monthNumber(month!), Number(day)],
    },
    {
      pattern: /((?:19|20)\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/g,
      read: ([year, month, day]) => [Number(year), Number(month), Number(day)],
    },
    {
      pattern: /(?<![\d年년])(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/g,
      read: ([month, day]) => [2000, Number(month), Number(day)],
    },
    {
      pattern: /(?<![\d./-])((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})(?![\d-])/g,
      read: ([year, month, day]) => [Number(year), Number(month), Number(day)],
    },
  ]

/** Days that the calendar does not have: 31 June, 29 February 2023, 2019年12月32日. */
export const impossibleDate = defineRule({
  meta: {
    id: 'consistency/impossible-date',
    catalogue: ['CONS-019'],
    category: 'consistency',
    severity: 'warning',
    basis: 'computed',
    documents: ['financial_report', 'due_diligence', 'valuation_model'],
    status: 'stable',
  },
  messages: {
    impossible: {
      title: {
        'zh-CN': '日期不存在',
        en: 'A date that does not exist',
        ko: '존재하지 않는 날짜입니다',
        ja: '存在しない日付です',
      },
      message: {
        'zh-CN': '“{date}”不是日历上存在的日期。',
        en: '“{date}” is not a calendar date.',
        ko: '‘{date}’은(는) 달력에 없는 날짜입니다.',
        ja: '「{date}」は暦に存在しない日付です。',
      },
      explanation: {
        'zh-CN': '请核对原始文件并更正日期；涉及报告期、签署日或到期日时须同时核对相关披露。',
        en: 'Check the date against its source; where it is a period end, signing or maturity date, check what depends on it too.',
        ko: '원본 자료와 대조하여 날짜를 정정하십시오. 보고기간 말, 서명일 또는 만기일인 경우 관련 공시도 함께 확인하십시오.',
        ja: '原資料と照合して日付を訂正してください。決算日・署名日・満期日の場合は、関連する開示も併せて確認してください。',
      },
    },
  },
  *check({ document }) {
    for (const { text, place } of texts(document)) {
      const folded = foldText(text)
      for (const { pattern, read } of PATTERNS) {
        for (const match of folded.matchAll(pattern)) {
          const [year, month, day] = read(match.slice(1) as string[])
          // "Mar 98" is a month of a year.
          if (exists(year, month, day) || (day > 31 && match.length === 4 && match[3] === undefined)) continue
          const date = text.slice(match.index, match.index + match[0].length)
          yield {
            messageId: 'impossible',
            data: { date },
            evidence: [place(match.index, match.index + match[0].length)],
            actual: date,
            confidence: 0.97,
          }
        }
      }
    }
  },
})

function exists(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!
}

interface PlacedText {
  text: string
  place: (start: number, end: number) => Evidence
}

function texts(document: Document): PlacedText[] {
  if (document.workbook)
    return cellTextsOf(document).map(({ text, location }) => ({
      text,
      place: (start, end) => ({ location, text, value: text.slice(start, end) }),
    }))
  return document.blocks.flatMap((block): PlacedText[] => {
    if (block.type === 'picture') return []
    if (block.type !== 'table') {
      const { text } = block
      return [
        {
          text,
          place: (start, end) => ({
            location: locate(block, start, end),
            text: quoteAround(text, start, end),
            value: text.slice(start, end),
          }),
        },
      ]
    }
    return block.cells.map((cell) => {
      const page = cell.page ?? block.page
      const location = {
        ...(page ? { page } : {}),
        ...(cell.box ? { box: cell.box } : {}),
        block: block.id,
        rowIndex: cell.rowIndex,
        columnIndex: cell.columnIndex,
      }
      return {
        text: cell.text,
        place: (start, end) => ({ location, text: cell.text, value: cell.text.slice(start, end) }),
      }
    })
  })
}
