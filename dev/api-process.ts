import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './ports.ts'
import { waitUntilReady } from './processes.ts'

export interface ApiProcess {
  pid: number
  apiUrl: string
  authUrl: string
  webUrl: string
  /** Everything written to stderr so far. */
  output: () => string
  stop: () => Promise<void>
}

/**
 * Starts API and authorization host of the project in `folder` as a process of their own, on free ports; resolves when
 * they serve requests. Throws with what the process wrote if it ends before.
 */
export async function startApiProcess(folder: string, env: Record<string, string>): Promise<ApiProcess> {
  const [web, api, auth] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(process.execPath, [join(folder, 'packages/api/src/server.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ PORT: String(web), API_PORT: String(api), AUTH_PORT: String(auth), HOST: 'localhost', ...env },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text: Buffer) => {
    output += text.toString()
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  await Promise.race([
    waitUntilReady(`http://localhost:${api}`),
    ended.then((code) => {
      throw new Error(`The API in ${folder} ended with ${code}: ${output}`)
    }),
  ])
  return {
    pid: child.pid ?? 0,
    apiUrl: `http://localhost:${api}`,
    authUrl: `http://localhost:${auth}`,
    webUrl: `http://localhost:${web}`,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
