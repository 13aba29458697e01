import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { processorTime } from './processor-time.ts'

const BURN = 'const end = process.cpuUsage().user + 300000; while (process.cpuUsage().user < end);'

test.runIf(existsSync('/proc'))('the time of helpers counts, while they run and when they have ended', async () => {
  const quoted = `"${process.execPath}" -e "${BURN}"`
  const shell = spawn('sh', ['-c', `${quoted}; echo done; ${quoted}; read wait`])
  await once(shell.stdout, 'data')
  expect(processorTime(shell.pid ?? 0)).toBeGreaterThanOrEqual(300)
  shell.kill('SIGKILL')
  await once(shell, 'exit')
  expect(processorTime(shell.pid ?? 0)).toBeUndefined()
})
