import { describe, expect, it } from 'vitest'
import { readTaggedFigures } from './tagged-figures.ts'

const PAGE = `<div style="display:none"><ix:header><ix:resources>
<xbrli:context id="now"><xbrli:period><xbrli:startDate>2024-04-01</xbrli:startDate><xbrli:endDate>2025-03-31</xbrli:endDate></xbrli:period></xbrli:context>
<xbrli:context id="day"><xbrli:period><xbrli:instant>2025-03-31</xbrli:instant></xbrli:period></xbrli:context>
<xbrli:unit id="yen"><xbrli:measure>iso4217:JPY</xbrli:measure></xbrli:unit>
<xbrli:unit id="shares"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit>
</ix:resources></ix:header></div>
<td>△<ix:nonFraction name="a" contextRef="now" unitRef="yen" decimals="-6" scale="6" sign="-" format="ixt:numdotdecimal">12,345</ix:nonFraction></td>
<td><ix:nonFraction name="b" contextRef="day" unitRef="yen" decimals="2" format="ixt:num-comma-decimal"><span>1.234,50</span></ix:nonFraction></td>
<td><ix:nonFraction name="c" contextRef="day" unitRef="shares" decimals="0" format="ixt:fixed-zero">-</ix:nonFraction></td>`

describe('tags of a filing', () => {
  it('tell amount, day and currency', () => {
    expect(readTaggedFigures(PAGE)).toEqual([
      { printed: '12,345', value: '12345000000', end: '2025-03-31', currency: 'JPY' },
      { printed: '1.234,50', value: '1234.5', end: '2025-03-31', currency: 'JPY' },
    ])
  })

  it('are not there on a plain page', () => {
    expect(readTaggedFigures('<p>Sales of 1,234</p>')).toEqual([])
  })
})
