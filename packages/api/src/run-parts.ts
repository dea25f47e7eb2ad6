import { runService, withHeartbeatSuspended } from '@costdraft/schema/service.ts'
import { withTelemetry } from '@costdraft/schema/telemetry/with-telemetry.ts'
import { startApi } from './app.ts'
import { readConfig } from './config.ts'
import { ALL_PARTS, type Part } from './parts.ts'

const HOUR = 3_600_000

/** Runs one part of the API in this process, or all of them. Resolves when it is ready, with what it has to say. */
export const runParts = (part?: Part): Promise<string[]> =>
  runService(async () => {
    const parts: ReadonlySet<Part> = part ? new Set([part]) : ALL_PARTS
    const config = readConfig(process.env)
    const { database, notes, drain, stop } = await withTelemetry(part ?? 'api', config.telemetry, () =>
      startApi(config, { parts }),
    )
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
