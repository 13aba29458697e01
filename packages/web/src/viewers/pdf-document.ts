import { headersOf } from '@tickmark/contract/client'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes this an address
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { getLanguage } from '../i18n/language.ts'
import { requestToken } from '../session/session.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Opens a PDF by range requests, so that the first page of a long one does not wait for the rest. `close` frees its worker. */
export function openPdf(address: string): { pdf: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    url: address,
    httpHeaders: headersOf({ token: requestToken, language: getLanguage }),
    cMapUrl: '/pdfjs/cmaps/',
    cMapPacked: true,
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    wasmUrl: '/pdfjs/wasm/',
    iccUrl: '/pdfjs/iccs/',
    disableAutoFetch: true,
    rangeChunkSize: 262_144,
  })
  return { pdf: task.promise, close: () => void task.destroy() }
}

/** Puts the worker of pdf.js into the browser's store, so that the first page of a document does not wait for it. */
export async function fetchPdfWorker(): Promise<void> {
  await (await fetch(workerUrl, { priority: 'low' })).arrayBuffer()
}
