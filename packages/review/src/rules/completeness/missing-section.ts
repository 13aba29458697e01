import type { Document } from '@tickmark/document'
import { foldText } from '../../facts/fold-text.ts'
import { numberedPlaces, printOrdinal, textBlocks } from '../../facts/outline.ts'
import type { NumberedPlace } from '../../facts/outline.ts'
import { defineRule } from '../../rule.ts'
import type { FindingDraft } from '../../rule.ts'
import { locationOf } from '../place-of.ts'
import { findGaps } from './numbering-gap.ts'
import {
  CHINESE_ANNUAL_SECTIONS,
  DUE_DILIGENCE_SECTIONS,
  FORM_10K,
  FORM_10Q,
  OPTIONAL_ITEMS,
} from './required-sections.ts'

type Draft = FindingDraft<'item' | 'topic'>

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
        'zh-CN': '未找到规定章节「{name}」。',
        en: 'The required section “{name}” was not found.',
        ko: '필수 항목 ‘{name}’을(를) 찾을 수 없습니다.',
        ja: '必須項目「{name}」が見つかりません。',
      },
      explanation: {
        'zh-CN': '{form}的格式要求包含该章节；不适用时也应列出标题并注明「不适用」。',
        en: '{form} prescribes it; where it does not apply, its heading still stands with “not applicable”.',
        ko: '{form} 양식에서 요구하는 항목입니다. 해당 사항이 없더라도 제목을 두고 ‘해당 없음’으로 기재해야 합니다.',
        ja: '{form} の様式で求められる項目です。該当がない場合も見出しを設け「該当なし」と記載します。',
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
        'zh-CN': '报告中没有「{name}」部分。',
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
  },
  *check({ document, type }) {
    const places = numberedPlaces(document)
    if (type === 'due_diligence') yield* missingTopics(document, places)
    else {
      yield* missingItems(document, places)
      yield* missingChineseSections(document, places)
    }
  },
})

