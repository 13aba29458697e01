import { decodeAs, mhtText } from './mht-text.ts'

/** Bytes at the head of a text that tell what it is and how it is encoded. */
const HEAD_BYTES = 2000

/** The HTML of a page or of a web archive, decoded as it says; undefined for an archive that holds none. */
export function decodeHtml(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1')
  return isWebArchive(head) ? mhtText(bytes) : decodeAs(bytes, charsetOf(head))
}

/** Whether a text begins as a web archive does, with the heads of a mail. */
export function isWebArchive(head: string): boolean {
  return /^mime-version:/im.test(head) && /^content-type:\s*(?:multipart\/related|text\/html)/im.test(head)
}

/** Whether a text begins as a page does. A byte order mark, an XML head and remarks may stand before it. */
export function isHtmlPage(head: string): boolean {
  return /^(?:\ufeff|ï»¿|ÿþ|þÿ)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html)\b/i.test(head)
}

function charsetOf(head: string): string | undefined {
  return (
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ??
    /^<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1]
  )
}
