/** A figure of an extract as a number: parentheses are a minus. */
export const amountOf = (printed: string): number => {
  const size = Number(printed.replace(/[(),%\s]/g, ''))
  return printed.startsWith('(') ? -size : size
}
