import { ReadError } from '@tickmark/document'
import type { ChildFolder } from './files/child-folder.ts'
import { bytesBelow, MEASURE_INTERVAL, processTree, residentMb } from './measure-memory.ts'

/** What the programs that a reader starts may take beside it (MB): LibreOffice 2,500, the parser of old Word files 600. */
const HELPERS_MB = 3100
/** Processes at a time: a reader, its helpers, their shells. */
const MOST_PROCESSES = 64
/** Milliseconds between looks at what is dearer to measure than the child's own memory. */
const SLOW_INTERVAL = 300

export interface Watched {
  /** The child itself. */
  pid: number
  /** What was started: the child, or what it was wrapped in. */
  root: number
  memoryMb: number
  scratchMb: number
  folder: ChildFolder
}

/** Measures a child while it works. `onExcess` hears what it took too much of, `onMemory` of every look. Answers how to stop. */
export function watchChild(
  watched: () => Watched | undefined,
  onMemory: (megabytes: number) => void,
  onExcess: (reason: ReadError) => void,
): () => void {
  const fast = setInterval(async () => {
    const child = watched()
    if (!child) return
    const now = await residentMb(child.pid)
    onMemory(now)
    if (now > child.memoryMb) onExcess(new ReadError('RESOURCE_LIMIT', `${Math.round(now)} MB`))
  }, MEASURE_INTERVAL)
  const slow = setInterval(async () => {
    const child = watched()
    const excess = child && ((await excessOfTree(child)) ?? (await excessOfFiles(child)))
    if (excess) onExcess(new ReadError('RESOURCE_LIMIT', excess))
  }, SLOW_INTERVAL)
  return () => {
    clearInterval(fast)
    clearInterval(slow)
  }
}

async function excessOfTree({ root, memoryMb }: Watched): Promise<string | undefined> {
  const tree = processTree(root)
  if (tree.length > MOST_PROCESSES) return `${tree.length} processes`
  const sizes = await Promise.all(tree.map(residentMb))
  const sum = sizes.reduce((total, size) => total + size, 0)
  return sum > memoryMb + HELPERS_MB ? `${Math.round(sum)} MB in all processes` : undefined
}

async function excessOfFiles({ folder, scratchMb }: Watched): Promise<string | undefined> {
  const megabytes = ((await bytesBelow(folder.work)) + (await bytesBelow(folder.made))) / 2 ** 20
  return megabytes > scratchMb ? `${Math.round(megabytes)} MB of files` : undefined
}
