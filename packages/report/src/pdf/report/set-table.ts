import type { PageSetter } from '../page-setter.ts'

export interface Column {
  /** Share of the width of the page. */
  share: number
  align?: 'right'
}

const SIZE = 9.5
/** Points between two columns, and above and below the text of a row. */
const [GAP, PAD] = [10, 3]
const LINE = '#E2DDD2'
/** A row that would take more of a page than this is set cell below cell. */
const MOST_HEIGHT = 500

/** Sets rows of text under their heads, ruled as a working paper is; without heads the first column is a term. */
export async function setTable(
  setter: PageSetter,
  columns: readonly Column[],
  { heads, rows }: { heads?: readonly string[]; rows: readonly (readonly string[])[] },
): Promise<void> {
  setter.skip(0.3)
  setter.keepRoom(60)
  setter.drawRule()
  if (heads) {
    await setRow(setter, columns, heads, true)
    setter.drawRule({ thickness: 0.6 })
  }
  for (const row of rows) {
    await setRow(setter, columns, row, false)
    setter.drawRule({ thickness: 0.5, colour: LINE })
  }
}

async function setRow(
  setter: PageSetter,
  columns: readonly Column[],
  row: readonly string[],
  isHead: boolean,
): Promise<void> {
  const cells = placeCells(setter, columns).map(({ left, width, align }, index) => ({
    text: row[index] ?? '',
    style: { left, width, align, weight: isHead ? 'bold' : 'regular' } as const,
  }))
  const heights = await Promise.all(cells.map(({ text, style }) => setter.measure(text, SIZE, style)))
  const height = Math.max(...heights)
  setter.y += PAD
  if (height > MOST_HEIGHT) {
    for (const { text } of cells) await setter.write(text, SIZE)
    setter.y += PAD
    return
  }
  setter.keepRoom(height)
  const top = setter.y
  for (const { text, style } of cells) {
    setter.y = top
    await setter.write(text, SIZE, style)
  }
  setter.y = top + height + PAD
}

function placeCells({ right, margin }: PageSetter, columns: readonly Column[]) {
  const whole = right - margin
  let left = 0
  return columns.map(({ share, align }) => {
    const at = left
    left += share * whole
    return { left: at, width: share * whole - GAP, align: align ?? ('left' as const) }
  })
}
