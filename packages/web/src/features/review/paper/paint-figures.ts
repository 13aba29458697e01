import type { ServedFigure } from '@tickmark/contract'
import { findPlace } from './find-place.ts'

/** What a figure is called for those who cannot see its sign. */
type Naming = (figure: ServedFigure) => string

/**
 * Gives each figure an element: its cell in a table, a span about it in running text. All of them lead to what the figure was held against; with
 * `ticks`, those that were verified bear the sign. One is reached by Tab, the others from there by the arrow keys.
 */
export function paintFigures(
  root: ShadowRoot,
  figures: readonly ServedFigure[],
  { ticks, nameOf }: { ticks: boolean; nameOf: Naming },
): void {
  clearFigures(root)
  for (const [block, inBlock] of Map.groupBy(figures.filter(isInText), ({ location }) => location.block))
    wrapFigures(root.querySelector(`[data-block="${CSS.escape(block ?? '')}"]`), inBlock)
  for (const figure of figures) {
    const { id, state, location } = figure
    const place = isInText(figure) ? root.querySelector(`[data-figure="${CSS.escape(id)}"]`) : findPlace(root, location)
    // Two figures of one cell: the first is the cell's.
    if (!place || (location.rowIndex === undefined && !isInText(figure))) continue
    if (!place.hasAttribute('data-figure')) place.setAttribute('data-figure', id)
    place.setAttribute('tabindex', '-1')
    place.setAttribute('aria-label', nameOf(figure))
    if (ticks && state === 'verified') place.setAttribute('data-tick', '')
  }
  root.querySelector('[data-figure]')?.setAttribute('tabindex', '0')
}

const isInText = ({ location: { start, end, rowIndex } }: ServedFigure): boolean =>
  rowIndex === undefined && start !== undefined && end !== undefined

function clearFigures(root: ShadowRoot): void {
  for (const span of root.querySelectorAll('span[data-start]')) {
    const parent = span.parentNode
    span.replaceWith(...span.childNodes)
    parent?.normalize()
  }
  for (const old of root.querySelectorAll('[data-figure]'))
    for (const name of ['data-tick', 'data-figure', 'tabindex', 'aria-label']) old.removeAttribute(name)
}

/** Wraps the figures of a block from its end, so that the offsets of those before stay right; of two that overlap the later one is taken. */
function wrapFigures(block: Element | null, figures: readonly ServedFigure[]): void {
  const text = block && textOf(block)
  if (!text) return
  let rest = text.data.length
  for (const { id, text: printed, location } of figures.toSorted((a, b) => startOf(b) - startOf(a))) {
    const { start = 0, end = 0 } = location
    if (end > rest || start >= end) continue
    rest = start
    const found = text.data.slice(start, end)
    // A page made from an earlier reading may hold another text there: then nothing is marked rather than a wrong place.
    if (!found.includes(printed.trim()) && !printed.includes(found.trim())) continue
    const figure = text.splitText(start)
    figure.splitText(end - start)
    const span = document.createElement('span')
    span.setAttribute('role', 'button')
    span.dataset.figure = id
    span.dataset.start = String(start)
    figure.replaceWith(span)
    span.append(figure)
  }
}

const startOf = ({ location }: ServedFigure): number => location.start ?? 0

/** The one piece of text of a block; of an item of a list what stands after its marker. */
function textOf(block: Element): Text | undefined {
  const holder = /^l[1-3]\b/.test(block.className) ? block.lastElementChild : block
  const [first, ...others] = holder?.childNodes ?? []
  return first instanceof Text && others.length === 0 ? first : undefined
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The arrow keys lead from figure to figure; says whether a key was one of them. */
export function stepToFigure(root: ShadowRoot, key: string): boolean {
  const by = STEPS[key]
  const at = root.activeElement
  if (by === undefined || !at?.matches('[data-figure]')) return false
  const figures = [...root.querySelectorAll<HTMLElement>('[data-figure]')]
  const next = figures[figures.findIndex((figure) => figure === at) + by]
  if (!next) return true
  at.setAttribute('tabindex', '-1')
  next.setAttribute('tabindex', '0')
  next.focus()
  return true
}
