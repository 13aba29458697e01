import type { PageContent, PageWord, Rectangle, Rule } from '@tickmark/document/page'

/** A clockwise turn, in degrees. */
export type Turn = NonNullable<PageContent['turn']>

/** A page whose text lies on its side or head, brought upright by a clockwise turn: all places are those after it. */
export function turnUpright(content: PageContent, turn: Turn): PageContent {
  const onSide = turn !== 180
  const place = <T extends Rectangle>(one: T): T => ({ ...one, ...turnBox(one, content, turn) })
  return {
    ...content,
    width: onSide ? content.height : content.width,
    height: onSide ? content.width : content.height,
    turn,
    words: content.words.map((word): PageWord => ({ ...place(word), ...turnLetters(word, turn) })),
    rules: content.rules.map((rule) => turnRule(rule, content, turn)),
    fills: content.fills.map(place),
    pictures: content.pictures.map(place),
    ...(content.drawings && { drawings: content.drawings.map(place) }),
  }
}

/** What stood across stands on its side after a quarter turn, and the other way round. */
function turnLetters({ vertical, turned }: PageWord, turn: Turn): Pick<PageWord, 'vertical' | 'turned'> {
  const lies = ((turned ?? 0) + turn) % 360
  const after = (lies === 90 || lies === 270) && (turned || !vertical) ? lies : undefined
  return { vertical: turn === 180 ? vertical : !vertical || undefined, turned: after }
}

/** Where a place of a page lies once the page is turned; `width` and `height` are those before it. */
export function turnBox(
  { left, top, right, bottom }: Rectangle,
  { width, height }: { width: number; height: number },
  turn: Turn,
): Rectangle {
  if (turn === 90) return { left: height - bottom, top: left, right: height - top, bottom: right }
  if (turn === 180) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top }
  return { left: top, top: width - right, right: bottom, bottom: width - left }
}

function turnRule(rule: Rule, size: { width: number; height: number }, turn: Turn): Rule {
  const { direction, start, end, at } = rule
  const level = direction === 'horizontal'
  const box = turnBox(
    level ? { left: start, right: end, top: at, bottom: at } : { left: at, right: at, top: start, bottom: end },
    size,
    turn,
  )
  return box.right - box.left > box.bottom - box.top
    ? { ...rule, direction: 'horizontal', start: box.left, end: box.right, at: box.top }
    : { ...rule, direction: 'vertical', start: box.top, end: box.bottom, at: box.left }
}
