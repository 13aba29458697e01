import type { PartBook } from './part-sections.ts'
import { isModifiedName, isWholeLine } from './plain-told.ts'
import type { ToldFigure } from './read-told.ts'
import type { ToldText } from './told-text.ts'

/** As told of a part whose name stands before that of the line: it is the part's own line, and whole if nothing else stands before it. */
export function withPart(figure: ToldFigure, told: ToldText, parts: PartBook): ToldFigure {
  const { subject } = figure
  const found = subject && parts.partBefore(told.text.slice(0, subject.start), subject.name)
  if (!found) return figure
  const name = { start: found.start }
  return { ...figure, part: found.part, isModified: isModifiedName(told, name), isWhole: isWholeLine(told, name) }
}
