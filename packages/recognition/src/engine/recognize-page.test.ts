import { firstOf, lastOf } from '@tickmark/document'
import { mkdtemp, readFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { OwnOcrModel } from './engine.ts'
import { listOcrModels } from './engine.ts'
import { builtInModels } from '../network/model-files.ts'
import { findNativeTesseract } from '../tesseract-program/native-tesseract.ts'
import { recognizePage } from './recognize-page.ts'
import type { RecognizedPage } from '../bitmap/recognized-page.ts'

const corpus = join(import.meta.dirname, '../../../../corpus/ocr')

describe('recognizePage', () => {
  it('reads a Chinese statement with its rules', async () => {
    const page = await recognize('statement-zh.png')
    expect(lines(page)).toEqual([
      expect.stringMatching(/^合并利润表 ?[(（]单位[:：]元[)）]$/),
      '项目 2025年度 2024年度',
      '营业收入 3,918,204.57 3,604,118.90',
      expect.stringMatching(/^减[:：]营业成本 2,745,630.12 2,530,677.48$/),
      '销售费用 318,446.09 291,005.33',
      '投资收益 (12,760.44) 8,903.27',
      '净利润 841,367.92 791,339.36',
    ])
    expect(page.rules.filter((rule) => rule.direction === 'horizontal')).toHaveLength(7)
    expect(page.rules.filter((rule) => rule.direction === 'vertical')).toHaveLength(0)
  })

  it('follows the orientation that a camera notes', async () => {
    const page = await recognize('prose-en.jpg')
    expect(page.width).toBeGreaterThan(page.height)
    expect(lines(page)).toEqual([
      'Net revenue rose 7.4% to $2,918.6 million, while operating expenses',
      'increased to $1,204.3 million. The effective tax rate was 23.9%,',
      'compared with 25.1% in 2024. Diluted earnings per share were $4.87.',
    ])
  })

  it('reads skewed Japanese and lays it straight', async () => {
    const page = await recognize('prose-ja.png')
    expect(page.straightening?.slope[0]).toBeCloseTo(Math.tan((1.7 * Math.PI) / 180), 2)
    expect(lines(page).map((line) => line.replaceAll(' ', ''))).toEqual([
      '当期の売上高は前期比12.6%増の4,836億円となりました。',
      '営業利益は571億円、親会社株主に帰属する当期純利益は',
      '392億円です。設備投資は1,058億円を計画しています。',
    ])
    const tops = page.words.filter((word) => /^(当期|営業利益)/.test(word.text)).map((word) => word.left)
    expect(Math.abs(tops[0]! - tops[1]!)).toBeLessThan(6)
  })

  it('reads columns that are written from top to bottom, from right to left', async () => {
    const page = await recognize('vertical-ja.png')
    expect(page.rotation).toBe(0)
    expect(page.words.map(({ text }) => text).join('')).toBe(
      '当期の連結業績につきましては、売上高が前の期を一割ほど上回り、営業利益も' +
        '過去最高となりました。海外での販売が好調に推移したことが主な理由です。',
    )
    expect(page.words.filter(({ vertical }) => !vertical)).toEqual([])
    const [first, last] = [firstOf(page.words), lastOf(page.words)]
    expect([first.left, first.top].map((place) => Math.round(place / 30))).toEqual([23, 2])
    expect([last.left, last.bottom].map((place) => Math.round(place / 30))).toEqual([17, 23])
  })

  it('turns a page of lines on their side, which is no such writing', async () => {
    const side = sharp(await readFile(join(corpus, 'statement-zh.png'))).rotate(270)
    const page = await recognizePage(await side.png().toBuffer(), {})
    expect(page.rotation).toBe(90)
    expect(page.words.some(({ vertical }) => vertical)).toBe(false)
  })

  it('turns a Korean statement that stands on its head', async () => {
    const page = await recognize('statement-ko.png')
    expect(page.rotation).toBe(180)
    expect(
      lines(page)
        .slice(2)
        .map((line) => line.replaceAll(' ', '')),
    ).toEqual([
      '매출액918,274853,106',
      '매출원가602,381571,940',
      '판매비와관리비147,205139,468',
      '영업이익168,688141,698',
    ])
  })

  it('reads four languages on one page', async () => {
    const text = lines(await recognize('mixed.png')).map((line) => line.replaceAll(' ', ''))
    expect(text[0]).toMatch(/^截至2025年6月30日.应收账款余额为7,413\.58万元。$/)
    expect(text[1]).toBe('TradereceivablesamountedtoRMB74.1million.')
    expect(text[2]).toContain('14億8千万円であり')
    expect(text[3]).toContain('잔액은138억원으로전기대비5.2%감소하였습니다.')
  })

  it('says that a page is in a script that it does not know', async () => {
    expect(await recognize('prose-ru.png')).toMatchObject({ isUnknown: true })
    expect(await recognize('prose-en.jpg')).not.toHaveProperty('isUnknown')
  })

  it('reads in the language that it is bound to', async () => {
    const picture = await readFile(join(corpus, 'statement-ko.png'))
    const bound = await recognizePage(picture, { language: 'zh-CN', binding: true })
    expect(bound.words.map(({ text }) => text).join('')).not.toMatch(/\p{Script=Hangul}/u)
    const hinted = await recognizePage(picture, { language: 'zh-CN' })
    expect(hinted.words.map(({ text }) => text).join('')).toMatch(/\p{Script=Hangul}/u)
  })

  it('does not take a script that it does not know for another, and reads its figures', async () => {
    const text = lines(await recognize('prose-ru.png')).join(' ')
    expect(text).not.toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u)
    expect(text.match(/\d+,\d+/g)).toEqual(['2918,6', '1204,3', '23,9', '25,1', '4,87'])
  })

  it('reads the figures under a red stamp, and tells where the stamp is', async () => {
    const ring = '<circle cx="100" cy="100" r="88" fill="none" stroke="#d21414" stroke-width="9"/>'
    const seal = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" opacity="0.75">${ring}</svg>`
    const statement = join(corpus, 'statement-zh.png')
    const { width, height } = await sharp(statement).metadata()
    const [left, top] = [width - 330, height - 230]
    const stamped = sharp(statement).composite([{ input: Buffer.from(seal), left, top, blend: 'multiply' }])
    const page = await recognizePage(await stamped.png().toBuffer(), {})
    expect(lines(page)).toEqual(lines(await recognize('statement-zh.png')))
    expect(page.pictures).toHaveLength(1)
    expect(Math.abs(page.pictures[0]!.left - left - 8)).toBeLessThan(10)
  })

  it('reads small and grainy print', async () => {
    expect(lines(await recognize('small.png'))).toEqual([
      'Current assets (in thousands)',
      'Item 2025 2024',
      'Cash and cash equivalents 41,860 38,975',
      'Trade receivables 27,314 29,082',
      'Inventories 19,647 17,530',
      'Total current assets 88,821 85,587',
    ])
  })
})

