import { start, type Processes } from '../../dev/processes.ts'
import { RESTARTS_A_MINUTE } from '../../scripts/supervise.ts'
import { signIn } from './sign-in.ts'

/** How often a process is killed: `npm run prove kills` says 25. */
export const KILLS = Number(process.env.KILLS ?? 1)

/** What a test with so many kills may take. */
export const forKills = { timeout: 120_000 + KILLS * 10_000 }

/** Starts an instance, and signs a person in; with the header of their requests. */
export async function startSignedIn(email: string) {
  const instance = await start(),
    authUrl = `http://localhost:${instance.authPort}`,
    { access_token } = await signIn({ webUrl: instance.webUrl, authUrl }, email)
  return { instance, headers: { authorization: `Bearer ${access_token}` } }
}

/**
 * The same instance, with its data and on its ports, started anew before a kill that the supervisor would take for the
 * end: kills that come faster than in any house are what these tests are about, and not its patience.
 */
export async function startedFor(kill: number, instance: Processes): Promise<Processes> {
  if (kill === 0 || kill % RESTARTS_A_MINUTE > 0) return instance
  const { child, ended, dataDir, authPort } = instance,
    [web, api] = instance.ports
  child.kill('SIGTERM')
  await ended
  return start({ DATA_DIR: dataDir, PORT: String(web), API_PORT: String(api), AUTH_PORT: String(authPort) })
}
