/**
 * Plants one error at a time into documents that are thought to be clean and tells which kinds the review finds:
 * a measure that needs no labels, on any folder of reports.
 *
 *   node bench/review/review-mutations.ts DOCS_DIR [--seed 1] [--per-kind 3] [--only TEXT] [--verbose]
 */
import { findExisting, getExisting, itemAt } from '@tickmark/document'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Document, Finding, Table } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { review } from '@tickmark/review'
import { CHECKABLE, FLIP, matchIn } from './checkable-mutations.ts'
import type { Mutation, Mutator } from './checkable-mutations.ts'
import { makeRandom, pick } from '../chance/random.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    'per-kind': { type: 'string', default: '3' },
    only: { type: 'string' },
    kinds: { type: 'string' },
    verbose: { type: 'boolean' },
  },
})
const folder = positionals[0]
if (!folder) throw new Error('usage: node bench/review/review-mutations.ts DOCS_DIR')

const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?/

function withCell(document: Document, table: Table, at: number, text: string): Document {
  const cells = table.cells.map((cell, index) => (index === at ? { ...cell, text } : cell))
  return { ...document, blocks: document.blocks.map((block) => (block.id === table.id ? { ...table, cells } : block)) }
}

function numericCells(
  document: Document,
  wanted: (table: Table, row: string) => boolean,
): { table: Table; at: number; row: string }[] {
  return document.blocks.flatMap((block) => {
    if (block.type !== 'table') return []
    const labels = new Map(
      block.cells.filter((cell) => cell.columnIndex === 0).map((cell) => [cell.rowIndex, cell.text]),
    )
    return block.cells.flatMap((cell, at) => {
      const row = labels.get(cell.rowIndex) ?? ''
      return cell.columnIndex > 0 && NUMBER.test(cell.text) && wanted(block, row) ? [{ table: block, at, row }] : []
    })
  })
}

function changeDigit(text: string, random: () => number): string {
  const number = matchIn(NUMBER, text)
  const places = [...number].flatMap((digit, index) =>
    /\d/.test(digit) && index > 0 && index < number.replace(/\.\d+$/, '').length - 1 ? [index] : [],
  )
  const place = pick(places, random) ?? 0
  const digit = String((Number(number[place]) + 1 + Math.floor(random() * 8)) % 10)
  return text.replace(number, number.slice(0, place) + digit + number.slice(place + 1))
}

const TOTAL = /total|合计|总计|小计|净额|gross profit|net (?:income|loss|cash)|毛利|利润/i

