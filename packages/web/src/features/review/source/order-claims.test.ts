import type { ServedClaim } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { orderClaims } from './order-claims.ts'

const claim = (outcome: ServedClaim['outcome'], role: ServedClaim['role']): ServedClaim => ({
  outcome,
  role,
  kind: '',
  text: '',
  arithmetic: '',
  reasons: [],
  evidence: [],
})

test('what ticks a figure comes first at a verified one, what it fails as a result at a wrong one', () => {
  const claims = [
    claim('serious', 'part'),
    claim('agrees', 'part'),
    claim('agrees', 'result'),
    claim('serious', 'result'),
  ]
  const order = (state: 'verified' | 'contradicted') =>
    orderClaims(claims, { state }).map(({ outcome, role }) => `${outcome} ${role}`)
  expect(order('verified').slice(0, 2)).toEqual(['agrees result', 'agrees part'])
  expect(order('contradicted').slice(0, 2)).toEqual(['serious result', 'serious part'])
})
