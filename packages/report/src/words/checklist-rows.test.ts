import type { Checklist } from '@tickmark/document'
import { expect, it } from 'vitest'
import { toReportData } from '../data/report-json.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { checklistRows } from './checklist-rows.ts'

const named = (name: string) => ({ 'zh-CN': `${name}（中）`, en: name, ko: `${name}(한)`, ja: `${name}（日）` })

const IFRS: Checklist = {
  id: 'ifrs',
  names: named('IFRS'),
  year: 2024,
  items: [
    {
      id: 'cash-components',
      names: named('Components of cash'),
      reference: 'IAS 7.45',
      state: 'present',
      evidence: { location: { page: 1, block: 'b2' }, text: 'cash at bank' },
    },
    {
      id: 'impairment',
      names: named('Impairment test'),
      reference: 'IAS 36.134',
      state: 'missing',
      evidence: { location: { page: 2, block: 'b3' }, text: '20', value: '20', label: 'Goodwill' },
    },
    { id: 'leases', names: named('Leases'), state: 'not_applicable', reason: 'no_line' },
  ],
}

function reported(language: 'en' | 'zh-CN') {
  const sample = sampleReport()
  return { ...sample, language, review: { ...sample.review, checklists: [IFRS] } }
}

it('a checklist is one line of counts, and a row an item with what is open first', () => {
  const [list] = checklistRows(reported('en'))
  expect(list).toMatchObject({
    title: 'Checklist IFRS',
    counts: '1 present, 1 not found, 1 not due',
    rows: [
      ['IFRS', 'Impairment test', 'IAS 36.134', 'Not found', 'p. 2', 'Goodwill 20'],
      ['IFRS', 'Components of cash', 'IAS 7.45', 'Present', 'p. 1', 'cash at bank'],
      ['IFRS', 'Leases', '', 'Not due', '', 'no line of the statements calls for it'],
    ],
  })
  expect(checklistRows(reported('zh-CN'))[0]?.counts).toBe('已披露 1 项、未见披露 1 项、不适用 1 项')
})

it('the data holds every item with its state and place, in the language of the report', () => {
  const [list] = toReportData(reported('zh-CN')).checklists ?? []
  expect(list).toMatchObject({ id: 'ifrs', name: 'IFRS（中）', year: 2024 })
  expect(list?.items[1]).toMatchObject({ name: 'Impairment test（中）', state: 'missing', evidence: { page: 2 } })
})
