// Who may import whom (docs/architecture.md). One direction only.
const room = (name) => `^packages/${name}/`
const only = (from, to) => ({
  name: `${from}-imports-only`,
  comment: `${from} may import only ${to.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: room(from) },
  to: { path: '^packages/', pathNot: [from, ...to].map(room) },
})

/** What a room's `exports` name; everything else of a room is its own affair. */
const DOORS = [
  '^packages/[^/]+/src/index\\.ts$',
  '^packages/contract/src/[^/]+\\.ts$',
  '^packages/document/src/page/index\\.ts$',
  '^packages/review/src/judge/index\\.ts$',
  '^packages/readers/src/(reading/reading-(child|operations)|ooxml/open-package|office97/convert-with-libreoffice)\\.ts$',
  '^packages/workbook/src/(recalculation/recalculate|testing/index)\\.ts$',
]
/** The browser tests and the fonts of headings read the site's own texts, which nobody else may. */
const TEXTS = '^packages/(web/src/(locales|i18n)|contract/src|document/src)/'

module.exports = {
  forbidden: [
    only('document', []),
    only('fonts', []),
    only('language', ['document']),
    only('contract', ['document']),
    only('isolation', ['document']),
    only('layout', ['document', 'language']),
    only('recognition', ['document', 'language']),
    only('workbook', ['document', 'language']),
    only('readers', ['document', 'language', 'fonts', 'isolation', 'layout', 'recognition']),
    only('review', ['document', 'language', 'workbook']),
    only('report', ['document', 'language', 'fonts']),
    only('engine', ['document', 'isolation', 'readers', 'review', 'report', 'workbook']),
    only('web', ['contract', 'document']),
    only('server', ['document', 'contract', 'isolation', 'readers', 'review', 'report', 'engine']),
    only('tickmark', ['document', 'contract', 'readers', 'review', 'report', 'engine', 'server']),
    {
      name: 'enter-rooms-by-their-doors',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', ...DOORS] },
    },
    {
      name: 'enter-rooms-by-their-doors-from-outside',
      severity: 'error',
      from: { path: '^(bench|scripts|e2e|corpus)/' },
      to: { path: '^packages/', pathNot: [TEXTS, ...DOORS] },
    },
    {
      name: 'the-world-knows-no-engine',
      comment: 'documents are drawn without what reads them, or they would test nothing',
      severity: 'error',
      from: { path: '^bench/(world|chance)/', pathNot: '(\\.test|/score-models)\\.ts$' },
      to: { path: '^packages/(?!document/)' },
    },
    {
      name: 'no-node-modules-in-pure-rooms',
      severity: 'error',
      from: {
        path: '^packages/(document|language|contract|layout|workbook|review)/src/',
        pathNot: '\\.test\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-never-import-rules',
      severity: 'error',
      from: { path: '^packages/review/src/rules/[^/]+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/review/src/rules/[^/]+/' },
    },
    {
      name: 'onnx-runtime-only-when-silenced',
      comment: 'it reports to its maker unless network/runtime.ts loads it',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/recognition/src/network/runtime\\.ts$' },
      to: { path: 'onnxruntime-node' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
