import { firstOf, itemAt, lastOf, getExisting } from '@tickmark/document'
import type { Document, Severity } from '@tickmark/document'
import { filingForm, startOfPartII } from '../../facts/outline/filing-form.ts'
import { findGaps, isPrintedBetween } from '../../facts/outline/find-gaps.ts'
import { numberedPlaces, textBlocks } from '../../facts/outline/outline.ts'
import type { NumberedPlace } from '../../facts/outline/outline.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { locationOf } from '../../rule/place-of.ts'
import { missingTopics, topicHeadings } from '../../facts/outline/missing-topics.ts'
import { printOrdinal, foldText } from '@tickmark/language'
import {
  CHINESE_ANNUAL_SECTIONS,
  FORM_10K,
  FORM_10Q,
  FORM_10Q_PART_II,
  OPTIONAL_ITEMS,
} from '../../facts/outline/required-sections.ts'

type Draft = FindingDraft<'item' | 'topic' | 'topics'>

const CHINESE_ANNUAL_REPORT = {
  form_zh: '年度报告',
  form_en: 'The form of a Chinese annual report',
  form_ko: '중국 연차보고서',
  form_ja: '中国の年度報告書',
}

/** A form that every language calls by its number. */
const namedAlike = (form: string) => ({ form_zh: form, form_en: form, form_ko: form, form_ja: form })

/** Sections that a filing form, an annual report or a due diligence report must have. */
export const missingSection = defineRule({
  meta: {
    id: 'completeness/missing-section',
    catalogue: ['COMP-002', 'COMP-007'],
    category: 'completeness',
    severity: 'serious',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    item: {
      title: {
        'zh-CN': '缺少规定章节',
        en: 'A required section is missing',
        ko: '필수 항목이 누락되었습니다',
        ja: '必須項目が欠落しています',
      },
      message: {
        'zh-CN': '未找到规定章节“{name}”。',
        en: 'The required section “{name}” was not found.',
        ko: '필수 항목 ‘{name}’을(를) 찾을 수 없습니다.',
        ja: '必須項目「{name}」が見つかりません。',
      },
      explanation: {
        'zh-CN': '{form_zh}的格式要求包含该章节；不适用时也应列出标题并注明“不适用”。',
        en: '{form_en} prescribes it; where it does not apply, its heading still stands with “not applicable”.',
        ko: '{form_ko} 양식에서 요구하는 항목입니다. 해당 사항이 없더라도 제목을 두고 ‘해당 없음’으로 기재해야 합니다.',
        ja: '{form_ja}の様式で求められる項目です。該当がない場合も見出しを設け「該当なし」と記載します。',
      },
    },
    topic: {
      title: {
        'zh-CN': '尽职调查范围缺项',
        en: 'A topic of due diligence is missing',
        ko: '실사 범위에 누락이 있습니다',
        ja: 'デューデリジェンスの範囲に欠落があります',
      },
      message: {
        'zh-CN': '报告中没有“{name}”部分。',
        en: 'The report has no section “{name}”.',
        ko: '보고서에 ‘{name}’ 부분이 없습니다.',
        ja: '報告書に「{name}」の部分がありません。',
      },
      explanation: {
        'zh-CN': '尽职调查报告通常应涵盖该主题；如不在工作范围内，应在范围与限制中说明。',
        en: 'A due diligence report covers this topic or says, under scope and limitations, that it does not.',
        ko: '실사보고서는 이 주제를 다루거나, 업무 범위 및 한계에서 다루지 않음을 밝혀야 합니다.',
        ja: 'デューデリジェンス報告書はこの論点を扱うか、業務範囲と制約において対象外である旨を記載する必要があります。',
      },
    },
    topics: {
      title: {
        'zh-CN': '请确认尽职调查的覆盖范围',
        en: 'What the due diligence covers should be confirmed',
        ko: '실사 범위를 확인하시기 바랍니다',
        ja: 'デューデリジェンスの対象範囲をご確認ください',
      },
      message: {
        'zh-CN': '报告未设以下部分：{names}。',
        en: 'The report has no section on: {names}.',
        ko: '보고서에 다음 부분이 없습니다: {names}.',
        ja: '報告書に次の部分がありません：{names}。',
      },
      explanation: {
        'zh-CN':
          '报告采用了与综合性尽职调查不同的结构（如法律、商业或专项调查）。请确认这些主题不在委托范围内，并已在工作范围中说明。',
        en: 'The report is not built like one of full scope; it may be a legal, commercial or other single-subject report. Check that these topics were not commissioned, and that the scope says so.',
        ko: '종합 실사보고서와 다른 구성입니다(법률·상업 등 개별 실사일 수 있음). 해당 주제가 위임 범위에 포함되지 않으며 업무 범위에 그 사실이 기재되었는지 확인하시기 바랍니다.',
        ja: '総合的なデューデリジェンス報告書とは異なる構成です（法務・ビジネスなど個別の調査の可能性があります）。これらの論点が委託範囲外であり、業務範囲にその旨が記載されていることをご確認ください。',
      },
    },
  },
  *check({ document, type }) {
    const places = numberedPlaces(document)
    if (type === 'due_diligence') yield* topicDrafts(document, places)
    else {
      yield* missingItems(document, places)
      yield* missingChineseSections(document, places)
    }
  },
})

