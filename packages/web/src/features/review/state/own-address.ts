/** What the reviewer writes to the address; all else there belongs to the page that shows it. */
const OWN = new Set(['finding', 'severity', 'category', 'decision', 'source', 'change', 'file', 'page', 'q', 'sort'])

/** Whether two addresses show the same review, whatever is chosen in it. */
export function isSameReview(a: URLSearchParams, b: URLSearchParams): boolean {
  return othersOf(a) === othersOf(b)
}

function othersOf(params: URLSearchParams): string {
  const others = new URLSearchParams([...params].filter(([name]) => !OWN.has(name)))
  others.sort()
  return others.toString()
}
