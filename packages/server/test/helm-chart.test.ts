import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { chartValues, renderChart, valuesSchema, type KubernetesObject, type Values } from './chart/render-chart.ts'
import { unknownFields } from './chart/unknown-fields.ts'

const MODELS = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
}

/** Everything that can be switched on, with what text may hold that is no plain word of YAML. */
const ALL: Values = {
  image: { repository: 'registry.example.com:5000/finance/tickmark', tag: '1.0', pullSecrets: ['registry'] },
  settings: { TICKMARK_PUBLIC_URL: 'https://review.example.com', TICKMARK_OIDC_NAME: '审阅 "A": {b} # c\\d' },
  configMap: 'tickmark-files',
  files: { s3: 's3://reviews/a?endpoint=https://store.example.com&region=eu-1' },
  backups: { existingClaim: 'backups' },
  plainMemory: '2Gi',
  isolation: { seccomp: 'Localhost', seccompProfile: 'profiles/tickmark.json' },
  worker: { autoscaling: { enabled: true } },
  ingress: { enabled: true, className: 'nginx', tlsSecret: 'certificate' },
  networkPolicy: {
    from: { 'kubernetes.io/metadata.name': 'ingress-nginx' },
    egress: [{ cidr: '10.0.0.0/8', ports: [5432, 443] }],
  },
  nodeSelector: { 'kubernetes.io/arch': 'amd64' },
  tolerations: [
    { key: 'dedicated', operator: 'Equal', value: 'true', effect: 'NoSchedule' },
    { key: 'spot', operator: 'Exists', effect: 'NoExecute' },
  ],
}
/** As little as can be granted to a pod: what a namespace of the level "restricted" takes. */
const RESTRICTED: Values = {
  isolation: { level: 'process', userNamespaces: false, seccomp: 'RuntimeDefault' },
  files: { volume: { existingClaim: 'documents' } },
  networkPolicy: { enabled: false },
}

interface Container {
  name: string
  env: { name: string; value: string }[]
  envFrom: unknown
  securityContext: unknown
  volumeMounts: { name: string; mountPath: string }[]
}
interface Pod {
  containers: [Container]
  volumes: { name: string }[]
  securityContext: unknown
  hostUsers?: boolean
}
const podOf = ({ spec }: KubernetesObject): Pod => (spec as { template: { spec: Pod } }).template.spec
const podsOf = (objects: KubernetesObject[]): Pod[] => objects.filter(({ kind }) => kind === 'Deployment').map(podOf)
const settingsOf = (pod: Pod): Record<string, string> =>
  Object.fromEntries(pod.containers[0].env.map(({ name, value }) => [name, value]))

test('every object is one that Kubernetes knows, with whatever is switched on', async () => {
  for (const own of [{}, ALL, RESTRICTED]) {
    const { objects, notes } = await renderChart(own)
    for (const object of objects) {
      const Model = MODELS[object.kind as keyof typeof MODELS]
      expect(new Model(object as never).validate()).toBeUndefined()
    }
    expect(unknownFields(objects)).toEqual([])
    expect(notes).toContain('2 api and 2 worker pods')
  }
})

test('what Kubernetes does not know is noticed', async () => {
  const { objects } = await renderChart()
  const [first] = objects
  const api = { ...first, spec: { ...(first?.spec as object), replica: 3 } } as KubernetesObject
  expect(unknownFields([api])[0]).toContain('"replica"')
  expect(() => new Deployment({ ...api, spec: { replicas: 'many' } } as never).validate()).toThrow()
})

test('each switch makes what it says', async () => {
  const kinds = async (own: Values): Promise<string[]> =>
    (await renderChart(own)).objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  const plain = [
    'Deployment review-api',
    'PodDisruptionBudget review-api',
    'PersistentVolumeClaim review-files',
    'NetworkPolicy review',
    'NetworkPolicy review-api',
    'Service review',
    'Deployment review-worker',
  ]
  expect(await kinds({})).toEqual(plain)
  expect(await kinds(ALL)).toEqual([
    'Deployment review-api',
    'PodDisruptionBudget review-api',
    'Ingress review',
    'NetworkPolicy review',
    'NetworkPolicy review-api',
    'Service review',
    'Deployment review-worker',
    'HorizontalPodAutoscaler review-worker',
  ])
  expect(await kinds(RESTRICTED)).toEqual(plain.filter((name) => !/Network|Volume/.test(name)))
})

test('pods are nobody in particular, write to their volumes alone, and see the secret', async () => {
  for (const own of [{}, ALL, RESTRICTED])
    for (const pod of podsOf((await renderChart(own)).objects)) {
      const [container] = pod.containers
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.envFrom).toEqual([{ secretRef: { name: 'tickmark' } }])
      expect(pod.volumes.map(({ name }) => name).sort()).toEqual(
        [...new Set(container.volumeMounts.map(({ name }) => name))].sort(),
      )
    }
})

