import type { Document } from '@tickmark/document'
import { isWideSheet } from '../facts/grids/grid.ts'
import { turnedGrid } from '../facts/grids/turn-grid.ts'
import type { Grid } from '../facts/grids/grid.ts'
import type { Sentence } from '../facts/sentences/make-sentences.ts'
import { markAbridged } from './sums/abridged-sums.ts'
import { bridges } from './sums/bridges.ts'
import { accountSummaries } from './accounts/account-summaries.ts'
import { readAccounts, type Account } from './accounts/accounts.ts'
import { agreedPrices } from './ties/agreed-price.ts'
import { averages } from './ratios/averages.ts'
import { cashTies } from './ties/cash-ties.ts'
import { changeColumns } from './changes/change-columns.ts'
import { comparedAmounts } from './changes/compared-amounts.ts'
import { dealIdentities } from './ties/deal-identities.ts'
import { debitsCredits, vouchers } from './sums/debits-credits.ts'
import { demandedPayments } from './ties/demanded-payments.ts'
import { echoes } from './echoes/echoes.ts'
import { earningsPerShare, netAssetsPerUnit } from './ratios/earnings-per-share.ts'
import { footGrid } from './sums/footing.ts'
import { impliedShares } from './shares/implied-shares.ts'
import { labelledRolls } from './roll-forwards/labelled-rolls.ts'
import { footList, isLongList } from './sums/long-lists.ts'
import { marketIdentities } from './market/market-identities.ts'
import { marginChanges } from './changes/margin-changes.ts'
import { noteTies } from './ties/note-ties.ts'
import { plainStatements } from './ties/plain-statements.ts'
import { printedEquations } from './ratios/printed-equations.ts'
import { productColumns } from './ratios/product-columns.ts'
import { proseChanges } from './changes/prose-changes.ts'
import type { Contradiction } from './changes/prose-changes.ts'
import { proseIdentities } from './ties/prose-identities.ts'
import { proseProducts } from './ratios/prose-products.ts'
import { proseRatios } from './ratios/prose-ratios.ts'
import { proseRestatements } from './ties/prose-restatements.ts'
import { proseTables } from './prose-tables.ts'
import { quarters } from './ties/quarters.ts'
import { ratioRows } from './named-ratios/ratio-rows.ts'
import { perShareProducts } from './ratios/per-share-products.ts'
import { sentenceSums } from './echoes/sentence-sums.ts'
import { retold } from './echoes/retold.ts'
import { withConversions } from './relation/converted-columns.ts'
import { withExactFooting } from './relation/exact-footing.ts'
import { withRoundedInFull } from './relation/rounded-in-full.ts'
import { ratedLines } from './ratios/rated-lines.ts'
import { ratioColumns } from './ratios/ratio-columns.ts'
import type { Relation } from './relation/relation.ts'
import { sensitivityGrids } from './market/sensitivity-grids.ts'
import { shareColumns } from './shares/share-columns.ts'
import { rowRatios } from './ratios/row-ratios.ts'
import { sheetCombinations } from './lanes/sheet-combinations.ts'
import { enterpriseValues } from './ties/enterprise-values.ts'
import { sameItems } from './ties/same-items.ts'
import { withProvenLines } from './sums/proven-lines.ts'
import { statedFormulas } from './sums/stated-formulas.ts'
import { statistics } from './ratios/statistics.ts'
import { statementIdentities } from './ties/statement-identities.ts'
import { toldMultiples } from './ratios/told-multiples.ts'
import { toldRanges } from './ties/told-ranges.ts'
import { addsStages } from './sums/sum-structure.ts'
import { toldLines } from './told/told-lines.ts'
import { taxReconciliation } from './ratios/tax-reconciliation.ts'
import { topShares } from './shares/top-shares.ts'

/** All arithmetic that the document states: inside tables, between tables, in sentences and between sentences and tables. */
export function findRelations(
  document: Document,
  all: readonly Grid[],
  sentences: readonly Sentence[],
): { relations: Relation[]; contradictions: Contradiction[] } {
  const [lists, short] = [all.filter(isLongList), all.filter((grid) => !isLongList(grid))]
  // Results over two assumptions add up to nothing, and none is the change or the ratio of others.
  const assumed = new Map(short.map((grid) => [grid, isWideSheet(grid) ? [] : sensitivityGrids(grid)]))
  const stated = short.filter((grid) => assumed.get(grid)?.length === 0)
  const accounts = readAccounts(all)
  const tables = [
    ...lists.flatMap(footList),
    ...Array.from(assumed.values()).flat(),
    ...tableRelations(stated, accounts),
    ...all.flatMap(debitsCredits),
    ...vouchers(all.filter((grid) => !accounts.has(grid))),
    ...Array.from(accounts.values()).flatMap(({ relations }) => relations),
    ...accountSummaries(
      short,
      Array.from(accounts.values()).flatMap(({ facts }) => facts),
    ),
  ]
  // A sheet stores its amounts with all their digits, wherever they were converted from.
  const printed = short.filter(({ table }) => table.sheet === undefined)
  const changes = proseChanges(sentences)
  const told = toldLines(short, sentences)
  const prose = [
    ...told.relations,
    ...changes.relations,
    ...plainStatements(document, short, sentences),
    ...proseRestatements(short, sentences),
    ...proseRatios(short, sentences),
    ...proseIdentities(short, sentences),
    ...proseProducts(sentences),
    ...printedEquations(sentences),
    ...topShares(short, sentences),
    ...toldRanges(short, sentences),
    ...toldMultiples(short, sentences),
    ...marketIdentities(short, sentences),
    ...comparedAmounts(sentences),
    ...demandedPayments(short, sentences),
    ...agreedPrices(document, short, sentences),
    ...proseTables(short, sentences),
    ...echoes(short, sentences),
    ...retold(sentences),
    ...sentenceSums(sentences),
    ...perShareProducts(sentences),
  ]
  const tested = withProvenLines([...tables.filter((one) => one.holds || !addsStages(one)), ...prose])
  const rounded = withExactFooting(withRoundedInFull(withConversions(tested, printed), printed))
  const relations = markAbridged(withoutAnswered(withoutOverruled(withoutRepeats(rounded))))
  return { relations, contradictions: withoutTwins([...changes.contradictions, ...told.contradictions]) }
}

