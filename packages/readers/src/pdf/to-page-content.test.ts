import { expect, it } from 'vitest'
import type { NativePage } from './native-page.ts'
import { toPageContent } from './to-page-content.ts'

const PAGE: NativePage = { pageNum: 1, width: 600, height: 800, textItems: [] }

it('takes the box of a stroke that its pointed joints blow up beyond the page for no line and no drawing', () => {
  const outline = { x: 507, y: -4550, width: 2.7, height: 5024 }
  const content = toPageContent({
    ...PAGE,
    vectorGraphics: {
      shapes: [
        { bbox: outline, stroke: true, fill: false, hasCurve: false },
        { bbox: { ...outline, width: 30 }, stroke: true, fill: false, hasCurve: false },
      ],
      lines: [{ x1: 480, y1: 472, x2: 507, y2: 472, stroke: true }],
    },
  })
  expect(content.rules).toEqual([{ direction: 'horizontal', start: 480, end: 507, at: 472, thickness: 0 }])
  expect(content.drawings).toBeUndefined()
})
