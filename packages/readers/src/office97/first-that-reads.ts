import { ReadError, type Document } from '@tickmark/document'

/**
 * The document as the first way reads it, through LibreOffice, else as the second does, with a notice that says so. The second way's error is the
 * one reported, it is the last word on the file; but a format that only LibreOffice knows is not unsupported, LibreOffice is missing.
 */
export async function firstThatReads(
  first: () => Promise<Document>,
  second: () => Promise<Document>,
): Promise<Document> {
  try {
    const document = await first()
    // The converter signs as the program that made the file, which it is not.
    delete document.metadata.producer
    return document
  } catch (error) {
    if (hasKey(error, 'ENCRYPTED')) throw error
    const isMissing = hasKey(error, 'CONVERTER_MISSING')
    const document = await second().catch((reason: unknown) => {
      throw isMissing && hasKey(reason, 'UNSUPPORTED_FORMAT') ? error : reason
    })
    document.notices.push({ key: isMissing ? 'converter_missing' : 'fallback_reader' })
    return document
  }
}

const hasKey = (error: unknown, key: ReadError['key']): boolean => error instanceof ReadError && error.key === key
