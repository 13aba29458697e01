import { expect, test } from 'vitest'
import type { PageContent, PageWord, Rule } from '@tickmark/document/page'
import { layoutPage } from './layout-page.ts'

const SIZE = 10

function line(text: string, top: number): PageWord[] {
  let left = 60
  return text.split(' ').map((one) => {
    const word = { text: one, left, right: left + SIZE * one.length, top, bottom: top + SIZE, fontSize: SIZE } as const
    left = word.right + 3
    return { ...word, origin: 'text' }
  })
}

const rule: Rule = { direction: 'horizontal', start: 60, end: 160, at: 594, thickness: 0.5 }

/** Whether a line below a short rule near the foot of a page is read as a note. */
function isNote(text: string): boolean {
  const body = Array.from({ length: 20 }, (_, at) =>
    line('회사는 설비에 대한 투자를 계속하였으며 이를 유지합니다', 80 + 24 * at),
  )
  const words = [...body.flat(), ...line(text, 600)]
  const page: PageContent = {
    number: 1,
    width: 600,
    height: 800,
    origin: 'text',
    words,
    rules: [rule],
    fills: [],
    pictures: [],
  }
  return layoutPage(page).blocks.some((block) => block.type === 'text' && block.note)
}

test.each([
  '주1) 금액의 단위는 천원입니다',
  '주) 연결 기준입니다',
  '(주1) 연결 기준입니다',
  '注：单位为人民币千元',
  '注1 单位为人民币千元',
  '1 단위는 천원입니다',
  '3本公司的子公司',
])('"%s" below a rule is a note', (text) => expect(isNote(text)).toBe(true))

test.each([
  '주요 생산기지의 대지면적은 넓습니다',
  '주주는 배당을 받습니다',
  '注册资本为人民币五千万元',
  '12월 31일 현재 직원수는 많습니다',
  '3月31日止年度之收益',
])('"%s" below a rule is text, in its place', (text) => expect(isNote(text)).toBe(false))
