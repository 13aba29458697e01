import { firstOf, findExisting } from '@tickmark/document'
import { isMisspelling, legalNames } from '../../facts/outline/legal-names.ts'
import type { LegalName } from '../../facts/outline/legal-names.ts'
import { locate } from '../../facts/sentences/make-sentences.ts'
import { periodEnds, primaryStatements } from '../../facts/outline/primary-statements.ts'
import type { PrimaryStatement } from '../../facts/outline/primary-statements.ts'
import { quoteAround } from '../../facts/text/quote-around.ts'
import { STATEMENTS } from '../../facts/outline/required-sections.ts'
import { defineRule } from '../../rule/rule.ts'
import type { FindingDraft } from '../../rule/rule.ts'
import { locationOf } from '../../rule/place-of.ts'
import { findDays, foldText } from '@tickmark/language'

/** How often a name stands before another spelling of it is a slip. */
const ESTABLISHED = 4
const RARE = 2

/** Who, when and in which currency: a name misspelt, a statement dated otherwise or in another currency than the rest. */
export const identityDiffers = defineRule({
  meta: {
    id: 'consistency/identity-differs',
    catalogue: ['CONS-018'],
    category: 'consistency',
    severity: 'warning',
    basis: 'stated',
    documents: ['financial_report', 'due_diligence'],
    status: 'stable',
  },
  messages: {
    name: {
      title: {
        'zh-CN': '名称前后不一致',
        en: 'A name is spelled inconsistently',
        ko: '명칭이 일치하지 않습니다',
        ja: '名称の表記が一致しません',
      },
      message: {
        'zh-CN': '“{name}”与全文 {count} 处使用的“{right}”不一致。',
        en: '“{name}” is called “{right}” in {count} other places of the document.',
        ko: '‘{name}’은(는) 문서의 다른 {count}곳에 쓰인 ‘{right}’과(와) 다릅니다.',
        ja: '「{name}」は、本文書の他の{count}か所で「{right}」と表記されています。',
      },
      explanation: {
        'zh-CN': '两者仅差一字，疑为笔误；公司及中介机构名称须与登记名称完全一致。',
        en: 'The two differ by one letter; names of companies and firms must match the register.',
        ko: '한 글자만 다르므로 오기로 보입니다. 회사와 기관의 명칭은 등기상 명칭과 같아야 합니다.',
        ja: '1文字のみの相違であり誤記と思われます。会社・機関の名称は登記上の名称と一致させてください。',
      },
    },
    currency: {
      title: {
        'zh-CN': '报表币种不一致',
        en: 'A statement is in another currency',
        ko: '재무제표의 통화가 다릅니다',
        ja: '財務諸表の通貨が異なります',
      },
      message: {
        'zh-CN': '{name_zh}以 {currency} 列示，其他报表以 {others} 列示。',
        en: 'The {name_en} is stated in {currency}, the other statements in {others}.',
        ko: '{name_ko}은(는) {currency}(으)로, 다른 재무제표는 {others}(으)로 표시되어 있습니다.',
        ja: '{name_ja}は{currency}で、他の財務諸表は{others}で表示されています。',
      },
      explanation: {
        'zh-CN': '同一套报表应采用同一列报货币。',
        en: 'The statements of one set share one presentation currency.',
        ko: '한 조의 재무제표는 같은 표시통화를 사용해야 합니다.',
        ja: '一組の財務諸表では同一の表示通貨を用いる必要があります。',
      },
    },
    date: {
      title: {
        'zh-CN': '报表标题日期与栏目日期不符',
        en: 'The title of a statement names another date than its columns',
        ko: '재무제표 제목의 날짜가 열의 날짜와 다릅니다',
        ja: '財務諸表の表題の日付が欄の日付と異なります',
      },
      message: {
        'zh-CN': '{name_zh}标题为“{title}”，而各栏为 {columns}。',
        en: 'The title of the {name_en} says “{title}”; its columns are for {columns}.',
        ko: '{name_ko}의 제목은 ‘{title}’이나 각 열은 {columns}입니다.',
        ja: '{name_ja}の表題は「{title}」ですが、各欄は{columns}です。',
      },
      explanation: {
        'zh-CN': '疑为沿用上年模板后未更新标题或栏目。',
        en: 'The title or the column headings were probably carried over from last year’s document.',
        ko: '전년도 문서를 사용하면서 제목이나 열 제목이 갱신되지 않은 것으로 보입니다.',
        ja: '前年の文書を流用した際に、表題または欄の見出しが更新されなかったと思われます。',
      },
    },
  },
  *check({ document, facts }) {
    yield* nameDrafts(legalNames(document))
    const statements = primaryStatements(facts).filter(({ grid }) => grid.scope !== 'parent')
    yield* currencyDrafts(statements)
    for (const statement of statements) yield* dateDrafts(statement)
  },
})

