import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { join, sep } from 'node:path'
import { codeFolders } from '../code/program-files.ts'

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

/** Everything that a child running `entry` may see besides its own folder. `compiled`: where its code lies compiled. */
export function visiblePaths(entry: URL, compiled: string | undefined): VisiblePath[] {
  const paths = [...SYSTEM, ...officeInstallations(), process.env['TESSDATA_PREFIX'], process.execPath]
  const wanted = [...paths, ...codeFolders(entry), compiled].filter((path) => path && existsSync(path))
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
