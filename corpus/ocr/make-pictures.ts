/**
 * Draws the pictures of this folder: statements and prose in four languages, turned, skewed, grainy, small, and in a script that no reader here knows.
 * Usage: node corpus/ocr/make-pictures.ts. Needs the Noto CJK fonts; the pictures are committed, tests do not run this.
 */
import { numberAt } from '@tickmark/document'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const sharp = createRequire(join(import.meta.dirname, '../../packages/readers/package.json'))('sharp')

const WIDTH = 1240

interface Text {
  x: number
  y: number
  size: number
  text: string
  anchor?: 'start' | 'end'
  bold?: boolean
}

await save('statement-zh.png', statement('Noto Serif CJK SC', ['项目', '2025年度', '2024年度'], [
  ['营业收入', '3,918,204.57', '3,604,118.90'],
  ['减：营业成本', '2,745,630.12', '2,530,677.48'],
  ['销售费用', '318,446.09', '291,005.33'],
  ['投资收益', '(12,760.44)', '8,903.27'],
  ['净利润', '841,367.92', '791,339.36'],
], '合并利润表（单位：元）'))
await save('prose-en.jpg', prose('Liberation Serif', [
  'Net revenue rose 7.4% to $2,918.6 million, while operating expenses',
  'increased to $1,204.3 million. The effective tax rate was 23.9%,',
  'compared with 25.1% in 2024. Diluted earnings per share were $4.87.',
]), { rotate: 90, orientation: 8, quality: 80 })
await save('prose-ja.png', prose('Noto Sans CJK JP', [
  '当期の売上高は前期比12.6%増の4,836億円となりました。',
  '営業利益は571億円、親会社株主に帰属する当期純利益は',
  '392億円です。設備投資は1,058億円を計画しています。',
]), { angle: 1.7 })
await save('statement-ko.png', statement('Noto Sans CJK KR', ['과목', '당기', '전기'], [
  ['매출액', '918,274', '853,106'],
  ['매출원가', '602,381', '571,940'],
  ['판매비와관리비', '147,205', '139,468'],
  ['영업이익', '168,688', '141,698'],
], '연결 손익계산서 (단위: 백만원)'), { rotate: 180 })
await save('mixed.png', prose('Noto Sans CJK SC', [
  '截至2025年6月30日，应收账款余额为7,413.58万元。',
  'Trade receivables amounted to RMB 74.1 million.',
  '売掛金の残高は14億8千万円であり、前期末より増加しました。',
  '매출채권 잔액은 138억원으로 전기 대비 5.2% 감소하였습니다.',
]))
await save('small.png', statement('Liberation Sans', ['Item', '2025', '2024'], [
  ['Cash and cash equivalents', '41,860', '38,975'],
  ['Trade receivables', '27,314', '29,082'],
  ['Inventories', '19,647', '17,530'],
  ['Total current assets', '88,821', '85,587'],
], 'Current assets (in thousands)'), { shrink: 0.5, grain: 6 })
await save('prose-ru.png', prose('Liberation Serif', [
  'Выручка за отчётный период увеличилась и составила 2918,6 млн рублей.',
  'Операционные расходы выросли до 1204,3 млн рублей, эффективная ставка',
  'налога на прибыль равна 23,9%, годом ранее она была равна 25,1%.',
  'Чистая прибыль на акцию составила 4,87 рубля.',
]), { shrink: 0.5, grain: 6 })
await save('vertical-ja.png', columns('Noto Serif CJK JP', [
  '当期の連結業績につきましては、売上高',
  'が前の期を一割ほど上回り、営業利益も',
  '過去最高となりました。海外での販売が',
  '好調に推移したことが主な理由です。',
]))

function statement(font: string, heads: string[], rows: string[][], title: string): string {
  const columns = [90, 860, 1150]
  const texts: Text[] = [{ x: 90, y: 110, size: 34, text: title, bold: true }]
  const lines: string[] = []
  const top = 150
  ;[heads, ...rows].forEach((row, index) => {
    const y = top + index * 58
    lines.push(`<path d="M80 ${y}H1160" stroke="#444" stroke-width="${index < 2 ? 3 : 1.5}"/>`)
    row.forEach((text, column) =>
      texts.push({ x: numberAt(columns, column), y: y + 40, size: 27, text, anchor: column === 0 ? 'start' : 'end', bold: index === 0 }),
    )
  })
  const bottom = top + (rows.length + 1) * 58
  lines.push(`<path d="M80 ${bottom}H1160" stroke="#444" stroke-width="3"/>`)
  return draw(font, texts, bottom + 80, lines.join(''))
}

function prose(font: string, lines: string[]): string {
  return draw(font, lines.map((text, index) => ({ x: 90, y: 120 + index * 54, size: 30, text })), 160 + lines.length * 54)
}

/** Written from top to bottom; full stops and commas stand in the upper right corner of their place. */
function columns(font: string, lines: string[]): string {
  const texts = lines.flatMap((line, column) =>
    [...line].map((text, row) => {
      const [x, y] = [700 - column * 62, 100 + row * 36]
      return /[、。]/.test(text) ? { x: x + 19, y: y - 19, size: 30, text } : { x, y, size: 30, text }
    }),
  )
  return draw(font, texts, 140 + 36 * Math.max(...lines.map(({ length }) => length)))
}

function draw(font: string, texts: readonly Text[], height: number, extra = ''): string {
  const drawn = texts.map(
    ({ x, y, size, text, anchor = 'start', bold }) =>
      `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" text-anchor="${anchor}" font-weight="${bold ? 700 : 400}">${text}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${extra}${drawn.join('')}</svg>`
}

interface Treatment {
  rotate?: number
  /** EXIF orientation that undoes the turn. */
  orientation?: number
  quality?: number
  angle?: number
  shrink?: number
  grain?: number
}

async function save(name: string, svg: string, treatment: Treatment = {}): Promise<void> {
  let picture = sharp(await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer())
  if (treatment.rotate || treatment.angle) picture = picture.rotate(treatment.rotate ?? treatment.angle, { background: '#fff' })
  let bytes = await picture.grayscale().png().toBuffer()
  const { width, height } = await sharp(bytes).metadata()
  if (treatment.grain) {
    const noise = { create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: treatment.grain } } }
    bytes = await sharp(bytes).composite([{ input: await sharp(noise).png().toBuffer(), blend: 'hard-light' }]).grayscale().png().toBuffer()
  }
  if (treatment.shrink) bytes = await sharp(bytes).resize(Math.round(width * treatment.shrink)).png().toBuffer()
  let last = sharp(bytes)
  if (treatment.orientation) last = last.withMetadata({ orientation: treatment.orientation })
  last = treatment.quality ? last.jpeg({ quality: treatment.quality }) : last.png({ palette: true, colours: 32 })
  await last.toFile(join(import.meta.dirname, name))
}