test('readers are shut in where the operator grants it, and pods ask for nothing more where he does not', async () => {
  const [strong, restricted] = await Promise.all(
    [{}, RESTRICTED].map(async (own) => podsOf((await renderChart(own)).objects)),
  )
  for (const pod of strong ?? []) {
    expect(pod).toMatchObject({ hostUsers: false, securityContext: { seccompProfile: { type: 'Unconfined' } } })
    expect(pod.containers[0].securityContext).toMatchObject({ procMount: 'Unmasked' })
    expect(settingsOf(pod).TICKMARK_ISOLATION).toBe('bubblewrap')
  }
  for (const pod of restricted ?? []) {
    expect(pod).toMatchObject({ securityContext: { seccompProfile: { type: 'RuntimeDefault' } } })
    expect(pod.hostUsers).toBeUndefined()
    expect(pod.containers[0].securityContext).not.toHaveProperty('procMount')
    expect(settingsOf(pod).TICKMARK_ISOLATION).toBe('process')
  }
})

test('settings reach the service as they were written', async () => {
  const [api, worker] = podsOf((await renderChart(ALL)).objects)
  expect(api && settingsOf(api)).toEqual({
    PORT: '3000',
    TICKMARK_TRUST_PROXY: '1',
    TICKMARK_DATA_DIR: '/data/tickmark',
    TICKMARK_LOG: 'json',
    TICKMARK_ISOLATION: 'bubblewrap',
    BLOB_URL: 's3://reviews/a?endpoint=https://store.example.com&region=eu-1',
    TICKMARK_PLAIN_DIR: '/plain/tickmark',
    TICKMARK_BACKUP_DIR: '/backups/tickmark',
    TICKMARK_OIDC_NAME: '审阅 "A": {b} # c\\d',
    TICKMARK_PUBLIC_URL: 'https://review.example.com',
  })
  expect(worker && settingsOf(worker)).toMatchObject({ TICKMARK_JOBS: '2', TICKMARK_LOG: 'json' })
})

/** Kept in the secret, and never in values that lie in a repository. */
const SECRETS = [
  'DATABASE_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'TICKMARK_ADMIN_PASSWORD',
  'TICKMARK_METRICS_TOKEN',
  'TICKMARK_OIDC_CLIENT_SECRET',
  'TICKMARK_SECRET',
  'TICKMARK_SMTP_URL',
  'TICKMARK_STORAGE_KEY',
]
/** Of no use in a pod: the key comes by the secret, and a pod listens on all its addresses. */
const NEVER = ['TICKMARK_HOST', 'TICKMARK_STORAGE_KEY_FILE']

test('every setting of the service is set by the chart, may be set in its values, or belongs into the secret', async () => {
  const folder = fileURLToPath(new URL('../src/config/', import.meta.url))
  const sources = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(folder + name, 'utf8'))
  const known = new Set(
    sources.flatMap((text) => text.match(/\b(?:(?:TICKMARK|OTEL)_[A-Z_]+|DATABASE_URL|BLOB_URL|PORT)\b/g) ?? []),
  )
  const { settings } = valuesSchema().properties as { settings: { propertyNames: { enum: string[] } } }
  const free = settings.propertyNames.enum
  const set = podsOf((await renderChart({ ...ALL, settings: {} })).objects).flatMap((pod) =>
    Object.keys(settingsOf(pod)),
  )
  // Read where PDFs are.
  known.add('TICKMARK_PDF_ENGINE')
  expect([...new Set([...free, ...set, ...SECRETS, ...NEVER])].sort()).toEqual([...known].sort())
  expect(free.filter((name) => [...set, ...SECRETS].includes(name))).toEqual([])
})

test('values that cannot be meant are refused before anything is installed', () => {
  const check = new Ajv({ strict: false }).compile(valuesSchema())
  const isTaken = (own: Values): boolean => check(chartValues(own))
  expect([{}, ALL, RESTRICTED].map(isTaken)).toEqual([true, true, true])
  const refused: Values[] = [
    { setings: {} },
    { settings: { TICKMARK_RETENTION_DAY: '1' } },
    { settings: { TICKMARK_RETENTION_DAYS: 365 } },
    { settings: { TICKMARK_SECRET: 'in a repository' } },
    { secret: '' },
    { files: { s3: 'https://bucket' } },
    { scratch: '20 GB' },
    { isolation: { userNamespaces: false } },
    { isolation: { seccomp: 'RuntimeDefault' } },
    { isolation: { seccomp: 'Localhost' } },
    { api: { replicas: 0 } },
    { networkPolicy: { egress: [{ cidr: 'database.example.com', ports: [5432] }] } },
    { tolerations: [{ key: 'dedicated', operator: 'Equal', effect: 'NoSchedule' }] },
  ]
  expect(refused.filter(isTaken)).toEqual([])
})