/** One word that contradicts its figures is told once. */
function withoutTwins(all: readonly Contradiction[]): Contradiction[] {
  const keyOf = ({ statement: { sentence, word } }: Contradiction) =>
    `${sentence.block.id} ${sentence.start} ${word?.start}`
  return all.filter((one, index) => all.findIndex((other) => keyOf(other) === keyOf(one)) === index)
}

/** All arithmetic inside tables and between them. */
function tableRelations(grids: readonly Grid[], accounts: ReadonlyMap<Grid, Account>): Relation[] {
  const narrow = grids.filter((grid) => !isWideSheet(grid))
  const turned = narrow.flatMap((grid) => turnedGrid(grid) ?? [])
  return [
    ...grids.flatMap(dealIdentities),
    ...grids.flatMap((grid) => sumsAndBridges(grid, accounts.get(grid))),
    ...grids.flatMap(statedFormulas),
    ...grids.flatMap(labelledRolls),
    ...grids.flatMap(sheetCombinations),
    ...changeColumns(narrow),
    ...narrow.flatMap(ratioColumns),
    ...rowRatios(grids),
    ...ratioRows([...narrow, ...turned]),
    ...narrow.flatMap(marginChanges),
    ...narrow.flatMap(shareColumns),
    ...narrow.flatMap(impliedShares),
    ...statementIdentities(grids),
    ...cashTies(grids),
    ...sameItems([...grids, ...turned]),
    ...enterpriseValues(narrow),
    ...noteTies(grids),
    ...earningsPerShare(grids),
    ...netAssetsPerUnit(grids),
    ...narrow.flatMap(productColumns),
    ...narrow.flatMap(averages),
    ...narrow.flatMap(statistics),
    ...grids.flatMap(ratedLines),
    ...grids.flatMap(taxReconciliation),
    ...quarters(grids),
  ]
}

/** Where labels say what a line is reached from, nothing is guessed about it from what stands above. */
function sumsAndBridges(grid: Grid, account: Account | undefined): Relation[] {
  const told = bridges(grid)
  const reached = new Set(told.map(({ result }) => result))
  const footed = footGrid(grid).filter(({ result, cues }) => !(cues?.unproven && reached.has(result)))
  // What stands below entries is their total or the next balance; the account says of both what they come to.
  const meant = account ? footed.filter((relation) => relation.holds || !isDownColumn(relation)) : footed
  return [...meant, ...told]
}

function isDownColumn({ result, terms }: Relation): boolean {
  const { columnIndex } = result.location
  return terms.every(({ figure }) => figure.location.columnIndex === columnIndex)
}

/** A relation found twice by different ways counts once, in the form that is surest that it is meant; among equals the first. */
function withoutRepeats(relations: readonly Relation[]): Relation[] {
  const surest = new Map<string, Relation>()
  for (const relation of relations) {
    if (!relation.linear) continue
    const known = surest.get(keyOf(relation))
    if (!known || (!known.holds && relation.confidence > known.confidence)) surest.set(keyOf(relation), relation)
  }
  return relations.filter((relation) => !relation.linear || surest.get(keyOf(relation)) === relation)
}

/** A sum that lacks a line ("equity in losses of investees") is no error where another with that line gives the same result. */
function withoutOverruled(relations: readonly Relation[]): Relation[] {
  const sums = relations.filter(({ linear, holds }) => linear && holds)
  const byResult = Map.groupBy(sums, ({ result }) => result)
  return relations.filter((relation) => {
    if (relation.holds || !relation.linear) return true
    return !byResult.get(relation.result)?.some((other) => {
      const figures = new Set(other.terms.map(({ figure }) => figure))
      return figures.size > relation.terms.length && relation.terms.every(({ figure }) => figures.has(figure))
    })
  })
}

/** "23.6, a 4.8% decrease from 24.8": what the sentence's own amounts give is right, though the tables' finer ones give another digit. */
function withoutAnswered(relations: readonly Relation[]): Relation[] {
  const answered = new Set(relations.filter((one) => one.holds && isOfItself(one)).map(({ result }) => result))
  return relations.filter(({ holds, cues, result }) => holds || !cues?.told || !answered.has(result))
}

function isOfItself({ result, terms }: Relation): boolean {
  const { block, start } = result.location
  return start !== undefined && terms.length > 1 && terms.every(({ figure }) => figure.location.block === block)
}

function keyOf({ result, terms }: Relation): string {
  return [result.id, ...terms.map((term) => term.figure.id).toSorted()].join(' ')
}
