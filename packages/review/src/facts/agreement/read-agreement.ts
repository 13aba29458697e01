import type { Block, Document, TextBlock } from '@tickmark/document'
import { textWithMarker } from '@tickmark/document'
import { foldText, readClauseHead } from '@tickmark/language'
import { findLegalNames } from '../outline/entity-places.ts'
import { textBlocks } from '../outline/outline.ts'

/** A clause of an agreement: its number, its title as far as it has one, and what it says. */
export interface Clause {
  number: number
  title: string
  head: TextBlock
  blocks: readonly Block[]
}

/** What makes a document an agreement: the parties that it names at its head, and clauses that are numbered on. */
export interface Agreement {
  /** The paragraphs that name the parties. */
  parties: readonly TextBlock[]
  /** What the parties are called in it: Seller, 受让方. */
  roles: readonly string[]
  clauses: readonly Clause[]
}

/** Blocks at the head of a document among which the parties are named. */
const HEAD_BLOCKS = 20
const LONGEST_PARTIES = 1500
const LEAST_PARTIES = 2
const LEAST_CLAUSES = 4
const LONGEST_TITLE = 60

/** (the “Seller”), （以下「売主」）, （“转让方”）. */
const ROLE = /\([^()"「『„«“]{0,40}["「『„«“]([^"」』“”»]{1,30})["」』“”»][^()]{0,20}\)/gu
/** "甲方：某某有限公司", "Seller: Acme Limited". */
const ROLE_BEFORE = /^\s*([\p{L} ]{1,16}?)\s*(?:\([^()]{0,24}\)\s*)?:/u

/** Reads a document as an agreement; undefined where it is none. */
export function readAgreement(document: Document): Agreement | undefined {
  const texts = textBlocks(document)
  const named = partiesAmong(texts.slice(0, HEAD_BLOCKS))
  if (!named) return undefined
  const clauses = clausesOf(document)
  return clauses.length >= LEAST_CLAUSES ? { ...named, clauses } : undefined
}

function partiesAmong(head: readonly TextBlock[]): Pick<Agreement, 'parties' | 'roles'> | undefined {
  for (const block of head) {
    if (block.text.length > LONGEST_PARTIES) continue
    const roles = Array.from(foldText(block.text).matchAll(ROLE), ([, role = '']) => role.trim())
    if (roles.length >= LEAST_PARTIES) return { parties: [block], roles }
  }
  const lines = head.flatMap((block) => {
    const role = ROLE_BEFORE.exec(foldText(block.text))?.[1]
    return role && block.text.length <= LONGEST_PARTIES && findLegalNames(block.text).length === 1
      ? [{ block, role: role.trim() }]
      : []
  })
  if (lines.length < LEAST_PARTIES) return undefined
  return { parties: lines.map(({ block }) => block), roles: lines.map(({ role }) => role) }
}

/** The clauses from the first on, as far as their numbers go on; what begins anew behind them is an annex. */
function clausesOf(document: Document): Clause[] {
  const heads = document.blocks.flatMap((block, at) => {
    if (block.type === 'table' || block.type === 'picture' || block.layer === 'furniture') return []
    if (block.type === 'paragraph' && block.role === 'contents') return []
    const text = textWithMarker(block)
    const head = readClauseHead(text)
    return head && isHead(text, head) ? [{ ...head, block, at, title: titleOf(text.slice(head.end)) }] : []
  })
  const run: typeof heads = []
  for (const head of heads) if (head.number === run.length + 1) run.push(head)
  return run.map(({ number, title, block, at }, index) => {
    const next = run[index + 1]?.at ?? document.blocks.length
    return { number, title, head: block, blocks: document.blocks.slice(at, next) }
  })
}

const LONGEST_UNPARTED = 24

/** A sentence may begin with a clause that it refers to: 第6条に定める期日までに…. What is a head is parted from what follows, or alone. */
function isHead(text: string, { end }: { end: number }): boolean {
  const rest = text.slice(end)
  if (rest === '' || /^[\s.:：、,)）(（「[–—-]/u.test(rest) || /\s$/u.test(text.slice(0, end))) return true
  return /^\d/.test(text) || (rest.length <= LONGEST_UNPARTED && !/^\p{Script=Hiragana}|[。；;，,]/u.test(rest))
}

/** "Termination" of "7. Termination", and of "7. Termination. Either party may …". */
function titleOf(rest: string): string {
  const title = foldText(rest)
    .replace(/^[\s.:、)\]-]+/, '')
    .split(/[.。:;；：](?=\s|$)|[。；：]/u)[0]
    ?.replace(/^[(（]|[)）]$/g, '')
    .trim()
  return title && title.length <= LONGEST_TITLE ? title : ''
}

/** What a clause says, from its head on. */
export function textOfClause({ blocks }: Clause): string {
  return blocks.flatMap((block) => (block.type === 'table' || block.type === 'picture' ? [] : [block.text])).join('\n')
}
