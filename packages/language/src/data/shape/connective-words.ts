import type { WordRow } from './word-row.ts'

/** Words that join amounts and names in a sentence or say what a line is to those around it. */
export interface ConnectiveWords {
  /** The amounts take the names or periods in turn: 分别, respectively. */
  respectively: WordRow<true>
  /** Between two names or two amounts that belong together. */
  and: WordRow<true>
  /** Before a line that is a part of the one above: 其中. */
  ofWhich: WordRow<true>
  /** Before the earlier of two amounts: against, gegenüber, 由. */
  heldAgainst: WordRow<true>
  /** Before a line that is taken away: 减. */
  less: WordRow<true>
  /** Before a line that is added: 加. */
  plus: WordRow<true>
  /** Beside a per cent: by so much one amount is more than another that is named. */
  above: WordRow<true>
  below: WordRow<true>
  /** What says that an amount is what others leave of one: remains, 剩余, 残り. */
  leftOver: WordRow<true>
  /** What says that an amount is made up of others: consisting of, 含まれて. */
  madeUpOf: WordRow<true>
  /** What names some of the parts and leaves open whether there are others: including, 其中. */
  amongOthers: WordRow<true>
  /** What says that an amount is of each share: per share, 每10股, 주당. */
  perShare: WordRow<true>
  /** Before an amount that is that of all: in total, 共计. */
  inAll: WordRow<true>
  /** What says that a rate is that of each of several years. */
  compound: WordRow<true>
  /** Between two lines of which the one is given as a share or a multiple of the other, in either order: liabilities to assets, 자산 대비 부채. */
  over: WordRow<true>
  /** Beside the name of a line: its share of revenue. EBITDA margin, 毛利率, marge d'EBITDA. */
  margin: WordRow<true>
  /** What says that a change is not that of the printed amounts: at constant exchange rates, without acquisitions. */
  otherBasis: WordRow<true>
  /** The measure of the statements where it stands beside an adjusted one: reported, statutory. */
  reported: WordRow<true>
  /** A measure of its own beside that of the statements: adjusted, underlying. */
  adjusted: WordRow<true>
  /** What says the same in a head of columns, where a sentence may use it for something else: currency. */
  adjustedHead: WordRow<true>
  /** An amount or rate that is expected, not reported. */
  expected: WordRow<true>
}
