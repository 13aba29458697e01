import type { Document } from '@tickmark/document'
import { deadClauses } from '../../facts/agreement/clause-references.ts'
import { readAgreement } from '../../facts/agreement/read-agreement.ts'
import { numberedPlaces } from '../../facts/outline/outline.ts'
import type { NumberedPlace } from '../../facts/outline/outline.ts'
import { quoteAround } from '../../facts/text/quote-around.ts'
import { REFERENCES, knownNumbers, referencesOf } from '../../facts/outline/references.ts'
import type { Reference } from '../../facts/outline/references.ts'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft, RuleInput } from '../../rule/rule.ts'
import { evidenceOf } from '../../rule/from-cause.ts'
import { findNoteSets, numbersOfRuns } from '../../facts/outline/note-run.ts'
import type { NoteSet } from '../../facts/outline/note-run.ts'
import { statementReferences } from '../../facts/outline/statement-references.ts'
import type { StatementReference } from '../../facts/outline/statement-references.ts'
import { ordinalOf } from '@tickmark/language'

/** Words that send the reader to another document: what it holds we cannot know. */
const ELSEWHERE =
  /annual report|form 10-k|10-k|previously (?:filed|reported)|prospectus|registration statement|年度报告|招股说明书|有価証券報告書|사업보고서/i

/** References to notes, tables, figures, appendices and clauses that the document does not have. */
export const deadReference = defineRule({
  meta: {
    id: 'traceability/dead-reference',
    catalogue: ['TRAC-001', 'TRAC-007'],
    category: 'traceability',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    dead: {
      title: {
        'zh-CN': '引用的位置不存在',
        en: 'A reference leads nowhere',
        ko: '참조 대상이 존재하지 않습니다',
        ja: '参照先が存在しません',
      },
      message: {
        'zh-CN': '文中引用“{reference}”，但本文件中没有该编号。',
        en: 'The text refers to “{reference}”, which this document does not have.',
        ko: '본문에서 ‘{reference}’을(를) 참조하고 있으나 이 문서에는 해당 번호가 없습니다.',
        ja: '本文で「{reference}」を参照していますが、本文書にその番号はありません。',
      },
      explanation: {
        'zh-CN': '本文件中该类编号为：{known}。',
        en: 'Numbers of this kind in the document: {known}.',
        ko: '이 문서에 있는 해당 유형의 번호: {known}.',
        ja: '本文書にある同種の番号：{known}。',
      },
    },
  },
  *check({ document, facts }) {
    yield* deadLines(document, facts)
    yield* deadInAgreement(document)
    const places = numberedPlaces(document)
    yield* deadChapterTables(document, places)
    for (const { kind, needed } of REFERENCES) {
      const references = referencesOf(document, kind)
      const found = knownNumbers(places, kind)
      // "(5) Borrowings" and "12. 차입금:" may be headings of notes, too.
      const others = kind === 'note' ? numbersOfRuns(document) : new Set()
      const known = found.size >= needed ? found : citedTogether(references, found)
      if (known.size < Math.min(needed, 2)) continue
      const sorted = [...known].toSorted((a, b) => a - b)
      // With several numbers not found, it is the finding of headings that is incomplete, not the document.
      const gaps = sorted.at(-1)! - known.size
      for (const { block, text, start, end, numbers } of references) {
        const missing = numbers.find((number) => !known.has(ordinalOf(number)) && !others.has(ordinalOf(number)))
        if (missing === undefined || isMark(text, start) || (gaps > 2 && ordinalOf(missing) <= sorted.at(-1)!)) continue
        // "Refer to Note 27 of": of what is said in the next column.
        if (ELSEWHERE.test(surroundings(text, start, end)) || /^\s*of\s*$/i.test(text.slice(end))) continue
        const reference = referenceText(block.text.slice(start, end), numbers, missing)
        yield {
          messageId: 'dead',
          data: { reference, known: sorted.join(', ') },
          evidence: [
            {
              location: locate(block, start, end),
              text: quoteAround(block.text, start, end),
              value: reference,
            },
          ],
          confidence: known === found ? 0.9 : 0.7,
        }
      }
    }
  },
})

