import { readFile } from 'node:fs/promises'
import { ReadError, type ReadErrorKey } from '@tickmark/document'
import { toDocument, type ConvertErrorCode, type Format } from '@firecrawl/anydoc'
import { serveChild } from '@tickmark/isolation'

const KEYS: Partial<Record<ConvertErrorCode, ReadErrorKey>> = {
  encrypted: 'ENCRYPTED',
  resourceLimit: 'RESOURCE_LIMIT',
}

serveChild({
  async parse({ path, format }: { path: string; format: Format }) {
    try {
      const { blocks, notes } = await toDocument(await readFile(path), format)
      return { blocks, notes }
    } catch (error) {
      const { code, message } = error as { code?: ConvertErrorCode; message: string }
      throw new ReadError((code && KEYS[code]) ?? 'CORRUPT', message.slice(0, 200))
    }
  },
})
