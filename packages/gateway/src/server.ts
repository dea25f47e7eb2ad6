import { runService } from '@costdraft/schema/service.ts'
import { withTelemetry } from '@costdraft/schema/telemetry/with-telemetry.ts'
import { startGateway } from './app.ts'
import { readConfig } from './config.ts'

await runService(() => {
  const config = readConfig(process.env)
  return withTelemetry('gateway', config.telemetry, () => startGateway(config))
})
