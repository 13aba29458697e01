import type { DocumentLanguage } from '@tickmark/document'
import { countForms } from './national-forms.ts'

/** Letters fewer than this say nothing of a document's language. */
const ENOUGH = 20
/** Kana among the East Asian characters of Japanese prose; tables of accounts may have hardly any. */
const KANA_OF_PROSE = 0.08
/** Kana and Japanese forms in a text of ideographs: statements have one in seven, a Chinese text a few in names and trademarks. */
const JAPANESE_OF_TABLES = 0.02

/**
 * The main language of a text by its scripts: Hangul for Korean, kana for Japanese, else Han or Latin letters. Where ideographs
 * stand nearly alone, the forms that only one of the two countries writes decide between Japanese and Chinese.
 */
export function detectLanguage(text: string): DocumentLanguage {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  const kana = count(/[\u3041-\u3096\u30a1-\u30fa]/g)
  const hangul = count(/[\uac00-\ud7af\u1100-\u11ff]/g)
  const han = count(/[\u3400-\u9fff]/g)
  // A Latin word carries about as much as two or three Han characters.
  const latin = count(/[A-Za-z]/g) / 2.5
  if (kana + hangul + han + latin < ENOUGH) return 'und'
  if (hangul > 0.2 * (hangul + han + latin)) return 'ko'
  if (kana + han > 0.3 * latin && isJapanese(text, { kana, han })) return 'ja'
  return han > 0.3 * latin ? 'zh' : 'en'
}

function isJapanese(text: string, { kana, han }: { kana: number; han: number }): boolean {
  if (kana > KANA_OF_PROSE * (kana + han)) return true
  const { japanese, chinese } = countForms(text)
  return kana + japanese > JAPANESE_OF_TABLES * (kana + han) && kana + japanese > chinese
}