const MUTATORS: Record<string, Mutator> = {
  'total digit': (document, random) => cellDigit(document, random, (_, row) => TOTAL.test(row)),
  'item digit': (document, random) =>
    cellDigit(
      document,
      random,
      (table, row) =>
        !TOTAL.test(row) &&
        table.cells.some((cell) => cell.columnIndex === 0 && cell.rowIndex > 2 && /total|合计|总计/i.test(cell.text)),
    ),
  'swapped columns': (document, random) => {
    const rows = document.blocks.flatMap((block) => {
      if (
        block.type !== 'table' ||
        !block.cells.some((cell) => cell.columnIndex === 0 && /total|合计|总计/i.test(cell.text))
      )
        return []
      return Array.from(
        Map.groupBy(
          [...block.cells.entries()].filter(([, cell]) => cell.columnIndex > 0 && NUMBER.test(cell.text)),
          ([, cell]) => cell.rowIndex,
        ).values(),
      )
        .filter((cells) => cells.length === 2 && itemAt(cells, 0)[1].text !== itemAt(cells, 1)[1].text)
        .map((cells) => ({ table: block, cells }))
    })
    const row = pick(rows, random)
    if (!row) return undefined
    const [[a, left], [b, right]] = row.cells as [[number, Table['cells'][number]], [number, Table['cells'][number]]]
    const once = withCell(document, row.table, a, right.text)
    return {
      document: withCell(once, once.blocks.find((block) => block.id === row.table.id) as Table, b, left.text),
      mutated: matchIn(NUMBER, left.text),
      where: left.text,
    }
  },
  'prose number': (document, random) => {
    const blocks = document.blocks.flatMap((block) =>
      block.type === 'paragraph' &&
      /(?:increas|decreas|compared|from \$|增长|下降|较|由)/.test(block.text) &&
      /[$元].*\d,\d{3}|\d,\d{3}.*万元/.test(block.text)
        ? [block]
        : [],
    )
    const block = pick(blocks, random)
    if (!block) return undefined
    const text = changeDigit(block.text, random)
    return {
      document: {
        ...document,
        blocks: document.blocks.map((other) => (other.id === block.id ? { ...block, text } : other)),
      },
      mutated: matchIn(NUMBER, text),
      where: text.slice(0, 200),
    }
  },
  'prose percent': (document, random) => {
    const blocks = document.blocks.flatMap((block) =>
      block.type === 'paragraph' && /(?:increas|decreas|增长|下降)/.test(block.text) && /\d+\.\d ?%/.test(block.text)
        ? [block]
        : [],
    )
    const block = pick(blocks, random)
    if (!block) return undefined
    const printed = matchIn(/\d+\.\d ?%/, block.text)
    const mutated = (Number.parseFloat(printed) + 3 + Math.floor(random() * 5)).toFixed(1)
    return {
      document: {
        ...document,
        blocks: document.blocks.map((other) =>
          other.id === block.id ? { ...block, text: block.text.replace(printed, `${mutated}%`) } : other,
        ),
      },
      mutated,
      where: block.text.slice(0, 300),
    }
  },
  direction: (document, random) => {
    const blocks = document.blocks.flatMap((block) =>
      block.type === 'paragraph' && /(?:(?:increas|decreas)ed (?:by )?\$|(?:增长|下降)\d)/.test(block.text)
        ? [block]
        : [],
    )
    const block = pick(blocks, random)
    if (!block) return undefined

    const word = /increased(?= (?:by )?\$)|decreased(?= (?:by )?\$)|增长(?=\d)|下降(?=\d)/.exec(block.text)
    if (!word) return undefined
    const mutated = getExisting(FLIP, word[0])
    const text = block.text.slice(0, word.index) + mutated + block.text.slice(word.index + word[0].length)
    return {
      document: {
        ...document,
        blocks: document.blocks.map((other) => (other.id === block.id ? { ...block, text } : other)),
      },
      mutated,
      where: text.slice(word.index, word.index + 250),
    }
  },
}

/** Changes the text of one paragraph (or heading) that a pattern finds. */
function rewrite(
  document: Document,
  random: () => number,
  pattern: RegExp,
  change: (match: RegExpExecArray) => string,
  mutated: (match: RegExpExecArray) => string,
): Mutation | undefined {
  const blocks = document.blocks.flatMap((block) =>
    block.type !== 'table' && block.type !== 'picture' && block.layer === 'body' && pattern.test(block.text)
      ? [block]
      : [],
  )
  const block = pick(blocks, random)
  const match = block && pattern.exec(block.text)
  if (!block || !match) return undefined
  const text = block.text.slice(0, match.index) + change(match) + block.text.slice(match.index + match[0].length)
  return {
    document: {
      ...document,
      blocks: document.blocks.map((other) => (other.id === block.id ? { ...block, text } : other)),
    },
    mutated: mutated(match),
    where: text.slice(Math.max(0, match.index - 60), match.index + 120),
  }
}

