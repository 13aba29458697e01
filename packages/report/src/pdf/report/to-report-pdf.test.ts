import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { sampleReport } from '../../testing/sample-report.ts'
import { toReportPdf } from './to-report-pdf.ts'

/** One red pixel. */
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'
const letterheadOf = (base64: string) =>
  ({ firm: 'Harbour & Partners', logo: { mediaType: 'image/png', base64 } }) as const

const pagesOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPages()

test('the cover bears the logo of the firm, and the file says whose it is and in which language', async () => {
  const bytes = await toReportPdf({ ...sampleReport(), language: 'ja', letterhead: letterheadOf(LOGO) })
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  expect([pdf.getAuthor(), pdf.getTitle()]).toEqual(['Harbour & Partners', 'レビュー報告書: report.pdf'])
  expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(ja)')
  expect(pdf.getPage(0).node.Resources()?.toString()).toContain('/Picture')
  expect(pdf.getPage(1).node.Resources()?.toString()).not.toContain('/Picture')
})

test('a logo that cannot be decoded is left out, and the report is there', async () => {
  const broken = Buffer.from('no picture at all').toString('base64')
  const [cover] = await pagesOf(await toReportPdf({ ...sampleReport(), letterhead: letterheadOf(broken) }))
  expect(cover?.node.Resources()?.toString()).not.toContain('/Picture')
})

test('a reason longer than a page runs on over the pages, and no other row is lost', async () => {
  const input = sampleReport()
  const short = await pagesOf(await toReportPdf(input))
  const reason = 'The company has explained the difference at length. '.repeat(400)
  const long = await pagesOf(await toReportPdf({ ...input, decisionOf: () => ({ decision: 'dismissed', reason }) }))
  expect(long.length).toBeGreaterThan(short.length + 5)
})

test('the same review gives the same file', async () => {
  const made = await Promise.all([toReportPdf(sampleReport()), toReportPdf(sampleReport())])
  expect(Buffer.from(made[0]).equals(Buffer.from(made[1]))).toBe(true)
})
