import { open, type FileHandle } from 'node:fs/promises'
import { ReadError, type Format } from '@tickmark/document'
import { readZipDirectory } from '../zip/zip-directory.ts'
import { preflightZip } from '../zip/zip-preflight.ts'
import { openCompoundFile, type CompoundFile } from '../office97/compound-file.ts'
import { openPackage } from '../ooxml/open-package.ts'
import { isHtmlPage, isWebArchive } from '../html/decode-html.ts'
import { looksLikeText } from '../text/decode-text.ts'
import type { SourceFile } from '@tickmark/document/page'

export interface Detected {
  format: Format
  /** By content. */
  mediaType: string
}

const MEDIA_TYPES: Record<Exclude<Format, 'image'>, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ppt: 'application/vnd.ms-powerpoint',
  csv: 'text/csv',
  html: 'text/html',
}

/** Names that people give to one kind of content; within a family the content decides silently. */
const FAMILIES: readonly { extensions: readonly string[]; formats: readonly Format[] }[] = [
  { extensions: ['pdf'], formats: ['pdf'] },
  { extensions: ['png', 'jpg', 'jpeg', 'jpe', 'jfif'], formats: ['image'] },
  { extensions: ['doc', 'docx', 'docm', 'dot', 'dotx', 'dotm', 'wps', 'rtf', 'odt'], formats: ['doc', 'docx'] },
  {
    extensions: ['xls', 'xlsx', 'xlsm', 'xlsb', 'xlt', 'xltx', 'xltm', 'et', 'ods', 'csv'],
    formats: ['xls', 'xlsx', 'csv'],
  },
  { extensions: ['html', 'htm', 'xhtml', 'mht', 'mhtml'], formats: ['html'] },
  { extensions: ['ppt', 'pptx', 'pptm', 'pps', 'ppsx', 'ppsm', 'pot', 'potx', 'dps', 'odp'], formats: ['ppt', 'pptx'] },
]

/** Content types of a package's main part; parts embedded in it have other types. */
const MAIN_PARTS = [
  { format: 'docx', type: /(?:wordprocessingml|ms-word)\.(?:document|template)[\w.]*\.main\+xml/i },
  { format: 'pptx', type: /(?:presentationml|ms-powerpoint)\.(?:presentation|slideshow|template)[\w.]*\.main\+xml/i },
  { format: 'xls', type: /ms-excel\.sheet\.binary[\w.]*\.main/i },
  { format: 'xlsx', type: /(?:spreadsheetml|ms-excel)\.(?:sheet|template)[\w.]*\.main\+xml/i },
] as const

/** OpenDocument files are read as the old format of their kind: by conversion. */
const OPEN_DOCUMENTS: Record<string, 'doc' | 'xls' | 'ppt'> = { text: 'doc', spreadsheet: 'xls', presentation: 'ppt' }

const HEAD_BYTES = 4096

/**
 * The format of a file, decided by its content; its name is only checked against it.
 * Throws `EMPTY_FILE`, `TYPE_MISMATCH` (content of another kind than the name says), `UNSUPPORTED_FORMAT`, `ENCRYPTED`, `CORRUPT`.
 */
export async function detectFormat(file: SourceFile): Promise<Detected> {
  const handle = await open(file.path)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0)
    if (bytesRead === 0) throw new ReadError('EMPTY_FILE')
    const extension = extensionOf(file.name)
    const family = FAMILIES.find(({ extensions }) => extensions.includes(extension))
    const detected = await detectContent(handle, head.subarray(0, bytesRead), extension, file.path)
    if (detected && (!family || family.formats.includes(detected.format))) return detected
    if (family) throw new ReadError('TYPE_MISMATCH', detected ? `${extension}: ${detected.mediaType}` : extension)
    throw new ReadError('UNSUPPORTED_FORMAT', extension)
  } finally {
    await handle.close()
  }
}

async function detectContent(
  handle: FileHandle,
  head: Buffer,
  extension: string,
  path: string,
): Promise<Detected | undefined> {
  const start = head.toString('latin1', 0, 1024)
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return { format: 'image', mediaType: 'image/png' }
  if (start.startsWith('\xff\xd8\xff')) return { format: 'image', mediaType: 'image/jpeg' }
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return asDetected(await detectCompound(await openCompoundFile(handle)))
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return detectPackage(handle, path)
  // A few bytes of mail header or of a printer's job may stand before it; readers accept it within the first 1,024 bytes.
  if (start.includes('%PDF-')) return asDetected('pdf')
  if (start.startsWith('{\\rtf')) return asDetected('doc')
  // Word before its files were compound ones: 1, 2 and 6.
  if (/^[\xdb\x9b\xdc]\xa5/.test(start)) return asDetected('doc')
  if (head[0] === 9 && [0, 2, 4, 8].includes(head[1] ?? -1)) return asDetected('xls')
  return asDetected(detectText(head, extension))
}

