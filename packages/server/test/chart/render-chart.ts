import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse as render } from '@evertdespiegeleer/go-template'
import { parseAllDocuments, parse as parseYaml } from 'yaml'

const CHART = fileURLToPath(new URL('../../../../deploy/helm/tickmark', import.meta.url))
const read = (...name: string[]): string => readFileSync(join(CHART, ...name), 'utf8')

/** Values of a chart: texts, numbers, lists, and values below names. */
export type Values = { [name: string]: unknown }

/** What is sent to Kubernetes. */
export interface KubernetesObject {
  apiVersion: string
  kind: string
  metadata: { name: string }
  [field: string]: unknown
}

const isTree = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values over others, as `helm install --values FILE` lays them. */
function layOver(below: Values, above: Values): Values {
  const laid = { ...below }
  for (const [name, value] of Object.entries(above)) {
    const old = laid[name]
    laid[name] = isTree(old) && isTree(value) ? layOver(old, value) : value
  }
  return laid
}

/** The chart's own values, with some of an operator's over them. */
export const chartValues = (own: Values = {}): Values => layOver(parseYaml(read('values.yaml')) as Values, own)

/** The schema against which Helm holds the values. */
export const valuesSchema = (): Values => JSON.parse(read('values.schema.json')) as Values

/**
 * Renders the chart with Go's own template engine, as Helm does. A value that a template uses and nobody gives is an error here. The chart
 * uses none of the functions that Helm adds to the engine.
 */
export async function renderChart(own: Values = {}): Promise<{ objects: KubernetesObject[]; notes: string }> {
  const { name, version, appVersion } = parseYaml(read('Chart.yaml')) as Record<string, string>
  const given = {
    Values: chartValues(own),
    Release: { Name: 'review', Namespace: 'finance', Service: 'Helm' },
    Chart: { Name: name, Version: version, AppVersion: appVersion },
  }
  const parts = read('templates', '_parts.tpl')
  const objects: KubernetesObject[] = []
  for (const file of readdirSync(join(CHART, 'templates')).filter((one) => one.endsWith('.yaml'))) {
    const text = await render(parts + read('templates', file), given)
    for (const document of parseAllDocuments(text)) {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('\n')}\n${text}`)
      const object = document.toJS() as KubernetesObject | null
      if (object) objects.push(object)
    }
  }
  return { objects, notes: await render(read('templates', 'NOTES.txt'), given) }
}
