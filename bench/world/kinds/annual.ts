import { itemAt } from '@tickmark/document'
import type { Block, Piece, WordToken } from '../draft/content.ts'
import { daysAfter, endOf, stretchOf, toIso } from '../company/calendar.ts'
import type { Concept } from '../company/concepts.ts'
import type { Labels } from '../labels.ts'
import type { Day, Title } from '../manner.ts'
import { writeConvenience } from '../look-alikes/convenience-currency.ts'
import { writeEquity } from './equity.ts'
import { footRows, plainTable, writeNotes } from './notes.ts'
import { balanceSentence, employeesSentence, marginSentence, restate, shareSentence, writeChange } from './prose.ts'
import { amountOf, label, nameOf, percentOf, setWords, toldOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { writeStatement } from './statements.ts'
import { ONE, divideRounded } from '../exact.ts'

/** Statements and notes are written first, since the text restates them; they stand last. */
export function writeAnnual(scene: Scene): void {
  const { draft } = scene
  const statements = collect(scene, () => writeStatements(scene))
  const notes = collect(scene, () => {
    section(scene, 'notes')
    writeNotes(scene)
  })
  tieStatements(scene)
  const front = collect(scene, () => writeFront(scene))
  draft.blocks.push(...front, ...statements, ...notes)
}

export function collect(scene: Scene, write: () => void): Block[] {
  const before = scene.draft.blocks.length
  write()
  return scene.draft.blocks.splice(before)
}

/** The chapters in the order in which they stand, whatever is written first. */
const CHAPTERS: readonly Title[] = ['highlights', 'letter', 'review', 'auditReport', 'statements', 'notes']

/** A chapter, numbered as the country numbers them; some begin on a page of their own. */
export function section(scene: Scene, title: Title): string {
  const { manner, draft } = scene
  if (scene.traits.has('chapters-on-pages') || title === 'highlights' || title === 'statements') draft.pageBreak()
  const number = manner.section(CHAPTERS.indexOf(title) + 1, title)
  const options = { number: number ? [number] : [], gap: number ? manner.sectionGap : '' }
  return draft.heading(1, manner.titles[title], options).id
}

function writeFront(scene: Scene): void {
  const { draft, manner, company } = scene
  draft.paragraph([nameOf(scene)], 'title')
  draft.paragraph([manner.titles.report], 'centred')
  draft.paragraph([manner.heads.prosePeriod(stretchOf(scene.calendar, itemAt(scene.spans, 0), 0))], 'centred')
  if (scene.traits.has('contents-page'))
    draft.add({ type: 'contents', id: draft.newId('c'), title: manner.titles.contents, depth: 2 })
  section(scene, 'highlights')
  writeHighlights(scene)
  if (scene.traits.has('convenience-currency')) writeConvenience(scene)
  section(scene, 'letter')
  for (const text of scene.draw.shuffle(manner.say.letterOpening)) draft.paragraph([text])
  draft.paragraph(paragraphOf(scene, [writeChange(scene, 'revenue'), writeChange(scene, 'netProfit')]))
  draft.paragraph([manner.say.noise[0] ?? ''])
  draft.paragraph([company.person], 'signature')
  section(scene, 'review')
  writeReview(scene)
  draft.relate('present', 'auditor-report-there', section(scene, 'auditReport'), [])
  writeAudit(scene)
}

const REVIEWED: readonly (Concept & keyof Labels)[] = [
  'grossProfit',
  'operatingProfit',
  'sellingExpenses',
  'adminExpenses',
  'researchExpenses',
  'profitBeforeTax',
]

export function writeReview(scene: Scene): void {
  const { draft, draw, manner } = scene
  const within = scene.traits.has('two-columns') ? 'two-columns' : undefined
  draft.within(within, () => {
    draft.paragraph(
      paragraphOf(scene, [writeChange(scene, 'revenue'), shareSentence(scene, 0), shareSentence(scene, 1)]),
    )
    for (const concept of draw.shuffle(REVIEWED).slice(0, 4))
      draft.paragraph(paragraphOf(scene, [writeChange(scene, concept)]))
    draft.paragraph(paragraphOf(scene, [marginSentence(scene)]))
    draft.paragraph(
      paragraphOf(scene, [
        balanceSentence(scene, 'cash'),
        balanceSentence(scene, 'totalAssets'),
        restate(scene, 'operatingCash'),
        restate(scene, 'purchasePpe', 'ppe'),
      ]),
    )
    draft.paragraph(paragraphOf(scene, [employeesSentence(scene), [manner.say.noise[1] ?? '']]))
    draft.paragraph([manner.say.noise[2] ?? ''])
  })
  scene.writePassages(scene, 'review')
}

/** Sentences one after the other; Chinese and Japanese set no space between them. */
function paragraphOf(scene: Scene, sentences: readonly (readonly Piece[] | undefined)[]): Piece[] {
  const gap = ['zh-Hans', 'zh-Hant', 'ja'].includes(scene.manner.language) ? '' : ' '
  const told = sentences.filter((pieces) => pieces !== undefined).filter((pieces) => pieces.length > 0)
  return told.flatMap((pieces, at) => (at > 0 && gap ? [gap, ...pieces] : pieces))
}

/** Key figures of the reported years beside each other, with their growth where the traits ask for it. */
function writeHighlights(scene: Scene): void {
  const keys = ['revenue', 'grossProfit', 'operatingProfit', 'netProfit', 'operatingCash'] as const
  plainTable(scene, { role: 'highlights', spans: scene.spans, isEnd: false }, (spans) => [
    ...keys.map((key) => ({ label: label(scene, key), figures: spans.map((span) => amountOf(scene, key, span)) })),
    {
      label: label(scene, 'debtRatio'),
      figures: spans.map((span) => debtRatio(scene, span)),
    },
  ])
  plainTable(scene, { role: 'highlights', spans: scene.ends, isEnd: true }, (spans) =>
    (['totalAssets', 'totalLiabilities', 'totalEquity'] as const).map((key) => ({
      label: label(scene, key),
      figures: spans.map((span) => amountOf(scene, key, span)),
    })),
  )
}

function debtRatio(scene: Scene, span: { from: number; to: number }) {
  const [debts, assets] = [toldOf(scene, 'totalLiabilities', span), toldOf(scene, 'totalAssets', span)]
  if (!debts || !assets) return undefined
  const value = divideRounded(debts.value * 100n * ONE, assets.value)
  const percent = percentOf(scene, { value, decimals: 1, span, isEnd: true, inTable: true, concept: 'debtRatio' })
  scene.draft.relate(
    'ratio',
    'ratio',
    percent,
    [
      [debts, 1],
      [assets, 1],
    ],
    { factor: 100n * ONE },
  )
  return percent
}

export function writeAudit(scene: Scene): void {
  const { manner, draft, company, calendar } = scene
  const end = endOf(calendar, itemAt(scene.spans, 0).to)
  const signed = daysAfter(end, scene.draw.whole(40, 100))
  const texts = manner.say.audit({
    company: company.name,
    period: manner.heads.prosePeriod(stretchOf(calendar, itemAt(scene.spans, 0), 0)),
    auditor: company.auditor,
    day: manner.heads.proseDay(signed),
    city: company.city,
  })
  const day = () => signedOn(scene, signed)
  for (const text of texts)
    draft.paragraph(setWords(text, [() => nameOf(scene), day], [company.name, manner.heads.proseDay(signed)]))
}

/** The day on which the auditor signs lies behind the day of the balance sheet. */
function signedOn(scene: Scene, day: Day): WordToken {
  const { draft, manner, calendar } = scene
  const end = toIso(endOf(calendar, itemAt(scene.spans, 0).to))
  const early = { ...day, year: day.year - 1 }
  const word = draft.word('date', toIso(day), {
    [toIso(day)]: manner.heads.proseDay(day),
    [toIso(early)]: manner.heads.proseDay(early),
    '0000-02-30': manner.heads.proseDay({ year: day.year, month: 2, day: 30 }),
  })
  const head = [...draft.tokens.values()].find(
    (token): token is WordToken => token.type === 'word' && token.kind === 'period' && token.means === end,
  )
  if (head) draft.relate('order', 'signed-after-end', head, [[word, 1]])
  return word
}

/** Every statement on a page of its own, with the company's name over it. */
export function writeStatements(scene: Scene): void {
  const { forms } = scene.manner
  section(scene, 'statements')
  statement(scene, 'balance', () =>
    writeStatement(scene, {
      role: 'balance-sheet',
      outline: forms.balance,
      spans: scene.ends,
      isEnd: true,
      base: 'totalAssets',
    }),
  )
  statement(scene, 'income', () =>
    writeStatement(scene, {
      role: 'income-statement',
      outline: forms.income,
      spans: scene.spans,
      isEnd: false,
      withEps: true,
      base: 'revenue',
    }),
  )
  statement(scene, 'equity', () => writeEquity(scene), true)
  statement(scene, 'cashFlow', () =>
    writeStatement(scene, { role: 'cash-flow', outline: forms.cashFlow, spans: scene.spans, isEnd: false }),
  )
}

function statement(scene: Scene, title: Title, write: () => unknown, isWide = false): void {
  const { draft, manner, calendar } = scene
  const layout = isWide && scene.traits.has('landscape') ? 'landscape' : undefined
  draft.within(layout, () => {
    draft.pageBreak()
    draft.paragraph([nameOf(scene)], 'centred')
    const heading = draft.heading(2, manner.titles[title])
    draft.relate('present', 'statement-there', heading.id, [])
    const stretch = stretchOf(calendar, itemAt(scene.spans, 0), 0)
    const under = title === 'balance' ? manner.heads.statementDay(stretch.end) : manner.heads.statementStretch(stretch)
    if (under && !scene.traits.has('nested-heads')) draft.paragraph([under], 'centred')
    write()
    draft.paragraph([manner.say.endOfStatement], 'small')
  })
}

/** What statements say of each other, and parts that stand under their total. */
export function tieStatements(scene: Scene): void {
  for (const end of scene.ends) {
    scene.draft.tie('balances', toldOf(scene, 'totalAssets', end), toldOf(scene, 'liabilitiesAndEquity', end))
    scene.draft.tie('balances', toldOf(scene, 'netAssets', end), toldOf(scene, 'totalEquity', end))
  }
  for (const span of scene.spans)
    footRows(
      scene,
      [toldOf(scene, 'netProfit', span)],
      (['attributable', 'nonControlling'] as const).map((one) => ({ figures: [toldOf(scene, one, span)] })),
      'attribution',
    )
}
