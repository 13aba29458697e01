import type { Document, Location } from '@tickmark/document'

/** Words that somebody typed into a workbook, with their place. Numbers shown as dates or words are no text. */
export interface CellText {
  text: string
  location: Location
}

export function cellTextsOf({ workbook }: Pick<Document, 'workbook'>): CellText[] {
  return (workbook?.sheets ?? []).flatMap((sheet) =>
    sheet.cells
      .filter(({ type, formula }) => type === 'text' && formula === undefined)
      .map(({ text, address }) => ({ text, location: { sheet: sheet.name, cell: address } })),
  )
}
