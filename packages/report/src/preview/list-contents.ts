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
