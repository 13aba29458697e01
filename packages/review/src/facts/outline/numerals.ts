/** How notes are numbered: "12." and "(12)" by one hand or another, 一、 for the parts and （一） for the notes of one document. */
export type Numerals = 'digits' | 'ideographs' | 'ideographs in brackets'

/** The numerals of a printed number with what stands around it. */
export function numeralsOf(printed: string): Numerals {
  if (/\d/.test(printed)) return 'digits'
  return /^\s*[(（]/.test(printed) ? 'ideographs in brackets' : 'ideographs'
}
