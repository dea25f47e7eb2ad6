// The process that migrates before the supervisor starts the others. What it has to say they say as well.
import { readConfig } from './config.ts'
import { migrateDatabase } from './migrate-database.ts'

try {
  await migrateDatabase(readConfig(process.env), { isBeforeStart: true })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
