import type { DocumentSummary } from '@tickmark/document'

/** The change of a key figure as text: of a percentage in percentage points, of an amount in per cent. */
export function changeText(
  { change, changeUnit }: DocumentSummary['keyFigures'][number],
  points: (change: string) => string,
): string {
  if (!change) return '–'
  const signed = change.replace('-', '−')
  return changeUnit === 'points' ? points(signed) : `${signed}%`
}
