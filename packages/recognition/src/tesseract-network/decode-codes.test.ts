import { describe, expect, it } from 'vitest'
import { decodeCodes } from './decode-codes.ts'
import type { CodeTree } from './codes.ts'

const BLANK = 4

/** 가 is spelt 0 1, 나 0 2; the 3 stands for itself. */
const codes = tree({ 가: [0, 1], 나: [0, 2], '3': [3] })

describe('decodeCodes', () => {
  it('reads characters of several codes, and the same character twice where a blank is between', () => {
    expect(decode([[0], [1], [BLANK], [3], [3], [BLANK], [3]])).toEqual(['가', '3', '3'])
  })

  it('takes the likelier of two spellings as a whole, not step by step', () => {
    // The second step alone is for the 3; after a 0 only 1 and 2 make a character.
    expect(decode([[0], [3, 0.5, 1, 0.45], [BLANK]])).toEqual(['가'])
  })

  it('tells how sure it is of the least sure code, and where it stands', () => {
    const [character] = decodeCodes(rows([[BLANK], [0], [2, 0.7, 1, 0.2], [BLANK]]), steps(4), {
      codes,
      blank: BLANK,
      count: 5,
    })
    expect(character).toEqual({ text: '나', firstStep: 1, lastStep: 2, probability: expect.closeTo(0.7) })
  })

  it('reads nothing where no code goes on to a character', () => {
    expect(decode([[1], [2], [BLANK]])).toEqual([])
  })
})

function decode(likely: readonly number[][]): string[] {
  const read = decodeCodes(rows(likely), steps(likely.length), { codes, blank: BLANK, count: 5 })
  return read.map(({ text }) => text)
}

function steps(count: number) {
  return { steps: count, at: (step: number) => step * 5 }
}

/** Of each step its likely codes, each with its probability; one alone is all but certain. */
function rows(likely: readonly number[][]): Float32Array {
  const all = new Float32Array(likely.length * 5)
  for (const [step, pairs] of likely.entries()) {
    for (let index = 0; index < pairs.length; index += 2) all[step * 5 + pairs[index]!] = pairs[index + 1] ?? 0.99
  }
  return all
}

function tree(characters: Record<string, number[]>): CodeTree {
  const root: CodeTree = { next: new Map() }
  for (const [character, spelling] of Object.entries(characters)) {
    let node = root
    for (const code of spelling) {
      const next = node.next.get(code) ?? { next: new Map() }
      node.next.set(code, next)
      node = next
    }
    node.character = character
  }
  return root
}
