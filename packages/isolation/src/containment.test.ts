import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChildPool, type ChildPool } from './child-pool.ts'
import type { Targets } from './hostile-child.test-entry.ts'
import type { IsolationLevel } from './enclosures/enclosure.ts'
import { workingEnclosures } from './isolation-level.ts'

const entry = new URL('./hostile-child.test-entry.ts', import.meta.url)
const server = createServer((_, response) => response.end('internal'))
let data: string

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'tickmark-data-'))
  for (const name of ['secret', 'password', 'task']) await writeFile(join(data, name), name, { mode: 0o600 })
  server.listen(0)
  await once(server, 'listening')
  process.env['PROBE_MARKER'] = 'in the environment of the server'
})
afterAll(async () => {
  server.close()
  await rm(data, { recursive: true, force: true })
})

/** What a child that a file has taken over can do all the same, level by level; `docs/security.md` has the same table. */
const POSSIBLE: Record<IsolationLevel, string[] | undefined> = {
  bubblewrap: [],
  namespaces: ['calls the system unfiltered'],
  'separate-user': [
    'calls the system unfiltered',
    'makes a user namespace of its own',
    'may mount',
    'reaches a service of this machine',
    'reaches the network',
    'sees processes of others',
  ],
  // Whoever is the same user can do what the server can.
  process: undefined,
}

describe.each(workingEnclosures())('$level', (enclosure) => {
  const { level } = enclosure
  let pool: ChildPool
  beforeAll(() => {
    pool = createChildPool({ entry, size: 2, memoryMb: 512, scratchMb: 96, enclose: enclosure })
  })
  afterAll(() => pool.close())

  test('a child that was taken over can do no more than the documents say', async () => {
    const otherChild = (await pool.run('folder', null, { owner: 'somebody else' })) as string
    const targets: Targets = {
      server: process.pid,
      secret: join(data, 'secret'),
      databasePassword: join(data, 'password'),
      dataFolder: data,
      otherTask: join(data, 'task'),
      otherChild,
      code: import.meta.dirname,
      port: (server.address() as AddressInfo).port,
      marker: 'in the environment of the server',
    }
    const answers = (await pool.run('probe', targets, { owner: 'the attacker' })) as Record<string, string>
    const possible = Object.keys(answers).filter((line) => answers[line] === 'YES')
    const documented = POSSIBLE[level]
    if (documented) expect(documented).toEqual(expect.arrayContaining(possible))
    expect(Object.keys(answers).length).toBeGreaterThan(15)
  })

  test('it reads what it is given, cannot change it where it is shut in, and what it makes is taken', async () => {
    const original = join(data, 'given.txt')
    await writeFile(original, 'original')
    let copy = ''
    const read = {
      give: async (folder: { give(path: string): Promise<string> }) => (copy = await folder.give(original)),
    }
    const taken = { ...read, take: (value: unknown) => value }
    expect(await pool.runIn('read', taken, { owner: 'a' })).toBe('original')
    if (level !== 'process') await expect(pool.runIn('write', taken, { owner: 'a' })).rejects.toThrow()
    expect(await readFile(original, 'utf8')).toBe('original')
    expect(copy).not.toBe(original)
    const result = await pool.runIn(
      'made',
      { give: async ({ made }) => made, take: (path, folder) => folder.take(String(path), data) },
      { owner: 'a' },
    )
    expect(await readFile(result, 'utf8')).toBe('made')
  })

  test('a link that it leaves in place of a result leads its parent nowhere', async () => {
    const secret = join(data, 'secret')
    const leave = pool.runIn(
      'leaveLink',
      {
        give: async ({ made }) => ({ folder: made, to: secret }),
        take: (path, folder) => folder.take(String(path), data),
      },
      { owner: 'b' },
    )
    await expect(leave).rejects.toThrow('not a plain file')
    const escape = pool.runIn(
      'folder',
      { give: async () => null, take: (_path, folder) => folder.take(secret, data) },
      { owner: 'b' },
    )
    await expect(escape).rejects.toThrow('not a file of the child')
    expect(await readFile(secret, 'utf8')).toBe('secret')
  })

  test('no two owners have the same child, and its folder goes with it', async () => {
    const of = async (owner?: string) => (await pool.run('folder', null, { owner })) as string
    const [first, again, other, nobody, nobodyElse] = [
      await of('c'),
      await of('c'),
      await of('d'),
      await of(),
      await of(),
    ]
    expect(again).toBe(first)
    expect(new Set([first, other, nobody, nobodyElse]).size).toBe(4)
    for (const owner of ['e', 'f', 'g', 'h']) await of(owner)
    await expect
      .poll(() =>
        stat(first ?? '').then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone')
  })

  test('children that are given up while they start leave nothing behind', async () => {
    const scratches: string[] = []
    for (const patience of [0, 5, 10, 15, 20, 30, 40, 60, 80, 120]) {
      const brief = createChildPool({ entry, size: 1, memoryMb: 512, enclose: enclosure })
      scratches.push(brief.scratch)
      await sleep(patience)
      await brief.close()
    }
    await expect.poll(() => processesOf(scratches), { timeout: 20_000 }).toEqual([])
  })

  test.skipIf(level === 'process')('it ends when it fills its scratch or starts a crowd', async () => {
    await expect(pool.run('fillScratch', null, { deadline: 60_000 })).rejects.toMatchObject({ key: 'RESOURCE_LIMIT' })
    const crowd = pool.run('fork', null, { deadline: 20_000 })
    await expect(crowd).rejects.toMatchObject({ key: expect.stringMatching(/RESOURCE_LIMIT|READER_CRASHED/) })
  })
})

/** Processes whose home lies in one of these folders. */
function processesOf(folders: readonly string[]): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.filter((pid) => {
    const environment = environmentOf(pid)
    return folders.some((folder) => environment.includes(`HOME=${folder}`))
  })
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}
