import { literalPattern } from '@tickmark/document'
import type { Document, Location, TextBlock } from '@tickmark/document'
import { foldText, isSigningLine } from '@tickmark/language'
import { findLegalNames, squash, stemOf } from '../outline/entity-places.ts'
import { textBlocks } from '../outline/outline.ts'
import { locate } from '../sentences/make-sentences.ts'
import type { Agreement } from './read-agreement.ts'

/** A company as it stands in a text. */
export interface NamedCompany {
  name: string
  text: string
  location: Location
}

/** A company that signs and is no party, and the party that does not sign. */
export interface StrangeSignatory {
  signatory: NamedCompany
  party: NamedCompany
}

const LONGEST_LINE = 300
/** What parts the names of a line: "for Acme Limited and for Beta Inc." */
const PARTING = /\b(?:for|by|of|on behalf|and|pour|für|per|por)\b|[:：;；\n]/iu

/** Companies that sign an agreement without being named among its parties, while one of these does not sign; who is named elsewhere belongs there. */
export function strangeSignatories(document: Document, { parties, roles, clauses }: Agreement): StrangeSignatory[] {
  const lines = textBlocks(document).filter(
    (block) =>
      !parties.includes(block) &&
      block.text.length <= LONGEST_LINE &&
      !clauses.some(({ head }) => head === block) &&
      (isSigningLine(block.text) ||
        roles.filter((role) => foldText(block.text).includes(role)).length > 1 ||
        opens(block.text, roles)),
  )
  const signed = lines.flatMap((block) => companiesIn(block, roles))
  const named = parties.flatMap((block) => companiesIn(block, []))
  const partiesText = squash(parties.map(({ text }) => text).join(' '))
  const strange = signed.filter(({ name }) => !partiesText.includes(stemOf(name)))
  const unsigned = named.filter(({ name }) => !signed.some((one) => squash(name).includes(stemOf(one.name))))
  const [signatory, ...otherSignatories] = strange
  const [party, ...otherParties] = unsigned
  const isPair = signatory && party && otherSignatories.length === 0 && otherParties.length === 0
  if (!isPair || strange.length === signed.length) return []
  const isToldElsewhere = textBlocks(document).some(
    (block) => !lines.includes(block) && squash(block.text).includes(stemOf(signatory.name)),
  )
  return isToldElsewhere ? [] : [{ signatory, party }]
}

function opens(text: string, roles: readonly string[]): boolean {
  return roles.some((role) => foldText(text).trim().startsWith(role))
}

/** The companies that a paragraph names; words between two names and what they are called are no part of them. */
function companiesIn(block: TextBlock, roles: readonly string[]): NamedCompany[] {
  const parts = [PARTING.source, ...roles.map((role) => literalPattern(role))]
  const pieces = foldText(block.text).split(new RegExp(parts.join('|'), 'iu'))
  let at = 0
  return pieces.flatMap((piece) => {
    const from = foldText(block.text).indexOf(piece, at)
    at = from + piece.length
    return findLegalNames(piece).map(({ name, start, end }) => ({
      name,
      text: block.text,
      location: locate(block, from + start, from + end),
    }))
  })
}