/** A report that lacks more topics than this, and skips no number, is of another build: a legal or commercial one, say. */
const MOST_LEFT_OUT = 1

const SEPARATOR = { zh: '、', en: '; ', ko: ', ', ja: '、' }

/** A missing topic is named with the number that the headings skip. */
function* topicDrafts(document: Document, places: readonly NumberedPlace[]): Generator<Draft> {
  const language = document.language === 'und' ? 'en' : document.language
  const missing = missingTopics(document)
  const gaps = findGaps(places).filter(([before]) => before.heading)
  const last = topicHeadings(document, places).at(-1)
  if (missing.length > MOST_LEFT_OUT && gaps.length === 0) {
    yield {
      messageId: 'topics',
      data: { names: missing.map(({ names }) => names[language]).join(SEPARATOR[language]) },
      evidence: [{ location: locationOf(last!), text: last!.text.slice(0, 160) }],
      confidence: 0.5,
      severity: 'suggestion',
    }
    return
  }
  for (const [index, section] of missing.entries()) {
    const gap = missing.length === gaps.length || gaps.length === 1 ? gaps[index]?.[0] : undefined
    const anchor = gap?.block ?? last!
    const name = gap ? numbered(gap, section.names[language]) : section.names[language]
    yield {
      messageId: 'topic',
      data: { name },
      evidence: [{ location: locationOf(anchor), text: (gap?.text ?? last!.text).slice(0, 160) }],
      expected: name,
      confidence: gap ? 0.95 : 0.75,
      ...(gap ? {} : { severity: 'warning' as const }),
    }
  }
}

/** The missing heading as it would be printed: the next number in the style of its neighbour. */
function numbered(before: NumberedPlace, name: string): string {
  const number = printOrdinal(before.ordinal + 1, before.printed)
  const after = foldText(before.text).trim().slice(before.printed.length)
  const separator = /^\s*[、.)]\s*/.exec(after)?.[0] ?? ' '
  return `${number}${before.kind === 'ideograph' ? '、' : separator}${name}`
}

/** Items of a form that are skipped between present neighbours, in a filing that otherwise keeps to the form. */
function* missingItems(document: Document, places: readonly NumberedPlace[]): Generator<Draft> {
  const form = filingForm(document)
  const items = places.filter((place) => place.kind === 'item')
  if (form === '10-K') yield* missingFrom(document, form, { list: FORM_10K, found: items, severity: 'serious' })
  if (form !== '10-Q') return
  const cut = startOfPartII(items)
  const [first, second] = [items.slice(0, cut), items.slice(cut)]
  yield* missingFrom(document, form, { list: FORM_10Q, found: first, severity: 'serious', after: second[0] })
  yield* missingFrom(document, form, {
    list: FORM_10Q_PART_II,
    found: second,
    severity: 'suggestion',
    mayOmit: true,
    before: first.at(-1),
  })
}

