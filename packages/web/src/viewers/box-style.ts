import type { Box } from '@tickmark/document'

/** Space between what is printed and its mark, as a share of the page's width and height. */
const MARGIN = { x: 0.003, y: 0.0015 }

/** Where a mark lies over its page. */
export const boxStyle = ([left, top, right, bottom]: Box) => ({
  left: `${(left - MARGIN.x) * 100}%`,
  top: `${(top - MARGIN.y) * 100}%`,
  width: `${(right - left + 2 * MARGIN.x) * 100}%`,
  height: `${(bottom - top + 2 * MARGIN.y) * 100}%`,
})
