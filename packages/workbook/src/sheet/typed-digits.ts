/** Half a unit of the last digit, and what binary fractions add. */
export const HALF = 0.501

/** The unit of the last decimal that was typed. */
export function lastDigitOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).toLowerCase().split('e')
  return 10 ** (Number(exponent) - (/\.(\d+)/.exec(mantissa)?.[1]?.length ?? 0))
}
