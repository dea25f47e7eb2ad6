// What `npm start` and `npm run dev` have in common.
import { readConfig as readApiConfig } from '../packages/api/src/config.ts'
import { assertFirstStart } from '../packages/api/src/seed/assert-first-start.ts'
import { readConfig as readGatewayConfig } from '../packages/gateway/src/config.ts'
import { runsEmbeddedHosts } from '../packages/schema/src/ports.ts'

type Env = NodeJS.ProcessEnv

const readCheckedApiConfig = (env: Env): void => assertFirstStart(readApiConfig(env))

/**
 * Reads the configuration of all processes. Throws one error with all that is wrong, before anything is built or
 * created.
 */
export function assertConfiguration(env: Env): void {
  const problems = new Set<string>()
  for (const read of [readGatewayConfig, ...(runsEmbeddedHosts(env) ? [readCheckedApiConfig] : [])]) {
    try {
      read(env)
    } catch (error) {
      for (const line of String(error instanceof Error ? error.message : error).split('\n')) problems.add(line)
    }
  }
  if (problems.size > 0) throw new Error([...problems].join('\n'))
}

/** Where the product can be opened. */
export const addressOf = (env: Env): string => env.WEB_URL || `http://localhost:${readGatewayConfig(env).port}`

/** Says that the product can be used, and what its processes tell the person who starts it, such as the sign-ins. */
export function sayReady(say: (line: string) => void, address: string, notes: readonly string[]): void {
  say(`CostDraft is ready: ${address}`)
  for (const note of notes) say(note)
}
