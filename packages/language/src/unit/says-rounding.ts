import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

const CUT_OFF = new RegExp(wholeWords(wordsOf(({ captions }) => captions.cutOff)), 'iu')
const ROUNDED = new RegExp(wholeWords(wordsOf(({ captions }) => captions.rounded)), 'iu')

/** How a text says that amounts came to their unit: what is less was left out, or it was rounded. */
export function saysRounding(raw: string): 'cut-off' | 'rounded' | undefined {
  const text = foldText(raw)
  return CUT_OFF.test(text) ? 'cut-off' : ROUNDED.test(text) ? 'rounded' : undefined
}
