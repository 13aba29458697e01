import { numberAt } from '@tickmark/document'
import type { Document, Evidence } from '@tickmark/document'
import { daysOutOfOrder } from '../../facts/agreement/order-of-days.ts'
import type { DaysOutOfOrder } from '../../facts/agreement/order-of-days.ts'
import { readAgreement } from '../../facts/agreement/read-agreement.ts'
import { quoteAround } from '../../facts/text/quote-around.ts'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { cellTextsOf } from '@tickmark/workbook'
import { findDays, findMonthDays } from '@tickmark/language'

/** What stands between day and year where both belong together: "February 29 and in 2023" is no date. */
const APART = /\d[^\d,]*\p{L}[^\d]*(?:19|20)\d\d$/u
/** Numbers with points or strokes may be of anything. */
const DIGITS_ALONE = /^\d+([./])\d+\1\d+$/
/** A year in which every day of the calendar exists. */
const LEAP_YEAR = 2000

/** Days that the calendar does not have (31 June, 29 February 2023, 2019年12月32日), and days that contradict each other. */
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
    deadline: {
      title: {
        'zh-CN': '最迟日期早于约定日期',
        en: 'A last day lies before the day that it limits',
        ko: '최종 기한이 약정일보다 빠릅니다',
        ja: '最終期限が予定日より前になっています',
      },
      message: {
        'zh-CN': '最迟日期“{to}”早于“{from}”。',
        en: 'The last day, {to}, is before {from}.',
        ko: '최종 기한 ‘{to}’이(가) ‘{from}’보다 빠릅니다.',
        ja: '最終期限「{to}」が「{from}」より前です。',
      },
      explanation: {
        'zh-CN': '两个日期相互矛盾，其中之一有误；通常为年份未随模板更新。',
        en: 'The two contradict each other, so that one is wrong; mostly a year was left from an earlier text.',
        ko: '두 날짜가 서로 모순되므로 하나는 잘못된 것입니다. 대개 연도가 갱신되지 않은 경우입니다.',
        ja: '両日付は矛盾しており、いずれかが誤りです。多くは年の更新漏れです。',
      },
    },
    agreement: {
      title: {
        'zh-CN': '约定日期早于签订日',
        en: 'A day that is agreed on lies before the agreement',
        ko: '약정일이 계약 체결일보다 빠릅니다',
        ja: '予定日が契約締結日より前になっています',
      },
      message: {
        'zh-CN': '约定日期“{to}”早于签订日“{from}”。',
        en: '{to} is before the day of the agreement, {from}.',
        ko: '약정일 ‘{to}’이(가) 계약 체결일 ‘{from}’보다 빠릅니다.',
        ja: '予定日「{to}」が契約締結日「{from}」より前です。',
      },
      explanation: {
        'zh-CN': '将来履行的日期不应早于签订日；通常为年份未随模板更新。',
        en: 'What is still to be done cannot be due before it was agreed on; mostly a year was left from an earlier text.',
        ko: '앞으로 이행할 날짜가 체결일보다 빠를 수 없습니다. 대개 연도가 갱신되지 않은 경우입니다.',
        ja: '今後履行すべき日が締結日より前になることはありません。多くは年の更新漏れです。',
      },
    },
    stretch: {
      title: {
        'zh-CN': '期间的结束日早于开始日',
        en: 'A period ends before it begins',
        ko: '기간의 종료일이 시작일보다 빠릅니다',
        ja: '期間の終了日が開始日より前になっています',
      },
      message: {
        'zh-CN': '期间自“{from}”起，却于“{to}”结束。',
        en: 'The period begins on {from} and ends on {to}.',
        ko: '기간이 ‘{from}’에 시작하여 ‘{to}’에 종료합니다.',
        ja: '期間が「{from}」に始まり「{to}」に終わっています。',
      },
      explanation: {
        'zh-CN': '开始日与结束日之一有误；通常为年份未随模板更新。',
        en: 'One of the two is wrong; mostly a year was left from an earlier text.',
        ko: '시작일과 종료일 중 하나는 잘못된 것입니다. 대개 연도가 갱신되지 않은 경우입니다.',
        ja: '開始日または終了日のいずれかが誤りです。多くは年の更新漏れです。',
      },
    },
  },
  *check({ document }) {
    const found = texts(document).flatMap(({ text, place }) =>
      [...impossibleDays(text), ...impossibleMonthDays(text)].map(({ text: date, start, end }) => ({
        date,
        evidence: place(start, end),
      })),
    )
    // Days that a program filled a sheet with (the 31st of every month) are one fault, however many rows it has.
    const causes = Map.groupBy(found, ({ evidence: { location } }) => location.sheet ?? location)
    for (const [first, ...others] of causes.values())
      if (first)
        yield {
          messageId: 'impossible',
          data: { date: first.date },
          evidence: [first.evidence, ...others.map(({ evidence }) => evidence)],
          actual: first.date,
          confidence: 0.97,
        }
    if (!document.workbook) yield* outOfOrder(document)
  },
})

/** Days that exist and contradict each other: a last day before what it limits, a period that ends before it begins. */
function* outOfOrder(document: Document): Generator<FindingDraft<DaysOutOfOrder['kind']>> {
  for (const { kind, block, from, to, fromBlock = block } of daysOutOfOrder(document, readAgreement(document))) {
    const quote = (own: typeof block, day: typeof from) => ({
      location: locate(own, day.start, day.end),
      text: quoteAround(own.text, day.start, day.end),
      value: day.text,
    })
    yield {
      messageId: kind,
      data: { from: from.text, to: to.text },
      evidence: [quote(block, to), quote(fromBlock, from)],
      actual: to.text,
      confidence: 0.85,
    }
  }
}

function impossibleDays(text: string) {
  return findDays(text).filter(({ date, text: printed }) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number]
    if (DIGITS_ALONE.test(printed) ? month > 12 : /^\p{L}/u.test(printed) && APART.test(printed)) return false
    return !exists(year, month, day)
  })
}

function impossibleMonthDays(text: string) {
  // "Mar 98" is a month of a year, and what is counted from nought ("Gen 0") no day.
  return findMonthDays(text).filter(
    ({ month, day, text: printed }) =>
      day > 0 && !exists(LEAP_YEAR, month, day) && (day <= 31 || !/^\p{L}/u.test(printed)),
  )
}

function exists(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= numberAt([31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31], month - 1)
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
