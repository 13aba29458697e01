import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { KubernetesObject } from './render-chart.ts'

/** Where the types of a kind stand. */
const moduleOf = ({ apiVersion }: KubernetesObject): string =>
  `kubernetes-models/${apiVersion.replace(/^(.*\.k8s\.io|\w+)\//, '$1/')}`

/**
 * Fields that Kubernetes does not know, which its schemas let pass and an API server drops with a warning: the compiler holds each object
 * against the types made from the same description, where it takes no field too many in a literal.
 */
export function unknownFields(objects: readonly KubernetesObject[]): string[] {
  const file = fileURLToPath(new URL('rendered-objects.ts', import.meta.url))
  const lines = objects.flatMap((object, index) => [
    `import type { I${object.kind} as Kind${index} } from '${moduleOf(object)}'`,
    `export const object${index}: Kind${index} = ${JSON.stringify(object)}`,
  ])
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2024)
      : getSourceFile.call(host, name, ...rest)
  const program = ts.createProgram([file], options, host)
  const told = [
    ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ]
  return told.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