/** Sections by their headings; a missing one is named with the number that the headings skip. */
function* missingTopics(document: Document, places: readonly NumberedPlace[]): Generator<Draft> {
  const headings = textBlocks(document).filter(
    (block) =>
      block.type === 'heading' ||
      (block.text.length < 60 && places.some((place) => place.block === block && place.parent === '')),
  )
  if (headings.length < 5) return
  const language = document.language === 'und' ? 'en' : document.language
  const gaps = findGaps(places)
  const titles = [
    ...headings.map((heading) => heading.text),
    ...places.filter((place) => place.text.length < 60 && place.style !== 'table').map((place) => place.text),
  ].map(foldText)
  const missing = DUE_DILIGENCE_SECTIONS.filter((section) => !titles.some((title) => section.pattern.test(title)))
  for (const section of missing) {
    const gap = missing.length === gaps.length || gaps.length === 1 ? gaps[missing.indexOf(section)] : undefined
    const anchor = gap?.[0].block ?? headings.at(-1)!
    const name = gap ? numbered(gap[0], section.names[language]) : section.names[language]
    const text = gap?.[0].text ?? headings.at(-1)!.text
    yield {
      messageId: 'topic',
      data: { name },
      evidence: [{ location: locationOf(anchor), text: text.slice(0, 160) }],
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
  return `${number}${before.style === 'chinese' ? '、' : separator}${name}`
}

/** Items of a form that are skipped between present neighbours, in a filing that otherwise keeps to the form. */
function* missingItems(document: Document, places: readonly NumberedPlace[]): Generator<Draft> {
  const form = formOf(document)
  if (!form) return
  const items = places.filter((place) => place.style === 'item')
  const list = form === '10-K' ? FORM_10K : FORM_10Q
  const found = form === '10-K' ? items : firstPart(items)
  const present = new Map(found.map((place) => [place.printed.toUpperCase(), place]))
  const positions = list.flatMap(([item], index) => (present.has(item) ? [index] : []))
  if (positions.length < Math.max(3, list.length * 0.5)) return
  for (const [index, [item, title]] of list.entries()) {
    if (present.has(item) || index < positions[0]! || index > positions.at(-1)! || mentioned(document, item, title))
      continue
    const before = present.get(list[positions.findLast((position) => position < index)!]![0])!
    const name = `Item ${item}. ${title}`
    yield {
      messageId: 'item',
      data: { name, form: `Form ${form}` },
      evidence: [{ location: locationOf(before.block), text: before.text.slice(0, 160) }],
      expected: name,
      confidence: 0.85,
      ...(OPTIONAL_ITEMS.includes(item) ? { severity: 'warning' as const } : {}),
    }
  }
}

/** Whether the item stands somewhere as text that was not recognised as a numbered place: within a paragraph or a table. */
function mentioned(document: Document, item: string, title: string): boolean {
  const words = title.split(' ').slice(0, 2).join('\\s+')
  const pattern = new RegExp(`\\bitems?\\s*${item.replace(/([A-C])$/, '\\.?$1')}\\b`, 'i')
  const heading = new RegExp(`^\\W*(?:item\\s*\\w+\\W*)?${words}`, 'i')
  return document.blocks.some((block) => {
    if (block.layer === 'furniture' || block.type === 'picture') return false
    if (block.type === 'table')
      return (
        !isContents(block.cells.map((cell) => cell.text)) &&
        block.cells.some((cell) => pattern.test(cell.text) && cell.text.length < 120)
      )
    return (
      (block.type === 'heading' && heading.test(block.text)) ||
      (pattern.test(block.text.slice(0, 60)) && !(block.type === 'paragraph' && block.role === 'contents'))
    )
  })
}

function isContents(texts: readonly string[]): boolean {
  return texts.filter((text) => /^\s*items?\s*\d/i.test(text)).length >= 4
}

/** The items before the numbering starts again with part II. */
function firstPart(items: readonly NumberedPlace[]): NumberedPlace[] {
  const restart = items.findIndex(
    (place, index) => index > 0 && place.ordinal < items[index - 1]!.ordinal && place.ordinal === 1,
  )
  return restart < 0 ? [...items] : items.slice(0, restart)
}

function formOf(document: Document): '10-K' | '10-Q' | undefined {
  const front = textBlocks(document)
    .slice(0, 60)
    .map((block) => block.text)
    .join('\n')
  const match = /form\s*10-?\s*([KQ])\b/i.exec(foldText(front))
  if (match) return match[1]!.toUpperCase() === 'K' ? '10-K' : '10-Q'
  const items = numberedPlaces(document).filter((place) => place.style === 'item')
  return items.some((place) => /^(?:9A|10|11|12|13|14|15)$/i.test(place.printed)) ? '10-K' : undefined
}

/** 第一节 … 第十二节 of an annual report: a number left out among many present, named by what is not found. */
function* missingChineseSections(document: Document, places: readonly NumberedPlace[]): Generator<Draft> {
  const sections = places.filter((place) => place.style === 'section' && place.heading)
  if (document.language !== 'zh' || sections.length < 5) return
  for (const { title, pattern } of CHINESE_ANNUAL_SECTIONS) {
    if (
      textBlocks(document).some(
        (block) => (block.type === 'heading' || block.text.length < 60) && pattern.test(block.text),
      )
    )
      continue
    const gap = findGaps(sections)[0]
    const name = gap ? `第${printOrdinal(gap[0].ordinal + 1, gap[0].printed)}节 ${title}` : title
    const anchor = gap?.[0] ?? sections[0]!
    yield {
      messageId: 'item',
      data: { name, form: '年度报告' },
      evidence: [{ location: locationOf(anchor.block), text: anchor.text.slice(0, 160) }],
      expected: name,
      confidence: gap ? 0.9 : 0.7,
    }
  }
}
