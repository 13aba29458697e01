import type { ParsedPage } from '@llamaindex/liteparse'

/** A page as liteparse tells it. Only what stands here is used of it. */
export type NativePage = Pick<
  ParsedPage,
  'pageNum' | 'width' | 'height' | 'textItems' | 'vectorGraphics' | 'structureTree' | 'annotations' | 'complexity'
>
export type NativeTextItem = ParsedPage['textItems'][number]
