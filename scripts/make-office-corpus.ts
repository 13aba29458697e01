/**
 * Makes the office files of corpus/office, part by part, so that each holds exactly what a test asks for.
 * Usage: node scripts/make-office-corpus.ts   (doc, ppt and xls are converted with LibreOffice, once)
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { withConverted } from '@tickmark/readers/office97'
import { assembledParts } from './office-corpus/assembled.ts'
import { boardParts } from './office-corpus/board.ts'
import { deckParts } from './office-corpus/deck.ts'
import { ledgerParts } from './office-corpus/ledger.ts'
import { modelParts } from './office-corpus/model.ts'
import { zip, type Parts } from './office-corpus/package-parts.ts'
import { filingParts, plainParts, reportParts } from './office-corpus/text-documents.ts'

const folder = fileURLToPath(new URL('../corpus/office/', import.meta.url))
mkdirSync(folder, { recursive: true })

const packages: Record<string, Parts> = {
  'report.docx': reportParts(),
  'filing.docx': filingParts(),
  'plain.docx': plainParts(),
  'assembled.docx': assembledParts(),
  'model.xlsx': modelParts(),
  'ledger.xlsx': ledgerParts(),
  'deck.pptx': deckParts(),
  'board.pptx': boardParts(),
}
for (const [name, parts] of Object.entries(packages)) writeFileSync(folder + name, zip(parts))

for (const [from, to] of [
  ['report.docx', 'doc'],
  ['report.docx', 'rtf'],
  ['deck.pptx', 'ppt'],
  ['model.xlsx', 'xls'],
] as const) {
  const [base, extension] = from.split('.') as [string, string]
  await withConverted(folder + from, extension, to, (converted) => copyFile(converted, `${folder}${base}.${to}`))
}

// 季度,收入(万元) … as a Chinese finance system exports it: GB 18030.
writeFileSync(
  folder + 'quarters-gb18030.csv',
  Buffer.from(
    'bcbeb6c82cc4dac8dd2cb1b8d7a20a5131202c22312c3233342e3530222cb3d6d0f80a5132202c2d382e352cb5f7d5fb0a',
    'hex',
  ),
)
writeFileSync(folder + 'encrypted.xlsx', encryptedPackage())
process.exit(0)

/** The outside of a file that Office has encrypted: a compound file with the package as one stream. */
function encryptedPackage(): Uint8Array {
  const { CFB } = createRequire(new URL('../packages/readers/src/index.ts', import.meta.url))(
    '@e965/xlsx',
  ) as typeof import('@e965/xlsx')
  const { utils } = CFB as {
    utils: { cfb_new(): object; cfb_add(file: object, name: string, content: Uint8Array): void }
    write(file: object, options: object): Uint8Array
  }
  const file = utils.cfb_new()
  utils.cfb_add(file, '/EncryptionInfo', new Uint8Array(300))
  utils.cfb_add(file, '/EncryptedPackage', new Uint8Array(5000))
  return (CFB as { write(file: object, options: object): Uint8Array }).write(file, { type: 'buffer' })
}
