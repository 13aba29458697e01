import { foldText } from '@tickmark/language'
import { groupOf, textWithMarker } from '@tickmark/document'
import { quoteAround } from '../../facts/text/quote-around.ts'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { textBlocks } from '../../facts/outline/outline.ts'
import { defineRule } from '../../rule/rule.ts'

const MARK = /\[([A-Z]{0,2}\d{1,3})\]/g

/** Of the numbers that a list of sources counts up to, the share that it has at least; what begins with numbers here and there is no list. */
const COUNTED = 0.6

function isList(marks: readonly string[]): boolean {
  const last = Math.max(...marks.map((mark) => Number(mark.replace(/\D/g, ''))))
  return marks.length >= 2 && marks.length >= last * COUNTED
}

/** Citations without an entry in the list of sources, and sources that nothing cites. */
export const citation = defineRule({
  meta: {
    id: 'traceability/citation',
    catalogue: ['TRAC-003'],
    category: 'traceability',
    severity: 'warning',
    basis: 'stated',
    documents: ['due_diligence', 'financial_report'],
    status: 'stable',
  },
  messages: {
    'without-source': {
      title: {
        'zh-CN': '引注没有对应来源',
        en: 'A citation without a source',
        ko: '출처가 없는 인용입니다',
        ja: '出典のない引用です',
      },
      message: {
        'zh-CN': '引注 {mark} 在资料来源列表中没有对应条目。',
        en: 'The citation {mark} has no entry in the list of sources.',
        ko: '인용 {mark}에 해당하는 항목이 자료 출처 목록에 없습니다.',
        ja: '引用{mark}に対応する項目が出典一覧にありません。',
      },
      explanation: {
        'zh-CN': '已列来源：{known}。',
        en: 'Sources listed: {known}.',
        ko: '목록에 있는 출처: {known}.',
        ja: '一覧にある出典：{known}。',
      },
    },
    'never-cited': {
      title: {
        'zh-CN': '来源从未被引用',
        en: 'A source that is never cited',
        ko: '한 번도 인용되지 않은 출처입니다',
        ja: '一度も引用されていない出典です',
      },
      message: {
        'zh-CN': '资料来源 {mark} 在正文中未被引用。',
        en: 'The source {mark} is cited nowhere in the text.',
        ko: '자료 출처 {mark}이(가) 본문에서 인용되지 않았습니다.',
        ja: '出典{mark}は本文で引用されていません。',
      },
      explanation: {
        'zh-CN': '请补充引注，或将该来源从列表中删除。',
        en: 'Cite it where it was used, or take it off the list.',
        ko: '사용한 곳에 인용을 표시하거나 목록에서 삭제하십시오.',
        ja: '使用箇所に引用を付すか、一覧から削除してください。',
      },
    },
  },
  *check({ document }) {
    const blocks = textBlocks(document).map((block) => ({
      block,
      text: foldText(textWithMarker(block)),
    }))
    const entries = new Map(
      blocks.flatMap(({ block, text }) =>
        /^\[([A-Z]{0,2}\d{1,3})\]\s*\S/.test(text) ? [[groupOf(/^\[([^\]]+)\]/.exec(text)!, 1), block] as const] : [],
      ),
    )
    if (!isList([...entries.keys()])) return
    const listed = new Set(entries.values())
    const cited = new Set(
      document.blocks
        .flatMap((block) =>
          block.type === 'table' ? [block.caption ?? '', ...block.cells.map((cell) => cell.text)] : [],
        )
        .flatMap((text) => Array.from(foldText(text).matchAll(MARK), (match) => groupOf(match, 1))),
    )
    const known = [...entries.keys()].map((key) => `[${key}]`).join(' ')
    const styled = (key: string) =>
      [...entries.keys()].some((entry) => entry.replace(/\d+/, '') === key.replace(/\d+/, ''))
    for (const { block, text } of blocks) {
      if (listed.has(block)) continue
      for (const match of text.matchAll(MARK)) {
        cited.add(groupOf(match, 1))
        if (entries.has(groupOf(match, 1)) || !styled(groupOf(match, 1))) continue
        const end = match.index + match[0].length
        yield {
          messageId: 'without-source',
          data: { mark: match[0], known },
          evidence: [
            {
              location: locate(block, match.index, end),
              text: quoteAround(block.text, match.index, end),
              value: match[0],
            },
          ],
          confidence: 0.95,
        }
      }
    }
    for (const [key, block] of entries) {
      if (cited.has(key)) continue
      yield {
        messageId: 'never-cited',
        data: { mark: `[${key}]`, known },
        evidence: [
          { location: locate(block, 0, block.text.length), text: block.text.slice(0, 200), value: `[${key}]` },
        ],
        confidence: 0.9,
      }
    }
  },
})
