import { ReadError } from '@tickmark/document'
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes, type TreeAdapter } from 'parse5'
import type { XmlElement, XmlNode } from '../ooxml/read-xml.ts'

/** Elements that may be open at once; markup that is nested deeper belongs to no text that a person wrote. */
const DEEPEST = 1000
/** Elements of one text, those that the parser adds included: each reopened mark-up of a paragraph makes one. */
const MOST_ELEMENTS = 500_000

/** What says that a text is XHTML, at its beginning. */
const XHTML = /^\s*<\?xml|<html\b[^>]*\sxmlns\s*=/i
/** Elements that end themselves though HTML knows them as having content. */
const SELF_ENDED =
  /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)\b)([a-z][\w:.-]*)(\s[^<>]*)?\/>/gi

/**
 * The element tree of HTML as people and programs write it, by the standard's own rules for ends that are left out and tags that cross.
 * Throws `RESOURCE_LIMIT` for markup that is nested too deeply or has too many elements.
 */
export function parseHtml(html: string): XmlElement {
  // HTML takes what ends itself for a beginning: all text behind a <title/> would be title.
  const text = XHTML.test(html.slice(0, 2000)) ? html.replace(SELF_ENDED, '<$1$2></$1>') : html
  const { childNodes } = parse(text, { treeAdapter: boundedAdapter() })
  return { name: 'html', attributes: {}, children: childNodes.flatMap(toXml) }
}

/** Builds the usual tree, and stops as soon as it grows beyond its bounds. */
function boundedAdapter(): TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  let depth = 0
  let count = 0
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      if (++count > MOST_ELEMENTS) throw new ReadError('RESOURCE_LIMIT', 'html: too many elements')
      return defaultTreeAdapter.createElement(...args)
    },
    onItemPush() {
      if (++depth > DEEPEST) throw new ReadError('RESOURCE_LIMIT', 'html: nested too deeply')
    },
    onItemPop: () => void depth--,
  }
}

function toXml(node: DefaultTreeAdapterTypes.ChildNode): XmlNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value]
  if (!defaultTreeAdapter.isElementNode(node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ name: node.tagName, attributes, children: node.childNodes.flatMap(toXml) }]
}
