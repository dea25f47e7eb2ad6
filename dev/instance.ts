import { rmSync } from 'node:fs'
import { startApi, type Api } from '@costdraft/api/app.ts'
import type { DoorLimits } from '@costdraft/api/http/door.ts'
import { readConfig as readApiConfig } from '@costdraft/api/config.ts'
import { startGateway } from '@costdraft/gateway/app.ts'
import { readConfig as readGatewayConfig } from '@costdraft/gateway/config.ts'
import { newDataFolder } from './data-folder.ts'
import { filesEnv } from './files-env.ts'
import { freePort } from './ports.ts'

export interface Instance {
  webUrl: string
  apiUrl: string
  authUrl: string
  database: Api['database']
  stop: () => Promise<void>
}

interface Options {
  databaseUrl?: string | undefined
  env?: Record<string, string>
  /** Overrides the maximum size of an uploaded file, in bytes. */
  largestFile?: number
  limits?: Partial<DoorLimits>
  /** The clock of the API. */
  now?: () => Date
}

/**
 * Starts gateway and API in this process, on free ports and with a temporary data folder: for tests and for `npm run
 * dev`.
 */
export async function startInstance({
  databaseUrl,
  env = {},
  largestFile,
  limits,
  now,
}: Options = {}): Promise<Instance> {
  const temporaryFolder = env.DATA_DIR ? undefined : await newDataFolder(databaseUrl)
  const dataDir = env.DATA_DIR || temporaryFolder
  const variables: Record<string, string | undefined> = {
    DATA_DIR: dataDir,
    ...(dataDir && filesEnv(dataDir)),
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    AUTH_PORT: String(await freePort()),
    HOST: 'localhost',
    ...env,
    SEED: env.SEED || 'demo',
  }
  const api = await startApi(readApiConfig(variables), {
    ...(largestFile !== undefined && { largestFile }),
    ...(limits && { door: { limits } }),
    ...(now && { now }),
  })
  const gateway = await startGateway(readGatewayConfig(variables))
  return {
    webUrl: `http://localhost:${variables.PORT}`,
    apiUrl: `http://localhost:${variables.API_PORT}`,
    authUrl: `http://localhost:${variables.AUTH_PORT}`,
    database: api.database,
    stop: async () => {
      await gateway.stop()
      await api.stop()
      if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true })
    },
  }
}
