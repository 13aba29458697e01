import type { Block, Document } from '@tickmark/document'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { locationOf } from '../../rule/place-of.ts'

const SHORTEST = 8
const LIMIT = 10
/** Pages on which the same line in the margin is a running head, and how much of a page its margins are. */
const RUNNING_PAGES = 3
const MARGIN = 0.125

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
        'zh-CN': '页面上看不到的文字：“{text}”。',
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
    const hidden = document.blocks.filter((block) => block.layer === 'invisible' && block.type !== 'picture')
    if (hidden.length === 0) return
    const seen = visibleText(document)
    // The same text concealed in several places is one finding.
    const groups = [...Map.groupBy(hidden, (block) => textOf(block).trim())].filter(
      ([own, places]) =>
        tells(own) && !seen.includes(fold(own)) && !places.every((place) => isScanLayer(document, place)),
    )
    const isTrace = ([, blocks]: (typeof groups)[number]) =>
      isRunningHead(blocks) || blocks.every((block) => isOverPicture(document, block))
    for (const [text, blocks] of groups.filter(isTrace).slice(0, LIMIT))
      yield { ...draftOf(text, blocks), severity: 'suggestion' }
    // So is all that one file conceals.
    const concealed = groups.filter((group) => !isTrace(group))
    const [first] = concealed
    if (first) yield draftOf(first[0], concealed.flatMap(([, blocks]) => blocks).slice(0, MOST_PLACES))
  },
})

/** Places of concealed text that a finding names. */
const MOST_PLACES = 40

function draftOf(text: string, blocks: readonly Block[]): FindingDraft<'hidden'> {
  const [first, ...others] = blocks.map((block) => ({
    location: locationOf(block),
    text: textOf(block).trim().slice(0, 300),
  }))
  return { messageId: 'hidden', data: { text: text.slice(0, 80) }, evidence: [first!, ...others], confidence: 0.8 }
}

/** A line in the margin of page after page: a head of the template that was switched off rather than deleted. */
function isRunningHead(blocks: readonly Block[]): boolean {
  const inMargin = blocks.every(({ box }) => box && isBeside(box))
  return inMargin && new Set(blocks.map(({ page }) => page)).size >= RUNNING_PAGES
}

/** Above, below or beside what the page says, as "For personal use only" stands upright at the edge. */
function isBeside([left, top, right, bottom]: readonly [number, number, number, number]): boolean {
  return bottom <= MARGIN || top >= 1 - MARGIN || right <= MARGIN || left >= 1 - MARGIN
}

/** Whether a picture lies where the text is: what a scanner's software once read in a logo or stamp, often with slips. */
function isOverPicture({ blocks }: Document, { page, box }: Block): boolean {
  if (!box) return false
  const [left, top, right, bottom] = box
  return blocks.some(
    (other) =>
      other.type === 'picture' &&
      other.page === page &&
      other.box !== undefined &&
      other.box[0] <= left &&
      other.box[1] <= top &&
      other.box[2] >= right &&
      other.box[3] >= bottom,
  )
}

/** Share of the words of a scan's own text layer that reading its picture finds as well. */
const RECOGNISED = 0.6

/** Whether a page's picture shows the words too: the text was laid under a scan, and read from it anew. */
function isScanLayer(document: Document, hidden: Block): boolean {
  const page = document.blocks.filter((block) => block.page === hidden.page && block.layer !== 'invisible')
  const seen = new Set(page.flatMap((block) => wordsOf(textOf(block))))
  const words = [...new Set(wordsOf(textOf(hidden)))]
  return words.length > 0 && words.filter((word) => seen.has(word)).length >= words.length * RECOGNISED
}

/** Words, or pairs of characters where words are not parted by blanks. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Script=Latin}\p{N}]+|[\u3040-\u9fff\uac00-\ud7af]{2}/gu) ?? []
}

/** A sentence, or a good part of one; leftovers of a chart, file numbers and single words conceal nothing. */
function tells(text: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
  return text.length >= SHORTEST && (words.size >= 4 || (text.match(/[\u3040-\u9fff\uac00-\ud7af]/g) ?? []).length >= 8)
}

/** All that can be seen: text that stands on the page as well is a trace of how the file was made. */
function visibleText(document: Document): string {
  return fold(
    document.blocks
      .filter((block) => block.layer !== 'invisible')
      .map(textOf)
      .join(' '),
  )
}

function textOf(block: Block): string {
  return block.type === 'table' ? block.cells.map((cell) => cell.text).join(' ') : block.text
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
