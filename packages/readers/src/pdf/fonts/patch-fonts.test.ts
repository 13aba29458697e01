import { fileURLToPath } from 'node:url'
import { assembleDocument } from '@tickmark/layout'
import { expect, it } from 'vitest'
import { doubtfulItems } from './doubtful-fonts.ts'
import { patchFonts } from './patch-fonts.ts'
import { pdfReader } from '../pdf-reader.ts'
import type { NativeTextItem } from '../engine/native-page.ts'
import type { PageContent, PageWord } from '@tickmark/document/page'

const corpus = (name: string) => fileURLToPath(new URL(`../../../../../corpus/pdf/${name}.pdf`, import.meta.url))

async function read(name: string, pdfEngine?: 'wasm') {
  const file = { path: corpus(name), name: `${name}.pdf` }
  const pages = await pdfReader.readPages(file, [1], { pdfEngine })
  const document = assembleDocument(file, await pdfReader.inspect(file), pages)
  return {
    notices: pages.flatMap(({ notices }) => notices.map(({ key }) => key)),
    origin: pages[0]?.content.origin,
    texts: document.blocks.flatMap((block) =>
      block.type === 'table' ? [block.cells.map(({ text }) => text).join(' ')] : [block.text],
    ),
  }
}

it.each([
  ['font-unmapped-paragraph', undefined],
  ['font-mismapped-paragraph', undefined],
  ['font-unmapped-figures', undefined],
  ['font-mismapped-figures', undefined],
  ['font-unmapped-figures', 'wasm'],
] as const)('reads what is drawn where a font tells another text, or none: %s %s', async (name, engine) => {
  const { texts, notices, origin } = await read(name, engine)
  expect(texts.map((text) => text.replaceAll(' ', ''))).toEqual([
    'Reviewoftheyear',
    expect.stringMatching(/^Thegroupsells.*usuallyondelivery\.$/),
    'Revenuefortheyearroseby8.4%to162,819thousand,ofwhich41,207thousandcamefromservices.Theboardproposesadividendof0.35ashare.',
    '(inthousandsofeuros)',
    '20252024Cashandcashequivalents12,4809,915Tradereceivables8,2307,744Inventories5,1065,390Totalcurrentassets25,81623,049',
  ])
  expect(notices).toEqual(['text_layer_disagrees'])
  expect(origin).toBe('mixed')
})

const item = (text: string, fontName: string, at = 0): NativeTextItem => ({
  text,
  fontName,
  x: 40,
  y: 40 + 14 * at,
  width: 6 * text.length,
  height: 10,
  fontHeight: 10,
})
const untold = () => ({ sound: new Set<string>(), wrong: new Set<string>() })
const doubted = (...texts: string[]) =>
  doubtfulItems({ textItems: texts.map((text, index) => item(text, 'F', index)) }, untold()).size > 0

it('doubts codes of glyphs, letters of many scripts and numbers that nobody writes', () => {
  expect(doubted('-\u0003\u0004\u0005', '\u0007\u0003\u0007 \b', '\u0005\u0003-')).toBe(true)
  expect(doubted('项目 ߏᄪૐޜިҽԖज़Ϧљ ᔈԏ౻Ᏽܴಒ߄', 'ߏᄪૐޜިҽԖज़Ϧљ ᔈԏ౻Ᏽܴಒ߄ ҇୯΋΋ΟԃΜΒДΟΜ΋В ൂՏǺཥѠჾίϡ')).toBe(true)
  expect(doubted('480953', '70746', '6043,', '60173', '86054,')).toBe(true)
})

it('does not doubt bullets, tick boxes, dates in sentences, Japanese, references and lakhs', () => {
  expect(doubted('\uf0b7', '\uf0a7', '\uf0b7', '\uf0fe', '\uf0a7')).toBe(false)
  expect(doubted('31,', '2024,', '2023,', '31,', '2022,', '(3)')).toBe(false)
  expect(
    doubted('当社グループは、精密機器の製造・販売を行っており、ROEは8.4%、β値は1.2である。売上高は増加した。'),
  ).toBe(false)
  expect(doubted('1,23,456', '12,34,567', '45,678', '1,00,000', '23,45,678')).toBe(false)
})

it('leaves a font alone whose text is drawn as it is told, on later pages too', () => {
  const codes = ['XKCD QZXW', 'WVWF KKQX', 'QXJZ VVKW', 'ZXCV BNMQ', 'KJHG FDSQ', 'PLKJ HGFD', 'MNBV CXZQ', 'QWRT PZXC']
  const items = codes.map((text, index) => item(text, 'Codes', index))
  const words = items.map(({ text, x, y, width, height }): PageWord => ({
    text,
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
    fontSize: 10,
    origin: 'ocr',
  }))
  const page: PageContent = {
    number: 1,
    width: 600,
    height: 800,
    origin: 'text',
    words,
    rules: [],
    fills: [],
    pictures: [],
  }
  const verdicts = untold()
  const doubtful = doubtfulItems({ textItems: items }, verdicts)
  expect(doubtful.size).toBe(8)
  expect(patchFonts(page, { doubtful, recognized: page, verdicts })).toBeUndefined()
  expect(doubtfulItems({ textItems: items }, verdicts).size).toBe(0)
  const other = { ...page, words: words.map((word) => ({ ...word, text: 'Total 48' })) }
  const patched = patchFonts(page, { doubtful, recognized: other, verdicts })
  expect(patched?.words.map(({ text }) => text)).toEqual(codes.map(() => 'Total 48'))
})
