import { randomInt } from 'node:crypto'

/** One of several, each as likely as the others, and not to be foreseen. */
export function oneOf<Choice>(choices: readonly Choice[]): Choice {
  const choice = choices[randomInt(choices.length)]
  if (choice === undefined) throw new Error('there is nothing to choose from')
  return choice
}
