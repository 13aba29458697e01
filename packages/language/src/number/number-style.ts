/**
 * How a document separates digits. `point`: 1,234.56, also 12,34,567 and 1'234.56. `comma`: 1.234,56. `space`: 1 234,56 or
 * 1 234.56. Decided once for a table or a document, never for a cell: "1.234" alone may be either.
 */
export type NumberStyle = 'point' | 'comma' | 'space'
