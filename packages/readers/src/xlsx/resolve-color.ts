/** Excel's palette of 56 colours; indexes 0–7 repeat 8–15. */
const PALETTE = (
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080 ' +
  '9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF ' +
  '00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 ' +
  '003366 339966 003300 333300 993300 993366 333399 333333'
).split(' ')

/** RRGGBB of a colour as spreadsheets state it: direct, from the theme with a tint, or from the palette. */
export function resolveColor(
  attributes: Record<string, string> | undefined,
  theme: readonly string[],
): string | undefined {
  if (!attributes) return undefined
  const base = baseColor(attributes, theme)
  const tint = Number(attributes['tint'] ?? 0)
  return base && tint ? applyTint(base, tint) : base
}

function baseColor(attributes: Record<string, string>, theme: readonly string[]): string | undefined {
  if (attributes['rgb']) return attributes['rgb'].slice(-6).toUpperCase()
  if (attributes['theme']) return theme[Number(attributes['theme'])]?.toUpperCase()
  const index = Number(attributes['indexed'] ?? NaN)
  return PALETTE[index >= 8 ? index - 8 : index]
}

/** Lightens towards white or darkens towards black; close enough to Excel's HLS arithmetic to tell blue from black. */
function applyTint(color: string, tint: number): string {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16)
    const tinted = tint < 0 ? value * (1 + tint) : value + (255 - value) * tint
    return Math.round(tinted).toString(16).padStart(2, '0').toUpperCase()
  }
  return channel(0) + channel(2) + channel(4)
}
