/** Bytes of a PNG before its width: signature, length and name of the first chunk. */
const PNG_HEAD = 16
/** Frame headers of JPEG, which tell the size (ITU T.81, B.2.2); not C4, C8 and CC, which are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Pixels of a PNG or JPEG; undefined where the bytes are neither. */
export function pictureSize(bytes: Uint8Array): { type: 'png' | 'jpg'; width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > PNG_HEAD + 8 && view.getUint32(0) === 0x89504e47)
    return sized('png', view.getUint32(PNG_HEAD), view.getUint32(PNG_HEAD + 4))
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return sized('jpg', view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function sized(type: 'png' | 'jpg', width: number, height: number) {
  return width > 0 && height > 0 ? { type, width, height } : undefined
}
