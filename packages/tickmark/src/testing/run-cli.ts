import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const BIN = fileURLToPath(new URL('../../bin/tickmark.js', import.meta.url))

export interface CliRun {
  code: number
  stdout: string
  stderr: string
}

/** Runs the command as a user does. */
export async function runCli(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<CliRun> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, LANG: 'en_US.UTF-8', ...environment }
    const options = { env, maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' as const }
    const child = execFile(process.execPath, [BIN, ...args], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}
