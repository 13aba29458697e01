import { expect, test } from 'vitest'
import { countSameThing } from './same-thing.ts'

test.each([
  ['The Group had 1,315 employees at 30 June 2023.', '1,351 people worked for the Group.', true],
  ['The Group had 1,315 employees at 30 June 2023.', '351 people worked for the Group in logistics.', false],
  ['The Group had 1,315 employees.', 'The Group had 97 stores.', false],
  ['公司在职员工2,316人。', '报告期末公司员工总数为2,361人。', true],
  ['公司在职员工2,316人。', '报告期末研发人员为361人。', false],
  ['従業員数は1,284名です。', '当期末における社員数は1,248名であります。', true],
  ['従業員数は1,284名です。', '臨時従業員数は48名です。', false],
  ['임직원은 1,905명입니다.', '당기말 종업원 수는 1,950명입니다.', true],
  ['임직원은 1,905명입니다.', '당기말 연구 인력인 직원 수는 150명입니다.', false],
])('%s / %s: %s', (one, other, expected) => expect(countSameThing(one, other)).toBe(expected))
