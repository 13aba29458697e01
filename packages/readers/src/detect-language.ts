import type { Block, DocumentLanguage } from '@tickmark/document'

/** Characters that settle the matter; more of the text changes nothing. */
const SAMPLE = 60_000
const ENOUGH = 20

/** The main language of a document's own text, from its scripts: kana means Japanese, Hangul Korean, Han without either Chinese. */
export function detectLanguage(blocks: readonly Block[]): DocumentLanguage {
  return languageOf(sampleText(blocks))
}

export function languageOf(text: string): DocumentLanguage {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const kana = count(/[\u3041-\u30ff]/g)
  const hangul = count(/[\uac00-\ud7a3]/g)
  const han = count(/[\u4e00-\u9fff]/g)
  const latin = count(/[A-Za-z]/g)
  if (kana + hangul + han + latin < ENOUGH) return 'und'
  // A CJK character says as much as several Latin letters; CJK reports hold many English names and tickers.
  if ((kana + hangul + han) * 4 < latin) return 'en'
  if (hangul > kana && hangul * 3 > han) return 'ko'
  return kana * 12 > han ? 'ja' : 'zh'
}

function sampleText(blocks: readonly Block[]): string {
  let text = ''
  for (const block of blocks) {
    if (text.length > SAMPLE) break
    if (block.layer === 'body')
      text += block.type === 'table' ? block.cells.map((cell) => cell.text).join(' ') : block.text
  }
  return text
}
