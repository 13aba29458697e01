import type { ExpectedLanguage, WrittenIn } from '@tickmark/recognition'
import type { ReadOptions } from './reader.ts'

/** In which languages the pages read so far were: the next one is likely to be in the same. */
export class OtherPages {
  readonly #counts = new Map<WrittenIn, number>()

  /** Counts a page. */
  add(written: WrittenIn | undefined): void {
    if (written) this.#counts.set(written, (this.#counts.get(written) ?? 0) + 1)
  }

  /** What is known of the next page's language. */
  expect({ language, bindingLanguage }: ReadOptions): ExpectedLanguage {
    const [most] = [...this.#counts].toSorted(([, a], [, b]) => b - a)
    return { language, binding: bindingLanguage, ...(most && { others: most[0] }) }
  }
}
