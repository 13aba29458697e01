import { OWN_LAYER_FONT, type PageContent, type PageReading } from '@tickmark/document/page'
import { isGarbled } from './judge-text-layer.ts'
import { turnUpright } from '@tickmark/layout'

interface Recognized {
  content: PageContent
  notices: PageReading['notices']
  isUnknown?: boolean
}

/**
 * A recognised page with what the text layer behind its picture knows better: people correct such layers, and other
 * recognisers know other scripts. A layer that cannot be held against the picture is better than nothing, and said to be so.
 */
export async function takeLayer(recognized: Recognized, page: PageContent): Promise<Recognized> {
  const { content, notices, isUnknown } = recognized
  const { words: layer } = layerOf(page, content.turn)
  if (layer.length === 0) return recognized
  if (isUnknown || content.words.length === 0) return takeUnchecked(page) ?? recognized
  const { weighLayer } = await import('@tickmark/recognition')
  const { words, changed } = weighLayer(content.words, layer, {
    isInPlace: !content.projection,
    isOwn: layer.every(({ fontName }) => fontName === OWN_LAYER_FONT),
  })
  if (changed === 0) return recognized
  return {
    content: { ...content, words },
    notices: [...notices, { key: 'layer_taken', location: { page: page.number }, detail: String(changed) }],
  }
}

/** The page with its layer as it stands, where its picture cannot be read. */
export function takeUnchecked(page: PageContent): Recognized | undefined {
  const { words: layer } = layerOf(page)
  if (layer.length === 0 || isGarbled(layer.map(({ text }) => text).join(''))) return undefined
  return {
    content: { ...page, words: page.words.map((word) => ({ ...word, hidden: undefined })) },
    notices: [{ key: 'layer_unchecked', location: { page: page.number } }],
  }
}

/** What a page says and does not show, its places as they are after a turn. */
function layerOf(page: PageContent, turn?: PageContent['turn']): PageContent {
  const layer = { ...page, words: page.words.filter(({ hidden }) => hidden) }
  return turn ? turnUpright(layer, turn) : layer
}
