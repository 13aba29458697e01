import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { demandsPayment } from './payment-demand.ts'

test.each(LANGUAGE_DATA)(
  '$tag: a bill is asked to be paid, a part of one is not',
  ({ sentences: { demand, partPayment } }) => {
    const [whole = '', part = ''] = [demand.example?.[0], partPayment.example?.[0]]
    expect(demandsPayment(whole)).toBe(demand.example?.[1])
    expect(demandsPayment(part)).toBe(false)
    expect(demandsPayment(`${whole}, ${part}`)).toBe(!partPayment.example?.[1])
  },
)
