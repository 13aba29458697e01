import type { StartTaskFields } from '@tickmark/contract'
import { addressOf, CallError, headersOf, openEnvelope } from '@tickmark/contract/client'
import { getLanguage } from '../i18n/language.ts'
import { readToken } from '../session/session.ts'
import { loseSession } from './request.ts'

interface Upload {
  fields: StartTaskFields
  files: readonly File[]
  signal: AbortSignal
  /** Share sent of each file, 0–1; never 1 before the server has confirmed. */
  onProgress: (shares: number[]) => void
}

/** The largest share shown before the server confirms that everything has arrived. */
const HELD = 0.99

/** Starts a task. By XMLHttpRequest, because fetch does not tell how much of a body has gone out. */
export function uploadTask({ fields, files, signal, onProgress }: Upload): Promise<{ task_id: string }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('files', file, file.name)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf('startTask'))
    for (const [name, value] of Object.entries(headersOf({ token: readToken, language: getLanguage })))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onProgress(sharesOf(files, loaded))
    request.onload = () => {
      try {
        resolve(openEnvelope(request.status, request.responseText) as { task_id: string })
      } catch (error) {
        if (error instanceof CallError && error.kind === 'unauthorized') loseSession()
        reject(error)
      }
    }
    request.onerror = () => reject(new CallError('network'))
    request.ontimeout = () => reject(new CallError('timeout'))
    request.onabort = () => reject(new CallError('aborted'))
    request.onloadend = () => removeEventListener('beforeunload', askBeforeLeaving)
    addEventListener('beforeunload', askBeforeLeaving)
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

/** Leaving or reloading the page breaks the upload off, so the browser asks first. */
const askBeforeLeaving = (event: Event): void => event.preventDefault()

/** The files go out in one body, one after the other: the bytes sent so far fill them in that order. */
export function sharesOf(files: readonly { size: number }[], sent: number): number[] {
  let left = sent
  return files.map(({ size }) => {
    const share = size === 0 ? 1 : Math.min(1, Math.max(0, left / size))
    left -= size
    return Math.min(HELD, share)
  })
}