function asDetected(format: Exclude<Format, 'image'> | undefined): Detected | undefined {
  return format && { format, mediaType: MEDIA_TYPES[format] }
}

/** Programs that export "Excel files" write HTML or XML tables under that name; Excel opens them, so do we. */
function detectText(head: Buffer, extension: string): 'csv' | 'xls' | 'html' | undefined {
  if (!looksLikeText(head)) return undefined
  if (extension === 'csv') return 'csv'
  const text = head.toString('latin1')
  if (extension.startsWith('xl'))
    return /<table[\s>]|<workbook[\s>]|mso-application progid="excel/i.test(text) ? 'xls' : undefined
  // Two bytes a letter: the marks of a page are letters of the first table of Unicode.
  return isHtmlPage(text.replaceAll('\0', '')) || isWebArchive(text) ? 'html' : undefined
}

async function detectPackage(handle: FileHandle, path: string): Promise<Detected | undefined> {
  const entries = await readZipDirectory(handle)
  preflightZip(entries)
  const names = new Set(entries.map((entry) => entry.name.replaceAll('\\', '/').toLowerCase()))
  if (!names.has('[content_types].xml') && !names.has('mimetype')) return undefined
  const office = await openPackage(path)
  const textOf = async (name: string) => (await office.read(name))?.toString('utf8') ?? ''
  try {
    const types = await textOf('[Content_Types].xml')
    const found = MAIN_PARTS.find(({ type }) => type.test(types))
    if (found) return asDetected(found.format)
    const mediaType = (await textOf('mimetype')).trim()
    const format = OPEN_DOCUMENTS[/^application\/vnd\.oasis\.opendocument\.(\w+)/.exec(mediaType)?.[1] ?? '']
    if (format && /manifest:encryption-data/.test(await textOf('META-INF/manifest.xml')))
      throw new ReadError('ENCRYPTED')
    return format && { format, mediaType }
  } finally {
    await office.close()
  }
}

async function detectCompound(compound: CompoundFile): Promise<'doc' | 'xls' | 'ppt' | undefined> {
  const { has } = compound
  if (has('EncryptedPackage') || has('EncryptionInfo')) throw new ReadError('ENCRYPTED')
  if (has('WordDocument')) return refuseEncrypted('doc', await isEncryptedWord(compound))
  if (has('Workbook') || has('Book')) return refuseEncrypted('xls', await isEncryptedWorkbook(compound))
  if (has('PowerPoint Document')) return refuseEncrypted('ppt', await isEncryptedPresentation(compound))
  if (has('PP40')) throw new ReadError('UNSUPPORTED_FORMAT', 'PowerPoint 4')
  return undefined
}

function refuseEncrypted<Found>(format: Found, encrypted: boolean): Found {
  if (encrypted) throw new ReadError('ENCRYPTED')
  return format
}

/** MS-DOC FibBase: bit 8 of the flags at offset 10. */
async function isEncryptedWord(compound: CompoundFile): Promise<boolean> {
  const fib = await compound.start('WordDocument', 12)
  return fib?.length === 12 && (fib.readUInt16LE(10) & 0x0100) !== 0
}

/** MS-XLS: a FilePass record (0x2F) among the first records of the workbook. */
async function isEncryptedWorkbook(compound: CompoundFile): Promise<boolean> {
  const stream = (await compound.start('Workbook', 2048)) ?? (await compound.start('Book', 2048))
  if (!stream) return false
  for (let at = 0, count = 0; at + 4 <= stream.length && count < 12; count++) {
    if (stream.readUInt16LE(at) === 0x2f) return true
    at += 4 + stream.readUInt16LE(at + 2)
  }
  return false
}

/** MS-PPT CurrentUserAtom: the header token tells. */
async function isEncryptedPresentation(compound: CompoundFile): Promise<boolean> {
  const user = await compound.start('Current User', 16)
  return user?.length === 16 && user.readUInt32LE(12) === 0xf3d1c4df
}

function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase().trim() ?? ''
}
