import type { Document, OutlineEntry } from '@tickmark/document'
import { readUtf16 } from './engine/pdfium.ts'
import type { PdfiumDocument } from './engine/pdfium.ts'

/** More bookmarks, or deeper ones, are damage. */
const MAX_ENTRIES = 5000
const MAX_DEPTH = 12

/** Bookmarks of the file, in order. */
export function readBookmarks({ module, handle }: PdfiumDocument): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  const seen = new Set<number>()
  const visit = (parent: number, level: number): void => {
    for (
      let mark = module.FPDFBookmark_GetFirstChild(handle, parent);
      mark && !seen.has(mark);
      mark = module.FPDFBookmark_GetNextSibling(handle, mark)
    ) {
      if (entries.length >= MAX_ENTRIES) return
      seen.add(mark)
      const text = readUtf16(module, (buffer, length) => module.FPDFBookmark_GetTitle(mark, buffer, length))
      const action = module.FPDFBookmark_GetAction(mark)
      const target =
        module.FPDFBookmark_GetDest(handle, mark) || (action ? module.FPDFAction_GetDest(handle, action) : 0)
      const page = target ? module.FPDFDest_GetDestPageIndex(handle, target) + 1 : 0
      if (text) entries.push({ level, text, ...(page > 0 && { page }) })
      if (level < MAX_DEPTH) visit(mark, level + 1)
    }
  }
  visit(0, 1)
  return entries
}

/** Title, author, dates and producer as the file states them. */
export function readMetadata({ module, handle }: PdfiumDocument): Document['metadata'] {
  const entry = (key: string): string | undefined =>
    readUtf16(module, (buffer, length) => module.FPDF_GetMetaText(handle, key, buffer, length)) || undefined
  const metadata: Document['metadata'] = {
    title: entry('Title'),
    author: entry('Author'),
    producer: entry('Producer'),
    createdAt: toIsoDate(entry('CreationDate')),
    modifiedAt: toIsoDate(entry('ModDate')),
  }
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined))
}

/** "D:20241231235959+08'00'" → "2024-12-31T23:59:59+08:00"; undefined when it is none. */
export function toIsoDate(text: string | undefined): string | undefined {
  const match = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-])(\d\d)'?(\d\d)?)?/.exec(text ?? '')
  if (!match) return undefined
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    zulu,
    sign,
    zoneHour,
    zoneMinute = '00',
  ] = match
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}${sign ? `${sign}${zoneHour}:${zoneMinute}` : zulu ? 'Z' : ''}`
  return Number.isNaN(Date.parse(iso)) ? undefined : iso
}
