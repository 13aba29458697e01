/** A part of a page that is mostly text: heading, paragraph, ruled list. */
export interface ContentSection {
  /** The anchor in the address. */
  id: string
  title: string
  text?: string
  items?: readonly { title: string; text: string }[]
}

export interface Content {
  title: string
  lead: string
  sections: readonly ContentSection[]
  /** Pictures of the running product, one file a language: `public/pictures/<name>-<language>.jpg`. */
  pictures?: readonly { id: string; caption: string }[]
}
