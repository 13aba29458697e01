/** A file in an archive; its size unpacked, in bytes. */
export interface ArchiveEntry {
  name: string
  size: number
}

/** The files of a zip in their order, by its directory alone: nothing is unpacked. */
export async function listContents(bytes: Uint8Array): Promise<ArchiveEntry[]> {
  const { unzipSync } = await import('fflate')
  const entries: ArchiveEntry[] = []
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries.push({ name, size: originalSize })
      return false
    },
  })
  return entries
}

/** The text of the first entry with a wanted name; undefined where there is none. */
export async function readEntry(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<string | undefined> {
  const { strFromU8, unzipSync } = await import('fflate')
  const [content] = Object.values(unzipSync(bytes, { filter: ({ name }) => isWanted(name) }))
  return content && strFromU8(content)
}
