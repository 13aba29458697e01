import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const INDEX = fileURLToPath(new URL('../src/index.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const IN_FULL =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias | ts.NodeBuilderFlags.MultilineObjectLiterals
const printer = ts.createPrinter()

function print(checker: ts.TypeChecker, type: ts.Type, at: ts.SourceFile): string {
  const node = checker.typeToTypeNode(type, undefined, IN_FULL)
  return node ? printer.printNode(ts.EmitHint.Unspecified, node, at) : 'unknown'
}

/** One export as a program that uses it sees it. */
function signatureOf(checker: ts.TypeChecker, exported: ts.Symbol, at: ts.SourceFile): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  if (symbol.flags & ts.SymbolFlags.Function) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, at)
    return checker
      .getSignaturesOfType(type, ts.SignatureKind.Call)
      .map((signature) => `function ${exported.name}${checker.signatureToString(signature)}`)
      .join('\n')
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const members = (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) > 0
  const keyword = symbol.flags & ts.SymbolFlags.Class ? 'class' : members ? 'interface' : 'type'
  return members
    ? `${keyword} ${exported.name} {\n${membersOf(checker, type, at)}\n}`
    : `${keyword} ${exported.name} = ${print(checker, type, at)}`
}

function membersOf(checker: ts.TypeChecker, type: ts.Type, at: ts.SourceFile): string {
  return checker
    .getPropertiesOfType(type)
    .map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
      const shape = checker.getTypeOfSymbolAtLocation(member, at)
      return `  ${member.name}${optional}: ${print(checker, shape, at)}`
    })
    .join('\n')
}

test('what the library exports is what its report says: a change of it is a change of its version', async () => {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, ROOT)
  const program = ts.createProgram([INDEX], options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(INDEX)
  const index = source && checker.getSymbolAtLocation(source)
  if (!source || !index) throw new Error('the library has no exports')
  const lines = checker
    .getExportsOfModule(index)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((exported) => signatureOf(checker, exported, source))
  const report = `# What \`tickmark\` exports\n\nKept by \`test/api.test.ts\`. What is taken away or changed here needs a new major version (before 1.0: minor), what is added a minor one.\n\n\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`\n`
  await expect(report).toMatchFileSnapshot('../api.md')
})
