import type { WordRow } from './word-row.ts'

/** Words of the lines of tables. */
export interface LabelWords {
  /** What makes a line the sum of others: 合计, total. The example is a label. */
  total: WordRow<true>
  /** What does so only where nothing else stands in the label: 计. */
  totalAlone: readonly string[]
  /** What does so at the end of a name, but for words that end alike: 流動資産計, no 設計. */
  totalAtEnd: { words: readonly string[]; unlike: readonly string[] }
  /** Lines that say of those above them what they are on average, in the middle, at least and at most. The whole label. */
  mean: WordRow<true>
  median: WordRow<true>
  lowest: WordRow<true>
  highest: WordRow<true>
  /** A rate by which a line grew in each year over several. Anywhere in a label. */
  compoundGrowth: WordRow<true>
  /** A head of columns that count pieces, as orders and invoices have them. The whole head, but for a unit in brackets. */
  quantity: WordRow<true>
  /** How a head of shares names what they are shares of, `{}` for the name; the example gives the name. */
  ofWhole: WordRow
  /** Rates that are no share of a whole, whatever others are shares of: a tax rate, a growth. Anywhere in a label. */
  ownRate: WordRow<true>
  /** A line that is what is left of gains and losses, of income and costs, or of assets and liabilities, so that one part of it may exceed it. Anywhere in a label. */
  netted: WordRow<true>
  /** How a label names what it leaves out, `{}` for the name; the example gives the name. */
  excluding: WordRow
  /** The head of a column that names the note in which a line is explained. The whole head. */
  noteHead: WordRow<true>
  /** What a fund is worth. The whole label, but for a unit in brackets. */
  netAssets: WordRow<true>
  /** What one unit or share of the net assets comes to, anywhere in a label. */
  valueOfUnit: WordRow<true>
  /** How many units or shares there are at the time. */
  unitsInIssue: WordRow<true>
  /** What many lines have in their names, whatever they are about: non-current, payable, 费用. */
  generic: readonly string[]
  /** Small words of names between blanks, which say nothing of what a line is about. Empty where no blanks part words. */
  empty: readonly string[]
}
