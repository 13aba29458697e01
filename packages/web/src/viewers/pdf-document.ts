import { headersOf } from '@tickmark/contract/client'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes this an address
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { getLanguage } from '../i18n/language.ts'
import { requestToken } from '../session/session.ts'

GlobalWorkerOptions.workerSrc = workerUrl

export interface OpenPdf {
  pdf: Promise<PDFDocumentProxy>
  /** Frees the document and its worker. */
  close: () => void
}

/** A worker that has started and waits for a document; each document has one of its own, so that none can hold up another. */
let spare: PDFWorker | undefined
/** A document that somebody is about to open. */
let prepared: (OpenPdf & { address: string }) | undefined

/** Starts the worker of the next document: half of the time until its first page is that of the start. */
export function prepareWorker(): void {
  spare ??= new PDFWorker()
}

/** Opens a PDF ahead of the press that shows it. One at a time: the one before is closed unless it has been taken. */
export function preparePdf(address: string): void {
  if (prepared?.address === address) return
  prepared?.close()
  prepared = { address, ...open(address) }
  // Whoever opens it is told of the failure.
  prepared.pdf.catch(() => undefined)
}

/** Opens a PDF by range requests, so that the first page of a long one does not wait for the rest. */
export function openPdf(address: string): OpenPdf {
  if (prepared?.address !== address) return open(address)
  const taken = prepared
  prepared = undefined
  return taken
}

function open(address: string): OpenPdf {
  const worker = spare ?? new PDFWorker()
  spare = undefined
  const task = getDocument({
    url: address,
    httpHeaders: headersOf({ token: requestToken, language: getLanguage }),
    worker,
    cMapUrl: '/pdfjs/cmaps/',
    cMapPacked: true,
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    wasmUrl: '/pdfjs/wasm/',
    iccUrl: '/pdfjs/iccs/',
    disableAutoFetch: true,
    rangeChunkSize: 262_144,
  })
  return { pdf: task.promise, close: () => void task.destroy().finally(() => worker.destroy()) }
}