Object.assign(MUTATORS, {
  'dead note': (document, random) =>
    rewrite(
      document,
      random,
      /(?<=[(（ ])(?:Note|Table) \d{1,2}(?=[),. ])(?!\d)|表\d(?=）)/,
      (match) => match[0].replace(/\d+/, '57'),
      (match) => match[0].replace(/\d+/, '57'),
    ),
  'scale word': (document, random) =>
    rewrite(
      document,
      random,
      /(?:increas|decreas|compared)[^.]{0,80}\$[\d.,]+ (million|thousand)/,
      (match) => match[0].replace(/million|thousand/, (word) => (word === 'million' ? 'billion' : 'million')),
      (match) => matchIn(/(?<=\$)[\d.,]+(?= (?:million|thousand))/, match[0]),
    ),
  ratio: (document, random) =>
    rewrite(
      document,
      random,
      /(?:effective (?:tax )?rate|gross margin|毛利率|占利润总额的比例)[^.。\d]{0,20}(\d+\.\d)%/i,
      (match) => match[0].replace(itemAt(match, 1), (Number(match[1]) + 6.3).toFixed(1)),
      (match) => (Number(match[1]) + 6.3).toFixed(1),
    ),
  date: (document, random) =>
    rewrite(
      document,
      random,
      /(?:June|September|November) 30(?=, 20\d\d)|(?<=月)31日/,
      (match) => match[0].replace(/3[01]/, '32'),
      (match) => match[0].replace(/3[01]/, '32'),
    ),
  citation: (document, random) =>
    rewrite(
      document,
      random,
      /\[S\d\](?=[.。])/,
      () => '[S9]',
      () => '[S9]',
    ),
  'removed section': (document, random) => {
    const headings = document.blocks.flatMap((block, index) =>
      block.type === 'heading' &&
      /^(?:\d{1,2}\.\s+\S|[一二三四五六七八九十]+、|item \d+[AB]?\b)/i.test(block.text) &&
      index > 8
        ? [{ block, index }]
        : [],
    )
    const heading = pick(headings.slice(1, -1), random)
    if (!heading) return undefined
    const end = findExisting(headings, (other) => other.index > heading.index).index
    return {
      document: { ...document, blocks: document.blocks.filter((_, index) => index < heading.index || index >= end) },
      mutated: matchIn(/^(?:item )?[^\s.、]+/i, heading.block.text),
      where: heading.block.text,
    }
  },
  'table percent': (document, random) => {
    const cells = document.blocks.flatMap((block) =>
      block.type === 'table'
        ? [...block.cells.entries()]
            .filter(([, cell]) => cell.columnIndex > 1 && /^\(?-?\d+\.\d+\)?\s?%$/.test(cell.text))
            .map(([at]) => ({ table: block, at }))
        : [],
    )
    const cell = pick(cells, random)
    if (!cell) return undefined
    const printed = itemAt(cell.table.cells, cell.at).text
    const text = printed.replace(/\d+/, (whole) => String(Number(whole) + 3))
    return {
      document: withCell(document, cell.table, cell.at, text),
      mutated: matchIn(/\d+\.\d+/, text),
      where: `${cell.table.id}: ${printed} → ${text}`,
    }
  },
  sign: (document, random) => {
    const cell = pick(
      numericCells(document, () => true).filter(({ table, at }) =>
        /^\(?\s*\$?\s*\(\s*[\d,]+\s*\)$/.test(itemAt(table.cells, at).text),
      ),
      random,
    )
    if (!cell) return undefined
    const printed = itemAt(cell.table.cells, cell.at).text
    return {
      document: withCell(document, cell.table, cell.at, printed.replace(/[()]/g, '').trim()),
      mutated: matchIn(NUMBER, printed),
      where: `${cell.table.id} ${cell.row} ${printed}`,
    }
  },
  unit: (document, random) => {
    const change = (text: string) => text.replace('in thousands', 'in millions').replace('单位：元', '单位：万元')
    const mutation = rewrite(
      document,
      random,
      /\(in thousands[^)]*\)|单位：元/,
      (match) => change(match[0]),
      (match) => (match[0].includes('in') ? 'in millions' : '单位：万元'),
    )
    if (!mutation) return undefined
    const at = mutation.document.blocks.findIndex((block, index) => block !== document.blocks[index])
    const table = mutation.document.blocks.findIndex((block, index) => index > at && block.type === 'table')
    const blocks = mutation.document.blocks.map((block, index) =>
      index === table && block.type === 'table'
        ? {
            ...block,
            caption: block.caption && change(block.caption),
            unitText: block.unitText && change(block.unitText),
          }
        : block,
    )
    return { ...mutation, document: { ...mutation.document, blocks } }
  },
} satisfies Record<string, Mutator>)

