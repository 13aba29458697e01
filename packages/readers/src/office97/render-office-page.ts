import { createHash } from 'node:crypto'
import { access, copyFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Format } from '@tickmark/document'
import { pdfReader } from '../pdf/pdf-reader.ts'
import type { SourceFile } from '@tickmark/document/page'
import { withConverted } from './convert-with-libreoffice.ts'

const PREFIX = 'printed-'
/** Documents kept as printed; a reader turns the pages of one, seldom of several. */
const MOST_KEPT = 8

/** A page of an office file as LibreOffice prints it. The print is kept beside the children's scratch files for the next page. */
export async function renderOfficePage(
  file: SourceFile,
  format: Format,
  page: number,
  width: number,
): Promise<{ mediaType: string; bytes: Uint8Array }> {
  const path = await printOfficeFile(file, format)
  return pdfReader.renderPage({ path, name: `${file.name}.pdf` }, page, width)
}

/** The path of an office file's print as PDF, made or found. */
export async function printOfficeFile(file: SourceFile, format: Format): Promise<string> {
  const { size, mtimeMs } = await stat(file.path)
  const key = createHash('sha256').update(`${file.path} ${size} ${mtimeMs}`).digest('hex').slice(0, 24)
  const path = join(tmpdir(), `${PREFIX}${key}.pdf`)
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    return path
  await withConverted(file.path, format, 'pdf', async (converted) => {
    // Copy aside and rename: another child may look for the same print.
    const aside = `${path}.${process.pid}`
    await copyFile(converted, aside)
    await rename(aside, path)
  })
  await forgetOldest()
  return path
}

async function forgetOldest(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(tmpdir(), name))).mtimeMs })))
  const old = dated.toSorted((a, b) => b.at - a.at).slice(MOST_KEPT)
  await Promise.all(old.map(({ name }) => rm(join(tmpdir(), name), { force: true })))
}
