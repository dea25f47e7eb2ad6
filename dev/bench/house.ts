import { fork } from 'node:child_process'
import { join } from 'node:path'
import { request } from 'undici'
import { freePort } from '../ports.ts'
import { startPostgres } from '../postgres.ts'
import { start, type Processes } from '../processes.ts'
import { freshTokens } from '../../tests/support/sign-in.ts'

export interface Bench {
  house: Processes
  plainUrl: string
  headers: Record<string, string>
  databaseUrl: string
  rest: <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<T>
  /** A new care case, by its uuid. */
  addCase: (name: string, more?: Record<string, unknown>) => Promise<string>
  upload: (caseUuid: string, csv: string) => Promise<number>
  stop: () => Promise<void>
}

const EMAIL = 'owner@ashdown.example'

/** What is measured, as a firm runs it: its processes on a PostgreSQL of its own, and beside them what they are compared with. */
export async function startBench(): Promise<Bench> {
  const postgres = await startPostgres()
  const house = await start({ DATABASE_URL: postgres.url })
  const plainPort = await freePort()
  const plain = fork(join(import.meta.dirname, 'plain-apollo.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(plainPort),
      CASE_API_URL: house.apiUrl,
      ADMIN_API_URL: house.apiUrl,
      AUTH_URL: `http://localhost:${house.authPort}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve) => {
    plain.once('message', resolve)
  })
  const { access_token } = await freshTokens(
    { webUrl: house.webUrl, authUrl: `http://localhost:${house.authPort}` },
    EMAIL,
  )
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const rest = async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<T> => {
    const answer = await request(`${house.apiUrl}/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`)
    return JSON.parse(text) as T
  }
  const { client_uuid: client } = await rest<{ client_uuid: string }>('GET', 'users/user')
  const [site] = await rest<{ uuid: string }[]>('GET', `clients/${client}/sites`),
    [earner] = await rest<{ uuid: string }[]>('GET', `client/${client}/fee-earner`)
  return {
    house,
    headers,
    rest,
    plainUrl: `http://localhost:${plainPort}`,
    databaseUrl: postgres.url,
    addCase: async (case_name, more) =>
      (
        await rest<{ uuid: string }>('POST', `client/${client}/case/legal-aid`, {
          case_name,
          solicitors_case_reference: 'BENCH',
          case_type: 'care_and_supervision',
          fee_earner: earner?.uuid,
          site: site?.uuid,
          represented_party: 'parent',
          parties_represented: 1,
          certificate: { certificate_number: 'ABCDEF123456', court_level: 'other_judge', date_of_issue: '2025-01-10' },
          ...more,
        })
      ).uuid,
    upload: async (caseUuid, csv) => {
      const form = new FormData()
      form.append('file', new Blob([csv]), 'ledger.csv')
      const began = performance.now()
      const answer = await fetch(`${house.apiUrl}/client/case/${caseUuid}/time-recording/upload`, {
        method: 'POST',
        body: form,
        headers: { authorization: headers.authorization },
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.text()
      return performance.now() - began
    },
    stop: async () => {
      plain.kill()
      house.child.kill('SIGTERM')
      await house.ended
      await postgres.stop()
    },
  }
}
