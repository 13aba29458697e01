import type { Document, DocumentType } from '@tickmark/document'
import { attachmentsFrom } from '../../facts/outline/attachments.ts'
import { findGaps, isPrintedBetween } from '../../facts/outline/find-gaps.ts'
import { numberedPlaces } from '../../facts/outline/outline.ts'
import type { NumberedPlace } from '../../facts/outline/outline.ts'
import { locationOf } from '../../rule/place-of.ts'
import { defineRule } from '../../rule/rule.ts'
import { missingTopics } from '../../facts/outline/missing-topics.ts'
import { printOrdinal } from '@tickmark/language'

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
        'zh-CN': '“{before}”之后即为“{after}”，缺少编号 {missing}。',
        en: '“{before}” is followed by “{after}”: number {missing} is missing.',
        ko: '‘{before}’ 다음에 ‘{after}’이(가) 이어지며 번호 {missing}이(가) 없습니다.',
        ja: '「{before}」の次が「{after}」となっており、番号{missing}がありません。',
      },
      explanation: {
        'zh-CN': '可能删除了内容而未调整编号，或遗漏了一个部分。',
        en: 'A part was removed without renumbering, or left out.',
        ko: '내용을 삭제한 후 번호를 조정하지 않았거나 일부가 누락된 것으로 보입니다.',
        ja: '内容を削除した後に番号を振り直していないか、一部が欠落しています。',
      },
    },
  },
  *check({ document, type }) {
    // A gap that a missing topic explains is reported there.
    const explained = type === 'due_diligence' ? missingTopics(document).length : 0
    for (const [before, after] of findGaps(ownPlaces(document))) {
      if (explained > 0 && before.heading && before.kind !== 'note') continue
      if (isPrintedBetween(document, [before, after])) continue
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

/** The document's own numbering: the clauses of contracts attached to it are none of it, while statements may stand behind the signatures. */
function ownPlaces(document: Document): NumberedPlace[] {
  const end = attachmentsFrom(document)
  return numberedPlaces(document).filter(({ blockIndex, kind }) => blockIndex < end || kind === 'note')
}
