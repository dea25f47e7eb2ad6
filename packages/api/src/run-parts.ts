import { runService, withHeartbeatSuspended } from '@costdraft/schema/service.ts'
import { startApi } from './app.ts'
import { readConfig } from './config.ts'
import { ALL_PARTS, type Part } from './parts.ts'

const HOUR = 3_600_000

/** Runs one part of the API in this process, or all of them. Resolves when it is ready, with what it has to say. */
export const runParts = (part?: Part): Promise<string[]> =>
  runService(async () => {
    const parts: ReadonlySet<Part> = part ? new Set([part]) : ALL_PARTS
    const { database, notes, drain, stop } = await startApi(readConfig(process.env), { parts })
    const vacuum = setInterval(() => void withHeartbeatSuspended(database.vacuum), HOUR)
    return {
      notes,
      drain,
      stop: async () => {
        clearInterval(vacuum)
        await stop()
      },
    }
  })
