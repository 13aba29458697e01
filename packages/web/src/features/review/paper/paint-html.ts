import type { Mark } from '../pane/marks.ts'
import type { Shown } from '../pane/pane.tsx'
import { findPlace } from './find-place.ts'

/** Marks the places of the problems and removes the earlier marks. */
export function paintMarks(root: ShadowRoot, marks: readonly Mark[], selectedId: string | undefined): void {
  for (const old of root.querySelectorAll('[data-mark]'))
    for (const name of ['data-mark', 'data-problem', 'data-current']) old.removeAttribute(name)
  // The selected problem is painted last, so that it wins where two share a place.
  const order = marks.toSorted(
    (a, b) => Number(a.problem.problem_id === selectedId) - Number(b.problem.problem_id === selectedId),
  )
  for (const { problem, kind, location } of order) {
    const place = findPlace(root, location)
    place?.setAttribute('data-mark', kind)
    place?.setAttribute('data-problem', problem.problem_id)
    if (problem.problem_id === selectedId) place?.setAttribute('data-current', kind)
  }
}

/** Marks the figure that is looked at and the places of what it was held against, and no other. */
export function paintShown(root: ShadowRoot, shown: Shown | undefined): void {
  for (const old of root.querySelectorAll('[data-shown]')) old.removeAttribute('data-shown')
  for (const operand of shown?.operands ?? []) findPlace(root, operand)?.setAttribute('data-shown', 'operand')
  if (shown) findPlace(root, shown.figure.location)?.setAttribute('data-shown', 'figure')
}
