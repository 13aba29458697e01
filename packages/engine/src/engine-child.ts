import { serveChild } from '@tickmark/isolation'
import type { Handlers } from '@tickmark/isolation'
import { loads } from './loads.ts'
import { operations } from './operations.ts'
import { packResult } from './pack-values.ts'

const handlers = Object.fromEntries(
  Object.entries(operations).map(([name, operation]): [string, Handlers[string]] => [
    name,
    async (args: string, context) => packResult(await operation(JSON.parse(args), context)),
  ]),
)

serveChild(handlers, loads)
