// Inside a room folders import in one direction only: none imports another that leads back to it, be it parent, child or neighbour.
// Dependency-cruiser sees cycles of files; folders that import each other through different files are found here. Where the README of
// a room draws a map of its folders, each imports only what stands on lines below its own.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Rooms that keep to it. A room is added as soon as it does. */
const ROOMS = [
  'contract',
  'document',
  'engine',
  'isolation',
  'language',
  'layout',
  'readers',
  'recognition',
  'report',
  'review',
  'server',
  'tickmark',
  'web',
  'workbook',
].map((name) => `packages/${name}`)

/** A flat folder of more is a sign that a part of it wants a folder of its own. Tests beside their source and pages of rules do not count. */
const MOST_FILES = 25

/** The map in a README: the names of folders, two blanks or more, what they hold. */
const MAP = /^```map\n([\s\S]*?)^```/m
const TEST = /\.test\.|\.test-entry\.|(?:^|\/)testing\//
/** A module that is started by its address, as children and workers are. */
const STARTED = /new URL\(\s*'(\.[^']+\.tsx?)',\s*import\.meta\.url\s*\)/g

/** One folder imports another: by which files, each written as `file → file`. Folders are relative to the room; its own files stand in `.`. */
interface FolderImport {
  from: string
  to: string
  files: string[]
}

/**
 * The circles in which folders of a room import each other, the shortest first; each as the imports that lead round it. An import that
 * closes a short circle closes many longer ones, which are not told: they go with it.
 */
export function findFolderCircles(room: string): FolderImport[][] {
  const imports = readFolderImports(room)
  const circles = imports.flatMap((step) => {
    const back = findWay(step.to, step.from, imports)
    return back ? [[step, ...back]] : []
  })
  const told = new Set<FolderImport>()
  return circles
    .toSorted((one, other) => one.length - other.length)
    .filter((circle) => {
      if (circle.some((step) => told.has(step))) return false
      for (const step of circle) told.add(step)
      return true
    })
}

/** What differs between a room and the map in its README. */
interface MapFaults {
  /** Imports that lead up, along a line, or to or from a folder that is not in the map. */
  imports: FolderImport[]
  /** Folders of the map that the room has not. */
  gone: string[]
}

export function findMapFaults(room: string): MapFaults {
  const readme = path.join(room, 'README.md')
  const map = existsSync(readme) ? MAP.exec(readFileSync(readme, 'utf8'))?.[1] : undefined
  if (map === undefined) return { imports: [], gone: [] }
  const lines = map
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s{2,}/, 1).flatMap((names) => names.split(', ')))
  const lineOf = (folder: string): number => lines.findIndex((names) => names.includes(folder))
  return {
    imports: readFolderImports(room).filter(
      ({ from, to }) => lineOf(from) < 0 || lineOf(to) < 0 || lineOf(from) >= lineOf(to),
    ),
    gone: lines.flat().filter((folder) => !existsSync(path.join(room, 'src', folder))),
  }
}

function readFolderImports(room: string): FolderImport[] {
  const source = path.join(room, 'src')
  const found = new Map<string, FolderImport>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source }).toSorted()) {
    if (TEST.test(file)) continue
    for (const target of readImports(path.join(source, file))) {
      const [from, to] = [path.dirname(file), path.dirname(path.join(path.dirname(file), target))]
      if (from === to || to.startsWith('..')) continue
      const known = found.get(`${from} ${to}`) ?? { from, to, files: [] }
      known.files.push(`${file} → ${path.join(path.dirname(file), target)}`)
      found.set(`${from} ${to}`, known)
    }
  }
  return [...found.values()]
}

/** What a file imports by a relative address: modules, types, what it loads later and what it starts. */
function readImports(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  const started = [...text.matchAll(STARTED)].flatMap(([, address]) => address ?? [])
  return [...imported, ...started].filter((address) => address.startsWith('.'))
}

/** The shortest way from one folder to another. */
function findWay(start: string, end: string, imports: readonly FolderImport[]): FolderImport[] | undefined {
  const ways = new Map<string, FolderImport[]>([[start, []]])
  for (const [folder, way] of ways) {
    for (const step of imports) if (step.from === folder && !ways.has(step.to)) ways.set(step.to, [...way, step])
    if (ways.has(end)) break
  }
  return ways.get(end)
}

/** Folders that hold more files than one looks through, each with how many. */
export function findFlatFolders(root = '.'): string[] {
  const files = globSync('{packages/*,bench,scripts,corpus}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(name),
  })
  const folders = Map.groupBy(
    files.filter((file) => !TEST.test(file)),
    (file) => path.dirname(file),
  )
  return [...folders].flatMap(([folder, { length }]) => (length > MOST_FILES ? [`${folder} (${length} files)`] : []))
}

function report(problem: string, imports: readonly FolderImport[]): void {
  console.error(problem)
  for (const { from, to, files } of imports)
    console.error(`  ${from} → ${to}\n${files.map((file) => `    ${file}`).join('\n')}`)
  process.exitCode = 1
}

if (import.meta.main) {
  for (const room of ROOMS) {
    for (const circle of findFolderCircles(room)) report(`${room}: folders import each other`, circle)
    const { imports, gone } = findMapFaults(room)
    if (imports.length > 0) report(`${room}: imports that the map in its README does not show`, imports)
    if (gone.length > 0) report(`${room}: the map in its README names folders that are gone: ${gone.join(', ')}`, [])
  }
  const flat = findFlatFolders()
  if (flat.length > 0) report(`folders that want parting, above ${MOST_FILES} files: ${flat.join(', ')}`, [])
  if (!process.exitCode) console.log(`folders import in one direction: ${ROOMS.join(', ')}`)
}
