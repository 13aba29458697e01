// Who may import whom (ARCHITECTURE in docs/architecture.md). One direction only.
const room = (name) => `^packages/${name}/`
const only = (from, to) => ({
  name: `${from}-imports-only`,
  comment: `${from} may import only ${to.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: room(from) },
  to: { path: '^packages/', pathNot: [from, ...to].map(room) },
})

module.exports = {
  forbidden: [
    only('document', []),
    only('language', ['document']),
    only('contract', ['document']),
    only('readers', ['document', 'language']),
    only('review', ['document', 'language']),
    only('report', ['document', 'language']),
    only('web', ['contract', 'document']),
    only('server', ['document', 'contract', 'readers', 'review', 'report']),
    only('cli', ['document', 'contract', 'readers', 'review', 'report', 'server']),
    {
      name: 'no-node-modules-in-pure-rooms',
      severity: 'error',
      from: { path: '^packages/(document|language|contract|review)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-never-import-rules',
      severity: 'error',
      from: { path: '^packages/review/src/rules/[^/]+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/review/src/rules/[^/]+/' },
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
