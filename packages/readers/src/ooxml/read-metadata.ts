import type { Document } from '@tickmark/document'
import type { OfficePackage } from './open-package.ts'
import { readRelationships } from './read-relationships.ts'
import { childOf, readXml, textOf } from './read-xml.ts'

/** Title, author and dates from the package's core properties, producer from its application properties. */
export async function readMetadata(office: OfficePackage): Promise<Document['metadata']> {
  const relationships = await readRelationships(office, '')
  const part = async (type: string) => {
    const target = relationships.find((relationship) => relationship.type === type)?.target
    const bytes = target ? await office.read(target) : undefined
    return bytes ? readXml(bytes).catch(() => undefined) : undefined
  }
  const core = await part('core-properties')
  const application = await part('extended-properties')
  const text = (name: string) => textOf(childOf(core, name)).normalize('NFC').trim() || undefined
  return {
    title: text('dc:title'),
    author: text('dc:creator'),
    createdAt: text('dcterms:created'),
    modifiedAt: text('dcterms:modified'),
    producer:
      textOf(
        childOf(application, 'Application') ??
          (application?.children.find((c) => typeof c !== 'string' && c.name.endsWith(':Application')) as never),
      ).trim() || undefined,
  }
}
