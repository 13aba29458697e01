import type { Block, Paragraph, Table } from '@tickmark/document'

const UNIT =
  /[(（【[]?\s*(?:金额单位|货币单位|貨幣單位|单位|單位|単位|단위)\s*[:：为為]\s*[^\s()（）【】[\]，。,;；]{1,24}(?:[，、,;；]\s*(?:币种|幣種|通貨|통화)\s*[:：]?\s*[^\s()（）]{1,8})?|(?:expressed |stated |amounts? |dollars |figures |all amounts )*(?:are )?in (?:[A-Za-z$€£']+ ){0,4}(?:thousands|millions|billions|dollars|euros|'000s?)[^()]{0,60}|(?:RMB|US\$|HK\$|USD|[$€£¥])\s?(?:'000|million|thousand|in [a-z]+)/i
const CAPTION =
  /^\s*(?:表|图表|圖表|图|図表|図|Table|Exhibit|Schedule|Figure|표|그림|별표)\s*[\d一二三四五六七八九十A-Z]+/i
const LOOK_BACK = 4

/** Gives each table the caption and the statement of unit that stand right before it, or in its own first rows. */
export function captionTables(blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    if (block.type !== 'table') return
    for (const candidate of linesBefore(blocks, index)) {
      block.unitText ??= unitTextOf(candidate.text)
      if (!block.caption && isCaption(candidate)) {
        block.caption = candidate.text.trim()
        candidate.role = 'caption'
      }
    }
    block.unitText ??= unitInHead(block)
  })
}

/** The statement of unit within a line: "单位：人民币万元", "in thousands, except per share data". */
export function unitTextOf(text: string): string | undefined {
  return text.length < 200
    ? UNIT.exec(text)?.[0]
        .replace(/^[(（【[]\s*/, '')
        .trim()
    : undefined
}

/** Short paragraphs right before a table, nearest first, up to the next heading or table. */
function linesBefore(blocks: readonly Block[], index: number): Paragraph[] {
  const lines: Paragraph[] = []
  for (let i = index - 1; i >= 0 && lines.length < LOOK_BACK; i--) {
    const block = blocks[i]!
    if (block.layer !== 'body') continue
    if (block.type !== 'paragraph' || block.text.length > 160) break
    lines.push(block)
  }
  return lines
}

function isCaption({ text, bold, role }: Paragraph): boolean {
  return (
    role === 'caption' || CAPTION.test(text) || (bold === true && text.length < 80 && !/[。.;；:：]$/.test(text.trim()))
  )
}

function unitInHead(table: Table): string | undefined {
  const head = table.cells.filter(
    (cell) => cell.rowIndex <= table.headerRowCount && (cell.columnIndex === 0 || cell.rowIndex < table.headerRowCount),
  )
  return head.map((cell) => unitTextOf(cell.text)).find(Boolean)
}
