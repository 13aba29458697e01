/** Options of LibreOffice's PDF export; undefined for other targets. Hidden slides are printed too: slide and page numbers stay the same. */
export function exportOptions(from: string, to: string): string | undefined {
  if (to !== 'pdf') return undefined
  return from.startsWith('ppt') ? JSON.stringify({ ExportHiddenSlides: { type: 'boolean', value: 'true' } }) : undefined
}
