import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A path that a child sees, never to write to: as it is, or a link that leads elsewhere. */
export type VisiblePath = { path: string; link?: string }

/** What programs need of the system, as far as it is there: libraries, fonts, LibreOffice, the processors for the recogniser. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/nix/store',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/libreoffice',
  '/etc/localtime',
  '/var/cache/fontconfig',
  '/sys/devices/system/cpu',
]

/** Everything that a child running `entry` may see besides its own folder. */
export function visiblePaths(entry: URL): VisiblePath[] {
  const paths = [...SYSTEM, ...officeInstallations(), process.env['TESSDATA_PREFIX'], process.execPath]
  const wanted = [...paths, ...codePaths(fileURLToPath(entry))].filter((path) => path && existsSync(path))
  const seen: VisiblePath[] = []
  for (const path of wanted.filter((path) => path !== undefined)) {
    if (seen.some(({ path: other, link }) => !link && (path === other || path.startsWith(other + sep)))) continue
    seen.push(lstatSync(path).isSymbolicLink() ? { path, link: readlinkSync(path) } : { path })
  }
  return seen
}

/** LibreOffice as its makers pack it. */
function officeInstallations(): string[] {
  if (!existsSync('/opt')) return []
  return readdirSync('/opt')
    .filter((name) => /office/i.test(name))
    .map((name) => join('/opt', name))
}

/** The package of a module, the folders that its imports come from, and the packages that links in these lead to. */
function codePaths(file: string): string[] {
  const folders: string[] = []
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) folders.push(folder)
  const own = folders.find((folder) => existsSync(join(folder, 'package.json')))
  const modules = folders.map((folder) => join(folder, 'node_modules')).filter((folder) => existsSync(folder))
  return [...modules, ...(own ? [own] : []), ...modules.flatMap(linkedPackages)]
}

function linkedPackages(modules: string): string[] {
  const scope = join(modules, '@tickmark')
  if (!existsSync(scope)) return []
  return readdirSync(scope).map((name) => realpathSync(join(scope, name)))
}
