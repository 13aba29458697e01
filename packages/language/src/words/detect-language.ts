import type { DocumentLanguage } from '@tickmark/document'

/** Letters fewer than this say nothing of a document's language. */
const ENOUGH = 20

/** The main language of a text by its scripts: kana decide for Japanese, Hangul for Korean, else Han or Latin letters. */
export function detectLanguage(text: string): DocumentLanguage {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  const kana = count(/[\u3041-\u3096\u30a1-\u30fa]/g)
  const hangul = count(/[\uac00-\ud7af\u1100-\u11ff]/g)
  const han = count(/[\u3400-\u9fff]/g)
  // A Latin word carries about as much as two or three Han characters.
  const latin = count(/[A-Za-z]/g) / 2.5
  if (kana + hangul + han + latin < ENOUGH) return 'und'
  if (hangul > 0.2 * (hangul + han + latin)) return 'ko'
  if (kana > 0.08 * (kana + han) && kana + han > 0.3 * latin) return 'ja'
  return han > 0.3 * latin ? 'zh' : 'en'
}
