import { rmSync } from 'node:fs'
import { readConfig } from '@costdraft/api/config.ts'
import { startApi } from '@costdraft/api/app.ts'
import { request } from 'undici'
import { newDataFolder } from '../../dev/data-folder.ts'
import { filesEnv } from '../../dev/files-env.ts'
import { freePort } from '../../dev/ports.ts'
import { callerOf } from './instance.ts'
import { signIn } from './sign-in.ts'

/**
 * Starts the API and the authorization host alone, on a database of the test. `stop` keeps the data folder if the test
 * gave it.
 */
export async function startOwnApi(env: Record<string, string> = {}, options: Parameters<typeof startApi>[1] = {}) {
  const dataDir = env.DATA_DIR ?? (await newDataFolder(env.DATABASE_URL))
  const [web, api, auth] = [await freePort(), await freePort(), await freePort()].map(String)
  const variables = {
    DATA_DIR: dataDir,
    PORT: web,
    API_PORT: api,
    AUTH_PORT: auth,
    HOST: 'localhost',
    SEED: 'demo',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...filesEnv(dataDir),
    ...env,
  }
  const running = await startApi(readConfig(variables), options)
  const urls = {
    webUrl: `http://localhost:${web}`,
    apiUrl: `http://localhost:${api}`,
    authUrl: `http://localhost:${auth}`,
  }
  return {
    ...urls,
    database: running.database,
    as: (email: string, password?: string) =>
      callerOf(urls, async () => (await signIn(urls, email, password)).access_token),
    ready: async () => {
      const { statusCode, body } = await request(`${urls.apiUrl}/ready`)
      return { status: statusCode, body: (await body.json()) as Record<string, unknown> }
    },
    stop: async () => {
      await running.stop()
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
