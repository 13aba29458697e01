import { lastOf } from '@tickmark/document'
import type { Block } from '@tickmark/document'
import { decodeText } from '../text/decode-text.ts'
import { htmlBlocks } from '../html/html-blocks.ts'
import { decodeHtml, isWebArchive } from '../html/decode-html.ts'
import type { StoryContext } from './docx-parts.ts'

/** Blocks of an imported part (`w:altChunk`): HTML, a web archive, plain text, RTF or another text document. */
export async function readChunk(relationshipId: string, context: StoryContext): Promise<Block[]> {
  const { parts, layer, nextId } = context
  const name = parts.target(relationshipId)
  const bytes = name ? await parts.office.read(name) : undefined
  if (!bytes) return []
  parts.importable.bytes -= bytes.length
  if (parts.importable.bytes < 0) return []
  const start = bytes.subarray(0, 1000).toString('latin1')
  const isHtml =
    /\.(?:mht(?:ml)?|x?html?)$/i.test(name) || /^\s*<(?:!doctype\s+html|html|body|div|p|table)\b/i.test(start)
  if (isHtml || isWebArchive(start)) return htmlBlocks(decodeHtml(bytes) ?? '', context)
  if (/\.txt$/i.test(name)) return textBlocks(decodeText(bytes), context)
  const document = await parts.readEmbedded(lastOf(name.split('/')), bytes, 'import')
  return (document?.blocks ?? [])
    .filter((block) => block.layer !== 'furniture')
    .map((block) => ({ ...block, id: nextId(), layer: block.layer === 'body' ? layer : block.layer }))
}

function textBlocks(text: string, { layer, nextId }: StoryContext): Block[] {
  return text
    .split(/\r?\n|\r/)
    .map((line) => line.normalize('NFC').trim())
    .filter(Boolean)
    .map((line) => ({ id: nextId(), layer, type: 'paragraph', text: line }))
}
