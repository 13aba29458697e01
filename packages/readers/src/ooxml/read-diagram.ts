import type { OfficePackage } from './open-package.ts'
import { descendantsOf, readXml, textOf } from './read-xml.ts'

/** The texts of a diagram (SmartArt) in the order of its points; empty when the part is missing. */
export async function readDiagram(office: OfficePackage, part: string): Promise<string[]> {
  const bytes = part ? await office.read(part) : undefined
  if (!bytes) return []
  return [...descendantsOf(await readXml(bytes), 'dgm:pt')]
    .map((point) => [...descendantsOf(point, 'a:t')].map(textOf).join('').normalize('NFC').trim())
    .filter(Boolean)
}