interface FormPart {
  list: readonly (readonly [item: string, title: string])[]
  found: readonly NumberedPlace[]
  severity: Severity
  /** Items that do not apply may be left out. */
  mayOmit?: boolean
  /** What stands before and after the part: its first and last items are then due as well. */
  before?: NumberedPlace
  after?: NumberedPlace
}

function* missingFrom(document: Document, form: string, part: FormPart): Generator<Draft> {
  const present = new Map(part.found.map((place) => [place.printed.toUpperCase(), place]))
  const positions = part.list.flatMap(([item], index) => (present.has(item) ? [index] : []))
  if (positions.length < Math.max(2, part.list.length * 0.5)) return
  const from = part.before ? 0 : firstOf(positions)
  const to = part.after ? part.list.length - 1 : lastOf(positions)
  const together = itemsHeadedTogether(document)
  const absent = part.list.flatMap(([item, title], index) =>
    present.has(item) ||
    together.has(item) ||
    index < from ||
    index > to ||
    isNotApplicable(document, item) ||
    mentioned(document, item, title)
      ? []
      : [{ item, title, index }],
  )
  const omits = part.mayOmit && !keepsEmptyItems(present, absent.length)
  const due = omits ? absent.filter(({ item, title }) => isListed(document, item, title)) : absent
  // Neighbours that are missing together were lost together: one finding, and more likely ours than the document's.
  for (const run of runsOf(due)) {
    const nearest = positions.findLast((position) => position < firstOf(run).index)
    const anchor = nearest === undefined ? part.before! : getExisting(present, itemAt(part.list, nearest)[0])
    const name = run.map(({ item, title }) => `Item ${item}. ${title}`).join('; ')
    const doubtful = run.length > 2 || run.every(({ item }) => OPTIONAL_ITEMS.includes(item))
    yield {
      messageId: 'item',
      data: { name, ...namedAlike(`Form ${form}`) },
      evidence: [{ location: locationOf(anchor.block), text: anchor.text.slice(0, 160) }],
      expected: name,
      confidence: run.length > 2 ? 0.6 : 0.85,
      severity: part.severity === 'serious' && doubtful ? 'warning' : part.severity,
    }
  }
}

const ITEM_LIST = /^\W*(?:part\s+[IV]+\W*)?items\s+(\d+[A-C]?(?:\s*(?:,\s*and|,|&|and|through|to|–|-)\s*\d+[A-C]?)+)/i

/** Items under one head: "ITEMS 10, 11, 12 and 13.", "Items 10 through 14". */
function itemsHeadedTogether(document: Document): Set<string> {
  return new Set(
    textBlocks(document).flatMap(({ text }) => {
      const list = ITEM_LIST.exec(text)?.[1] ?? ''
      const named = list.toUpperCase().match(/\d+[A-C]?/g) ?? []
      if (named.length !== 2 || !/through|to|[–-]/i.test(list)) return named
      const [from, to] = named.map((item) => Number.parseInt(item, 10)) as [number, number]
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i))
    }),
  )
}

/** Whether the list of contents says "N/A" where the others have a page. */
function isNotApplicable(document: Document, item: string): boolean {
  const own = new RegExp(`^\\s*i\\s?t\\s?e\\s?m\\s*${item}\\b`, 'i')
  return document.blocks.some(
    (block) =>
      block.type === 'table' &&
      block.cells.some(
        (cell) =>
          own.test(cell.text) &&
          block.cells.some(
            (other) => other.rowIndex === cell.rowIndex && /\bN\/A\s*$|\bnot applicable\b/i.test(other.text),
          ),
      ),
  )
}

type AbsentItem = { item: string; title: string; index: number }

function runsOf(absent: readonly AbsentItem[]): AbsentItem[][] {
  const runs: AbsentItem[][] = []
  for (const entry of absent) {
    const last = runs.at(-1)
    if (last && lastOf(last).index === entry.index - 1) last.push(entry)
    else runs.push([entry])
  }
  return runs
}

/** Part II of a 10-Q may leave out what does not apply; an item is missed only where the others stand although they say "none". */
function keepsEmptyItems(present: ReadonlyMap<string, NumberedPlace>, absent: number): boolean {
  return absent === 1 && ['3', '4', '5'].some((item) => present.has(item))
}

