import type { Document, Finding, Language, Location } from '@tickmark/document'
import { placeOf } from '@tickmark/report'
import { describe } from '@tickmark/review'
import type { ComparedChange, Comparison } from '@tickmark/review'
import { comparedTexts, type ComparedTexts } from '../texts/compared-texts.ts'
import { defuse } from './colours.ts'
import type { Colours } from './colours.ts'
import { cutTo, wrapText } from './wrap-text.ts'

interface Terminal {
  before: Document
  after: Document
  language: Language
  colours: Colours
  /** Columns. */
  width: number
}

/** Changes of one kind that are listed: a rewritten model would fill the screen. */
const SHOWN = 40
/** Outputs that are told of one change. */
const EFFECTS_SHOWN = 3

/** Two versions compared, as text for a terminal: what was changed, the outputs, the problems that came and went. */
export function toComparedText(comparison: Comparison, terminal: Terminal): string {
  const t = comparedTexts[terminal.language]
  const { changes, findings } = comparison
  const ofKind = (...kinds: ComparedChange['kind'][]) => changes.filter(({ kind }) => kinds.includes(kind))
  const sections = [
    section(t.structure, [...sheetLines(comparison, t), ...lineLines(comparison, t)], terminal),
    section(t.inputs, changeLines(ofKind('input'), comparison, terminal), terminal),
    section(t.formulas, changeLines(ofKind('formula', 'typed-over', 'computed'), comparison, terminal), terminal),
    section(t.cells, changeLines(ofKind('added', 'removed'), comparison, terminal), terminal),
    section(t.figures, changeLines(ofKind('figure', 'figure-added', 'figure-removed'), comparison, terminal), terminal),
    section(
      t.texts,
      changeLines(ofKind('text', 'text-added', 'text-removed', 'text-moved'), comparison, terminal),
      terminal,
    ),
    section(t.outputs, outputLines(comparison, t), terminal),
    section(
      t.broken,
      findings.new.map((finding) => findingLine(finding, terminal.after, terminal)),
      terminal,
    ),
    section(
      t.mended,
      findings.mended.map((finding) => findingLine(finding, terminal.before, terminal)),
      terminal,
    ),
  ].filter(Boolean)
  const isSame = sections.length === 0
  return `${[isSame ? t.nothing : '', ...sections, foot(comparison, t)].filter(Boolean).join('\n\n')}\n`
}

function section(title: string, lines: readonly string[], { colours }: Terminal): string {
  if (lines.length === 0) return ''
  const rest = lines.length > SHOWN ? [`  … +${lines.length - SHOWN}`] : []
  return [colours.bold(`${title} (${lines.length})`), ...lines.slice(0, SHOWN), ...rest].join('\n')
}

function sheetLines({ sheets }: Comparison, t: ComparedTexts): string[] {
  return [
    ...sheets.added.map((name) => `  + ${t.sheet} ${defuse(name)}`),
    ...sheets.removed.map((name) => `  − ${t.sheet} ${defuse(name)}`),
    ...sheets.renamed.map(({ from, to }) => `  → ${t.sheet} ${defuse(from)} → ${defuse(to)}`),
  ]
}

function lineLines({ lines }: Comparison, t: ComparedTexts): string[] {
  return lines.map(({ kind, axis, sheet, from, to, before, label }) => {
    const span = spanOf(axis, from, to)
    const origin = before === undefined ? '' : ` (${t.stood(spanOf(axis, before, before + to - from))})`
    return `  ${t.lines[kind](t.axes[axis], `${defuse(sheet)} ${span}`)}${origin}${label ? `  ${defuse(label)}` : ''}`
  })
}

function spanOf(axis: 'row' | 'column', from: number, to: number): string {
  const name = (line: number): string => (axis === 'row' ? String(line) : lettersOf(line))
  return from === to ? name(from) : `${name(from)}–${name(to)}`
}

/** 1 → A, 27 → AA. */
function lettersOf(line: number): string {
  let letters = ''
  for (let rest = line; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters
  return letters
}

function changeLines(changes: readonly ComparedChange[], { findings }: Comparison, terminal: Terminal): string[] {
  const t = comparedTexts[terminal.language]
  return changes.map((change) => {
    const { before, after, label, count, effects, broke, mended } = change
    const isGone = after === '' && before !== ''
    const place = placeIn(change.location, isGone ? terminal.before : terminal.after, terminal.language)
    const head = `  ${place}${label ? `  ${defuse(label)}` : ''}${count > 1 ? `  ×${count}` : ''}`
    const what = `    ${defuse(before) || '∅'} → ${defuse(after) || '∅'}`
    const moves = (effects ?? [])
      .slice(0, EFFECTS_SHOWN)
      .map((move) => `    ${t.effect} ${defuse(move.label)}: ${printNumber(move.before)} → ${printNumber(move.after)}`)
    const told = [
      ...broke.map((index) => [t.breaks, findings.new[index]] as const),
      ...mended.map((index) => [t.mends, findings.mended[index]] as const),
    ].flatMap(([word, finding]) => (finding ? [`    ${word} ${describe(finding, terminal.language).title}`] : []))
    return [
      cutTo(head, terminal.width),
      ...wrapText(what.trim(), terminal.width - 4).map((line) => `    ${line}`),
      ...moves,
      ...told,
    ].join('\n')
  })
}

function outputLines({ outputs, movedResults }: Comparison, t: ComparedTexts): string[] {
  const lines = outputs.map(
    ({ sheet, cell, label, before, after }) =>
      `  ${defuse(sheet)}!${cell}  ${defuse(label)}: ${printNumber(before)} → ${printNumber(after)}${shareOf(before, after)}`,
  )
  return movedResults > 0 && lines.length > 0 ? [...lines, `  ${t.results(movedResults)}`] : lines
}

function shareOf(before: number, after: number): string {
  if (before === 0) return ''
  const share = (after - before) / Math.abs(before)
  return ` (${share > 0 ? '+' : '−'}${Math.abs(share * 100).toFixed(1)} %)`
}

function printNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) >= 100 ? 2 : 4 })
}

function findingLine(finding: Finding, document: Document, { language, width }: Terminal): string {
  const place = placeIn(finding.evidence[0].location, document, language)
  return cutTo(`  ${place}  ${defuse(describe(finding, language).message)}`, width)
}

function placeIn(location: Location, document: Document, language: Language): string {
  return defuse(placeOf(location, document, language))
}

function foot({ findings, scores }: Comparison, t: ComparedTexts): string {
  const score = (value: number | null): string => (value === null ? '–' : String(value))
  return t.foot({
    new: findings.new.length,
    mended: findings.mended.length,
    still: findings.still,
    trust: `${score(scores.before.trust)} → ${score(scores.after.trust)}`,
  })
}
