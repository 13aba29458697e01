/** Whether a colour (RRGGBB) cannot be told from the page. */
export function isWhite(color: string | undefined): boolean {
  return color !== undefined && /^f[a-f9]f[a-f9]f[a-f9]$/i.test(color)
}
