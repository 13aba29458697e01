import { serveChild } from '@tickmark/readers'
import { readingOperations } from '../packages/readers/src/reading-operations.ts'

/** A child that reads as the service's do, and tells how much memory it holds. */
serveChild({ ...readingOperations, residentMb: () => process.memoryUsage.rss() / 2 ** 20 })