/** Clauses that an agreement refers to and does not have. */
function* deadInAgreement(document: Document): Generator<FindingDraft<'dead'>> {
  const agreement = readAgreement(document)
  if (!agreement) return
  const known = agreement.clauses.map(({ number }) => number).join(', ')
  for (const { block, text, start, end } of deadClauses(document, agreement))
    yield {
      messageId: 'dead',
      data: { reference: text, known },
      evidence: [{ location: locate(block, start, end), text: quoteAround(block.text, start, end), value: text }],
      actual: text,
      confidence: 0.85,
    }
}

/** Lines of the statements from which nearly all must lead to a note, where the headings of all notes were found. */
const RESOLVED = 0.75

/** Lines of a statement that name a note behind the last one. */
function* deadLines(document: Document, facts: RuleInput['facts']): Generator<FindingDraft<'dead'>> {
  for (const set of findNoteSets(document, statementReferences(facts.grids))) yield* deadOfSet(set, facts)
}

function* deadOfSet({ run, reach, references }: NoteSet, facts: RuleInput['facts']): Generator<FindingDraft<'dead'>> {
  const known = new Set(run.map(({ number }) => number))
  const isDead = ({ numbers }: StatementReference) => numbers.some((number) => number > reach)
  const resolved = references.filter(({ numbers }) => numbers.every((number) => known.has(number)))
  if (resolved.length < references.length * RESOLVED) return
  for (const reference of references.filter(isDead))
    yield {
      messageId: 'dead',
      data: { reference: reference.printed, known: [...known].join(', ') },
      evidence: [
        {
          ...evidenceOf(reference.figure, facts),
          text: `${reference.label} ${reference.printed}`,
          value: reference.printed,
        },
      ],
      actual: reference.printed,
      confidence: 0.85,
    }
}

/** References to tables of a chapter whose other tables are there. */
function* deadChapterTables(document: Document, places: readonly NumberedPlace[]): Generator<FindingDraft<'dead'>> {
  const known = new Set(
    places.filter(({ kind, printed }) => kind === 'table' && /[-.]/.test(printed)).map(({ printed }) => printed),
  )
  if (known.size < 2) return
  const chapters = new Set(Array.from(known, (printed) => ordinalOf(printed)))
  for (const { block, text, start, end, numbers } of referencesOf(document, 'chapter-table')) {
    const number = numbers[0]!
    if (known.has(number) || isMark(text, start) || !chapters.has(ordinalOf(number))) continue
    if (ELSEWHERE.test(surroundings(text, start, end))) continue
    const reference = referenceText(block.text.slice(start, end), numbers, number)
    yield {
      messageId: 'dead',
      data: { reference, known: [...known].join(', ') },
      evidence: [{ location: locate(block, start, end), text: quoteAround(block.text, start, end), value: reference }],
      confidence: 0.85,
    }
  }
}

/** Whether the text begins with the number, as a caption or a remark below a table does: "(Note 3) Limits …". */
function isMark(text: string, start: number): boolean {
  return /^[\s(（]*$/.test(text.slice(0, start))
}

/** How far a reference must lie beyond all others to stand out where no headings could be recognised. */
const FAR = 15

/** Where headings are not numbered recognisably: the numbers that references agree on, without one that lies far beyond them. */
function citedTogether(references: readonly Reference[], found: ReadonlySet<number>): Set<number> {
  const cited = [...new Set([...found, ...references.flatMap(({ numbers }) => numbers.map(ordinalOf))])].toSorted(
    (a, b) => a - b,
  )
  const last = cited.at(-1)
  const rest = cited.slice(0, -1)
  return last !== undefined && rest.length >= 2 && last - rest.at(-1)! >= FAR ? new Set(rest) : new Set()
}

/** The reference's sentence, as far as it is near, without mentions of this very report. */
function surroundings(text: string, start: number, end: number): string {
  const after = /^.*?(?:[.。](?=\s+[A-Z(]|$)|$)/s.exec(text.slice(end, end + 400))?.[0] ?? ''
  const before = text
    .slice(Math.max(0, start - 150), start)
    .split(/[.。]\s+(?=[A-Z])/)
    .at(-1)!
  return (before + after).replace(/this (?:quarterly |annual )?(?:report(?: on form 10-[kq])?|form 10-[kq])/gi, '')
}

function referenceText(matched: string, numbers: readonly string[], missing: string): string {
  const trimmed = matched.replace(/^[(（]|^(?:见|参见|详见|如|据|及|与|和|由)\s*[(（]?/, '').trim()
  return numbers.length > 1 ? `${/^\D+/.exec(trimmed)?.[0] ?? ''}${missing}` : trimmed
}
