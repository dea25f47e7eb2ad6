import { fork } from 'node:child_process'
import { join } from 'node:path'
import { request } from 'undici'
import { freePort } from '../ports.ts'
import { startPostgres } from '../postgres.ts'
import { start, type Processes } from '../processes.ts'
import { freshTokens } from '../../tests/support/sign-in.ts'

export interface Bench {
  instance: Processes
  plainUrl: string
  headers: Record<string, string>
  databaseUrl: string
  rest: <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<T>
  /** Creates a care case; returns its uuid. */
  addCase: (name: string, more?: Record<string, unknown>) => Promise<string>
  upload: (caseUuid: string, csv: string) => Promise<number>
  stop: () => Promise<void>
}

const EMAIL = 'owner@ashdown.example'

/** Starts the product as a firm runs it, on PostgreSQL, and a plain Apollo Server to compare with. */
export async function startBench(): Promise<Bench> {
  const postgres = await startPostgres()
  const instance = await start({ DATABASE_URL: postgres.url })
  const plainPort = await freePort()
  const plain = fork(join(import.meta.dirname, 'plain-apollo.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(plainPort),
      CASE_API_URL: instance.apiUrl,
      ADMIN_API_URL: instance.apiUrl,
      AUTH_URL: `http://localhost:${instance.authPort}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve) => {
    plain.once('message', resolve)
  })
  const { access_token } = await freshTokens(
    { webUrl: instance.webUrl, authUrl: `http://localhost:${instance.authPort}` },
    EMAIL,
  )
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const rest = async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<T> => {
    const answer = await request(`${instance.apiUrl}/${path}`, {
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
    instance,
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
      const answer = await fetch(`${instance.apiUrl}/client/case/${caseUuid}/time-recording/upload`, {
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
      instance.child.kill('SIGTERM')
      await instance.ended
      await postgres.stop()
    },
  }
}
