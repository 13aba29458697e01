// Non-null assertions (`x!`) tell the type checker what the types do not. Each room has a ceiling, which only ever falls: a change that
// would need one more finds a type that says what is there.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const FILES = '{packages/*,bench,e2e,scripts,corpus}/**/*.{ts,tsx}'
const TEST = /\.test\.|\.test-entry\.|\/testing\/|\/test\//

/** What product code and what tests of a room may assert; a room without a line: nothing. */
const CEILINGS: Record<string, AssertionCount> = {
  bench: { source: 6, tests: 2 },
  corpus: { source: 0, tests: 0 },
  e2e: { source: 37, tests: 0 },
  'packages/contract': { source: 0, tests: 3 },
  'packages/document': { source: 0, tests: 2 },
  'packages/engine': { source: 0, tests: 20 },
  'packages/isolation': { source: 1, tests: 2 },
  'packages/language': { source: 0, tests: 6 },
  'packages/layout': { source: 0, tests: 21 },
  'packages/readers': { source: 2, tests: 46 },
  'packages/recognition': { source: 5, tests: 27 },
  'packages/report': { source: 7, tests: 48 },
  'packages/review': { source: 184, tests: 43 },
  'packages/server': { source: 0, tests: 68 },
  'packages/tickmark': { source: 0, tests: 12 },
  'packages/web': { source: 6, tests: 0 },
  'packages/workbook': { source: 0, tests: 13 },
  scripts: { source: 3, tests: 4 },
}

interface AssertionCount {
  source: number
  tests: number
}

/** Assertions of each room, by its folder. */
function countAssertions(root = '.'): Map<string, AssertionCount> {
  const rooms = new Map<string, AssertionCount>()
  for (const file of globSync(FILES, { cwd: root, exclude: (name) => ['node_modules', 'dist'].includes(name) })) {
    const room = file.split('/', file.startsWith('packages/') ? 2 : 1).join('/')
    const count = rooms.get(room) ?? { source: 0, tests: 0 }
    count[TEST.test(file) ? 'tests' : 'source'] += assertionsIn(path.join(root, file))
    rooms.set(room, count)
  }
  return rooms
}

function assertionsIn(file: string): number {
  let sum = 0
  const visit = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) sum++
    ts.forEachChild(node, visit)
  }
  const text = readFileSync(file, 'utf8')
  // Most files assert nothing: only those with the sign are parsed.
  if (text.includes('!')) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return sum
}

const rooms = countAssertions()
console.table(Object.fromEntries(rooms))
for (const [room, count] of rooms) {
  const { source, tests } = CEILINGS[room] ?? { source: 0, tests: 0 }
  if (count.source <= source && count.tests <= tests) continue
  console.error(`${room}: more non-null assertions than ${source} in the product and ${tests} in tests`)
  process.exitCode = 1
}
