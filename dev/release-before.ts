import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './ports.ts'
import { waitUntilReady } from './processes.ts'

const root = resolve(import.meta.dirname, '..')

/** The commit of the release that may still run while this one migrates its database: set at each release. */
export const RELEASE_BEFORE = '22dc22c02a4f06b55cc7796a7eb8f102c66190e2'

const MISSING = `The history has no commit ${RELEASE_BEFORE}, the release before this one, which runs beside it in a test: fetch it with \`git fetch --unshallow\`.`

export interface ReleaseBefore {
  /** The names of its migrations. */
  migrations: string[]
  /** Starts its API and authorization host on a database; resolves when they serve requests. */
  start: (env: Record<string, string>) => Promise<RunningRelease>
  /** Removes the copy. */
  remove: () => void
}

export interface RunningRelease {
  apiUrl: string
  authUrl: string
  webUrl: string
  /** Everything written to stderr so far. */
  output: () => string
  stop: () => Promise<void>
}

/**
 * Takes the release before out of the history into a folder of its own, with the packages that are installed here.
 * Throws with a sentence where the history does not reach so far.
 */
export function takeReleaseBefore(): ReleaseBefore {
  const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: 'pipe' })
  try {
    git('cat-file', '-e', `${RELEASE_BEFORE}^{commit}`)
  } catch (error) {
    throw new Error(MISSING, { cause: error })
  }
  const folder = mkdtempSync(join(tmpdir(), 'costdraft-before-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', RELEASE_BEFORE) })
  // The packages lie below the root, and each of ours has relative links to them and to the others of ours.
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'))
  for (const place of readdirSync(join(folder, 'packages')).map((one) => join('packages', one, 'node_modules')))
    if (existsSync(join(root, place)))
      cpSync(join(root, place), join(folder, place), { recursive: true, verbatimSymlinks: true })
  return {
    migrations: readdirSync(join(folder, 'packages/api/src/db/migrations')).map((file) => file.replace(/\.ts$/, '')),
    start: (env) => startApi(folder, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function startApi(folder: string, env: Record<string, string>): Promise<RunningRelease> {
  const [web, api, auth] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(process.execPath, [join(folder, 'packages/api/src/server.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(web),
      API_PORT: String(api),
      AUTH_PORT: String(auth),
      HOST: 'localhost',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text: Buffer) => {
    output += text.toString()
  })
  const ended = endOf(child)
  await Promise.race([
    waitUntilReady(`http://localhost:${api}`),
    ended.then((code) => {
      throw new Error(`The release before ended with ${code}: ${output}`)
    }),
  ])
  return {
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

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', resolve)
  })
