import type { PageContent, PageWord, Rectangle, Rule } from '@tickmark/document/page'

type Turn = NonNullable<PageContent['turn']>

/** A page whose text lies on its side or head, brought upright by a clockwise turn: all places are those after it. */
export function turnUpright(content: PageContent, turn: Turn): PageContent {
  const onSide = turn !== 180
  const place = <T extends Rectangle>(one: T): T => ({ ...one, ...turnBox(one, content, turn) })
  return {
    ...content,
    width: onSide ? content.height : content.width,
    height: onSide ? content.width : content.height,
    turn,
    // What stood across now stands on its side, and the other way round.
    words: content.words.map((word): PageWord => ({
      ...place(word),
      vertical: onSide ? !word.vertical || undefined : word.vertical,
    })),
    rules: content.rules.map((rule) => turnRule(rule, content, turn)),
    fills: content.fills.map(place),
    pictures: content.pictures.map(place),
    ...(content.drawings && { drawings: content.drawings.map(place) }),
  }
}

function turnBox(
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
