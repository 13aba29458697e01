/** Korean particles in the form for a final consonant and the form for a vowel, as rule texts leave them open. */
const OPEN =
  /(?<before>[^’'”」)\]\s]|(?<=^|\n).)(?<close>[’'”」)\]\s]*)(?<pair>이\(가\)|을\(를\)|은\(는\)|과\(와\)|와\(과\)|\(으\)로|\(이\))/gu
const FORMS: Record<string, [afterConsonant: string, afterVowel: string]> = {
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '은(는)': ['은', '는'],
  '과(와)': ['과', '와'],
  '와(과)': ['과', '와'],
  '(으)로': ['으로', '로'],
  '(이)': ['이', ''],
}
/** Digits and Latin letters by how they are read: 영 일 삼 육 칠 팔, 엘 엠 엔 알 end in a consonant. */
const CONSONANT = /[013678lmnr]/i
/** 일 칠 팔, 엘 알: ㄹ takes 로. */
const RIEUL = /[178lr]/i

/** Chooses the particle that the word before it asks for: 매출액이, 영업이익을, 표 3으로, 자산총계는. */
export function chooseParticles(text: string): string {
  return text.replace(OPEN, (match, before: string, close: string, pair: string) => {
    const final = finalOf(before)
    if (final === undefined) return match
    const [afterConsonant, afterVowel] = FORMS[pair]!
    const consonant = final === 'consonant' || (final === 'rieul' && pair !== '(으)로')
    return `${before}${close}${consonant ? afterConsonant : afterVowel}`
  })
}

function finalOf(character: string): 'consonant' | 'rieul' | 'vowel' | undefined {
  const syllable = character.codePointAt(0)! - 0xac00
  if (syllable >= 0 && syllable < 11_172) {
    const final = syllable % 28
    return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant'
  }
  if (/[\da-z]/i.test(character))
    return RIEUL.test(character) ? 'rieul' : CONSONANT.test(character) ? 'consonant' : 'vowel'
  // 퍼센트.
  return character === '%' ? 'vowel' : undefined
}
