import { lastOf } from '@tickmark/document'
import { posix } from 'node:path'
import type { OfficePackage } from './open-package.ts'
import { childrenOf, readXml } from './read-xml.ts'

export interface Relationship {
  id: string
  /** Last word of the type: "styles", "footnotes", "image". */
  type: string
  /** Part name for an internal target, otherwise the target as stored. */
  target: string
  external: boolean
}

/** What the part named `part` refers to; "" asks for the package's own relationships. */
export async function readRelationships(office: OfficePackage, part: string): Promise<Relationship[]> {
  const folder = posix.dirname(part)
  const bytes = await office.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`))
  if (!bytes) return []
  const root = await readXml(bytes)
  return childrenOf(root, 'Relationship').map(({ attributes }) => {
    const external = attributes['TargetMode'] === 'External'
    const target = attributes['Target'] ?? ''
    return {
      id: attributes['Id'] ?? '',
      type: lastOf((attributes['Type'] ?? '').split('/')),
      target: external ? target : resolveTarget(folder, target),
      external,
    }
  })
}

function resolveTarget(folder: string, target: string): string {
  const clean = target.replaceAll('\\', '/')
  return (clean.startsWith('/') ? posix.normalize(clean) : posix.join(folder, clean)).replace(/^\/+/, '')
}
