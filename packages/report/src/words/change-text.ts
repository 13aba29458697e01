import type { DocumentSummary } from '@tickmark/document'
import type { Labels } from './labels/label-set.ts'

/** The change of a key figure with its unit: of a percentage in points, else per cent. Empty where there is none. */
export function changeText(
  { change, changeUnit }: DocumentSummary['keyFigures'][number],
  { unitName }: Pick<Labels, 'unitName'>,
): string {
  if (change === undefined) return ''
  const points = /^[a-z]/i.test(unitName.points) ? ` ${unitName.points}` : unitName.points
  return change + (changeUnit === 'points' ? points : '%')
}