type Draft = FindingDraft<'name' | 'currency' | 'date'>

function* nameDrafts(names: readonly LegalName[]): Generator<Draft> {
  const groups = [...Map.groupBy(names, ({ name }) => foldText(name).replace(/\s+/g, ' ').replace(/\.$/, ''))]
  for (const [name, places] of groups) {
    if (places.length > RARE) continue
    const right = groups.find(
      ([other, own]) => own.length >= ESTABLISHED && own.length >= places.length * 4 && isMisspelling(name, other),
    )
    if (!right) continue
    for (const { block, start, end } of places) {
      yield {
        messageId: 'name',
        data: { name, right: right[0], count: right[1].length },
        evidence: [
          {
            location: locate(block, start, end),
            text: quoteAround(block.text, start, end),
            value: block.text.slice(start, end),
          },
          ...right[1].slice(0, 2).map((other) => ({
            location: locate(other.block, other.start, other.end),
            text: quoteAround(other.block.text, other.start, other.end),
          })),
        ],
        expected: right[0],
        actual: name,
        confidence: 0.8,
      }
    }
  }
}

function* currencyDrafts(statements: readonly PrimaryStatement[]): Generator<Draft> {
  const stated = statements.flatMap((statement) => {
    const { currency } = statement.grid.unit
    return currency ? [{ ...statement, currency }] : []
  })
  const groups = [...Map.groupBy(stated, ({ currency }) => currency)].toSorted((a, b) => b[1].length - a[1].length)
  const [most, least] = groups
  if (!most || !least || groups.length !== 2 || most[1].length < 2 || least[1].length !== 1) return
  const { kind, grid } = firstOf(least[1])
  yield {
    messageId: 'currency',
    data: { ...namesOf(kind), currency: least[0], others: most[0] },
    evidence: [
      { location: locationOf(grid.table), text: grid.unit.text },
      ...most[1].map((other) => ({ location: locationOf(other.grid.table), text: other.grid.unit.text })),
    ],
    expected: most[0],
    actual: least[0],
    confidence: 0.8,
  }
}

/** A title with a full date of the same day and month as the columns', but of a year that none of them is for. */
function* dateDrafts({ kind, grid }: PrimaryStatement): Generator<Draft> {
  const all = periodEnds(grid)
  const ends = all.filter((end) => end.length === 10)
  const dates = findDays(grid.title).filter(({ date }) => ends.some((end) => end.slice(4) === date.slice(4)))
  if (ends.length === 0 || dates.length === 0 || dates.some(({ date }) => all.some((end) => date.startsWith(end))))
    return
  yield {
    messageId: 'date',
    data: { ...namesOf(kind), title: dates.map(({ text }) => text).join(', '), columns: ends.join(', ') },
    evidence: [{ location: locationOf(grid.table), text: grid.title.slice(0, 160) }],
    expected: firstOf(ends),
    actual: firstOf(dates).text,
    confidence: 0.75,
  }
}

function namesOf(kind: PrimaryStatement['kind']): Record<'name_zh' | 'name_en' | 'name_ko' | 'name_ja', string> {
  const { names } = findExisting(STATEMENTS, ({ id }) => id === kind)
  return { name_zh: names['zh-CN'], name_en: names.en, name_ko: names.ko, name_ja: names.ja }
}
