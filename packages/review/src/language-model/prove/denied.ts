import { DENIES } from '../statements/denies.ts'
import type { PlaceIndex } from './place-index.ts'

/**
 * Whether one statement tells of the very thing that the other denies: 无对外担保 beside 提供担保. Scripts without blanks share a single word of two signs
 * then, which is enough where it is what is denied and the document does not say it everywhere (资产 ties nothing together).
 */
export function tellsOfDenied(one: string, other: string, index: PlaceIndex): boolean {
  const [a, b] = [one.normalize('NFKC'), other.normalize('NFKC')]
  if (DENIES.test(a) === DENIES.test(b)) return false
  const [denial, told] = DENIES.test(a) ? [a, b] : [b, a]
  return headsOf(denial).some((head) => told.includes(head) && isTelling(head, index))
}

/** Whether a statement denies the very kind of thing that a line is of (无银行借款 beside 长期借款), and names no other line of the kind. */
export function deniesLine(statement: string, label: string, { document }: PlaceIndex): boolean {
  const text = statement.normalize('NFKC')
  const isOfKind = headsOf(text).some((head) => label.normalize('NFKC').endsWith(head))
  return (
    isOfKind &&
    !document.blocks.some(
      (block) =>
        block.type === 'table' &&
        block.cells.some(({ text: other }) => other !== label && other.length > 2 && text.includes(other.trim())),
    )
  )
}

/** What is denied, as its writing order has it: behind the negation in Chinese, before it in Japanese and Korean. */
const DENIED = [
  /(?:不存在|没有|沒有|并无|均无|无|無|未)(\p{Script=Han}{2,})/gu,
  /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:は|が|を|も)[^。、]{0,12}?(?:ない|ません|なし|おらず|せず)/gu,
  /(\p{Script=Hangul}{2,})(?:이|가|은|는|을|를|도) [^.,]{0,10}?(?:없|않|아니)/gu,
]

/** The last two signs of what is denied name it; what stands before them tells which. */
const headsOf = (denial: string): string[] =>
  DENIED.flatMap((pattern) => Array.from(denial.matchAll(pattern), ([, thing = '']) => thing.slice(-2)))

/** Stands in few of the document's statements and rows. */
function isTelling(head: string, { document }: PlaceIndex): boolean {
  const texts = document.blocks.flatMap((block) =>
    block.type === 'table'
      ? [block.caption ?? '', ...block.cells.filter(({ columnIndex }) => columnIndex === 0).map(({ text }) => text)]
      : [block.text],
  )
  return texts.filter((text) => text.includes(head)).length <= Math.max(FEW, texts.length * RARE)
}

/** The two statements themselves, and each once more (a summary). */
const FEW = 4
const RARE = 0.03