function cellDigit(
  document: Document,
  random: () => number,
  wanted: (table: Table, row: string) => boolean,
): Mutation | undefined {
  const cell = pick(numericCells(document, wanted), random)
  if (!cell) return undefined
  const text = changeDigit(itemAt(cell.table.cells, cell.at).text, random)
  return {
    document: withCell(document, cell.table, cell.at, text),
    mutated: NUMBER.exec(text)?.[0] ?? text,
    where: `${cell.table.id} ${cell.row}: ${itemAt(cell.table.cells, cell.at).text} → ${text}`,
  }
}

async function read(file: string): Promise<Document> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8')) as Document
  const cache = path.join(tmpdir(), 'tickmark-docs')
  mkdirSync(cache, { recursive: true })
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 24)
  const stored = path.join(cache, `mutations-${hash}.json`)
  const known = readdirSync(cache)
    .filter((name) => name.startsWith(hash))
    .toSorted()
    .at(-1)
  if (known) return JSON.parse(readFileSync(path.join(cache, known), 'utf8')) as Document
  if (existsSync(stored)) return JSON.parse(readFileSync(stored, 'utf8')) as Document
  const document = await readFile({ path: file, name: path.basename(file) })
  writeFileSync(stored, JSON.stringify(document))
  return document
}

const plain = (text: string) => text.replace(/[\s,$]/g, '')
const found = (finding: Finding, mutated: string) =>
  [
    ...finding.evidence.flatMap((piece) => [piece.text, piece.value ?? '']),
    finding.expected ?? '',
    ...Object.values(finding.data).map(String),
  ].some((text) => plain(text).toLowerCase().includes(plain(mutated).toLowerCase()))

const kinds = [
  ...Object.entries(MUTATORS),
  ...Object.entries(CHECKABLE).map(([kind, mutate]) => [`${kind} (provable)`, mutate] as const),
].filter(([kind]) => !values.kinds || values.kinds.split(',').some((part) => kind.includes(part)))
const counts = new Map<string, { planted: number; found: number }>()
for (const name of readdirSync(folder)
  .filter(
    (file) =>
      /\.(?:pdf|docx|json)$/.test(file) && (!values.only || values.only.split(',').some((part) => file.includes(part))),
  )
  .toSorted()) {
  const document = await read(path.join(folder, name))
  const before = new Set(review(document).findings.map((finding) => finding.fingerprint))
  for (const [kind, mutate] of kinds) {
    for (let round = 0; round < Number(values['per-kind']); round++) {
      const mutation = mutate(
        document,
        makeRandom(Number(values.seed) * 1000 + round * 17 + name.charCodeAt(0) + name.charCodeAt(1) * 31),
      )
      if (!mutation) continue
      const fresh = review(mutation.document).findings.filter((finding) => !before.has(finding.fingerprint))
      const hit = fresh.some((finding) => found(finding, mutation.mutated))
      const count = counts.get(kind) ?? { planted: 0, found: 0 }
      counts.set(kind, { planted: count.planted + 1, found: count.found + Number(hit) })
      if (!hit && values.verbose) console.log(`MISSED ${kind} in ${name}: ${mutation.where}`)
    }
  }
}
console.table(
  Object.fromEntries(
    [...counts].map(([kind, { planted, found: hits }]) => [
      kind,
      { planted, found: hits, share: Math.round((100 * hits) / planted) },
    ]),
  ),
)
