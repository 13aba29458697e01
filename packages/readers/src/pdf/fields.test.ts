import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AnnotationFlags, PDFBool, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { pdfReader } from './pdf-reader.ts'

/** A form with a label beside each field, filled in; the last field is hidden. */
async function form({ labels = true, isDrawn = true } = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([420, 300])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const [index, { name, value }] of [
    { name: 'Revenue', value: '48,210' },
    { name: 'Net income', value: '6,118' },
    { name: 'Secret', value: '99,999' },
  ].entries()) {
    const y = 220 - index * 40
    if (labels) page.drawText(`${name}:`, { x: 40, y: y + 6, size: 12, font })
    const field = pdf.getForm().createTextField(name)
    field.setText(value)
    field.addToPage(page, { x: 160, y, width: 120, height: 24, font })
    if (name === 'Secret')
      for (const widget of field.acroField.getWidgets()) widget.setFlagTo(AnnotationFlags.Hidden, true)
    if (!isDrawn) for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
  }
  if (!isDrawn) pdf.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
  return pdf.save({ updateFieldAppearances: isDrawn })
}

async function read(pdf: Uint8Array, pdfEngine?: 'wasm') {
  const path = join(await mkdtemp(join(tmpdir(), 'form-')), 'form.pdf')
  await writeFile(path, pdf)
  const [reading] = await pdfReader.readPages({ path, name: 'form.pdf' }, [1], { pdfEngine })
  return reading
}

describe.each([undefined, 'wasm'] as const)('a filled form, engine %s', (engine) => {
  it('reads what stands in its fields once, beside their labels, and nothing that is hidden', async () => {
    const words = (await read(await form(), engine))?.content.words ?? []
    expect(words.map(({ text }) => text).toSorted()).toEqual(
      ['Revenue:', '48,210', 'Net', 'income:', '6,118', 'Secret:'].toSorted(),
    )
    const [label, value] = ['Revenue:', '48,210'].map((text) => words.find((word) => word.text === text))
    expect(value?.left).toBeGreaterThan(label?.right ?? Infinity)
    expect(value?.top).toBeLessThan(label?.bottom ?? 0)
    expect(value?.bottom).toBeGreaterThan(label?.top ?? Infinity)
  })

  it('reads what the program that filled it left to the viewer to draw, and nothing that is hidden', async () => {
    const words = (await read(await form({ isDrawn: false }), engine))?.content.words ?? []
    expect(words.map(({ text }) => text).toSorted()).toEqual(
      ['Revenue:', '48,210', 'Net', 'income:', '6,118', 'Secret:'].toSorted(),
    )
  })

  it('is no blank page where its fields are all there is', async () => {
    const reading = await read(await form({ labels: false }), engine)
    expect(reading?.content.words.map(({ text }) => text)).toEqual(['48,210', '6,118'])
    expect(reading?.notices).toEqual([])
  })
})

/** A page with text that was typed over it, and with a colleague's remark on it. */
async function typedOver(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([420, 300])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  page.drawText('Gross receipts:', { x: 40, y: 206, size: 12, font })
  const { context } = pdf
  const typed = (text: string, y: number, author?: string) => {
    const look = context.register(
      context.stream(`BT /F1 12 Tf 4 6 Td (${text}) Tj ET`, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 120, 24],
        Resources: { Font: { F1: font.ref } },
      }),
    )
    return context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'FreeText',
        Rect: [160, y, 280, y + 24],
        Contents: PDFString.of(text),
        F: 4,
        AP: { N: look },
        ...(author && { T: PDFString.of(author) }),
      }),
    )
  }
  page.node.set(PDFName.of('Annots'), context.obj([typed('48,210', 200), typed('Agree to ledger', 120, 'A. Partner')]))
  return pdf.save()
}

describe('text laid over a page', () => {
  it('is part of a form that was filled in so, and a remark where somebody has put a name to it', async () => {
    const reading = await read(await typedOver())
    expect(reading?.content.words.map(({ text }) => text)).toEqual(['Gross', 'receipts:', '48,210'])
    expect(reading?.layout).toMatchObject({ annotations: [{ text: 'Agree to ledger', author: 'A. Partner' }] })
  })
})
