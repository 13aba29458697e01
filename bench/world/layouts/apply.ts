import { spread } from '../draft/content.ts'
import type { Cell, TableBlock } from '../draft/content.ts'
import type { Draft } from '../draft/draft.ts'
import type { Manner, NoteNumbers } from '../manner.ts'
import type { Draw } from '../random.ts'
import type { Language } from '../truth.ts'

const tablesOf = (draft: Draft): TableBlock[] => draft.blocks.filter((block) => block.type === 'table')

/** The unit of a table stands under each of its heads instead of over the table. */
export function unitHeads(draft: Draft): void {
  for (const table of tablesOf(draft)) {
    const heads = table.headRows.at(-1)
    const text = table.unit.map((piece) => (typeof piece === 'string' ? piece : piece.printed)).join('')
    // What is long or names more than the unit is no head.
    if (!heads || table.unit.length === 0 || text.length > 12) continue
    let isFirst = true
    const cells = spread(heads).map((head, at): Cell => {
      if (table.columns[at]?.kind !== 'amount' || !head || head.pieces.length === 0) return { pieces: [] }
      const pieces = isFirst ? table.unit : [text]
      isFirst = false
      return { pieces, align: 'right' }
    })
    table.headRows.push(cells)
    table.unit = []
  }
}

/** The unit of a table is the first row of its heads, in the middle over all its amounts. */
export function unitOverHeads(draft: Draft): void {
  for (const table of tablesOf(draft)) {
    const first = table.columns.findIndex(({ kind }) => kind === 'amount')
    const count = table.columns.filter(({ kind }) => kind === 'amount').length
    const isRun = table.columns.slice(first, first + count).every(({ kind }) => kind === 'amount')
    if (table.unit.length === 0 || table.headRows.length === 0 || first < 0 || count < 2 || !isRun) continue
    const blank = (length: number): Cell[] => Array.from({ length }, () => ({ pieces: [] }))
    const span: Cell = { pieces: table.unit, columnSpan: count, align: 'center' }
    table.headRows.unshift([...blank(first), span, ...blank(table.columns.length - first - count)])
    table.unit = []
  }
}

const MARKS = ['¹', '²', '*', '(a)', '†'] as const

/** Marks behind some figures and labels of statements, with what they say in small print. */
export function marksUnderTables(draft: Draft, language: Language, draw: Draw): void {
  for (const table of tablesOf(draft)) {
    if (table.rows.length < 6 || draw.chance(0.4)) continue
    const mark = draw.pick(MARKS)
    const figures = table.rows.flatMap((row) =>
      row.cells.filter(
        (cell): cell is Cell =>
          cell?.pieces.some((piece) => typeof piece !== 'string' && piece.type === 'figure') ?? false,
      ),
    )
    for (const cell of draw.shuffle(figures).slice(0, draw.whole(1, 3))) cell.pieces = [...cell.pieces, mark]
    const at = draft.blocks.indexOf(table)
    draft.blocks.splice(at + 1, 0, {
      type: 'paragraph',
      id: draft.newId('p'),
      pieces: [`${mark} ${draw.pick(NOTES[language])}`],
      role: 'small',
      ...(table.layout ? { layout: table.layout } : {}),
    })
  }
}

const NOTES: Record<Language, readonly string[]> = {
  en: ['Unaudited.', 'Restated, see above.', 'Including items held for sale.', 'n/m: not meaningful.'],
  'zh-Hans': ['未经审计。', '已重述。', '包括持有待售项目。'],
  'zh-Hant': ['未經查核。', '業經重編。'],
  ja: ['監査の対象外であります。', '修正再表示後の金額であります。'],
  ko: ['감사받지 않은 금액입니다.', '재작성된 금액입니다.'],
  de: ['Ungeprüft.', 'Angepasst.'],
  fr: ['Non audité.', 'Retraité.'],
  it: ['Non sottoposto a revisione.', 'Rideterminato.'],
  es: ['No auditado.', 'Reexpresado.'],
}

const DIGITS = '一二三四五六七八九十'
const inCharacters = (count: number): string =>
  count <= 10
    ? DIGITS.charAt(count - 1)
    : `${count >= 20 ? DIGITS[Math.floor(count / 10) - 1] : ''}十${count % 10 ? DIGITS[(count % 10) - 1] : ''}`

type Form = Omit<NoteNumbers, 'inColumn'>
const plain = (number: (count: number) => string, gap: string, before: string, after = ''): Form => ({
  number,
  gap,
  refer: { before, after },
})

const FORMS: Partial<Record<Language, readonly Form[]>> = {
  en: [
    plain((count) => `NOTE ${count}:`, ' ', 'Note '),
    plain((count) => `${count}`, '  ', 'Note '),
    plain((count) => `(${count})`, ' ', 'Note (', ')'),
    plain((count) => `${count})`, ' ', 'Note '),
  ],
  'zh-Hans': [
    plain((count) => `${count}.`, '', '附注五、'),
    {
      number: (count) => `（${inCharacters(count)}）`,
      gap: '',
      refer: { before: '附注五', after: '', number: (count) => `（${inCharacters(count)}）` },
    },
    plain((count) => `注释${count}．`, '', '注释'),
  ],
  'zh-Hant': [plain((count) => `${count}.`, ' ', '附註')],
  ja: [plain((count) => `※${count}`, ' ', '※'), plain((count) => `${count}．`, '', '注記')],
  ko: [plain((count) => `주석 ${count}.`, ' ', '주석 '), plain((count) => `${count})`, ' ', '주석 ')],
  de: [plain((count) => `(${count})`, ' ', 'Anhang (', ')')],
  fr: [plain((count) => `Note ${count}`, ' – ', 'note ')],
}

/** The manner with its notes numbered in another way. */
export function noteNumbers(manner: Manner, draw: Draw): Manner {
  const forms = FORMS[manner.language]
  return forms ? { ...manner, notes: { ...draw.pick(forms), inColumn: manner.notes.inColumn } } : manner
}
