/**
 * Reviews one file and prints what is wrong, with the place and the arithmetic.
 * Usage: node examples/review-a-file.ts FILE [zh-CN|en|ko|ja]
 */
import { describe, read, ReadError, review, type Language, type Location } from 'tickmark'

const [path, language = 'en'] = process.argv.slice(2)
if (!path) throw new Error('name a file')

try {
  const { findings, figureCounts, scores } = await review(await read(path))
  console.log(
    `${figureCounts.verified} of ${figureCounts.total} figures verified, trust ${scores.trust ?? 'not assessable'}`,
  )
  for (const finding of findings) {
    const { title, message } = await describe(finding, language as Language)
    console.log(`${finding.severity}: ${title} (${placeOf(finding.evidence[0].location)})`)
    console.log(`  ${message}`)
    if (finding.arithmetic) console.log(`  ${finding.arithmetic}`)
  }
} catch (error) {
  // Why a file cannot be read is data: ENCRYPTED, CORRUPT, TIMEOUT …
  if (!(error instanceof ReadError)) throw error
  console.error(`${path}: ${error.key}`)
  process.exitCode = 2
}

function placeOf({ page, sheet, cell }: Location): string {
  return sheet ? `${sheet}!${cell ?? ''}` : `page ${page ?? '–'}`
}
