/** Quoted words, escaped characters and fillers of a number format: they are shown and scale nothing. */
const LITERALS = /"[^"]*"|\\.|[_*]./g

/** Whether a number format shows a hundred times the value: "0.0%", and not `0.0"%"`, which prints a sign behind the number as it is. */
export function isPercentFormat(format: string | undefined): boolean {
  return format?.includes('%') === true && format.replaceAll(LITERALS, '').includes('%')
}
