import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import {
  addressesReport,
  namesAnnualReport,
  namesAuditorReport,
  namesEquityPart,
  namesGroup,
  namesOperations,
  namesOperationsOfShare,
  namesStatement,
  saysAudited,
  tellsOfOpinion,
  saysNotApplicable,
  saysUnaudited,
  STATEMENT_KINDS,
  statementNameBeside,
} from './statement-titles.ts'

test.each(LANGUAGE_DATA)('$tag: each statement is told by its title', ({ statements }) => {
  for (const kind of STATEMENT_KINDS) {
    const { example } = statements[kind]
    if (example) expect([example[0], namesStatement(example[0])]).toEqual([example[0], [kind]])
  }
  const told = [
    ['consolidated', namesGroup],
    ['addressed', addressesReport],
    ['audited', saysAudited],
    ['opinion', tellsOfOpinion],
    ['equityParts', namesEquityPart],
    ['auditorReport', namesAuditorReport],
    ['annualReport', namesAnnualReport],
    ['unaudited', saysUnaudited],
    ['notApplicable', saysNotApplicable],
    ['operations', namesOperations],
  ] as const
  for (const [key, isTold] of told) expect([key, isTold(statements[key].example?.[0] ?? '')]).toEqual([key, true])
  const { example: alone } = statements.operationsAlone
  if (alone) expect(namesOperationsOfShare(alone[0])).toBe(true)
})

test('a standard that applies is not said to be out of place', () => {
  expect(saysNotApplicable('Applicable accounting standards')).toBe(false)
  expect(saysNotApplicable('适用的会计准则')).toBe(false)
})

test('a statement that goes on overleaf names no part of the operations', () => {
  expect(namesOperations('Consolidated statements of income (continued)')).toBe(false)
  expect(namesOperationsOfShare('Basic, discontinued')).toBe(true)
})

test('a text that names no statement names none', () => {
  expect(namesStatement('Cash flow hedges')).toEqual([])
  expect(namesStatement('资产负债率')).toEqual([])
})

test.each([
  [['合併資產負債表', '合併綜合損益表'], '現金流量表'],
  [['合并资产负债表', '合并利润表'], '现金流量表'],
  [['Consolidated Balance Sheets', 'Consolidated Statements of Income'], 'statements of cash flows'],
  [['Konzernbilanz'], 'Kapitalflussrechnung'],
])('beside %s a cash flow statement is called %s', (titles, name) => {
  expect(statementNameBeside(titles, 'cashFlow', [])).toBe(name)
})
