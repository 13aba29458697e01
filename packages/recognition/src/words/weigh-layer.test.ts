import type { PageWord } from '@tickmark/document/page'
import { expect, test } from 'vitest'
import { weighLayer } from './weigh-layer.ts'

const PRINTED =
  'Statement of financial position Cash and cash equivalents 1,240 1,105 Trade receivables 2,310 2,180 Inventories 1,458 1,390 Total current assets 5,008 4,675 Property plant and equipment 3,250 3,050 Total assets 8,258 7,725 貸借対照表 資産合計 負債合計 純資産の部 当期純利益'
const LINE = 6

/** Words as they stand on lines of six. */
const pageOf = (texts: readonly string[], confidences: readonly number[] = []): PageWord[] =>
  texts.map((text, index) => ({
    text,
    confidence: confidences[index] ?? 0.98,
    origin: 'ocr',
    fontSize: 10,
    left: (index % LINE) * 80,
    right: (index % LINE) * 80 + 60,
    top: Math.floor(index / LINE) * 14,
    bottom: Math.floor(index / LINE) * 14 + 10,
  }))
const layerOf = (texts: readonly string[]): PageWord[] =>
  pageOf(texts).map((word) => ({ ...word, confidence: undefined, hidden: true, origin: 'text' }))
const textsOf = (words: readonly PageWord[]): string[] => words.map(({ text }) => text)
const printed = PRINTED.split(' ')
const withWord = (from: string, to: string): string[] => printed.map((text) => (text === from ? to : text))
const IN_PLACE = { isInPlace: true }

test('a layer that agrees but for what a person corrected is believed, and our own reading is kept beside', () => {
  const misread = withWord('2,310', '2,3l0').map((text) => (text === '資産合計' ? '資産合訂' : text))
  const sure = misread.map((text) => (text === '2,3l0' ? 0.5 : 0.98))
  const { words, changed } = weighLayer(pageOf(misread, sure), layerOf(printed), IN_PLACE)
  expect(textsOf(words)).toEqual(printed)
  expect(changed).toBe(2)
  expect(words.find(({ text }) => text === '2,310')).toMatchObject({ alternatives: ['2,3l0'], confidence: 0.9 })
  expect(words.find(({ text }) => text === '資産合計')).toMatchObject({ alternatives: ['資産合訂'] })
})

test('a layer that errs where the picture is plain is left aside', () => {
  const bad = printed.map((text, index) => (index % 5 === 0 ? text.replace(/[aeio0-5]/, '8') : text))
  const { words, changed } = weighLayer(pageOf(printed), layerOf(bad), IN_PLACE)
  expect(textsOf(words)).toEqual(printed)
  expect(changed).toBe(0)
})

test('a layer of our own is a person’s wherever it differs, unless it belongs to another picture', () => {
  const corrected = printed.map((text, index) => (index % 3 === 0 ? `${text}X` : text))
  const own = { ...IN_PLACE, isOwn: true }
  const { words, changed } = weighLayer(pageOf(printed), layerOf(corrected), own)
  expect(textsOf(words)).toEqual(corrected)
  expect(changed).toBe(Math.ceil(printed.length / 3))
  expect(words[0]).toMatchObject({ confidence: 0.75, alternatives: [printed[0]] })
  expect(textsOf(weighLayer(pageOf(printed), layerOf(corrected), IN_PLACE).words)).toEqual(printed)
  const others = printed.map((text, index) => (index % 3 === 0 ? text : `${text}X`))
  expect(textsOf(weighLayer(pageOf(printed), layerOf(others), own).words)).toEqual(printed)
})

test('a layer of another page or of a stamp alone takes nothing away', () => {
  const others = 'Directors report on the year under review and the outlook for the markets we serve'.split(' ')
  for (const layer of [others, ['Page', '12'], ['Received']]) {
    const { words } = weighLayer(pageOf(printed), layerOf(layer), IN_PLACE)
    expect(textsOf(words)).toEqual(printed)
  }
})

test('the order of the layer does not matter where it lies on the picture', () => {
  const misread = withWord('Inventories', 'lnventories')
  const shuffled = layerOf(printed).toSorted((a, b) => a.left - b.left || b.top - a.top)
  expect(textsOf(weighLayer(pageOf(misread), shuffled, IN_PLACE).words)).toEqual(printed)
})

test('words that a person deleted, added and parted are as that person left them', () => {
  const read = [...withWord('plant', 'plantand'), 'speckle'].filter((text, index) => !(text === 'and' && index > 20))
  const { words } = weighLayer(pageOf(read, []), layerOf(printed), { isInPlace: false })
  expect(textsOf(words).join(' ')).toBe(PRINTED)
})

test('accents are taken from any layer that reads as the picture does', () => {
  const french = 'Résultat à côté du Meißelsatz über größere Beträge señor niño'.split(' ')
  const plain = 'Resultat a cote du MeiBelsatz uber groBere Betrage senor nino'.split(' ')
  const rest = Array.from({ length: 20 }, (_, index) => `${index}.${index}`)
  const wrong = rest.map((text) => (text.startsWith('1') ? text.replace('1', '7') : text)).slice(0, 12)
  const layer = [...french, ...wrong, ...rest.slice(12)]
  const { words } = weighLayer(pageOf([...plain, ...rest]), layerOf(layer), IN_PLACE)
  expect(textsOf(words)).toEqual([...french, ...rest])
})
