import { BRAND } from '@tickmark/document'
import type { PDFDocument } from '@cantoo/pdf-lib'
import type { Letterhead, ReviewReportInput } from '../../input/report-input.ts'
import { printDay, printTime } from '../../words/decision-text.ts'
import { labelsOf } from '../../words/labels.ts'
import type { PageSetter, PlacedPicture } from '../page-setter.ts'

/** Points that a logo may take. */
const LOGO = { width: 180, height: 68 }
/** Points from the top of the page. */
const [TITLE_TOP, FIRM_TOP] = [250, 480]
const SIZES = { title: 30, subject: 16, line: 11 }
const SOFT = '#3C4760'

/** The first page: in whose name, of what, and who signed it last. */
export async function setCover(pdf: PDFDocument, input: ReviewReportInput, setter: PageSetter): Promise<void> {
  const { document, review, language, letterhead, issuedAt, signOffs = [] } = input
  const labels = labelsOf(language)
  const logo = await embedLogo(pdf, letterhead)
  if (logo) setter.draw(logo)
  setter.y = TITLE_TOP
  await setter.write(labels.reviewReport, SIZES.title, { weight: 'bold' })
  setter.skip(0.2)
  await setter.write(document.name, SIZES.subject)
  await setter.write(labels.documentType[review.documentType], SIZES.line, { colour: SOFT })
  setter.y = Math.max(setter.y + SIZES.title, FIRM_TOP)
  setter.drawRule()
  setter.skip(0.5)
  await setter.write(letterhead?.firm ?? BRAND.name[language], letterhead ? SIZES.subject : SIZES.line, {
    weight: letterhead ? 'bold' : 'regular',
  })
  if (issuedAt) await setter.write(printDay(issuedAt, language), SIZES.line, { colour: SOFT })
  for (const { role, by, at } of signOffs)
    await setter.write(`${labels.signRoleName[role]}: ${by}, ${printTime(at)}`, SIZES.line)
  setter.breakPage()
}

/** The firm's logo at its size on the page. One that cannot be decoded is left out: a report goes out without it as well. */
async function embedLogo(pdf: PDFDocument, letterhead: Letterhead | undefined): Promise<PlacedPicture | undefined> {
  if (!letterhead?.logo) return undefined
  const { mediaType, base64 } = letterhead.logo
  const bytes = Buffer.from(base64, 'base64')
  try {
    const picture = await (mediaType === 'image/png' ? pdf.embedPng(bytes) : pdf.embedJpg(bytes))
    const { width, height } = picture.scaleToFit(LOGO.width, LOGO.height)
    return { ref: picture.ref, width, height }
  } catch {
    return undefined
  }
}
