import type { ServedClaim, ServedFigure } from '@tickmark/contract'

/** Claims as they speak to the state of a figure: what ticks a verified one, and where a wrong one is itself what does not come out, first. */
export function orderClaims(claims: readonly ServedClaim[], { state }: Pick<ServedFigure, 'state'>): ServedClaim[] {
  const rank = ({ outcome, role }: ServedClaim): number => {
    const speaks = state === 'verified' ? outcome === 'agrees' : outcome === 'serious' || outcome === 'warning'
    return (speaks ? 2 : 0) + (role === 'result' ? 1 : 0)
  }
  return claims.toSorted((a, b) => rank(b) - rank(a))
}
