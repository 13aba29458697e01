import { BRAND } from '@tickmark/document'
import type * as Docx from 'docx'
import type { Letterhead, ReviewReportInput } from '../input/report-input.ts'
import { printDay, printTime } from '../words/decision-text.ts'
import { labelsOf } from '../words/labels.ts'
import { pictureSize } from './picture-size.ts'

/** Pixels that a logo may take, at 96 a inch. */
const LOGO = { width: 240, height: 90 }
/** Twentieths of a point. */
const SPACE = { aboveTitle: 2800, line: 160, aboveFirm: 2400 }
/** Half points. */
const SIZES = { title: 56, subject: 32, line: 22 }

/** The first page: in whose name, of what, and who signed it last. */
export function coverPage(docx: typeof Docx, input: ReviewReportInput): Docx.Paragraph[] {
  const { document, review, language, letterhead, issuedAt, signOffs = [] } = input
  const labels = labelsOf(language)
  const line = (text: string, size: number, before: number, bold = false): Docx.Paragraph =>
    new docx.Paragraph({ spacing: { before, after: SPACE.line }, children: [new docx.TextRun({ text, size, bold })] })
  return [
    ...logoOf(docx, letterhead),
    line(labels.reviewReport, SIZES.title, letterhead?.logo ? SPACE.aboveTitle / 2 : SPACE.aboveTitle, true),
    line(document.name, SIZES.subject, 0),
    line(labels.documentType[review.documentType], SIZES.line, 0),
    ...(letterhead ? [line(letterhead.firm, SIZES.subject, SPACE.aboveFirm, true)] : []),
    ...(issuedAt ? [line(printDay(issuedAt, language), SIZES.line, letterhead ? 0 : SPACE.aboveFirm)] : []),
    ...signOffs.map(({ role, by, at }) => line(`${labels.signRoleName[role]}: ${by}, ${printTime(at)}`, SIZES.line, 0)),
    ...(letterhead ? [] : [line(BRAND.name[language], SIZES.line, issuedAt ? 0 : SPACE.aboveFirm)]),
    new docx.Paragraph({ children: [new docx.PageBreak()] }),
  ]
}

function logoOf(docx: typeof Docx, letterhead: Letterhead | undefined): Docx.Paragraph[] {
  const data = Buffer.from(letterhead?.logo?.base64 ?? '', 'base64')
  const size = pictureSize(data)
  if (!letterhead || !size) return []
  const { type, width, height } = size
  const share = Math.min(1, LOGO.width / width, LOGO.height / height)
  const transformation = {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
  const altText = { name: letterhead.firm, title: letterhead.firm, description: letterhead.firm }
  return [new docx.Paragraph({ children: [new docx.ImageRun({ type, data, transformation, altText })] })]
}
