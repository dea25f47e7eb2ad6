// The supervisor: starts the gateway and the API and restarts them if they fail. It opens neither a database nor a port itself.
import { resolve } from 'node:path'
import { externalHostVariables } from '../packages/schema/src/access/sign-in-host.ts'
import { DEMO_PASSWORD, people } from '../packages/api/src/seed/people.ts'
import { buildWeb } from './build-web.ts'
import { supervise, type SupervisedProcess } from './supervise.ts'

const root = resolve(import.meta.dirname, '..')
const say = (line: string): void => console.log(line)
const services: SupervisedProcess[] = []
let stopping = false

const stop = async (code: number): Promise<void> => {
  if (stopping) return
  stopping = true
  // The gateway stops first, so that no new requests arrive while the API finishes and closes the database.
  for (const service of services.toReversed()) await service.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

const giveUp = (reason: string): void => {
  console.error(reason)
  void stop(1)
}

async function service(name: string, script: string): Promise<void> {
  const started = supervise({ name, script: resolve(root, script), say, giveUp })
  services.push(started)
  await started.ready
}

const { env } = process

/** The sign-ins of the demonstration data, as printed at start. */
function signIns(): string {
  const rows = people.map(({ email, firm = '(no firm)', role }) => `  ${email.padEnd(28)}${firm.padEnd(20)}${role}`)
  const how =
    externalHostVariables(env).length === 0
      ? `Sign in with the password ${DEMO_PASSWORD} as`
      : `One signs in at ${env.AUTH_URL ?? ''}; CostDraft's own sign-in host does not run. The demonstration's people:`
  return [how, ...rows].join('\n')
}
const ownHosts = env.CASE_API_URL && env.ADMIN_API_URL && env.AUTH_URL

try {
  buildWeb(say)
  if (!ownHosts) await service('The case and admin API', 'packages/api/src/server.ts')
  await service('The gateway', 'packages/gateway/src/server.ts')
  say(`CostDraft is ready: ${env.WEB_URL || `http://localhost:${env.PORT || 4000}`}`)
  if (!ownHosts && (env.SEED || 'demo') === 'demo') say(signIns())
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
