import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, realpath, stat, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ReadError } from '@tickmark/document'

/**
 * Runs a command as a group of its own and ends the whole group when the command ends or our end of the pipe closes, by
 * whatever we ended: `soffice` is a script whose program would otherwise live on after a killed reader.
 * Address space (kB) and processor time (s) are bounded where the system can.
 */
const GUARDED = `ulimit -v "$1" 2>/dev/null; ulimit -t "$2"; shift 2; exec 3<&0
"$@" </dev/null >/dev/null 2>&1 & work=$!
{ read -r _ <&3; kill -KILL 0; } &
wait "$work"; kill -KILL 0`
const ADDRESS_SPACE_KB = 4_000_000
/** A usual report takes three seconds; only a file that leads the program in circles takes more than this. */
const processorSeconds = (bytes: number) => 10 + Math.ceil(bytes / 300_000)

/** The library of the part that opens a kind of file: Writer, Impress. Distributions install the parts one by one. */
const PARTS = { writer: 'libswlo', impress: 'libsdlo' }
const CORE = 'libsofficeapp'

/** No macro runs, and nothing that a document links to is fetched. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableActiveContent" oor:op="fuse"><value>true</value></prop></item>
</oor:items>`

/** LibreOffice as the machine has it installed; undefined where it has none that opens `from`, or no shell to guard it with. */
export async function findSoffice(from: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, 'soffice')
    if ((await exists(path)) && (await opens(path, from))) return path
  }
  return undefined
}

/** An installation whose libraries are not where they usually are is believed to be whole. */
async function opens(soffice: string, from: string): Promise<boolean> {
  const program = dirname(await realpath(soffice))
  const part = /^(?:pp|pot|odp)/.test(from) ? PARTS.impress : PARTS.writer
  return !(await exists(join(program, `${CORE}.so`))) || exists(join(program, `${part}.so`))
}

/**
 * Converts `input` into `folder`, in a profile made for this run: two runs cannot share one. Whether a result was
 * written tells how it went; the exit code says nothing. Throws `TIMEOUT` after `deadline` milliseconds.
 */
export async function runSoffice(
  soffice: string,
  { input, target, folder, deadline }: { input: string; target: string; folder: string; deadline: number },
): Promise<void> {
  const profile = join(folder, 'profile')
  await mkdir(join(profile, 'user'), { recursive: true })
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS)
  const command = [soffice, `-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', '--norestore']
  const conversion = ['--convert-to', target, '--outdir', folder, input]
  const limits = [ADDRESS_SPACE_KB, processorSeconds((await stat(input)).size)].map(String)
  const child = spawn('/bin/sh', ['-c', GUARDED, 'sh', ...limits, ...command, ...conversion], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.stdin.destroy()
  }, deadline)
  try {
    await once(child, 'exit')
  } finally {
    clearTimeout(timer)
  }
  if (late) throw new ReadError('TIMEOUT', 'LibreOffice')
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
