import { SILENT_LOG } from '../log/log.ts'
import { startEmbeddedPostgres } from './start-postgres.ts'

// A process that uses the database until it is told to end: `node hold-database.test-entry.ts FOLDER`.
const database = await startEmbeddedPostgres(process.argv[2]!, SILENT_LOG)
process.on('SIGTERM', async () => {
  await database.stop()
  process.exit(0)
})
setInterval(() => {}, 1000)
process.send!({ ready: true })
