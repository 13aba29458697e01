import { firstOf } from '@tickmark/document'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { InferenceSession, Tensor } from './runtime.ts'

/** How all models run. */
export const SESSION_OPTIONS: InferenceSession.SessionOptions = {
  // Pages run in parallel processes, and the default of a thread for each core costs 2.3 times the CPU for the same page.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  // The arena would keep the largest of all inputs' needs for ever: 460 MB instead of 300, and no faster.
  enableCpuMemArena: false,
  logSeverityLevel: 3,
}

const unpack = promisify(zstdDecompress)
const open = new Map<string, Promise<InferenceSession>>()

/** The model at `path`, loaded once a process. */
export function loadModel(path: string): Promise<InferenceSession> {
  let session = open.get(path)
  if (!session) {
    session = openModel(path)
    session.catch(() => open.delete(path))
    open.set(path, session)
  }
  return session
}

async function openModel(path: string): Promise<InferenceSession> {
  const file = await readFile(path)
  return InferenceSession.create(path.endsWith('.zst') ? await unpack(file) : file, SESSION_OPTIONS)
}

/** Runs a model with one image (channels first) in and one tensor out. */
export async function runModel(
  path: string,
  planes: Float32Array,
  height: number,
  width: number,
): Promise<{ data: Float32Array; shape: readonly number[] }> {
  const session = await loadModel(path)
  const input = firstOf(session.inputNames)
  const results = await session.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) })
  const tensor = firstOf(Object.values(results))
  return { data: tensor.data as Float32Array, shape: tensor.dims }
}
