import { expect, test } from 'vitest'
import { noteSubjects } from './note-subjects.ts'

test.each([
  ['Finance costs', 'Borrowings'],
  ['Contract liabilities', 'Revenue'],
  ['Depreciation', 'Property, plant and equipment'],
  ['合约负债'.replace('合约', '合同'), '营业收入'],
  ['財務成本', '借款'],
  ['支払利息', '借入金'],
  ['금융비용', '차입금'],
  ['Zinsaufwendungen', 'Finanzverbindlichkeiten'],
  ['Charges financières', 'Emprunts et dettes financières'],
  ['Oneri finanziari', 'Finanziamenti'],
  ['Gastos financieros', 'Deudas financieras'],
])('“%s” belongs to “%s”', (line, title) => {
  const own = noteSubjects(line)
  expect([...noteSubjects(title)].filter((subject) => own.has(subject))).not.toEqual([])
})

test.each([
  ['Debtors', 'Debt'],
  ['Inventories', 'Income tax'],
  ['应收账款', '应付账款'],
  ['매출채권', '매출액'],
])('“%s” does not belong to “%s”', (line, title) => {
  const own = noteSubjects(line)
  expect([...noteSubjects(title)].filter((subject) => own.has(subject))).toEqual([])
})
