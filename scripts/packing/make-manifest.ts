import { isRoom, type Room } from './rooms.ts'
import { neededByVendored, vendoredVersions } from './vendored.ts'

/** The first with the Zstandard that results are kept in. */
const NODE = '>=22.15'

/** The manifest of what is installed: rooms inside it, everything else pinned as the workspace pins it. */
export function makeManifest(rooms: readonly Room[]): object {
  const [product, ...inside] = rooms
  if (!product) throw new Error('there is no room to pack')
  const optional = pinned(rooms.map(({ optionalDependencies }) => optionalDependencies))
  const bundled = { ...Object.fromEntries(inside.map(({ name, version }) => [name, version])), ...vendoredVersions() }
  return {
    name: product.name,
    version: product.version,
    description: 'Document review and OCR for people in finance: every figure gets its tick.',
    license: 'Apache-2.0',
    type: 'module',
    bin: { tickmark: 'dist/command/start.js' },
    exports: { ...entriesOf(product), './package.json': './package.json' },
    engines: { node: NODE },
    // The vendored libraries of the system are those of the machine that packs.
    os: [process.platform],
    cpu: [process.arch],
    dependencies: {
      ...pinned([...rooms.map(({ dependencies }) => dependencies), neededByVendored()]),
      ...bundled,
    },
    // Installed by who needs it: LibreOffice alone weighs as much as all the rest.
    peerDependencies: optional,
    peerDependenciesMeta: Object.fromEntries(Object.keys(optional).map((name) => [name, { optional: true }])),
    bundleDependencies: Object.keys(bundled),
  }
}

/** Entries of a room as built, types first. Those of tests are not packed. */
export function entriesOf({ exports }: Room): Record<string, { types: string; default: string }> {
  const entries = Object.entries(exports).filter(([, source]) => !source.includes('/testing/'))
  return Object.fromEntries(
    entries.map(([subpath, source]) => {
      const built = source.replace('./src/', './dist/').replace(/\.ts$/, '')
      return [subpath, { types: `${built}.d.ts`, default: `${built}.js` }]
    }),
  )
}

/** All of them as one list by name; two rooms that pin one package differently are a mistake. */
function pinned(lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const all = new Map<string, string>()
  for (const [name, version] of lists.flatMap(Object.entries<string>)) {
    if (isRoom(name)) continue
    if ((all.get(name) ?? version) !== version) throw new Error(`${name} is pinned twice: ${all.get(name)}, ${version}`)
    all.set(name, version)
  }
  return Object.fromEntries([...all].sort(([a], [b]) => a.localeCompare(b)))
}
