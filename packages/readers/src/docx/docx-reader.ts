import { openPackage } from '../ooxml/open-package.ts'
import { readMetadata } from '../ooxml/read-metadata.ts'
import type { WholeReader } from '../reader/reader.ts'

/** Text documents in Office Open XML. What reads them is loaded with the first: a look at one needs none of it. */
export const docxReader: WholeReader = {
  async inspect(file) {
    const office = await openPackage(file.path)
    try {
      const { title } = await readMetadata(office)
      return {
        format: 'docx',
        mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        pageCount: 1,
        paginated: false,
        title,
      }
    } finally {
      await office.close()
    }
  },
  async read(file, { readEmbedded }) {
    const { readDocx } = await import('./read-docx.ts')
    return readDocx(file, 'docx', readEmbedded)
  },
}
