import { Decimal, amountValue } from '@tickmark/document'
import type { Amount, Evidence, Figure } from '@tickmark/document'
import type { CheckedFacts } from '../judge/checked-facts.ts'
import { isScaleSlip, likelihoodOf } from '../judge/blame.ts'
import type { Cause } from '../judge/blame.ts'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'
import { defineRule } from './rule.ts'
import type { FindingDraft, Message, Rule, RuleInput, RuleMeta } from './rule.ts'

const SHOWN_TERMS = 14
const EVIDENCE_LIMIT = 40

/** What parts the thousands and the decimals, by the style of an amount. */
const SEPARATORS = {
  point: [',', '.'],
  comma: ['.', ','],
  space: [' ', ','],
  lakh: [',', '.'],
  apostrophe: ['’', '.'],
} as const
/** Places between the thousands, and those of lakhs: in twos before the last three. */
const [THOUSANDS, LAKHS] = [/\B(?=(?:\d{3}){1,12}$)/g, /\B(?=(?:\d{2}){0,16}\d{3}$)/g]

/** A full value printed the way `like` is: its scale, at least its decimals, thousands and decimals parted as in the document. */
export function formatLike(value: Decimal, like: Amount): string {
  const scaled = value.div(Decimal.pow(10, like.scale))
  const places = like.decimals
  const [whole, fraction] = scaled.toDecimalPlaces(places).abs().toFixed(places).split('.')
  const [group, point] = SEPARATORS[like.style ?? 'point']
  const grouped = whole!.replace(like.style === 'lakh' ? LAKHS : THOUSANDS, group)
  const number = (scaled.isNegative() && !scaled.isZero() ? '-' : '') + grouped + (fraction ? point + fraction : '')
  return like.unit === 'percent' ? `${number}%` : number
}

/** A figure's own value as a plain printed number. */
export function printFigure(figure: Figure): string {
  return formatLike(amountValue(figure.amount), figure.amount)
}

/** A figure as a piece of evidence; one in prose quotes its sentence. */
export function evidenceOf(figure: Figure, facts: CheckedFacts): Evidence {
  const label = [figure.label, figure.columnLabel].filter(Boolean).join(' · ')
  const quote =
    figure.location.start === undefined
      ? figure.text
      : (facts.sentences.find((sentence) => sentence.figures.some((own) => own.figure === figure))?.text ?? figure.text)
  return { location: figure.location, text: quote, value: figure.text, ...(label ? { label } : {}) }
}

/** "1,200 + 300 = 1,500 ≠ 1,600", the same in every language. */
export function arithmeticOf(relation: Relation): string {
  const like = relation.result.amount
  const expected = formatLike(
    relation.expected,
    relation.formula || relation.expected.decimalPlaces() > like.decimals + like.scale
      ? { ...like, decimals: like.decimals }
      : like,
  )
  const stated = formatLike(relation.stated, like)
  // What agrees to the last printed digit is not said twice.
  const end = relation.holds && stated === expected ? '' : ` ${relation.holds ? '=' : '≠'} ${stated}`
  if (relation.formula)
    return `${relation.formula(relation.terms.map((term) => printFigure(term.figure)))} = ${expected}${end}`
  if (relation.terms.length === 1) return `${expected} ${relation.holds ? '=' : '≠'} ${stated}`
  const shown = relation.terms.slice(0, SHOWN_TERMS).map((term, index) => {
    const text = formatLike(amountValue(term.figure.amount), {
      ...like,
      decimals: Math.max(like.decimals, term.figure.amount.decimals),
    })
    const operand = text.startsWith('-') && (index > 0 || term.sign < 0) ? `(${text})` : text
    return index === 0 ? (term.sign < 0 ? `−${operand}` : operand) : `${term.sign < 0 ? '−' : '+'} ${operand}`
  })
  const rest = relation.terms.length - shown.length
  return `${shown.join(' ')}${rest > 0 ? ` + … (${rest})` : ''} = ${expected}${end}`
}

/** Name of a figure for a message: its label, else its printed number. */
export function nameOf(figure: Figure): string {
  const label = figure.label?.replace(/\s+/g, ' ').trim()
  return label ? (label.length > 60 ? `${label.slice(0, 57)}…` : label) : figure.text
}

