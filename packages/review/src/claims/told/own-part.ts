import type { PartBook } from './part-sections.ts'
import { isWholeLine } from './plain-told.ts'
import type { ToldFigure } from './read-told.ts'
import type { ToldText } from './told-text.ts'

/** As told of a part whose name stands before that of the line: it is the part's own line, and whole if nothing else stands before it. */
export function withPart(figure: ToldFigure, told: ToldText, parts: PartBook): ToldFigure {
  const { subject } = figure
  const found = subject && parts.partBefore(told.text.slice(0, subject.start), subject.name)
  if (!found) return figure
  return { ...figure, part: found.part, isModified: false, isWhole: isWholeLine(told, { start: found.start }) }
}
