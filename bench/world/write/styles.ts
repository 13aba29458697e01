import type { Scene } from '../kinds/scene.ts'
import type { Draw } from '../random.ts'

/** Fonts for each script, in case the drawn one lacks it. */
const SCRIPTS: Record<string, string> = {
  'zh-Hans': "'Noto Serif CJK SC', 'Noto Sans CJK SC'",
  'zh-Hant': "'Noto Serif CJK TC', 'Noto Sans CJK TC'",
  ja: "'Noto Serif CJK JP', 'Noto Sans CJK JP'",
  en: "'Noto Sans CJK TC', sans-serif",
  ko: "'Noto Sans CJK KR', 'Noto Serif CJK KR'",
}

export const PAPER = { letter: { width: '8.5in', height: '11in' }, A4: { width: '210mm', height: '297mm' } }

/** A style sheet of its own for each document: fonts, sizes, margins, rules and grounds. */
export function styleSheet(scene: Scene, draw: Draw): string {
  const { manner, traits } = scene
  const { fonts, pointSize, size } = manner.page
  const font = draw.pick(fonts)
  const points = draw.between(pointSize[0], pointSize[1]).toFixed(1)
  const { width, height } = PAPER[size]
  const margin = draw.whole(14, 22)
  const colour = draw.pick(['#000', '#000', '#1b2a4a', '#5a1f1f', '#0b4f3c'])
  return `
@page { size: ${width} ${height}; margin: ${margin + 4}mm ${margin}mm; }
@page wide { size: ${height} ${width}; margin: ${margin}mm; }
.landscape { page: wide; }
body { font: ${points}pt/${draw.between(1.25, 1.6).toFixed(2)} '${font}', ${SCRIPTS[manner.language] ?? 'serif'}; margin: 0; color: #000; }
h1, h2, h3 { color: ${colour}; font-weight: ${draw.pick(['bold', 'bold', '600'])}; break-after: avoid; margin: 1.1em 0 .5em; }
h1 { font-size: 1.5em; } h2 { font-size: 1.2em; text-align: ${draw.pick(['left', 'center'])}; } h3 { font-size: 1.05em; }
p { margin: 0 0 .6em; text-align: ${draw.pick(['left', 'justify'])}; ${draw.chance(0.3) ? 'text-indent: 2em;' : ''} }
p.title, p.centred, p.small, p.right, p.signature { text-indent: 0; }
p.title { font-size: 2em; text-align: center; margin-top: 4em; } p.centred { text-align: center; } p.small { font-size: .85em; }
p.right, p.signature { text-align: right; } p.list { padding-left: 1.5em; text-indent: 0; }
.two-columns { columns: 2; column-gap: 8mm; }
.side-by-side { display: flex; gap: 8mm; align-items: flex-start; } .side-by-side > div { flex: 1; }
.break { break-before: page; }
table { border-collapse: collapse; width: 100%; margin: .3em 0 1em; font-size: ${draw.between(0.88, 1).toFixed(2)}em; line-height: 1.25; }
tr { break-inside: avoid; } td, th { padding: ${draw.between(0.8, 2.4).toFixed(1)}pt 3pt; vertical-align: bottom; font-weight: normal; text-align: left; }
th, th.n { white-space: normal; } th { font-weight: ${draw.pick(['bold', 'bold', 'normal'])}; border-bottom: .6pt solid ${colour}; vertical-align: bottom; }
th:empty { border-bottom-color: transparent; }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; } .c { text-align: center; }
.cur { float: left; padding-left: .8em; } .unit { text-align: ${draw.pick(['right', 'right', 'left', 'center'])}; font-size: .9em; margin: 0; text-indent: 0; }
td.l { min-width: 11em; } .code { white-space: nowrap; width: 3em; } .note { width: 3.5em; text-align: center; }
tr.head td { font-weight: bold; } tr.subtotal td, tr.total td { font-weight: ${draw.pick(['bold', 'bold', 'normal'])}; }
.contents p { display: flex; text-indent: 0; } .contents i { flex: 1; border-bottom: 1pt dotted #555; margin: 0 .4em .3em; }
${traits.has('letter-spaced') ? 'th span { letter-spacing: .6em; margin-right: -.6em; }' : ''}
${ruleStyle(traits, draw)}
${placeStyle(traits, draw)}
`
}

/** Where amounts and heads stand in their columns, and what lies behind them. */
function placeStyle(traits: ReadonlySet<string>, draw: Draw): string {
  const tint = draw.stream('tint').pick(['#e6f0f8', '#f2f2f2', '#fdf1de'])
  const styles: Record<string, string> = {
    'tinted-year': `td.n:nth-last-child(2), th.n:nth-last-child(2) { background: ${tint}; -webkit-print-color-adjust: exact; }`,
    'centred-amounts': 'td.n { text-align: center; } .cur { float: none; padding: 0; }',
    'left-heads': 'th.n { text-align: left; }',
    'centred-heads': 'th.n { text-align: center; }',
    'heads-apart': 'tbody tr:first-child td { padding-top: 2.6em; }',
    'amounts-at-top': 'td { vertical-align: top; }',
    'amounts-at-middle': 'td { vertical-align: middle; }',
  }
  return Object.entries(styles)
    .flatMap(([trait, style]) => (traits.has(trait) ? [style] : []))
    .join('\n')
}

function ruleStyle(traits: ReadonlySet<string>, draw: Draw): string {
  const sums = `tr.subtotal td.n:not(:empty) { border-top: .6pt solid #000; } tr.total td.n:not(:empty) { border-top: .6pt solid #000; border-bottom: ${draw.pick(['2pt double', '1pt solid', '2.2pt double'])} #000; }`
  if (traits.has('lattice')) return 'td, th { border: .5pt solid #444; } '
  if (traits.has('boxed'))
    return `table { border: .8pt solid #000; } td, th { border-left: .6pt solid #000; border-right: .6pt solid #000; } ${sums}`
  if (traits.has('bands'))
    return `tbody tr:nth-child(odd) td { background: ${draw.pick(['#cceeff', '#eee', '#e8f0e4', '#f3ead8'])}; -webkit-print-color-adjust: exact; } ${sums}`
  if (traits.has('level-lines')) return `td { border-bottom: .4pt solid #999; } ${sums}`
  if (traits.has('dotted-lines')) return `td { border-bottom: .8pt dotted #777; } ${sums}`
  if (traits.has('upright-lines')) return `td + td, th + th { border-left: .5pt solid #444; } ${sums}`
  if (traits.has('no-rules')) return 'th { border: 0; }'
  return sums
}
