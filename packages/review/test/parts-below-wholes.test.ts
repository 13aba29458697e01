import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const reviewed = (text: string) => review(typeDocument(text, 'ja'), { type: 'financial_report' })
const told = (text: string) =>
  reviewed(text)
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value }] }) => `${ruleId.split('/')[1]}: ${value}`)
const stateOf = (text: string, printed: string) =>
  reviewed(text)
    .figures.filter((figure) => figure.text === printed)
    .map(({ state }) => state)

/** A securities firm's assets: parts stand below their whole, some alone, and nothing is set in; what is below a million is cut off. */
const SECURITIES = `
# 連結貸借対照表

（単位：百万円）

| | 前連結会計年度 (2021年3月31日) | 当連結会計年度 (2022年3月31日) |
| 資産の部 | | |
| 流動資産 | | |
| 現金・預金 | 11,129 | 8,032 |
| 預託金 | 50,325 | 49,215 |
| 顧客分別金信託 | 540 | 600 |
| 顧客区分管理信託 | 46,051 | 46,509 |
| その他の預託金 | 3,734 | 2,106 |
| トレーディング商品 | 12,231 | 10,445 |
| デリバティブ取引 | 12,231 | 10,445 |
| 短期差入保証金 | 2,855 | 6,794 |
| デリバティブ取引差入証拠金 | 2,855 | 6,794 |
| 未収収益 | 758 | 1,052 |
| デリバティブ取引未収収益 | 756 | 1,050 |
| その他の未収収益 | 1 | 1 |
| 貸倒引当金 | △74 | △39 |
| 流動資産計 | 77,225 | 75,500 |
| 固定資産 | | |
| 有形固定資産 | 473 | 301 |
| 建物 | 225 | 225 |
| 減価償却累計額 | △195 | △225 |
| 建物（純額） | 30 | 0 |
| 器具備品 | 179 | 173 |
| 減価償却累計額 | △122 | △130 |
| 器具備品（純額） | 57 | 43 |
| リース資産 | 897 | 897 |
| 減価償却累計額 | △511 | △639 |
| リース資産（純額） | 385 | 258 |
| 無形固定資産 | 1,078 | 923 |
| ソフトウエア | 553 | 456 |
| ソフトウエア仮勘定 | 10 | 115 |
| リース資産 | 514 | 351 |
| 固定資産計 | 1,551 | 1,225 |
| 資産合計 | 78,777 | 76,725 |
`

test('totals are made of wholes whose parts stand below them', () => {
  expect(told(SECURITIES)).toEqual([])
  for (const total of ['77,225', '75,500', '1,551', '78,777', '76,725'])
    expect(stateOf(SECURITIES, total), total).toEqual(['verified'])
})

test('and one that is wrong is told, by however much', () => {
  expect(told(SECURITIES.replace('| 78,777 |', '| 78,177 |'))).toEqual(['total-mismatch: 78,177'])
  expect(told(SECURITIES.replace('| 78,777 |', '| 7,877,700 |'))).toEqual(['total-mismatch: 7,877,700'])
})

/** IFRS as a Japanese group condenses it: two wholes with their parts, and their total. */
const CONDENSED = `
# 連結財政状態計算書

（単位：百万円）

| | 2021年度末 （2022年3月31日現在） | 2020年度末 （2021年3月31日現在） |
| 流動資産 | 4,031,197 | 3,922,747 |
| 現金及び現金同等物 | 1,205,873 | 1,593,224 |
| 営業債権及び契約資産 | 1,324,618 | 1,194,391 |
| その他の金融資産 | 210,633 | 149,629 |
| 棚卸資産 | 1,132,664 | 832,569 |
| その他の流動資産 | 157,409 | 152,934 |
| 非流動資産 | 3,992,386 | 2,924,326 |
| 持分法で会計処理されている投資 | 403,201 | 455,960 |
| その他の金融資産 | 213,024 | 231,024 |
| 有形固定資産 | 1,115,346 | 1,061,614 |
| その他の非流動資産 | 2,260,815 | 1,175,728 |
| 資産合計 | 8,023,583 | 6,847,073 |
`

test('a total of wholes alone lacks no line', () => {
  expect(told(CONDENSED)).toEqual([])
  expect(stateOf(CONDENSED, '8,023,583')).toEqual(['verified'])
  expect(told(CONDENSED.replace('8,023,583', '8,032,583'))).toEqual(['total-mismatch: 8,032,583'])
})
