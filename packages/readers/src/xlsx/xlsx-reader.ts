import { openPackage, type OfficePackage } from '../ooxml/open-package.ts'
import { readMetadata } from '../ooxml/read-metadata.ts'
import type { SourceFile } from '@tickmark/document/page'
import type { WholeReader } from '../reader/reader.ts'
import { readSheetNames } from './open-workbook.ts'

/** Workbooks in Office Open XML. What reads them is loaded with the first: a look at one needs none of it. */
export const xlsxReader: WholeReader = {
  inspect: (file) =>
    withPackage(file, async (office) => ({
      format: 'xlsx',
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      pageCount: (await readSheetNames(office)).length,
      paginated: false,
      title: (await readMetadata(office)).title,
    })),
  read: (file) =>
    withPackage(file, async (office) => {
      const { readWorkbook } = await import('./read-workbook.ts')
      const { workbookDocument } = await import('./workbook-document.ts')
      const metadata = await readMetadata(office)
      return workbookDocument(await readWorkbook(office), { name: file.name, format: 'xlsx', metadata })
    }),
}

async function withPackage<Result>(file: SourceFile, use: (office: OfficePackage) => Promise<Result>): Promise<Result> {
  const office = await openPackage(file.path)
  try {
    return await use(office)
  } finally {
    await office.close()
  }
}
