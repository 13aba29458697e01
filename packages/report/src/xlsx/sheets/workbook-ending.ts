/** The ending of the workbook that is written of a document: one that may hold macros stays one that may. */
export function workbookEnding(name: string): 'xlsx' | 'xlsm' {
  return /\.(?:xlsm|xltm)$/i.test(name) ? 'xlsm' : 'xlsx'
}

/** Its media type, which is that of its main part but for the end. */
export const WORKBOOK_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
} as const
