import { serveChild } from '@tickmark/readers'
import { operations } from './operations.ts'

serveChild(operations)
