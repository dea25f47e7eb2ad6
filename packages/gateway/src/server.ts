import { runService } from '@costdraft/schema/service.ts'
import { startGateway } from './app.ts'
import { readConfig } from './config.ts'

await runService(() => startGateway(readConfig(process.env)))
