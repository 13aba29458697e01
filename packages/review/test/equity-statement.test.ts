import { describe as suite, expect, it } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** A statement of changes in equity as Japanese filings print it. */
function statement(opening: string, closing = '△27,051'): string {
  return `
# 連結株主資本等変動計算書

（単位：百万円）

| | 資本金 | 資本剰余金 | 利益剰余金 | 自己株式 | 株主資本合計 | その他有価証券評価差額金 | その他の包括利益累計額合計 |
${opening}
| 当期変動額 | | | | | | | |
| 剰余金の配当 | | | △3,098 | | △3,098 | | |
| 親会社株主に帰属する当期純利益 | | | 7,558 | | 7,558 | | |
| 自己株式の取得 | | | | △342 | △342 | | |
| 自己株式の処分 | | | | 32 | 32 | | |
| 株主資本以外の項目の当期変動額（純額） | | | | | | 1,557 | 1,557 |
| 当期変動額合計 | － | － | 4,460 | △310 | 4,150 | 1,557 | 1,557 |
| 当期末残高 | 44,500 | 51,100 | 157,714 | △4,138 | 249,176 | ${closing} | ${closing} |
`
}

const PLAIN = '| 当期首残高 | 44,500 | 51,100 | 153,254 | △3,828 | 245,026 | △28,608 | △28,608 |'

const RESTATED = `| 当期首残高 | 44,500 | 51,100 | 160,838 | △3,828 | 252,610 | △28,608 | △28,608 |
| 会計方針の変更による累積的影響額 | | | △7,584 | | △7,584 | | |
| 会計方針の変更を反映した当期首残高 | | | 153,254 | | 245,026 | | |`

suite('the statement of changes in equity', () => {
  it('takes the blanks of a restated opening row for unchanged, not for nothing', () => {
    expect(review(typeDocument(statement(RESTATED), 'ja')).findings).toEqual([])
  })

  it('reports an error once that stands in a column and again in its total', () => {
    const { findings } = review(typeDocument(statement(PLAIN, '△27,061'), 'ja'))
    expect(findings.map(({ actual, expected }) => ({ actual, expected }))).toEqual([
      { actual: '△27,061', expected: '-27,051' },
    ])
  })
})
