import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** What is printed in the places that are called wrong. */
function wrong(sentence: string): (string | undefined)[] {
  return review(typeDocument(`# Review\n\n${sentence}`)).findings.map(({ actual }) => actual)
}

test('the end of another word tells no direction', () => {
  const liability = 'The fair value of the liability was $1 million compared to $52 million in 2021'
  expect(wrong(`${liability}, when shares subject to lock-up vested.`)).toEqual([])
  expect(wrong(`${liability}, up by a great deal.`)).toEqual(['up'])
})

test('a change that is only assumed is held against no amounts', () => {
  const effect = (percent: string) =>
    `The effect of a ${percent} fluctuation was revised by an increase of $36 million for swaps and an increase to $144 million for forwards.`
  expect(wrong(effect('hypothetical 10%'))).toEqual([])
  expect(wrong('Revenue increased by $36 million, or 10%, to $144 million.')).toEqual(['10%'])
})

test('what is on offer from one price to another has not changed from one to the other', () => {
  expect(wrong('产品覆盖从 7.98 万元到 24.98 万元的车型，起售价最高降低了 3 万元。')).toEqual([])
  expect(wrong('均价从 7.98 万元到 24.98 万元，降低了 3 万元。')).not.toEqual([])
  expect(wrong('The models cover prices from $7,980 to $24,980, and the lowest fell by $3,000.')).toEqual([])
  expect(wrong('The average price fell from $7,980 to $24,980.')).toEqual(['fell'])
})

test('what an amount went up by is no amount that it went to', () => {
  const assets = (change: string, to: string) =>
    `当連結会計年度末の資産合計は、前連結会計年度末の1兆4,312億円に対して${change}し、${to}となりました。`
  expect(wrong(assets('257億円増加', '1兆4,570億円'))).toEqual([])
  expect(wrong(assets('257億円減少', '1兆4,570億円'))).toEqual(['減少'])
  expect(wrong('자산총계는 전기말 14,312억원 대비 257억원 증가한 14,569억원입니다.')).toEqual([])
  expect(wrong('자산총계는 전기말 14,312억원 대비 257억원 감소한 14,569억원입니다.')).toEqual(['감소'])
})