/** The draft of a finding for one cause. `hint` says which slip explains it ("" when none does). */
export function draftOf<MessageId extends string>(
  cause: Cause,
  facts: CheckedFacts,
  messageId: MessageId,
): FindingDraft<MessageId> {
  const { relation, culprit } = cause
  const operands = [relation.result, ...relation.terms.map((term) => term.figure)].filter(
    (figure) => figure !== culprit,
  )
  const others = cause.relations
    .filter((other) => other !== relation)
    .map((other) => other.result)
    .filter((figure) => figure !== culprit && !operands.includes(figure))
  const proposed = withPrintedSign(cause)
  const doubtful = culprit.confidence !== undefined && culprit.confidence < 0.9
  const confident = relation.verdict === 'serious' && !doubtful
  const draft: FindingDraft<MessageId> = {
    messageId,
    data: {
      name: nameOf(culprit),
      result: nameOf(
        relation.result.label
          ? relation.result
          : (relation.terms.find((term) => term.figure.label)?.figure ?? relation.result),
      ),
      column: culprit.columnLabel ?? '',
      actual: printFigure(culprit),
      expected: formatLike(proposed, culprit.amount),
      stated: formatLike(relation.stated, relation.result.amount),
      computed: formatLike(relation.expected, relation.result.amount),
      difference: formatLike(relation.stated.minus(relation.expected).abs(), {
        ...relation.result.amount,
        unit: relation.result.amount.unit === 'percent' ? 'points' : relation.result.amount.unit,
      }),
      slip: cause.slip ?? '',
      more: cause.relations.length - 1,
    },
    evidence: [
      evidenceOf(culprit, facts),
      ...[...operands, ...others].slice(0, EVIDENCE_LIMIT).map((figure) => evidenceOf(figure, facts)),
    ],
    expected: formatLike(proposed, culprit.amount),
    actual: culprit.text,
    arithmetic: arithmeticOf(relation),
    confidence: Math.round(Math.min(likelihoodOf(relation), doubtful ? 0.6 : 1) * 100) / 100,
  }
  if (!confident) draft.severity = isWithinRounding(cause) ? 'suggestion' : 'warning'
  // What is more likely right than wrong accuses nobody, whatever it would move.
  else if (likelihoodOf(relation) < LEAST_LIKELY) draft.severity = 'warning'
  return draft
}

const LEAST_LIKELY = 0.5

/** However sure, a difference that rounding may explain decides nothing. */
function isWithinRounding({ relations }: Cause): boolean {
  return relations.every(({ cues }) => cues?.withinRounding)
}

/** Rates and changes are compared without sign; the expected one is printed with the sign of the figure that it replaces. */
function withPrintedSign({ relation, culprit, proposed }: Cause): Decimal {
  const unsigned = !relation.linear && relation.stated.isPositive() && amountValue(culprit.amount).isNegative()
  return unsigned && proposed.isPositive() ? proposed.neg() : proposed
}

/** The causes that a rule reports: those whose clearest relation is of one of its kinds. */
export function causesOf(input: RuleInput, kinds: readonly RelationKind[]): Cause[] {
  return input.facts.causes.filter(
    (cause) =>
      !cause.exchangedWith && !isScaleSlip(cause) && kinds.includes(cause.relation.kind) && !isTolerated(cause, input),
  )
}

/** A firm may choose not to hear of differences of a few units of the last printed place. */
function isTolerated({ relation }: Cause, { tuning }: RuleInput): boolean {
  const { scale, decimals } = relation.result.amount
  const limit = Decimal.pow(10, scale - decimals).times(tuning.toleranceUlps)
  return relation.stated.minus(relation.expected).abs().lessThanOrEqualTo(limit) && tuning.toleranceUlps > 0
}

/** Below the share of total assets (or revenue) that a firm sets, a wrong amount is a warning at most. */
function isImmaterial({ culprit, proposed }: Cause, { tuning, facts }: RuleInput): boolean {
  if (tuning.materiality === 0 || culprit.amount.unit !== 'money') return false
  const bases = facts.figures.filter((figure) => figure.concept === 'total_assets' || figure.concept === 'revenue')
  const base = Decimal.max(0, ...bases.map((figure) => amountValue(figure.amount).abs()))
  return amountValue(culprit.amount).minus(proposed).abs().lessThan(base.times(tuning.materiality))
}

/** The draft of a finding for one cause; what a firm finds immaterial is a warning at most. */
export function weighedDraft<MessageId extends string>(
  cause: Cause,
  input: RuleInput,
  messageId: MessageId,
): FindingDraft<MessageId> {
  const draft = draftOf(cause, input.facts, messageId)
  return isImmaterial(cause, input) ? { ...draft, severity: draft.severity ?? 'warning' } : draft
}

/** A rule that reports broken relations of some kinds, one finding a cause. */
export function causeRule(rule: {
  meta: RuleMeta
  kinds: readonly RelationKind[]
  message: Message
}): Rule<'mismatch'> {
  return defineRule({
    meta: rule.meta,
    messages: { mismatch: rule.message },
    *check(input) {
      for (const cause of causesOf(input, rule.kinds)) yield weighedDraft(cause, input, 'mismatch')
    },
  })
}
