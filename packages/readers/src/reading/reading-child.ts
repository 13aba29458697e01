import { serveChild } from '@tickmark/isolation'
import { readingOperations } from './reading-operations.ts'

serveChild(readingOperations)
