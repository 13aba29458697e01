import { defineRule } from '../../rule.ts'
import { locationOf } from '../place-of.ts'

const SHORTEST = 8
const LIMIT = 10

/** Text that is in the file but that nobody sees on the page: white, transparent, off the page, or in hidden parts. */
export const hiddenText = defineRule({
  meta: {
    id: 'traceability/hidden-text',
    catalogue: ['TRAC-012'],
    category: 'traceability',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    hidden: {
      title: {
        'zh-CN': '文件含有不可见文字',
        en: 'The file holds text that cannot be seen',
        ko: '보이지 않는 텍스트가 있습니다',
        ja: '見えない文字列が含まれています',
      },
      message: {
        'zh-CN': '页面上看不到的文字：「{text}」。',
        en: 'Text that cannot be seen on the page: “{text}”.',
        ko: '화면에 보이지 않는 텍스트: ‘{text}’.',
        ja: '画面上では見えない文字列：「{text}」。',
      },
      explanation: {
        'zh-CN': '白色、透明或位于页面之外的文字会被复制、检索和自动工具读取，却不为阅读者所见，应删除或说明。',
        en: 'White, transparent or off-page text is copied, searched and read by tools though no reader sees it: remove it or explain it.',
        ko: '흰색, 투명 또는 페이지 밖의 텍스트는 독자에게 보이지 않지만 복사·검색되고 도구가 읽습니다. 삭제하거나 설명하십시오.',
        ja: '白色・透明・ページ外の文字列は読者には見えませんが、複写・検索され、ツールに読み取られます。削除するか説明してください。',
      },
    },
  },
  *check({ document }) {
    let reported = 0
    for (const block of document.blocks) {
      if (block.layer !== 'invisible' || block.type === 'picture' || reported >= LIMIT) continue
      const text = block.type === 'table' ? block.cells.map((cell) => cell.text).join(' ') : block.text
      if (text.trim().length < SHORTEST) continue
      reported++
      yield {
        messageId: 'hidden',
        data: { text: text.slice(0, 80) },
        evidence: [{ location: locationOf(block), text: text.slice(0, 300) }],
        confidence: 0.8,
      }
    }
  },
})