describe('models of the operator', () => {
  it('reads with the files in a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tickmark-own-model-'))
    await symlink(builtInModels().recognition, join(folder, 'rec.onnx'))
    await symlink(builtInModels().characters, join(folder, 'keys.txt'))
    const own: OwnOcrModel = { manufacturer: 'acme', name: 'v5', folder, languages: ['zh-CN', 'en'] }
    const picture = await readFile(join(corpus, 'small.png'))
    const page = await recognizePage(picture, { model: 'acme:v5', ownModels: [own] })
    expect(lines(page).at(-1)).toBe('Total current assets 88,821 85,587')
    await expect(recognizePage(picture, { model: 'acme:v5' })).rejects.toThrow('acme:v5')
  })
})

describe.skipIf(findNativeTesseract().lack)('the Tesseract of the system', () => {
  it('reads with places and confidence', async () => {
    const picture = await readFile(join(corpus, 'prose-en.jpg'))
    const page = await recognizePage(picture, { model: 'tesseract:Tesseract', language: 'en' })
    expect(lines(page).join(' ')).toContain('Net revenue rose 7.4% to $2,918.6 million')
    expect(page.words.every(({ origin, confidence }) => origin === 'ocr' && confidence !== undefined)).toBe(true)
  })
})

describe('listOcrModels', () => {
  it('lists the built-in engine as available, and an operator’s folder without files with the reason', () => {
    const models = listOcrModels([{ manufacturer: 'acme', name: 'v5', folder: corpus, languages: ['ja'] }])
    expect(models[0]).toEqual({
      id: 'PaddlePaddle:PP-OCRv4',
      manufacturer: 'PaddlePaddle',
      name: 'PP-OCRv4',
      languages: ['zh-CN', 'en', 'ko', 'ja'],
      available: true,
    })
    expect(models.at(-1)).toMatchObject({
      id: 'acme:v5',
      available: false,
      reason: 'files_missing',
      detail: expect.stringContaining('rec.onnx'),
    })
  })
})

async function recognize(name: string): Promise<RecognizedPage> {
  return recognizePage(await readFile(join(corpus, name)), {})
}

/** The words as lines from top to bottom; touching words without a blank. */
function lines({ words }: RecognizedPage): string[] {
  const rows: (typeof words)[] = []
  for (const word of words.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const row = rows.at(-1)
    if (row && (row[0]!.top + row[0]!.bottom) / 2 > word.top) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => {
    const ordered = row.toSorted((a, b) => a.left - b.left)
    return ordered.reduce((text, word, index) => {
      const gap = index === 0 ? 0 : word.left - ordered[index - 1]!.right
      return text + (gap > word.fontSize * 0.12 ? ' ' : '') + word.text
    }, '')
  })
}
