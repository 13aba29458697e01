import { literalPattern } from '@tickmark/document'
import type { Document, Evidence, Location, TextBlock } from '@tickmark/document'
import { attachmentsFrom } from '../../facts/outline/attachments.ts'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { quoteAround } from '../../facts/text/quote-around.ts'
import { defineRule } from '../../rule/rule.ts'
import { cellTextsOf } from '@tickmark/workbook'

const PLACEHOLDER =
  /\b(?:TBD|TBC|TBA|TODO|FIXME|XXX+|lorem ipsum)\b|\[\s*[●•▪■◆*_]+\s*\]|\[(?:insert|to be (?:inserted|completed|confirmed|updated)|placeholder|company name|date|amount)[^\]]{0,40}\]|#(?:REF!|DIV\/0!|N\/A|VALUE!|NAME\?)|待补充|待完善|待确认后填|待填写?|此处插入|占位符|【\s*(?:●|•|待[^】]{0,10})?\s*】|[Xx×]{3,}(?:公司|万元|元|年|有限)|추후\s?기재|작성\s?예정|기재\s?요망|追って記載|記載予定|未記入|要確認】/

/** Words left out of a published contract for confidentiality, not to be filled in. */
const REDACTED = /^\[\s*\*{2,}\s*\]$/
/** Blanks to be filled in by hand, as specimens of contracts have them by the dozen. */
const FORM_BLANK = /^\[\s*_+\s*\]$|^X{3,}$/i

