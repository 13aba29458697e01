import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { ReadError } from '@tickmark/document'

/** A second look at a PDF, for what the extraction does not tell. `module` is PDFium itself, compiled to WebAssembly. */
export interface PdfiumDocument {
  module: WrappedPdfiumModule
  handle: number
  pageCount: number
  close(): void
}

let loading: Promise<WrappedPdfiumModule> | undefined

async function loadModule(): Promise<WrappedPdfiumModule> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  const module = await init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer,
  })
  module.PDFiumExt_Init()
  return module
}

/** `FPDF_ERR_PASSWORD` of PDFium. */
const PASSWORD_ERROR = 4

export async function openPdfium(path: string): Promise<PdfiumDocument> {
  const module = await (loading ??= loadModule())
  const { memory, length } = loadFile(module, path)
  const handle = module.FPDF_LoadMemDocument(memory, length, '')
  if (!handle) {
    const error = module.FPDF_GetLastError()
    module.pdfium.wasmExports.free(memory)
    throw new ReadError(error === PASSWORD_ERROR ? 'ENCRYPTED' : 'CORRUPT')
  }
  return {
    module,
    handle,
    pageCount: module.FPDF_GetPageCount(handle),
    close() {
      module.FPDF_CloseDocument(handle)
      module.pdfium.wasmExports.free(memory)
    },
  }
}

/**
 * A file in PDFium's memory. It is read to its place at once: a copy on the way would weigh on this process until its garbage is
 * collected. Nothing may grow that memory, which moves it, until the file is in; hence no waiting.
 */
function loadFile(module: WrappedPdfiumModule, path: string): { memory: number; length: number } {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const memory = module.pdfium.wasmExports.malloc(size)
    if (!memory) throw new ReadError('RESOURCE_LIMIT')
    let length = 0
    for (let read = -1; read !== 0 && length < size; length += read)
      read = readSync(file, heapOf(module), memory + length, size - length, length)
    return { memory, length }
  } finally {
    closeSync(file)
  }
}

/** PDFium's memory as bytes; it moves when it grows, so it is asked for anew each time. */
export function heapOf(module: WrappedPdfiumModule): Uint8Array {
  return (module.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8
}

/** Runs `use` with room for `bytes` in PDFium's memory. */
export function withMemory<T>(module: WrappedPdfiumModule, bytes: number, use: (pointer: number) => T): T {
  const pointer = module.pdfium.wasmExports.malloc(bytes)
  try {
    return use(pointer)
  } finally {
    module.pdfium.wasmExports.free(pointer)
  }
}

/** PDFium writes a hyphen at the end of a line as a control character, for its own joining of lines. */
export function plainCharacters(text: string): string {
  return text.replace(/[\u0002\ufffe]/g, '-')
}

/** Text of a call that fills a buffer with UTF-16 and returns its length in bytes. */
export function readUtf16(module: WrappedPdfiumModule, call: (buffer: number, length: number) => number): string {
  const length = Math.min(call(0, 0), 65_536)
  if (length <= 2) return ''
  return withMemory(module, length, (buffer) => {
    call(buffer, length)
    return module.pdfium.UTF16ToString(buffer).normalize('NFC').trim()
  })
}
