import { serveChild } from './isolation/serve-child.ts'
import { readingOperations } from './reading-operations.ts'

serveChild(readingOperations)
