import { foldText } from '@tickmark/language'
import { amountValue } from '@tickmark/document'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import type { Relation } from '../relation/relation.ts'
import { heldOrMeant, shareRelation } from '../relation/share-relation.ts'

/** Words right before a percentage that make it a share; `whole` is what it is a share of, where that is named. */
export const SHARE_OF =
  /占(?<whole>[^，。；、,;]{0,30}?)的?(?:比例|比重|比率|比)?(?:均|分别|合计)?(?:约)?(?:为|达到?|是)?约?\s*$/

/** What a counted figure counts: 家, 项, 人; money and other units by themselves. */
function kindOf(text: string, { figure, end }: ProseFigure): string {
  const { unit } = figure.amount
  if (unit !== 'unknown') return unit
  return /^\s*([一-鿿가-힣]{1,2}?)(?=[一-鿿가-힣]?)/.exec(text.slice(end))?.[1] ?? ''
}

/** A sentence with its figures blanked out, so that their separators and digits read as no punctuation; offsets stay. */
export function withoutFigures({ text, figures }: Sentence): string {
  const folded = foldText(text)
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of figures.toSorted((a, b) => a.start - b.start)) {
    const begin = Math.max(from, start)
    pieces.push(folded.slice(from, begin), '#'.repeat(Math.max(0, end - begin)))
    from = Math.max(from, end)
  }
  return pieces.join('') + folded.slice(from)
}

/** Shares whose part and whole the sentence prints itself. */
export function sentenceShares(sentences: readonly Sentence[]): Relation[] {
  return sentences.flatMap((sentence) => {
    const text = withoutFigures(sentence)
    const percents = sentence.figures.filter(({ figure }) => figure.amount.unit === 'percent')
    const others = sentence.figures.filter(
      ({ figure }) => !['percent', 'points', 'basis_points', 'multiple'].includes(figure.amount.unit),
    )
    if (percents.length === 0 || others.length < 2 || others.length > 12) return []
    return [
      ...percents.flatMap((percent) => [...namedShare(text, percent, others), ...ofPrinted(text, percent, others)]),
      ...bracketShares(text, percents, others),
    ]
  })
}

const REPRESENTS =
  /\b(?:represent(?:s|ed|ing)?|account(?:s|ed|ing)? for|equal(?:s|ling)? to|equat(?:es|ing) to)\b[^,;]{0,40}$/i

/** "tax of ⟦a⟧ represents ⟦p⟧ of profit before tax of ⟦b⟧". */
function ofPrinted(text: string, percent: ProseFigure, others: readonly ProseFigure[]): Relation[] {
  const [part, whole] = [
    others.findLast(({ end }) => end <= percent.start),
    others.find(({ start }) => start >= percent.end),
  ]
  if (!part || !whole || !sameKind(text, part, whole) || !REPRESENTS.test(text.slice(part.end, percent.start)))
    return []
  return /^\s*of\s[^,;.]{3,40}\sof\s*$/i.test(text.slice(percent.end, whole.start))
    ? toRelations(percent, part, [whole], 0.85)
    : []
}

function namedShare(text: string, percent: ProseFigure, others: readonly ProseFigure[]): Relation[] {
  const match = SHARE_OF.exec(text.slice(0, percent.start))
  if (!match) return []
  const whole = others.findLast(({ start, end }) => start > match.index && end <= percent.start)
  const before = others.filter(({ end }) => end <= match.index)
  const part = partBefore(text, match.index, before)
  if (!part) return []
  // 占净资产⟦b⟧的⟦p⟧ prints both.
  if (whole) return sameKind(text, part, whole) ? toRelations(percent, part, [whole], 0.85) : []
  const wholes = before.filter((other) => other !== part && sameKind(text, part, other) && isLarger(other, part))
  const named = TOTAL.test(match.groups!.whole!) || /其中|包括|有|共/.test(text.slice(0, part.start))
  return toRelations(percent, part, wholes, named && wholes.length === 1 ? 0.75 : 0.4)
}

const TOTAL = /总|合计|全部|^$/

/** The figure right before 占, or the one printed behind an earlier mention of what stands before it: 加盟店⟦a⟧家，加盟店占比. */
function partBefore(text: string, at: number, before: readonly ProseFigure[]): ProseFigure | undefined {
  const name = /[^，、；。,;:：⟦\s]*$/.exec(text.slice(0, at))![0]
  const last = before.at(-1)
  const between = last ? text.slice(last.end, at) : ''
  if (last && /^[^，、；。,;]{0,3}[，,]?\s*(?:约|均|合计)?$/.test(between)) return last
  if (name.length < 2) return undefined
  return before.find(({ start }) => text.slice(0, start).endsWith(name))
}

function sameKind(text: string, a: ProseFigure, b: ProseFigure): boolean {
  return kindOf(text, a) === kindOf(text, b)
}

function isLarger(a: ProseFigure, b: ProseFigure): boolean {
  return amountValue(a.figure.amount).greaterThan(amountValue(b.figure.amount))
}

function toRelations(
  percent: ProseFigure,
  part: ProseFigure,
  wholes: readonly ProseFigure[],
  confidence: number,
): Relation[] {
  const tested = wholes.flatMap((whole) => shareRelation(percent.figure, part.figure, whole.figure, confidence) ?? [])
  return heldOrMeant(tested).filter((relation) => relation.holds || confidence >= 0.6)
}

/** 2,400份，其中一线城市960份(40.0%)、二线城市…(25.0%): shares in brackets of one whole, proven by one another. */
function bracketShares(text: string, percents: readonly ProseFigure[], others: readonly ProseFigure[]): Relation[] {
  const pairs = percents.flatMap((percent) => {
    const part = others.findLast(({ end }) => end <= percent.start)
    return part && /^[^⟦，、；。,;]{0,4}[(（]\s*(?:占比?|约)?\s*$/.test(text.slice(part.end, percent.start))
      ? [{ percent, part }]
      : []
  })
  const first = pairs[0]
  if (!first || pairs.length < 2) return []
  const wholes = others.filter(
    (other) => other.end <= first.part.start && sameKind(text, other, first.part) && isLarger(other, first.part),
  )
  const tested = wholes.map((whole) =>
    pairs.flatMap(({ percent, part }) => shareRelation(percent.figure, part.figure, whole.figure, 0.8) ?? []),
  )
  const held = (relations: readonly Relation[]) => relations.filter((relation) => relation.holds).length
  const best = tested.toSorted((a, b) => held(b) - held(a))[0]
  return best && held(best) > 0 && held(best) >= best.length - held(best) ? best : []
}
