import type { OfficePackage } from '../ooxml/open-package.ts'
import { readRelationships } from '../ooxml/read-relationships.ts'
import { childOf, childrenOf, readXml, textOf } from '../ooxml/read-xml.ts'
import { richText } from './read-sheet.ts'

/** What Excel writes as the old-style comment for programs that know no threads. */
const PLACEHOLDER = /^\[Threaded comment\]/i

/** Comments of a sheet by cell address; replies of a thread follow one another on lines of their own. */
export async function readComments(office: OfficePackage, sheetPart: string): Promise<Map<string, string>> {
  const comments = new Map<string, string>()
  for (const { type, target, external } of await readRelationships(office, sheetPart)) {
    if (external || (type !== 'comments' && type !== 'threadedComment')) continue
    const bytes = await office.read(target)
    if (!bytes) continue
    const root = await readXml(bytes)
    for (const comment of type === 'comments'
      ? childrenOf(childOf(root, 'commentList'), 'comment')
      : childrenOf(root)) {
      const address = (comment.attributes['ref'] ?? '').replaceAll('$', '')
      const text = (type === 'comments' ? richText(childOf(comment, 'text')) : textOf(childrenOf(comment)[0]))
        .normalize('NFC')
        .trim()
      const before = comments.get(address)
      if (address && text)
        comments.set(
          address,
          before && !PLACEHOLDER.test(before) ? (PLACEHOLDER.test(text) ? before : `${before}\n${text}`) : text,
        )
    }
  }
  return comments
}