/** Whether the list of contents promises the item. */
function isListed(document: Document, item: string, title: string): boolean {
  const first = firstOf(title.split(/[ ’]/))
  const pattern = new RegExp(`\\bitem\\s*${item}\\b\\W{0,6}${first}`, 'i')
  return document.blocks.some((block) =>
    block.type === 'table'
      ? isContents(block.cells.map((cell) => cell.text)) && pattern.test(block.cells.map((cell) => cell.text).join(' '))
      : block.type === 'paragraph' && block.role === 'contents' && pattern.test(block.text),
  )
}

/** Whether the item stands somewhere as text that was not recognised as a numbered place: within a paragraph or a table. */
function mentioned(document: Document, item: string, title: string): boolean {
  const words = title.split(' ').slice(0, 2).join('\\s+')
  const first = firstOf(title.split(/[ ’]/))
  const pattern = new RegExp(
    `\\bi\\s?t\\s?e\\s?ms?\\s*${item.replace(/([A-C])$/, '\\.?$1')}\\b\\W{0,6}(?:${first}|$)`,
    'i',
  )
  const heading = new RegExp(`^\\W*(?:item\\s*\\w+\\W*)?${words}`, 'i')
  return document.blocks.some((block) => {
    if (block.type === 'picture') return false
    // A running head that names the item stands on the item's pages.
    if (block.layer === 'furniture') return block.type !== 'table' && pattern.test(block.text)
    if (block.type === 'table')
      return !isContents(block.cells.map((cell) => cell.text)) && block.cells.some((cell) => pattern.test(cell.text))
    return (
      (block.type === 'heading' && heading.test(block.text)) ||
      (pattern.test(block.text.slice(0, 60)) && !(block.type === 'paragraph' && block.role === 'contents'))
    )
  })
}

function isContents(texts: readonly string[]): boolean {
  return texts.filter((text) => /^\s*items?\s*\d/i.test(text)).length >= 4
}

/** 第一节 … 第十二节 of an annual report: a number left out among many present, named by what is not found. */
function* missingChineseSections(document: Document, places: readonly NumberedPlace[]): Generator<Draft> {
  const sections = places.filter((place) => place.kind === 'section' && place.heading)
  if (document.language !== 'zh' || sections.length < 5) return
  const titles = textBlocks(document).filter((block) => block.type === 'heading' || block.text.length < LONGEST_TITLE)
  const required = titles.slice(0, TITLE_LINES).some(({ text }) => INTERIM.test(text))
    ? OF_INTERIM
    : CHINESE_ANNUAL_SECTIONS
  const absent = required.filter(({ pattern }) => !titles.some(({ text }) => pattern.test(text)))
  const gap = findGaps(sections).find((own) => !isPrintedBetween(document, own))
  for (const { title } of absent) {
    const name = gap ? `第${printOrdinal(gap[0].ordinal + 1, gap[0].printed)}节 ${title}` : title
    const anchor = gap?.[0] ?? firstOf(sections)
    yield {
      messageId: 'item',
      data: { name, ...CHINESE_ANNUAL_REPORT },
      evidence: [{ location: locationOf(anchor.block), text: anchor.text.slice(0, 160) }],
      expected: name,
      confidence: gap ? 0.9 : 0.7,
      // A report that lacks several parts was written to another edition of the format.
      ...(gap && required === CHINESE_ANNUAL_SECTIONS
        ? {}
        : { severity: absent.length === 1 ? 'warning' : 'suggestion' }),
    }
  }
}

/** Lines at the top of a report of which one is its title. */
const TITLE_LINES = 12
const INTERIM = /半年度报告|中期报告|季度报告/
/** A report of half a year had no part on governance before 2021, and a table of figures in place of the board's report. */
const OF_INTERIM = CHINESE_ANNUAL_SECTIONS.filter(({ title }) => title !== '公司治理' && title !== '管理层讨论与分析')

/** Longer texts are sentences. */
const LONGEST_TITLE = 60