/** An error value that a text speaks of: "a #N/A error". */
const SPOKEN_OF =
  /(#(?:REF!|DIV\/0!|N\/A|VALUE!|NAME\?))["”’»」』]?\s*(?:errors?\b|error values?|错误|錯誤|エラー|오류|-?Fehler)|(?:erreur|errore|error)\s+["“«]?(#(?:REF!|DIV\/0!|N\/A|VALUE!|NAME\?))/gi

/** Text that someone meant to replace before the document went out. */
export const placeholder = defineRule({
  meta: {
    id: 'completeness/placeholder',
    catalogue: ['COMP-009'],
    category: 'completeness',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence', 'valuation_model'],
    status: 'stable',
  },
  messages: {
    placeholder: {
      title: {
        'zh-CN': '遗留的占位文字',
        en: 'Placeholder left in the text',
        ko: '임시 문구가 남아 있습니다',
        ja: '仮の文言が残っています',
      },
      message: {
        'zh-CN': '文中留有占位文字“{text}”。',
        en: 'The placeholder “{text}” was left in the text.',
        ko: '본문에 임시 문구 ‘{text}’이(가) 남아 있습니다.',
        ja: '本文に仮の文言「{text}」が残っています。',
      },
      explanation: {
        'zh-CN': '定稿前应填写实际内容或删除占位文字。',
        en: 'Fill in the content or remove the placeholder before the document goes out.',
        ko: '최종본을 내기 전에 내용을 채우거나 임시 문구를 삭제해야 합니다.',
        ja: '確定版とする前に内容を記入するか、仮の文言を削除してください。',
      },
    },
    comment: {
      title: {
        'zh-CN': '文件中留有批注',
        en: 'Comment left in the document',
        ko: '문서에 메모가 남아 있습니다',
        ja: '文書にコメントが残っています',
      },
      message: {
        'zh-CN': '批注“{text}”尚未处理。',
        en: 'The comment “{text}” has not been resolved.',
        ko: '메모 ‘{text}’이(가) 처리되지 않았습니다.',
        ja: 'コメント「{text}」が未処理です。',
      },
      explanation: {
        'zh-CN': '对外提交前应处理并删除全部批注。',
        en: 'Comments show the state of discussion to outsiders; resolve and delete them before submission.',
        ko: '대외 제출 전에 모든 메모를 처리하고 삭제해야 합니다.',
        ja: '外部へ提出する前に、コメントをすべて処理して削除してください。',
      },
    },
    change: {
      title: {
        'zh-CN': '文件中留有修订痕迹',
        en: 'Tracked change left in the document',
        ko: '변경 내용 추적이 남아 있습니다',
        ja: '変更履歴が残っています',
      },
      message: {
        'zh-CN': '修订“{text}”尚未接受或拒绝。',
        en: 'The tracked change “{text}” has been neither accepted nor rejected.',
        ko: '변경 내용 ‘{text}’이(가) 적용되거나 취소되지 않았습니다.',
        ja: '変更履歴「{text}」が承諾も却下もされていません。',
      },
      explanation: {
        'zh-CN': '修订痕迹会泄露修改过程，且使正文内容不确定。',
        en: 'Tracked changes leave open which text is meant and reveal how it came about.',
        ko: '변경 추적이 남아 있으면 어떤 내용이 확정본인지 불분명하고 작성 과정이 드러납니다.',
        ja: '変更履歴が残っていると、どの文言が確定版か不明確になり、作成過程も外部に知られます。',
      },
    },
  },
  *check({ document }) {
    for (const annotation of document.annotations) {
      // Notes at a workbook's cells say where a number comes from; in a report comments are work not finished.
      if (document.workbook && annotation.kind === 'comment') continue
      yield {
        messageId: annotation.kind === 'comment' ? 'comment' : 'change',
        data: { text: annotation.text.slice(0, 80) },
        evidence: [{ location: annotation.location, text: annotation.text.slice(0, 300) }],
        confidence: 1,
      }
    }
    const blanks: Evidence[] = []
    const left: Evidence[] = []
    for (const { text, locationOf } of textsOf(document)) {
      const match = PLACEHOLDER.exec(text)
      if (match && (REDACTED.test(match[0]) || isOwnName(document, match[0]))) continue
      // An error value in a workbook is a formula's, and reported as such.
      if (!match || (document.workbook && match[0].startsWith('#'))) continue
      const location = locationOf(match.index, match.index + match[0].length)
      const piece = { location, text: quoteAround(text, match.index, match.index + match[0].length), value: match[0] }
      if (FORM_BLANK.test(match[0])) blanks.push(piece)
      else left.push(piece)
    }
    const spokenOf = errorsSpokenOf(document)
    for (const piece of left)
      if (!isNotation(piece, left) && !spokenOf.has(piece.value ?? ''))
        yield {
          messageId: 'placeholder',
          data: { text: piece.value ?? '' },
          evidence: [piece],
          confidence: 0.9,
          // Remarks of those who work on a model stand beside its numbers, and change none.
          ...(document.workbook && { severity: 'suggestion' as const }),
        }
    // The blanks of a form are filled in together, or belong to a specimen that is attached.
    const [first, ...others] = blanks
    if (first)
      yield {
        messageId: 'placeholder',
        data: { text: first.value ?? '' },
        evidence: [first, ...others],
        confidence: others.length >= 3 ? 0.6 : 0.9,
        ...(others.length >= 3 ? { severity: 'suggestion' as const } : {}),
      }
  },
})

/** Error values that the text explains: they stand in it as examples. */
function errorsSpokenOf(document: Document): Set<string> {
  return new Set(
    textsOf(document).flatMap(({ text }) =>
      Array.from(text.matchAll(SPOKEN_OF), ([, before, behind]) => before ?? behind ?? ''),
    ),
  )
}

/** "TBD" in several cells of one table is what it prints where nothing is decided yet. */
function isNotation({ location, value }: Evidence, all: readonly Evidence[]): boolean {
  return (
    location.rowIndex !== undefined &&
    /^TB[DCA]$/.test(value ?? '') &&
    all.filter((other) => other.location.block === location.block && other.value === value).length > 1
  )
}

/**
 * Whether what looks like a placeholder is a name or a mark of the document's own, put in quotes where it is explained (identified by the mark,
 * "[*]") or in brackets behind the words that it stands for: to-be-announced (TBA) securities.
 */
function isOwnName(document: Document, text: string): boolean {
  if (!/^(?:TB[DCA]|TODO|\[\s*[●•▪■◆*]+\s*\])$/.test(text)) return false
  const quoted = new RegExp(`["“'‘]${literalPattern(text)},?["”'’]|${spelledOut(text)}`)
  return document.blocks.some((block) => {
    if (block.type === 'picture') return false
    return block.type === 'table' ? block.cells.some((cell) => quoted.test(cell.text)) : quoted.test(block.text)
  })
}

/** The words that letters stand for, with the letters in brackets behind them. */
function spelledOut(letters: string): string {
  if (!/^[A-Z]+$/.test(letters)) return '(?!)'
  const words = [...letters].map((letter) => `[${letter}${letter.toLowerCase()}][a-z]*`)
  return `\\b${words.join('[-\\s]+')}\\s*\\(${letters}\\)`
}

interface PlacedText {
  text: string
  locationOf(start: number, end: number): Location
}

/** The texts of the document proper. What a filing attaches are forms to be filled in, and contracts with their secrets left out. */
function textsOf(document: Document): PlacedText[] {
  if (document.workbook)
    return cellTextsOf(document).map(({ text, location }) => ({ text, locationOf: () => location }))
  return document.blocks.slice(0, attachmentsFrom(document)).flatMap((block): PlacedText[] => {
    if (block.layer === 'furniture' || block.type === 'picture') return []
    if (block.type !== 'table')
      return [{ text: block.text, locationOf: (start, end) => locate(block as TextBlock, start, end) }]
    return block.cells.map((cell) => {
      const page = cell.page ?? block.page
      const { rowIndex, columnIndex, box } = cell
      const location = { block: block.id, rowIndex, columnIndex, ...(page ? { page } : {}), ...(box ? { box } : {}) }
      return { text: cell.text, locationOf: () => location }
    })
  })
}
