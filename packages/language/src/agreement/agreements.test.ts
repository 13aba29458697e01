import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { ordinalOf } from '../numbering/ordinals.ts'
import { isSigningLine, leadsToDeadline, namesPrice } from './agreement-sentences.ts'
import { findClauseReferences, readClauseHead, readInstalment } from './clauses.ts'

test.each(LANGUAGE_DATA)(
  '$tag: clauses, instalments and what parties sign are told by their words',
  ({ agreements }) => {
    const { clauses, ofOther, ofThis, lawsBefore, notLaterThan, signed, price, instalments } = agreements
    const numbersIn = (text = '') => findClauseReferences(text).map(({ number }) => number)
    expect(numbersIn(clauses.example?.[0])).toEqual([ordinalOf(clauses.example?.[1] ?? '')])
    for (const other of [ofOther, lawsBefore]) expect(numbersIn(other.example?.[0])).toEqual([])
    if (ofThis.example) expect(numbersIn(ofThis.example[0])).toEqual([7])
    const deadline = notLaterThan.example?.[0] ?? ''
    expect(leadsToDeadline(deadline.slice(0, deadline.search(/\d/)))).toBe(true)
    expect(isSigningLine(signed.example?.[0] ?? '')).toBe(true)
    expect(namesPrice(price.example?.[0] ?? '')).toBe(true)
    expect(readInstalment(instalments.example?.[0] ?? '')?.number).toBe(ordinalOf(instalments.example?.[1] ?? ''))
  },
)

test.each([
  ['7. Termination', 7],
  ['第七条 终止', 7],
  ['第7条 解除', 7],
  ['제7조 (해지)', 7],
  ['Article 7 – Résiliation', 7],
  ['7 Termination', 7],
  ['7.5 % of the price', undefined],
  ['2024 was a good year', undefined],
])('%s begins clause %s', (text, number) => expect(readClauseHead(text)?.number).toBe(number))
