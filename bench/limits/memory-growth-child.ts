import { serveChild } from '@tickmark/isolation'
import { readingOperations } from '@tickmark/readers/operations'

/** A child that reads as the service's do, and tells how much memory it holds. */
serveChild({ ...readingOperations, residentMb: () => process.memoryUsage.rss() / 2 ** 20 })
