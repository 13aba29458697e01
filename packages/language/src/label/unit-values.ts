import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

const VALUE_OF_UNIT = new RegExp(wholeWords(wordsOf(({ labels }) => labels.valueOfUnit)), 'iu')
const UNITS_IN_ISSUE = new RegExp(wholeWords(wordsOf(({ labels }) => labels.unitsInIssue)), 'iu')

const NET_ASSETS = new RegExp(
  String.raw`^(?:${wholeWords(wordsOf(({ labels }) => labels.netAssets))})\s*(?:\([^()]*\))?$`,
  'iu',
)

/** Whether a line is what a fund is worth, and says nothing else. */
export function namesNetAssets(label: string): boolean {
  return NET_ASSETS.test(foldText(label).trim())
}

/** Whether a label names what one unit of the net assets comes to: "Net asset value per share", 基金份额净值. */
export function namesValueOfUnit(label: string): boolean {
  return VALUE_OF_UNIT.test(foldText(label))
}

/** Whether a label counts the units or shares in issue: "Number of units", 受益権口数. */
export function namesUnitsInIssue(label: string): boolean {
  return UNITS_IN_ISSUE.test(foldText(label)) && !namesValueOfUnit(label)
}
