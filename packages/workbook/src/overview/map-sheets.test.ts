import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { mapSheets } from './map-sheets.ts'
import { buildWorkbookModel } from '../model/model.ts'
import { createRecalculator } from '../recalculation/recalculate.ts'

const wasm = readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm'))

const PAGE = `
\`\`\`workbook ok
# Model
| | 2024A | 2025E | 2026E | 2027E |
| Revenue | 100 | 110 | 121 | 133 |
| Cost of sales | 60 | 66 | 72 | 80 |
| Gross profit | =B2-B3 | =C2-C3 | =D2+D3 | =E2-E3 |
| Check | =B2-B3-B4 | =C2-C3-C4 | =D2-D3-D4 | =E2-E3-E4 |
\`\`\`
`

describe('mapSheets', () => {
  it('draws each cell in one region, and a departing cell apart with the formula it should have', () => {
    const [example] = readWorkbookExamples(PAGE, createRecalculator(wasm))
    expect(mapSheets(buildWorkbookModel(example!.workbook))).toEqual([
      {
        sheet: 'Model',
        omitted: 0,
        regions: [
          { range: 'B1:E1', kind: 'head' },
          { range: 'A2:A5', kind: 'head' },
          { range: 'B2:E3', kind: 'input' },
          { range: 'B4:C4', kind: 'calculation', formula: '=B2-B3' },
          { range: 'D4', kind: 'calculation', formula: '=D2+D3', expected: '=D2-D3' },
          { range: 'E4', kind: 'calculation', formula: '=E2-E3' },
          { range: 'B5:E5', kind: 'check', formula: '=B2-B3-B4' },
        ],
      },
    ])
  })
})
