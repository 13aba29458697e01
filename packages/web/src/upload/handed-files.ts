/** Files dropped on a page that only leads to the form. They stay in memory and are handed over once. */
let handed: File[] = []

export function handFiles(files: readonly File[]): void {
  handed = [...files]
}

export function takeHandedFiles(): File[] {
  const files = handed
  handed = []
  return files
}
