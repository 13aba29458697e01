import { decodeText } from '../text/decode-text.ts'

/** The HTML of a web archive (MHT): its first part of that type, decoded. Undefined when there is none. */
export function mhtText(bytes: Buffer): string | undefined {
  const archive = bytes.toString('latin1')
  const boundary = /boundary\s*=\s*"?([^"\s;]+)"?/i.exec(archive.slice(0, 4000))?.[1]
  const parts = boundary ? archive.split(`--${boundary}`) : [archive]
  for (const part of parts) {
    const [, head, body] = /^\s*(\S[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*)\r?\n([^]*)$/.exec(part) ?? []
    if (!head || !body || !/^content-type:\s*text\/html/im.test(head)) continue
    const content = decodeTransfer(body, /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1])
    const charset = /charset\s*=\s*"?([\w-]+)/i.exec(head)?.[1]
    return decodeAs(content, charset)
  }
  return undefined
}

function decodeTransfer(body: string, encoding = '7bit'): Buffer {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64')
  if (!/^quoted-printable$/i.test(encoding)) return Buffer.from(body, 'latin1')
  const joined = body.replace(/=\r?\n/g, '')
  return Buffer.from(
    joined.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
}

/** Text in a named encoding, or in the likeliest where the name is missing or unknown. */
export function decodeAs(content: Buffer, charset: string | undefined): string {
  try {
    return charset ? new TextDecoder(charset).decode(content) : decodeText(content)
  } catch {
    return decodeText(content)
  }
}
