import path from 'node:path'
import type { PlantedFile, PlantOptions } from './plant.ts'

/** Puts provable errors into a real file; none where its format has no planter or nothing in it is proved. */
export async function plantFile(name: string, bytes: Uint8Array, options: PlantOptions): Promise<PlantedFile> {
  switch (path.extname(name).toLowerCase()) {
    case '.html':
    case '.htm':
    case '.xhtml':
      return (await import('./plant-html.ts')).plantHtml(bytes, options)
    case '.docx':
      return (await import('./plant-docx.ts')).plantDocx(bytes, options)
    case '.xlsx':
    case '.xlsm':
      return (await import('./plant-xlsx.ts')).plantXlsx(bytes, options)
    case '.pdf':
      return (await import('./plant-pdf.ts')).plantPdf(bytes, options)
    default:
      return { bytes, plants: [] }
  }
}
