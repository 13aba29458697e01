import type { Block, Heading, Paragraph, Table } from '@tickmark/document'

const UNIT =
  /[(（【[]?\s*(?:金额单位|货币单位|貨幣單位|单位|單位|単位|단위|units?)\s*[:：为為]\s*[^()（）【】[\]，。,;；\n]{1,24}(?:[，、,;；]\s*(?:币种|幣種|通貨|통화)\s*[:：]?\s*[^\s()（）]{1,8})?|(?:expressed |stated |amounts? |dollars |figures |all amounts )*(?:are )?in (?:[A-Za-z$€£']+ ){0,4}(?:thousands|millions|billions|dollars|euros|'000s?)[^()]{0,60}|(?:RMB|US\$|HK\$|USD|[$€£¥])\s?(?:'000|million|thousand|in [a-z]+)/i
const CAPTION =
  /^\s*(?:表|图表|圖表|图|図表|図|Table|Exhibit|Schedule|Figure|표|그림|별표)\s*[\d一二三四五六七八九十A-Z]+/i
/** A heading that only says when: "FOR THE YEARS ENDED …", "2024年12月31日". */
const PERIOD_LINE =
  /^\s*(?:for the .*(?:ended?|period|years?)|as (?:of|at)\b|\(?unaudited|(?:19|20)\d{2}\s*年?[\d年月日\s\-–至]*$|[A-Z][a-z]+ \d{1,2}, \d{4})/i
const LOOK_BACK = 4
const LONGEST = 160

/** Gives each table the caption and the statement of unit that stand right before it, or in its own first rows. */
export function captionTables(blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    if (block.type !== 'table') return
    for (const candidate of linesBefore(blocks, index)) {
      block.unitText ??= unitTextOf(candidate.text)
      if (block.caption || !isCaption(candidate)) continue
      block.caption = candidate.text.trim()
      if (candidate.type === 'paragraph') candidate.role = 'caption'
    }
    block.unitText ??= unitInHead(block)
  })
}

/** The statement of unit within a line: "单位：人民币万元", "in thousands, except per share data". */
export function unitTextOf(text: string): string | undefined {
  const found = text.length < 200 ? UNIT.exec(text)?.[0] : undefined
  return found?.replace(/^[(（【[]\s*/, '').trim()
}

/** Short lines right before a table, nearest first, up to the heading of its section. */
function linesBefore(blocks: readonly Block[], index: number): (Paragraph | Heading)[] {
  const lines: (Paragraph | Heading)[] = []
  for (let i = index - 1; i >= 0 && lines.length < LOOK_BACK; i--) {
    const block = blocks[i]!
    if (block.layer !== blocks[index]!.layer) continue
    if ((block.type !== 'paragraph' && block.type !== 'heading') || block.text.length > LONGEST) break
    lines.push(block)
    if (block.type === 'heading' && !PERIOD_LINE.test(block.text)) break
  }
  return lines
}

function isCaption(line: Paragraph | Heading): boolean {
  const text = line.text.trim()
  if (line.type === 'heading') return !PERIOD_LINE.test(text)
  if (line.role === 'caption' || CAPTION.test(text)) return true
  return line.bold === true && text.length < 80 && !PERIOD_LINE.test(text) && !/[。.;；:：]$/.test(text)
}

function unitInHead(table: Table): string | undefined {
  const head = table.cells.filter(
    (cell) => cell.rowIndex <= table.headerRowCount && (cell.columnIndex === 0 || cell.rowIndex < table.headerRowCount),
  )
  return head.map((cell) => unitTextOf(cell.text)).find(Boolean)
}
