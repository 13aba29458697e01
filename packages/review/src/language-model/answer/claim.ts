/**
 * What a model may say of a document. contradiction: two places exclude one another · mismatch: figures that do not give the printed one · missing: the
 * text promises what is not there · unsupported: a statement that calls for a source or a reason and has none · policy-and-practice: what is done is not
 * what is said to be done · direction: the words go up, the figures down · definition: one term, two meanings · stale: text of an earlier year.
 */
export const CLAIM_KINDS = [
  'contradiction',
  'mismatch',
  'missing',
  'unsupported',
  'policy-and-practice',
  'direction',
  'definition',
  'stale',
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** A place as the model names it: an id that it was sent, and words that stand there. Either may be absent. */
export interface ClaimedPlace {
  id?: string
  quote?: string
}

/** What an analysis model claims, read leniently. Nothing of it counts before it is grounded. */
export interface Claim {
  kind: ClaimKind
  places: ClaimedPlace[]
  /** Figures that it is about, as printed. Of a direction: from, then to. */
  figures: { id?: string; value: string }[]
  /** "1,200 + 300 = 1,500": what the figures ought to give. */
  sum?: string
  /** What the document prints instead. */
  printed?: string
  /** Of something missing: the words by which it would be found. */
  search: string[]
  title: string
  message: string
  /** Whether the model itself calls it a trifle. */
  minor: boolean
}

/** Why a claim is not shown. */
export type Refusal =
  | 'unreadable'
  | 'no_words'
  | 'unknown_place'
  | 'quote_not_found'
  | 'quote_too_short'
  | 'number_not_printed'
  | 'sum_unreadable'
  | 'sum_holds'
  | 'not_a_figure'
  | 'parts_incomplete'
  | 'figure_verified'
  | 'units_differ'
  | 'periods_differ'
  | 'one_place_only'
  | 'places_unrelated'
  | 'no_difference'
  | 'found_elsewhere'
  | 'stands_outside'
  | 'nothing_to_search'
  | 'has_source'
  | 'needs_no_source'
  | 'direction_agrees'
  | 'not_stale'
  | 'said_already'
  | 'repeated'
  | 'too_many'
