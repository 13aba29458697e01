/**
 * What is shown of claims that were written without a look at what judges them.
 *
 *   node bench/claims/score-claims.ts [--set first] [--list]
 */
import { parseArgs } from 'node:util'
import { groundClaims, review } from '@tickmark/review'
import { readSet } from './read-set.ts'
import { SETS } from './sets.ts'
import type { SaidClaim } from './claim-set.ts'

export interface ClaimsScore {
  good: number
  kept: number
  bad: number
  shown: number
  serious: number
  /** Good ones that were lost and bad ones that were shown, with the reason. */
  wrong: string[]
}

export async function scoreSet(name: keyof typeof SETS): Promise<ClaimsScore> {
  const score: ClaimsScore = { good: 0, kept: 0, bad: 0, shown: 0, serious: 0, wrong: [] }
  for (const set of SETS[name]) {
    const { document, answerOf } = await readSet(set)
    const reviewed = review(document)
    const ground = (said: SaidClaim) =>
      groundClaims(document, reviewed, {
        model: 'made-up:reader',
        tokens: 1_000_000,
        answers: [{ excerpt: 0, text: answerOf(said) }],
      })
    for (const said of set.good) {
      const { findings, drops } = ground(said)
      score.good += 1
      // What the rules have said already is not said twice; the reader has it.
      if (findings.length === 1 || drops['said_already'] === 1) score.kept += 1
      else
        score.wrong.push(
          `lost   ${set.language} ${said.type} ${said.form ?? ''} "${said.title}" ${said.at.join(' + ')}: ${Object.keys(drops).join()}`,
        )
    }
    for (const said of set.bad) {
      const { findings } = ground(said)
      score.bad += 1
      if (findings.length === 0) continue
      score.shown += 1
      score.serious += findings.filter(({ severity }) => severity === 'serious').length
      score.wrong.push(
        `shown  ${set.language} ${said.type} ${said.trick} "${said.title}" ${said.sum ?? said.at.join(' + ')}`,
      )
    }
  }
  return score
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { set: { type: 'string' }, list: { type: 'boolean' } } })
  for (const name of Object.keys(SETS) as (keyof typeof SETS)[]) {
    if (values.set && values.set !== name) continue
    const { wrong, ...score } = await scoreSet(name)
    console.log(
      `${name}: good kept ${score.kept} of ${score.good}, bad shown ${score.shown} of ${score.bad}, serious ${score.serious}`,
    )
    if (values.list) console.log(wrong.map((line) => `  ${line}`).join('\n'))
  }
}
