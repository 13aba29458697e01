import type { Language } from '@tickmark/document'

type Load<Texts> = () => Promise<{ texts: Texts }>

/** The texts of one area of the product; each language is a chunk of its own. */
export interface Catalogue<Texts> {
  load(language: Language): Promise<Texts>
}

const used = new Set<Catalogue<unknown>>()

/** The zh-CN file defines the type; a key that another language lacks, or has too many, does not compile. */
export function defineCatalogue<Texts>(loaders: Record<Language, Load<NoInfer<Texts>>> & { 'zh-CN': Load<Texts> }) {
  const loaded = new Map<Language, Promise<Texts>>()
  const catalogue: Catalogue<Texts> = {
    load(language) {
      used.add(catalogue)
      let texts = loaded.get(language)
      if (!texts) {
        texts = loaders[language]().then((module) => module.texts)
        remember(texts, () => loaded.delete(language))
        loaded.set(language, texts)
      }
      return texts
    },
  }
  return catalogue
}

/**
 * Sets the fields that React's `use` reads from a promise, so that texts already loaded are read without suspending. To suspend would hide
 * the page for a moment and take the focus from the list of languages. A chunk that failed is loaded again on the next call.
 */
function remember<Texts>(texts: Promise<Texts>, forget: () => void): void {
  texts.then((value) => Object.assign(texts, { status: 'fulfilled', value }), forget)
}

export async function loadUsedCatalogues(language: Language): Promise<void> {
  await Promise.all([...used].map((catalogue) => catalogue.load(language)))
}
