#!/usr/bin/env node
// Runs the command under the Node version that the product pins, whatever version started this file.
import { spawn } from 'node:child_process'
import module, { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const NODE_FLOOR = 24

if (Number(process.versions.node.split('.')[0]) >= NODE_FLOOR) {
  // What was compiled once starts in a quarter of the time; where nothing can be written, it is compiled again.
  module.enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/tickmark', import.meta.url)))
  if (process.channel) endWithLauncher()
  const { main } = await import('../src/command/main.ts')
  process.exitCode = await main(process.argv.slice(2))
} else {
  const child = spawn(pinnedNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    // The channel carries nothing: that it closes tells the child of our end, however it comes; nothing else tells of `kill -9`.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // A terminal sends its signals to the whole group; those that come from elsewhere are passed on.
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`tickmark needs Node ${NODE_FLOOR} or newer: ${error.message}\n`)
    process.exitCode = 2
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exitCode = code ?? 2
    else {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    }
  })
}

/** Whoever started us is gone: we end as if told to, and after a while in any case. */
function endWithLauncher() {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 15_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // Waiting for it is no work: a command that is done ends.
  process.channel.unref()
}

/** The `node` package installs the pinned binary with our other dependencies. */
function pinnedNode() {
  const manifest = createRequire(import.meta.url).resolve('node/package.json')
  return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
