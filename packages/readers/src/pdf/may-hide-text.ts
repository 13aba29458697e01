import { readFile, stat } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { visitObjects } from './engine/page-space.ts'
import type { PdfiumDocument } from './engine/pdfium.ts'

/** Text that is drawn with neither fill nor stroke: the operator that asks for it. */
const INVISIBLE = /(?:^|\s)3\s+Tr\b/
/** A map of characters that leads to one beyond the first plane, as rare ideographs in names and letters of formulas are. */
const BEYOND = /<(?:[\da-f]{4})*d[89ab][\da-f]{2}\s*d[c-f][\da-f]{2}/i
/** A font of many characters, the description of a font, and the font itself where the file holds it. */
const LARGE_FONT = /\/CIDFontType[02]\b/g
const DESCRIPTION = /\/Type\s*\/FontDescriptor\b/g
const HELD_FONT = /\/FontFile[23]?\b/g
/** Larger streams, inflated, are pictures and fonts. */
const MAX_STREAM = 8_000_000
/** What was found of the files read last. */
const REMEMBERED = 50

/** What the native engine does not tell of a file's text. */
export interface HiddenText {
  /** Some of it is drawn with neither fill nor stroke. */
  invisible: boolean
  /** Some of it stands beyond the first plane: the native engine leaves such characters out. */
  beyond: boolean
  /** Some of it may be set in a font of many characters that the file does not hold: the native engine takes digits for others there. */
  foreign: boolean
}

const known = new Map<string, Promise<HiddenText>>()

/**
 * Whether a file asks anywhere for invisible text, or for characters that the native engine leaves out. Looking through all
 * streams once costs far less than a second reading of each page.
 */
export async function mayHideText(path: string): Promise<HiddenText> {
  const { size, mtimeMs } = await stat(path)
  const key = `${path} ${size} ${mtimeMs}`
  const found = known.get(key) ?? lookThrough(path)
  known.set(key, found)
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size > REMEMBERED) known.delete(oldest)
  return found
}

const OBJECT_TEXT = 1
const TEXT_INVISIBLE = 3

/** Whether a page has invisible text. Its objects alone are looked at, which costs a fifth of reading their characters. */
export function hasInvisibleText(document: PdfiumDocument, number: number): boolean {
  const { module } = document
  return hasText(document, number, (object) => module.FPDFTextObj_GetTextRenderMode(object) === TEXT_INVISIBLE)
}

/** Whether a page has text in a font that the file does not hold. */
export function hasForeignText(document: PdfiumDocument, number: number): boolean {
  const { module } = document
  return hasText(document, number, (object) => module.FPDFFont_GetIsEmbedded(module.FPDFTextObj_GetFont(object)) === 0)
}

function hasText({ module, handle }: PdfiumDocument, number: number, isSought: (object: number) => boolean): boolean {
  const page = module.FPDF_LoadPage(handle, number - 1)
  if (!page) return false
  let found = false
  visitObjects(module, page, (object, type) => {
    found ||= type === OBJECT_TEXT && isSought(object)
  })
  module.FPDF_ClosePage(page)
  return found
}

/** How often a file speaks of fonts. */
class FontCount {
  private large = 0
  private described = 0
  private held = 0

  add(text: string): void {
    this.large += text.match(LARGE_FONT)?.length ?? 0
    this.described += text.match(DESCRIPTION)?.length ?? 0
    this.held += text.match(HELD_FONT)?.length ?? 0
  }

  /** Whether a font of many characters may be one that the file does not hold. */
  get lacksOne(): boolean {
    return this.large > 0 && Math.max(this.large, this.described) > this.held
  }
}

async function lookThrough(path: string): Promise<HiddenText> {
  const bytes = await readFile(path)
  // Encrypted streams tell nothing.
  if (bytes.includes('/Encrypt')) return { invisible: true, beyond: true, foreign: true }
  const found = { invisible: false, beyond: false }
  const fonts = new FontCount()
  let plainFrom = 0
  let at = bytes.indexOf('stream')
  while (at >= 0) {
    const dictionary = bytes.toString('latin1', Math.max(0, at - 400), at)
    const own = dictionary.slice(dictionary.lastIndexOf('obj') + 1)
    const start = at + (bytes[at + 6] === 13 ? 8 : 7)
    const end = bytes.indexOf('endstream', start)
    if (end < 0) break
    fonts.add(bytes.toString('latin1', plainFrom, at))
    plainFrom = end
    // From the end of one that is passed over as well: the word that ends it would be taken for the start of another.
    at = bytes.indexOf('stream', end + 'endstream'.length)
    if (/\/Type\s*\/ObjStm/.test(own)) {
      fonts.add(textOf(bytes.subarray(start, end), own))
      continue
    }
    if (found.invisible && found.beyond) continue
    if (/\/Subtype\s*\/Image|\/Length1|\/FontFile|\/Type\s*\/(?:XRef|Metadata)/.test(own)) continue
    const text = textOf(bytes.subarray(start, end), own)
    found.invisible ||= INVISIBLE.test(text)
    found.beyond ||= text.includes('begincmap') && BEYOND.test(text)
  }
  fonts.add(bytes.toString('latin1', plainFrom))
  return { ...found, foreign: fonts.lacksOne }
}

function textOf(stream: Buffer, dictionary: string): string {
  if (!/\/FlateDecode|\/Fl\b/.test(dictionary)) return stream.toString('latin1')
  try {
    return inflateSync(stream, { maxOutputLength: MAX_STREAM, finishFlush: 2 }).toString('latin1')
  } catch {
    return ''
  }
}
