/**
 * Runs after every install: removes what packages bring for other machines, and what nothing here loads (470 MB). Plain JavaScript, since the
 * Node that runs the install may strip no types. It never fails an install: what cannot be removed stays. Usage: node scripts/trim-packages.js [FOLDER]
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const packages = join(resolve(process.argv[2] ?? '.'), 'node_modules')
const { platform, arch } = process

/** Folders and files in `folder` (below node_modules), of those that `isUnused` names. */
function remove(folder, isUnused) {
  const path = join(packages, folder)
  if (!existsSync(path)) return
  for (const name of readdirSync(path)) {
    if (!isUnused(name)) continue
    try {
      rmSync(join(path, name), { recursive: true, force: true })
    } catch {
      // A read-only installation works as it is.
    }
  }
}

/** Maps from bundles back to sources, below a folder: for people who debug the package itself, and in some of them half of the weight. */
function removeMaps(folder) {
  const path = join(packages, folder)
  if (!existsSync(path)) return
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      remove(join(relative(packages, entry.parentPath ?? entry.path), entry.name), (name) => name.endsWith('.map'))
}

/** The package with liteparse's library for this machine; the main package carries a second one for Linux. */
function hasOwnLiteparse() {
  const scope = join(packages, '@llamaindex')
  return existsSync(scope) && readdirSync(scope).some((name) => name.startsWith(`liteparse-${platform}-${arch}`))
}

// The ONNX runtime brings its libraries for every system and processor.
remove('onnxruntime-node/bin/napi-v6', (name) => name !== platform)
remove(`onnxruntime-node/bin/napi-v6/${platform}`, (name) => name !== arch)
if (hasOwnLiteparse()) remove('@llamaindex/liteparse', (name) => /\.(?:node|so|dylib|dll)$/.test(name))
// Headers for compiling add-ons in C; all of ours come compiled.
remove(`node/node_modules/node-${platform}-${arch}`, (name) => name === 'include')
// Of Tesseract's data files the smallest form alone is converted; the others are for its own program.
for (const language of ['jpn', 'kor', 'fra', 'deu', 'spa', 'ita'])
  remove(`@tesseract.js-data/${language}`, (name) => name === '4.0.0')
for (const heavy of [
  'lucide-react',
  'pdfjs-dist',
  '@cantoo/pdf-lib',
  '@opentelemetry',
  '@modelcontextprotocol',
  '@tanstack',
  'fontkit',
  'pdfkit',
  'luxon',
  'react-hook-form',
])
  removeMaps(heavy)
// Bundles for pages without a build, sources and types for old compilers: the modules beside them are what is loaded.
remove('@cantoo/pdf-lib', (name) => name === 'src' || name === 'ts3.4')
remove('@cantoo/pdf-lib/dist', (name) => /^pdf-lib.*\.js$/.test(name))
remove('docx/dist', (name) => /\.(?:iife|umd)\.c?js$/.test(name))
// pdf.js draws on it outside the browser only, which nothing here does.
remove('@napi-rs', (name) => name.startsWith('canvas'))
