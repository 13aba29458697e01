/** Widths of letters and blanks are the printer's. */
export const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

const WITHOUT_ACCENT: Readonly<Record<string, string>> = {
  ß: 'B',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
}
/** A text in the letters that recognisers of Chinese and English have. */
export const foldAccents = (text: string): string =>
  plain(text)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[ßøØłŁıæœ]/g, (letter) => WITHOUT_ACCENT[letter] ?? letter)
