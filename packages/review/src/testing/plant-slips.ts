import { expect, it } from 'vitest'
import { review } from '../index.ts'
import { typeDocument } from './type-document.ts'

/** An extract of a sound report, and errors to plant in it. */
export interface Report {
  name: string
  text: string
  /** Errors to plant, one at a time: what is printed, what stands there instead, and (where it differs) what the finding names. */
  slips: readonly (readonly [right: string, wrong: string, named?: string])[]
}

/** Tests that each report is found sound as it is, and that each of its slips is found. */
export function testSlips(reports: readonly Report[], language: 'ko' | 'ja'): void {
  const reviewed = (text: string) => review(typeDocument(text, language)).findings
  for (const { name, text, slips } of reports) {
    it(`${name}: sound`, () => {
      expect(reviewed(text).map(({ ruleId, actual, expected }) => ({ ruleId, actual, expected }))).toEqual([])
    })
    for (const [right, wrong, named] of slips) {
      it(`${name}: ${right} → ${wrong}`, () => {
        expect(text).toContain(right)
        const texts = reviewed(text.replace(right, wrong)).flatMap(({ actual, evidence }) => [
          actual ?? '',
          ...evidence.map((piece) => piece.value ?? piece.text),
        ])
        expect(texts.some((piece) => piece.includes(named ?? wrong))).toBe(true)
      })
    }
  }
}
