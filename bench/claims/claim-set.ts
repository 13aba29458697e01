/**
 * What somebody who plays a model says of a document, as data: no word of it shares code with what judges it.
 *
 * A place is written "row label" or "heading > row label", "@column" behind it for a cell; or the key of a paragraph of `prose`, "|words" behind it
 * for the words that are quoted of it (all of it without). The runner turns places into the ids that the model was sent.
 */
export interface ClaimSet {
  language: 'en' | 'zh' | 'ja' | 'ko'
  /** The drawn document (bench/world) that it is about. */
  manner: string
  seed: number
  /** Sentences that stand in it besides, by key; those whose key begins with "h" are headings. */
  prose: Readonly<Record<string, string>>
  good: readonly SaidClaim[]
  bad: readonly SaidClaim[]
}

export interface SaidClaim {
  type: string
  /** Of a bad claim: in which way it deceives. */
  trick?: string
  at: readonly string[]
  /** From, then to: place of a cell, and the value as the model writes it. */
  figures?: readonly (readonly [place: string, value: string])[]
  sum?: string
  printed?: string
  search?: readonly string[]
  title: string
  message?: string
  /** How the model wraps its answer. */
  form?: keyof typeof FORMS
}

type Loose = Record<string, unknown> & { places?: { id?: string; quote?: string }[] }

/** A place at about this share of a quote; nobody leaves out half a number. */
const besideNumber = (quote: string, share: number): number => {
  let at = Math.ceil(quote.length * share)
  while (at > 0 && /[\d.,]/.test(quote[at - 1] ?? '') && /[\d.,%]/.test(quote[at] ?? '')) at--
  return at
}

/** Forms in which models answer, each a change to an answer that was asked for as plain JSON. */
export const FORMS = {
  plain: (claim: Loose) => JSON.stringify({ claims: [claim] }),
  fenced: (claim: Loose) => `\`\`\`json\n${JSON.stringify({ claims: [claim] }, null, 2)}\n\`\`\``,
  chatty: (claim: Loose) =>
    `Sure! Here is what I found in this excerpt:\n\n${JSON.stringify({ claims: [claim] })}\n\nLet me know if you need anything else.`,
  thinking: (claim: Loose) =>
    `<think>\nThe user wants JSON. {"claims": maybe?} Let me look at the tables first.\n</think>\n${JSON.stringify({ claims: [claim] })}`,
  bare: (claim: Loose) => JSON.stringify([claim]),
  single: (claim: Loose) => JSON.stringify(claim),
  nulls: (claim: Loose) =>
    JSON.stringify({ claims: [{ figures: null, sum: null, printed: null, search: null, severity: 'high', ...claim }] }),
  python: (claim: Loose) =>
    JSON.stringify({ claims: [{ note: null, ...claim }] })
      .replaceAll('null', 'None')
      .replace(/\}\]\}$/, '},]}'),
  cut: (claim: Loose) =>
    JSON.stringify({ claims: [claim, { type: 'unsupported', places: [{ id: 'b1' }] }] }).slice(0, -40),
  brackets: (claim: Loose) =>
    JSON.stringify({
      claims: [{ ...claim, places: claim.places?.map(({ id, quote }) => ({ id: `[${id}]`, quote: `“${quote}”` })) }],
    }),
  lower: (claim: Loose) =>
    JSON.stringify({
      claims: [
        {
          ...claim,
          type: String(claim['type']).toUpperCase().replaceAll('-', '_'),
          places: claim.places?.map(({ id, quote }) => ({ id: id?.toUpperCase(), quote: quote?.toLowerCase() })),
        },
      ],
    }),
  ellipsis: (claim: Loose) =>
    JSON.stringify({
      claims: [
        {
          ...claim,
          places: claim.places?.map(({ id, quote = '' }) => ({
            id,
            quote: quote.includes(' | ')
              ? quote
              : `${quote.slice(0, besideNumber(quote, 0.45)).trimEnd()}... ${quote.slice(besideNumber(quote, 0.6)).trimStart()}`,
          })),
        },
      ],
    }),
}
