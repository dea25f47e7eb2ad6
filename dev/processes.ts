import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'undici'
import { newDataFolder } from './data-folder.ts'
import { filesEnv } from './files-env.ts'
import { freePort } from './ports.ts'

export interface Processes {
  child: ChildProcess
  dataDir: string
  ports: number[]
  authPort: number
  apiUrl: string
  webUrl: string
  /** Everything written to stdout and stderr so far. */
  output: () => string
  ended: Promise<number | null>
}

/**
 * Runs `npm start`, or another command of npm, on free ports and with a temporary data folder unless `env` says which;
 * resolves when it reports that it is ready, as `says`. `cwd` is the folder of the project, if not this one.
 */
export async function start(
  env: Record<string, string> = {},
  {
    command = ['start'],
    says = 'CostDraft is ready',
    cwd,
  }: { command?: readonly string[]; says?: string; cwd?: string } = {},
): Promise<Processes> {
  const dataDir = env.DATA_DIR ?? (await newDataFolder(env.DATABASE_URL))
  const portOf = async (name: string): Promise<number> => Number(env[name] ?? (await freePort()))
  const [web, api, auth] = [await portOf('PORT'), await portOf('API_PORT'), await portOf('AUTH_PORT')]
  const child = spawn('npm', [...command], {
    cwd,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...filesEnv(dataDir),
      PORT: String(web),
      API_PORT: String(api),
      AUTH_PORT: String(auth),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  await new Promise<void>((resolve, reject) => {
    const append = (text: Buffer): void => {
      output += text.toString()
      if (output.includes(says)) resolve()
    }
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${output}`)))
  })
  return {
    child,
    dataDir,
    ports: [web, api],
    authPort: auth,
    apiUrl: `http://localhost:${api}`,
    webUrl: `http://localhost:${web}`,
    output: () => output,
    ended,
  }
}

/** Polls `/ready` until it responds with 200, and returns the body; the test's timeout applies. */
export async function waitUntilReady(url: string): Promise<Record<string, unknown>> {
  for (;;) {
    try {
      const { statusCode, body } = await request(`${url}/ready`, { headersTimeout: 1_000 })
      const answer = (await body.json()) as Record<string, unknown>
      if (statusCode === 200) return answer
    } catch {
      /* not ready yet */
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}

/** The processes of an instance whose command line ends with these words, such as a script and its argument. */
export const pidsOf = ({ dataDir }: Pick<Processes, 'dataDir'>, ...words: string[]): number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').slice(0, -1).slice(-words.length)
      const isIts = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${dataDir}`)
      return isIts && words.every((word, i) => args[i]?.endsWith(word)) ? [Number(name)] : []
    } catch {
      // It has ended meanwhile, or is somebody else's.
      return []
    }
  })

/** Sends SIGKILL to the process of an instance that runs `script`. */
export function killNow({ dataDir }: Processes, script: string): void {
  execFileSync('sh', [
    '-c',
    `for p in /proc/[0-9]*; do if grep -qsz 'DATA_DIR=${dataDir}' $p/environ && grep -qs '${script}' $p/cmdline; then kill -9 \${p#/proc/}; fi; done; true`,
  ])
}
