let forms: { japanese: ReadonlySet<string>; chinese: ReadonlySet<string> } | undefined

/**
 * How many ideographs of a text are written so in Japan alone, and in China alone (simplified or traditional): those common in the
 * character set of the one country that the sets of the others lack (JIS X 0208; GB 2312, Big5). Most ideographs are neither.
 */
export function countForms(text: string): { japanese: number; chinese: number } {
  const { japanese, chinese } = (forms ??= findForms())
  const counts = { japanese: 0, chinese: 0 }
  for (const character of text) {
    if (japanese.has(character)) counts.japanese += 1
    else if (chinese.has(character)) counts.chinese += 1
  }
  return counts
}

/** The first level of each set has the common characters, the second the rare ones. */
function findForms(): { japanese: ReadonlySet<string>; chinese: ReadonlySet<string> } {
  const jis = { common: decode('euc-jp', [0xb0, 0xcf]), rare: decode('euc-jp', [0xd0, 0xf4]) }
  const gb = { common: decode('gbk', [0xb0, 0xd7]), rare: decode('gbk', [0xd8, 0xf7]) }
  const big5 = { common: decode('big5', [0xa4, 0xc6], 0x40), rare: decode('big5', [0xc9, 0xf9], 0x40) }
  const japanese = [...jis.common].filter(
    (one) => ![gb.common, gb.rare, big5.common, big5.rare].some((set) => set.has(one)),
  )
  const simplified = [...gb.common].filter((one) => !jis.common.has(one) && !jis.rare.has(one))
  const traditional = [...big5.common].filter((one) => ![gb.common, gb.rare, jis.common].some((set) => set.has(one)))
  return { japanese: new Set(japanese), chinese: new Set([...simplified, ...traditional]) }
}

/** The characters of some rows of a set of two bytes a character. */
function decode(encoding: string, [first, last]: readonly [number, number], lowest = 0xa1): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let row = first; row <= last; row += 1) {
    for (let cell = lowest; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(new Uint8Array([row, cell]))
      if (/^\p{Script=Han}$/u.test(character)) characters.add(character)
    }
  }
  return characters
}
