import { firstOf } from '@tickmark/document'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundledFonts } from '@tickmark/report'
import { loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { coloursFor } from '../terminal/colours.ts'
import { padTo, widthOf } from '../terminal/wrap-text.ts'
import { operatorTexts } from '../texts/operator-texts.ts'
import type { DiagnosisName } from '../texts/operator-texts.ts'

interface Line {
  name: DiagnosisName
  ok: boolean
  found: string
}

/** `tickmark doctor`: what the service needs and what was found. Exit 1 when something is missing. */
export async function doctor(args: string[], { stdout, environment, language }: CliContext): Promise<number> {
  parseOptions(args, { language: { type: 'string' } })
  const { diagnose } = await loadService()
  const lines: Line[] = [...(await diagnose(language)), ...(await findFonts())]
  const colours = coloursFor(stdout, environment)
  const names = operatorTexts[language].diagnosis
  const width = Math.max(...lines.map(({ name }) => widthOf(names[name]))) + 2
  for (const { name, ok, found } of lines) {
    stdout.write(`${ok ? colours.verified('✓') : colours.serious('✗')} ${padTo(names[name], width)}${found}\n`)
  }
  return lines.every(({ ok }) => ok) ? EXIT.fine : EXIT.serious
}

/** Reports bring their own fonts; pages that embed none are drawn with those of the system. */
async function findFonts(): Promise<Line[]> {
  const bundled = bundledFonts()
  const { stdout } = await promisify(execFile)('fc-list', [':lang=zh-cn', 'family']).catch(() => ({ stdout: '' }))
  const system = [...new Set(stdout.split('\n').map((line) => firstOf(line.split(',')).trim()))].filter(Boolean)
  return [
    { name: 'fonts', ok: bundled.length > 0, found: bundled.join(', ') || '–' },
    { name: 'systemFonts', ok: system.length > 0, found: system.slice(0, 4).join(', ') || '–' },
  ]
}
