import { openPackage, type OfficePackage } from '../ooxml/open-package.ts'
import { readMetadata } from '../ooxml/read-metadata.ts'
import type { SourceFile } from '@tickmark/document/page'
import type { WholeReader } from '../reader/reader.ts'
import { readSheetNames, readWorkbook } from './read-workbook.ts'
import { workbookDocument } from './workbook-document.ts'

/** Workbooks in Office Open XML. */
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
    withPackage(file, async (office) =>
      workbookDocument(await readWorkbook(office), {
        name: file.name,
        format: 'xlsx',
        metadata: await readMetadata(office),
      }),
    ),
}

async function withPackage<Result>(file: SourceFile, use: (office: OfficePackage) => Promise<Result>): Promise<Result> {
  const office = await openPackage(file.path)
  try {
    return await use(office)
  } finally {
    await office.close()
  }
}
