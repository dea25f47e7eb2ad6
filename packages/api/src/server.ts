import { withHeartbeatSuspended, runService } from '@costdraft/schema/service.ts'
import { startApi } from './app.ts'
import { readConfig } from './config.ts'

const HOUR = 3_600_000

await runService(async () => {
  const api = await startApi(readConfig(process.env))
  const vacuum = setInterval(() => void withHeartbeatSuspended(api.database.vacuum), HOUR)
  return {
    notes: api.notes,
    stop: async () => {
      clearInterval(vacuum)
      await api.stop()
    },
  }
})
