import { itemAt } from '@tickmark/document'
import type { FigureToken } from '../draft/content.ts'
import { ONE } from '../exact.ts'
import { numberOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { gridTable, shareFigure, shareOfAmount, someMoney } from '../kinds/tables.ts'
import type { Grid } from '../kinds/tables.ts'
import { HOLDER_WORDS } from './holder-words.ts'
import type { HolderWords } from './holder-words.ts'
import { languagesOf } from './passage.ts'
import type { Passage } from './passage.ts'

const LANGUAGES = languagesOf(HOLDER_WORDS as never)

function wordsOf(scene: Scene): HolderWords {
  const words = HOLDER_WORDS[scene.manner.language]
  if (!words) throw new Error(`no words in ${scene.manner.language}`)
  return words
}

/** The largest holders with their part of a capital that only the sentence above tells. */
function writeHolders(scene: Scene): void {
  const words = wordsOf(scene)
  const now = itemAt(scene.ends, 0)
  const count = (value: bigint, inTable: boolean) =>
    numberOf(scene, {
      value: value * ONE,
      kind: 'count',
      unit: 'shares',
      decimals: 0,
      span: now,
      inTable,
      isEnd: true,
    })
  const issued = BigInt(scene.draw.whole(900, 9000)) * 250_000n
  const whole = count(issued, false)
  scene.draft.paragraph(words.issued(whole))
  const held = words.holders
    .slice(0, scene.draw.whole(6, words.holders.length))
    .map((_, at) => BigInt(Math.round((Number(issued) * scene.draw.between(0.8, 1.3)) / (8 + 4 * at))))
    .toSorted((a, b) => Number(b - a))
  const rows = held.map((shares, at) => {
    const part = count(shares, true)
    const share = shareFigure(scene, part, whole, now, { decimals: 2, isEnd: true })
    return { label: itemAt(words.holders, at), cells: [part, share] }
  })
  gridTable(scene, {
    role: 'largest-holders',
    unit: 'none',
    corner: words.holder,
    heads: [[words.shares, words.ofCapital]],
    rows,
  })
}

/** What each of several subsidiaries bought from whom, each a share of that company's purchases: one table, several wholes. */
function writePurchases(scene: Scene): void {
  const words = wordsOf(scene)
  const span = itemAt(scene.spans, 0)
  const cost = scene.books.value('costOfSales', span)
  const buyers = words.buyers.map((buyer, at) => {
    const bought = someMoney(scene, shareOfAmount(scene, cost, scene.draw.between(0.15, 0.4)), span, {
      scope: `purchases-${at + 1}`,
    })
    return { buyer, bought, from: words.holders.slice(3 * at, 3 * at + (at === 0 ? 6 : 2)) }
  })
  scene.draft.paragraph(words.bought(buyers))
  const rows = buyers.flatMap(({ buyer, bought, from }, at) =>
    from.map((seller) => {
      const part = someMoney(scene, shareOfAmount(scene, bought.value, scene.draw.between(0.03, 0.15)), span, {
        scope: `purchases-${at + 1}-${seller}`,
      })
      return { label: buyer, cells: [seller, part, shareFigure(scene, part, bought, span)] }
    }),
  )
  const table: Grid = {
    role: 'purchases',
    corner: words.buyer,
    heads: [[words.seller, words.amount, words.ofPurchases]],
    rows,
  }
  gridTable(scene, table)
  const own = rows
    .slice(6)
    .flatMap(({ cells }) => cells.filter((cell): cell is FigureToken => typeof cell !== 'string'))
  scene.draft.lookAlike('other-whole', own, 'Shares of the purchases of another company than the rows above.')
}

export const HOLDER_PASSAGES: readonly Passage[] = [
  { id: 'largest-holders', at: 'notes', often: 0.25, languages: LANGUAGES, write: writeHolders },
  { id: 'purchases-by-company', at: 'notes', often: 0.2, languages: LANGUAGES, write: writePurchases },
]
