import type { Block, Table } from '@tickmark/document'

/** A statement of unit or currency, as printed near a table. */
const UNIT = new RegExp(
  [
    /[（(]?\s*(?:金额)?(?:货币)?单位\s*[:：]\s*[^）)，,;；]{1,20}[）)]?/,
    /[（(][^（()）]{0,50}?\b(?:thousands?|millions?|billions?)\b[^（()）]{0,90}[)）]/,
    /[（(][^（()）]{0,30}?\bin\s(?:us\s?|u\.s\.\s?|hk\s?)?(?:dollars|\$|rmb|euros?)\b[^（()）]{0,60}[)）]/,
    /\b(?:all\s)?(?:amounts\s|dollars\s)?in (?:thousands|millions|billions)(?: of [\w\s.]{1,30})?(?:,? except [\w\s-]{1,60})?/,
    /[（(]?단위\s*[:：]\s*[^）)]{1,12}[）)]?/,
    /[（(]?単位\s*[:：]\s*[^）)]{1,12}[）)]?/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** Gives tables the caption and the statement of unit that stand above them or in their heads. */
export function captionTables(blocks: Block[]): Block[] {
  blocks.forEach((block, index) => {
    if (block.type === 'table') captionTable(block, blocks, index)
  })
  return blocks
}

function captionTable(table: Table, blocks: readonly Block[], index: number): void {
  const own = table.cells
    .filter(({ rowIndex }) => rowIndex < table.headerRowCount)
    .map(({ text }) => UNIT.exec(text)?.[0])
    .find(Boolean)
  if (own) table.unitText = own.trim()
  for (let i = index - 1, steps = 0; i >= 0 && steps < 4; i--) {
    const block = blocks[i]!
    if (block.layer !== 'body') continue
    steps++
    if (block.type === 'table' || block.type === 'picture') break
    const unit = UNIT.exec(block.text)?.[0]
    if (unit && block.text.length < 200) table.unitText ??= unit.trim()
    else if (/(?:不)?适用|[□√☑☐]/.test(block.text) && block.text.length < 40) continue
    else if (!/\p{L}{2}/u.test(block.text)) continue
    else if (block.text.length < 120 && !/[.。;；]$/.test(block.text)) {
      table.caption ??= block.text
      if (block.type === 'heading') break
    } else break
  }
}
