/**
 * Adds a rule of a firm's own: a borrower's cover of interest (operating profit ÷ finance costs) may not fall below a covenant.
 * Usage: node examples/custom-rule.ts FILE [LEAST]
 */
import { defineRule, describe, read, review, type Figure } from 'tickmark'

const [path, least = '10'] = process.argv.slice(2)
if (!path) throw new Error('name a file')

const OPERATING_PROFIT = /operating profit|营业利润|영업이익|営業利益/i
const FINANCE_COSTS = /finance costs?|interest expense|财务费用|利息支出|금융비용|支払利息/i

const coverage = defineRule({
  id: 'covenant/interest-cover',
  category: 'risk',
  severity: 'warning',
  *check({ review: { figures } }) {
    for (const profit of figures.filter(({ label = '' }) => OPERATING_PROFIT.test(label))) {
      const costs = figures.find(
        ({ label = '', columnLabel }) => FINANCE_COSTS.test(label) && columnLabel === profit.columnLabel,
      )
      if (!costs) continue
      const cover = Number(profit.amount.value) / Math.abs(Number(costs.amount.value))
      if (cover >= Number(least)) continue
      yield {
        title: { en: 'Interest cover below the covenant', ko: '이자보상배율이 약정 기준에 미달합니다' },
        message: {
          en: `${profit.text} ÷ ${costs.text} = ${cover.toFixed(2)}, below ${least}`,
          ko: `${profit.text} ÷ ${costs.text} = ${cover.toFixed(2)}(기준 ${least})`,
        },
        // The place of the problem first, then what it was held against.
        evidence: [placed(profit), placed(costs)],
      }
    }
  },
})

const { findings } = await review(await read(path), { rules: [coverage] })
for (const finding of findings.filter(({ ruleId }) => ruleId === coverage.id)) {
  const { title, message } = await describe(finding, 'en')
  console.log(`${title}: ${message}`)
}

function placed({ location, text, label }: Figure) {
  return { location, text, value: text, ...(label && { label }) }
}
