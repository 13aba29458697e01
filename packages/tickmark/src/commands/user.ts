import { loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { operatorTexts } from '../texts/operator-texts.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'

/** `tickmark user create NAME [--admin] [--email …] [--phone …] [--password …]`: prints the password once. */
export async function user(args: string[], { stdout, language }: CliContext): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    admin: { type: 'boolean' },
    username: { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string' },
    password: { type: 'string' },
    language: { type: 'string' },
  })
  const [action, name] = positionals
  if (action === undefined) throw new UsageError(problem.missing('create'))
  if (action !== 'create') throw new UsageError(problem.unknownCommand(`user ${action}`))
  const { username = name, admin, email, phone, password } = values
  if (!username) throw new UsageError(problem.missing('username'))
  const { createUser } = await loadService()
  const created = await createUser({ username, admin, email, phone, password })
  const texts = operatorTexts[language]
  stdout.write(`${texts.username}  ${created.username}\n${texts.password}  ${created.password}\n`)
  return EXIT.fine
}
