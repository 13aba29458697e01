import type { DocumentType } from '@tickmark/document'
import { numberedPlaces, printOrdinal } from '../../facts/outline.ts'
import type { NumberStyle, NumberedPlace } from '../../facts/outline.ts'
import { locationOf } from '../place-of.ts'
import { defineRule } from '../../rule.ts'

const STYLES: readonly NumberStyle[] = ['note', 'table', 'figure', 'section', 'chinese', 'decimal']
const DOCUMENTS: readonly DocumentType[] = ['financial_report', 'due_diligence']

/** Numbers left out in a run of headings, notes or captions. */
export const numberingGap = defineRule({
  meta: {
    id: 'completeness/numbering-gap',
    catalogue: ['COMP-008'],
    category: 'completeness',
    severity: 'warning',
    basis: 'stated',
    documents: DOCUMENTS,
    status: 'stable',
  },
  messages: {
    gap: {
      title: {
        'zh-CN': '编号不连续',
        en: 'A number is missing in a sequence',
        ko: '번호가 연속되지 않습니다',
        ja: '番号が連続していません',
      },
      message: {
        'zh-CN': '「{before}」之后即为「{after}」，缺少编号 {missing}。',
        en: '“{before}” is followed by “{after}”: number {missing} is missing.',
        ko: '‘{before}’ 다음에 ‘{after}’이(가) 이어지며 번호 {missing}이(가) 없습니다.',
        ja: '「{before}」の次が「{after}」となっており、番号 {missing} がありません。',
      },
      explanation: {
        'zh-CN': '可能删除了内容而未调整编号，或遗漏了一个部分。',
        en: 'A part was removed without renumbering, or left out.',
        ko: '내용을 삭제한 후 번호를 조정하지 않았거나 일부가 누락된 것으로 보입니다.',
        ja: '内容を削除した後に番号を振り直していないか、一部が欠落しています。',
      },
    },
  },
  *check({ document }) {
    for (const [before, after] of findGaps(numberedPlaces(document))) {
      const missing = printOrdinal(before.ordinal + 1, before.printed)
      yield {
        messageId: 'gap',
        data: { before: before.text.slice(0, 60), after: after.text.slice(0, 60), missing },
        evidence: [
          { location: locationOf(after.block), text: after.text.slice(0, 200) },
          { location: locationOf(before.block), text: before.text.slice(0, 200) },
        ],
        confidence: 0.8,
      }
    }
  },
})

/** Neighbours of one numbering between which exactly one or two numbers are left out and stand nowhere else. */
export function findGaps(places: readonly NumberedPlace[]): [NumberedPlace, NumberedPlace][] {
  return STYLES.flatMap((style) => {
    const own = places.filter(
      (place) =>
        place.style === style &&
        place.parent === '' &&
        place.ordinal > 0 &&
        (place.heading || style === 'note' || style === 'table' || style === 'figure'),
    )
    const present = new Set(
      places.filter((place) => place.style === style && place.parent === '').map((place) => place.ordinal),
    )
    const run = longestRun(own)
    if (run.length < 4) return []
    return run.flatMap((place, index) => {
      const next = run[index + 1]
      const gap = next ? next.ordinal - place.ordinal : 0
      if (!next || gap < 2 || gap > 3) return []
      return Array.from({ length: gap - 1 }, (_, step) => place.ordinal + 1 + step).some((missing) =>
        present.has(missing),
      )
        ? []
        : ([[place, next]] as [NumberedPlace, NumberedPlace][])
    })
  })
}

/** The longest rising run: headings of another numbering mixed in (a list that starts again at 1) fall out. */
function longestRun(places: readonly NumberedPlace[]): NumberedPlace[] {
  const best: { length: number; previous: number }[] = []
  places.forEach((place, index) => {
    let own = { length: 1, previous: -1 }
    for (let other = 0; other < index; other++) {
      const step = place.ordinal - places[other]!.ordinal
      if (step > 0 && step <= 3 && best[other]!.length + (step === 1 ? 1 : 0.6) > own.length)
        own = { length: best[other]!.length + (step === 1 ? 1 : 0.6), previous: other }
    }
    best.push(own)
  })
  let at = best.reduce((top, entry, index) => (top < 0 || entry.length > best[top]!.length ? index : top), -1)
  const run: NumberedPlace[] = []
  for (; at >= 0; at = best[at]!.previous) run.unshift(places[at]!)
  return run
}
