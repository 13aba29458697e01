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
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2))
} else {
  const child = spawn(pinnedNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
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

/** The `node` package installs the pinned binary with our other dependencies. */
function pinnedNode() {
  const manifest = createRequire(import.meta.url).resolve('node/package.json')
  return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
