import { foldText } from '@tickmark/language'
import type { Document, TextBlock } from '@tickmark/document'
import { numberedPlaces, textBlocks } from './outline.ts'
import type { NumberedPlace } from './outline.ts'
import { DUE_DILIGENCE_SECTIONS } from './required-sections.ts'
import type { RequiredSection } from './required-sections.ts'

const LEAST_HEADINGS = 5
const LONGEST_HEADING = 60

/** Topics of due diligence that no heading names; none where the document has too few headings to tell. */
export function missingTopics(document: Document): RequiredSection[] {
  const places = numberedPlaces(document)
  const headings = topicHeadings(document, places)
  if (headings.length < LEAST_HEADINGS) return []
  const titles = [
    ...headings.map((heading) => heading.text),
    ...places
      .filter((place) => place.text.length < LONGEST_HEADING && place.kind !== 'table')
      .map((place) => place.text),
  ].map(foldText)
  return DUE_DILIGENCE_SECTIONS.filter((section) => !titles.some((title) => section.pattern.test(title)))
}

/** Headings, and short numbered lines that a reader did not recognise as such. */
export function topicHeadings(document: Document, places: readonly NumberedPlace[]): TextBlock[] {
  const numbered = new Set(places.filter((place) => place.parent === '').map((place) => place.block))
  return textBlocks(document).filter(
    (block) => block.type === 'heading' || (block.text.length < LONGEST_HEADING && numbered.has(block)),
  )
}
