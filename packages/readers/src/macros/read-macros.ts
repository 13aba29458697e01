import { CFB } from '@e965/xlsx'
import type { MacroModule } from '@tickmark/document'
import { decodeText } from '../text/decode-text.ts'
import { decompressCode } from './decompress-code.ts'
import { describeModule } from './describe-module.ts'

/** Identifiers in the list of modules (MS-OVBA 2.3.4.2). */
const [PROJECT_VERSION, MODULE_NAME, MODULE_STREAM, MODULE_OFFSET] = [0x09, 0x19, 0x1a, 0x31] as const
const MOST_MODULES = 500

interface Listed {
  name: string
  stream: string
  /** Where its text begins; before it lies what the program compiled. */
  offset: number
}

/**
 * The macros in a compound file: a project of its own, or a workbook of Excel 97–2003. They are read as text and never run. Undefined where
 * there are none; no modules where they cannot be read.
 */
export function readMacros(bytes: Uint8Array): { modules: MacroModule[] } | undefined {
  const streams = openStreams(bytes)
  const list = [...streams].find(([path]) => path.endsWith('/vba/dir'))
  if (!list) return undefined
  const [path, compressed] = list
  const folder = path.slice(0, -'dir'.length)
  const modules = listModules(decompressCode(compressed) ?? Buffer.alloc(0)).flatMap(({ name, stream, offset }) => {
    const content = streams.get(folder + stream.toLowerCase())
    const code = content && decompressCode(content.subarray(offset))
    const module = code && describeModule(name, decodeText(code))
    // Each sheet has a module, which mostly holds nothing.
    return module && module.lines > 0 ? [module] : []
  })
  return { modules }
}

interface OpenedFile {
  FullPaths: string[]
  FileIndex: { content?: unknown }[]
}

function openStreams(bytes: Uint8Array): Map<string, Uint8Array> {
  const streams = new Map<string, Uint8Array>()
  const { FullPaths, FileIndex } = openFile(bytes)
  FullPaths.forEach((path, index) => {
    const content: unknown = FileIndex[index]?.content
    if (content instanceof Uint8Array) streams.set(path.toLowerCase(), content)
    else if (Array.isArray(content)) streams.set(path.toLowerCase(), Uint8Array.from(content as number[]))
  })
  return streams
}

/** What is no such file holds no streams. */
function openFile(bytes: Uint8Array): OpenedFile {
  try {
    return CFB.read(Buffer.from(bytes), { type: 'buffer' }) as OpenedFile
  } catch {
    return { FullPaths: [], FileIndex: [] }
  }
}

/** Records of an identifier, a length and that many bytes. */
function listModules(list: Buffer): Listed[] {
  const modules: Listed[] = []
  for (let at = 0; at + 6 <= list.length && modules.length <= MOST_MODULES;) {
    const id = list.readUInt16LE(at)
    // The version's length leaves two of its bytes out.
    const size = list.readUInt32LE(at + 2) + (id === PROJECT_VERSION ? 2 : 0)
    const content = list.subarray(at + 6, at + 6 + size)
    const module = modules.at(-1)
    if (id === MODULE_NAME) modules.push({ name: decodeText(content), stream: '', offset: 0 })
    else if (id === MODULE_STREAM && module) module.stream = decodeText(content)
    else if (id === MODULE_OFFSET && module && size === 4) module.offset = content.readUInt32LE(0)
    at += 6 + size
  }
  return modules
}
