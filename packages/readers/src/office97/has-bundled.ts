import { createRequire } from 'node:module'

/**
 * Whether LibreOffice as WebAssembly (243 MB) can be loaded by `module`, a file's URL. It is an optional dependency: the service installs it, who
 * uses the library may go without.
 */
export function hasBundled(module: string = import.meta.url): boolean {
  try {
    return createRequire(module).resolve('@matbee/libreoffice-converter/package.json') !== ''
  } catch {
    return false
  }
}
