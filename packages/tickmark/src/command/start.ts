#!/usr/bin/env node
// The command as it is installed from the registry. In the workspace `bin/tickmark.js` starts it, under the Node that the product pins.
import module from 'node:module'
import process from 'node:process'

// What was compiled once starts in a quarter of the time; where nothing can be written, it is compiled again.
module.enableCompileCache()
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
