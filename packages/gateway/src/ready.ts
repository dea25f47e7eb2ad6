import type { RequestHandler } from 'express'
import { request } from 'undici'
import type { Config } from './config.ts'

/** In milliseconds. */
const TIMEOUT = 2_000
/** The problem of a gateway that does not reach a host; the others are named by the hosts. */
export const UNREACHABLE = 'unreachable'

interface Readiness {
  isReady: boolean
  problems: string[]
}

/**
 * Readiness probe: 503 `waiting` while a host is down or says that it is not ready, so that a load balancer does not
 * route requests here; 200 `degraded` with what the hosts name as wrong; else 200 `ready`.
 */
export const ready =
  ({ caseApiUrl, adminApiUrl }: Config): RequestHandler =>
  async (_req, res) => {
    const answers = await Promise.all([...new Set([caseApiUrl, adminApiUrl])].map(readinessOf))
    const down = answers.filter(({ isReady }) => !isReady).length
    const problems = [...new Set(answers.flatMap((answer) => answer.problems))]
    const served = problems.length > 0 ? 'degraded' : 'ready'
    res.status(down > 0 ? 503 : 200).json({ status: down > 0 ? 'waiting' : served, down, problems })
  }

/** What a host says of itself. A host of another make may have no such route: if it answers at all, it is ready. */
async function readinessOf(host: string): Promise<Readiness> {
  try {
    const { statusCode, body } = await request(`${host}/ready`, { headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT })
    const answer: unknown = await body.json().catch(() => undefined)
    const { problems } = (typeof answer === 'object' && answer !== null ? answer : {}) as { problems?: unknown }
    return {
      isReady: statusCode < 500,
      problems: Array.isArray(problems) ? problems.filter((one) => typeof one === 'string') : [],
    }
  } catch {
    return { isReady: false, problems: [UNREACHABLE] }
  }
}
