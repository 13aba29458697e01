import type { ConceptId } from '../data/shape/concept-words.ts'

/** A line of the statements, or one that is taken off those before it. */
export interface RatioLine {
  concept: ConceptId
  less?: true
}

/** One way to reckon a ratio: lines over lines. */
export interface RatioReading {
  top: readonly RatioLine[]
  bottom: readonly RatioLine[]
  /** The lines below are of a day, and the mean of both ends of the year is meant. */
  mean?: true
}

const over = (top: ConceptId, bottom: ConceptId): RatioReading => ({
  top: [{ concept: top }],
  bottom: [{ concept: bottom }],
})
const overMean = (top: ConceptId, bottom: ConceptId): RatioReading => ({ ...over(top, bottom), mean: true })

/**
 * What ratios are of what, by the concepts of the lines. Where houses differ, the usual one comes first: 资产负债率 is liabilities over
 * assets, 부채비율 liabilities over equity; the return on equity is of the closing balance or of the mean, of the group or of its owners.
 */
export const RATIO_READINGS: Partial<Record<ConceptId, readonly RatioReading[]>> = {
  gross_margin: [
    over('gross_profit', 'revenue'),
    { top: [{ concept: 'revenue' }, { concept: 'cost_of_sales', less: true }], bottom: [{ concept: 'revenue' }] },
  ],
  operating_margin: [over('operating_profit', 'revenue')],
  net_margin: [over('net_profit', 'revenue'), over('net_profit_parent', 'revenue')],
  effective_tax_rate: [over('income_tax', 'profit_before_tax')],
  debt_ratio: [over('total_liabilities', 'total_assets')],
  liabilities_to_equity: [over('total_liabilities', 'total_equity')],
  gearing: [
    over('net_debt', 'total_equity'),
    over('borrowings', 'total_equity'),
    over('total_liabilities', 'total_equity'),
    over('total_liabilities', 'total_assets'),
  ],
  equity_ratio: [over('total_equity', 'total_assets'), over('equity_attributable', 'total_assets')],
  current_ratio: [over('current_assets', 'current_liabilities')],
  quick_ratio: [
    {
      top: [{ concept: 'current_assets' }, { concept: 'inventories', less: true }],
      bottom: [{ concept: 'current_liabilities' }],
    },
  ],
  return_on_equity: [
    overMean('net_profit_parent', 'equity_attributable'),
    overMean('net_profit_parent', 'total_equity'),
    overMean('net_profit', 'total_equity'),
    over('net_profit_parent', 'equity_attributable'),
    over('net_profit', 'total_equity'),
  ],
  return_on_assets: [
    overMean('net_profit', 'total_assets'),
    over('net_profit', 'total_assets'),
    overMean('net_profit_parent', 'total_assets'),
    over('net_profit_parent', 'total_assets'),
  ],
  payout_ratio: [
    over('dividends', 'net_profit_parent'),
    over('dividends', 'net_profit'),
    over('dividend_per_share', 'basic_eps'),
  ],
}

const MULTIPLES: ReadonlySet<string> = new Set<ConceptId>([
  'current_ratio',
  'quick_ratio',
  'debt_ratio',
  'liabilities_to_equity',
  'gearing',
])

/** Whether a ratio is printed as so many times as often as in per cent. */
export function isMultiple(concept: string): boolean {
  return MULTIPLES.has(concept)
}
