/**
 * The gates of the public site: speed on a slow phone, weight, accessibility, fit, the way by keyboard, Lighthouse.
 * Usage: npm run bench:web -- [--origin http://localhost:3000] [speed] [weight] [access] [fit] [keyboard] [lighthouse]
 * Without names: all of them. Exit 1 when a gate is missed.
 */
import { parseArgs } from 'node:util'
import { checkAccess } from './check-access.ts'
import { checkFit } from './check-fit.ts'
import { checkKeyboard } from './check-keyboard.ts'
import { type Gate, holds, printGate } from './gates.ts'
import { measureSpeed } from './measure-speed.ts'
import { measureWeight } from './measure-weight.ts'
import { runLighthouse } from './run-lighthouse.ts'
import { openSite, type Site } from './site.ts'

const PARTS = {
  weight: measureWeight,
  speed: measureSpeed,
  fit: checkFit,
  keyboard: checkKeyboard,
  access: checkAccess,
  lighthouse: runLighthouse,
} satisfies Record<string, (site: Site) => Promise<Gate[]>>

const { values, positionals } = parseArgs({ options: { origin: { type: 'string' } }, allowPositionals: true })
const isPart = (name: string): name is keyof typeof PARTS => name in PARTS
const unknown = positionals.find((name) => !isPart(name))
if (unknown) throw new Error(`There is no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`)

const site = await openSite(values.origin)
let missed = 0
try {
  for (const name of (positionals.length > 0 ? positionals : Object.keys(PARTS)).filter((part) => isPart(part)))
    for (const gate of await PARTS[name](site)) {
      printGate(gate)
      if (!holds(gate)) missed++
    }
} finally {
  await site.close()
}
process.stdout.write(missed === 0 ? '\nall gates hold\n' : `\n${missed} gates missed\n`)
process.exitCode = missed === 0 ? 0 : 1
