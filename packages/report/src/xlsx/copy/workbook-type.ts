import type { OfficePackage } from './open-package.ts'

const MAIN_PART = /(?:spreadsheetml|ms-excel)\.(?:sheet|template)[\w.]*\.main\+xml/i
const MAIN_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
} as const

/** Makes the package say of itself what its name says: Excel opens nothing where the two differ. Templates become workbooks. */
export function setWorkbookType(file: OfficePackage, ending: 'xlsx' | 'xlsm'): void {
  const types = '[Content_Types].xml'
  const text = file.text(types) ?? ''
  file.set(
    types,
    text.replace(/(ContentType\s*=\s*["'])([^"']*)/g, (whole, head: string, type: string) =>
      MAIN_PART.test(type) ? head + MAIN_TYPES[ending] : whole,
    ),
  )
}
