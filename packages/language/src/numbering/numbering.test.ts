import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { findReferences, type ReferenceKind } from './find-references.ts'
import { headingKind } from './heading-kind.ts'
import { readNumbering } from './read-numbering.ts'

describe.each(LANGUAGE_DATA)('$tag', ({ numbering }) => {
  const { notes, tables, figures, appendices, items, parts, chapters, references } = numbering

  test('reads the numbers of headings and captions', () => {
    const rows = Object.entries({
      note: notes,
      table: tables,
      figure: figures,
      appendix: appendices,
      item: items,
      part: parts,
    })
    const examples = [
      ...rows.flatMap(([kind, { example }]) => (example ? [[example[0], kind, example[1]]] : [])),
      ...chapters.map(({ example }) => [example[0], 'section', example[1]]),
    ]
    const read = examples.map(([text]) => [text, readNumbering(text!)?.kind, readNumbering(text!)?.printed])
    expect(read).toEqual(examples)
  })

  test('finds references', () => {
    const rows = {
      note: references.notes,
      table: references.tables,
      figure: references.figures,
      appendix: references.appendices,
    }
    const examples = Object.entries(rows).flatMap(([kind, { example }]) =>
      example ? [[kind, ...example] as const] : [],
    )
    expect(
      examples.map(([kind, text]) => [
        kind,
        text,
        findReferences(text, kind as ReferenceKind).flatMap(({ numbers }) => numbers),
      ]),
    ).toEqual(examples)
  })
})

test.each([
  ['Note 12 to 14 of the report', undefined],
  ['Notes to the financial statements', undefined],
  ['NOTE - 36: EMPLOYEE BENEFITS', ['note', '36', 36, '']],
  ['NOTE–13: ASSETS HELD FOR SALE', ['note', '13', 13, '']],
  ['NOTE - 33A: GROUP INFORMATION', ['note', '33', 33, '']],
  ['Note - in crores', undefined],
  ['3.2 Results of operations', ['decimal', '3.2', 2, '3']],
  ['5．１株当たり情報', ['decimal', '5', 5, '']],
  ['（二）经营情况', ['ideograph-bracket', '二', 2, '']],
  ['十二、财务报告', ['ideograph', '十二', 12, '']],
  ['十 一 、附註揭露事項', ['ideograph', '十一', 11, '']],
  ['(一 )重大交易事項', ['ideograph-bracket', '一', 1, '']],
  ['一 个客户', undefined],
  ['I T E M 9A. Controls', ['item', '9A', 9, '']],
])('%s is numbered as printed', (text, expected) => {
  const read = readNumbering(text)
  expect(read && [read.kind, read.printed, read.ordinal, read.parent]).toEqual(expected)
})

test.each([
  ['第三节 公司简介', 'chapter'],
  ['제1장 총칙', 'chapter'],
  ['제2절 사업의 내용', 'section'],
  ['Kapitel 3 Bewertung', 'chapter'],
  ['附录A', 'appendix'],
  ['별첨 주석은 본 재무제표의 일부입니다.', undefined],
  ['一、重要提示', 'ideograph'],
  ['（１）連結貸借対照表', 'digit-bracket'],
  ['２．１株当たり当期純利益', 'enumerated'],
  ['1.2.3 Scope', 'decimal-3'],
  ['1.5 % growth', undefined],
  ['가. 사업의 개요', 'syllable'],
])('%s begins with a number of the kind %s', (text, kind) => expect(headingKind(text)).toBe(kind))

test('what only looks like a reference is none', () => {
  const notes = (text: string) => findReferences(text, 'note').flatMap(({ numbers }) => numbers)
  expect(notes('详见附注七、12')).toEqual([])
  expect(notes('5.25% notes 2030')).toEqual([])
  expect(notes('see Notes 3 and 15 million shares')).toEqual(['3'])
  expect(findReferences('代表3人', 'table')).toEqual([])
  expect(findReferences('MARPOL Annex I', 'appendix')).toEqual([])
  expect(findReferences('see Table 2.4 below', 'chapter-table').flatMap(({ numbers }) => numbers)).toEqual(['2.4'])
})

test('a part of a note is a reference, a rate and an amount are none', () => {
  const notes = (text: string) => findReferences(text, 'note').flatMap(({ numbers }) => numbers)
  expect(notes('as explained more fully in note 2.2.')).toEqual(['2.2'])
  expect(notes('see note 2. Other matters')).toEqual(['2'])
  expect(notes('Senior Notes 4.25% due 2030, notes 4.250% due 2031')).toEqual([])
})

test('the number of a note may have brackets of its own', () => {
  expect(findReferences('支出は1,034億円であります（注記（６）参照）。', 'note').map(({ numbers }) => numbers)).toEqual(
    [['6']],
  )
})
