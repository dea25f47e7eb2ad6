import { request } from 'undici'
import { expect, test } from 'vitest'
import { killNow, waitUntilReady } from '../../dev/processes.ts'
import { forKills, KILLS, startedFor, startSignedIn } from '../support/kills.ts'

test(
  'kill -9 of the API and of the gateway while cases are created: every acknowledged case exists exactly once',
  forKills,
  async () => {
    const { instance: started, headers } = await startSignedIn('owner@calder.example')
    let instance = started
    const ask = async <T>(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<T> => {
      const answer = await request(`${instance.apiUrl}/${path}`, {
        method,
        headers: {
          ...headers,
          'content-type': 'application/json',
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${await answer.body.text()}`)
      return (await answer.body.json()) as T
    }
    const { client_uuid: client } = await ask<{ client_uuid: string }>('GET', 'users/user')
    const [site] = await ask<{ uuid: string }[]>('GET', `clients/${client}/sites`)
    const [earner] = await ask<{ uuid: string }[]>('GET', `client/${client}/fee-earner`)
    const draft = (name: string) => ({
      case_name: name,
      solicitors_case_reference: 'KILL',
      case_type: 'care_and_supervision',
      fee_earner: earner?.uuid,
      site: site?.uuid,
      represented_party: 'parent',
      parties_represented: 1,
      certificate: { certificate_number: 'ABCDEF123456', court_level: 'other_judge', date_of_issue: '2025-01-10' },
    })
    const acknowledged: string[] = []
    for (let kill = 0, restarts = 0; kill < KILLS; kill++) {
      const before = instance
      instance = await startedFor(kill, before)
      if (instance !== before) restarts = 0
      for (const script of ['api/src/server.ts', 'gateway/src/server.ts']) {
        const writing = (async () => {
          for (let i = 0; i < 40; i++) {
            const name = `Re Kill ${kill} ${script.slice(0, 3)} ${i}`
            // The client retries with the same idempotency key until it gets a response, as the web app does.
            for (;;) {
              try {
                await ask('POST', `client/${client}/case/legal-aid`, draft(name), name)
                acknowledged.push(name)
                break
              } catch {
                await new Promise((resolve) => {
                  setTimeout(resolve, 20)
                })
              }
            }
          }
        })()
        await new Promise((resolve) => {
          setTimeout(resolve, 60 + kill * 35)
        })
        killNow(instance, script)
        await writing
        await waitUntilReady(instance.webUrl)
        restarts++
        expect(instance.output().match(/ended \(SIGKILL\): starting it again/g)).toHaveLength(restarts)
      }
    }
    const cases = await ask<{ case_name: string; solicitors_case_reference: string }[]>('GET', `client/${client}/case`)
    const stored = cases
      .filter(({ solicitors_case_reference }) => solicitors_case_reference === 'KILL')
      .map(({ case_name }) => case_name)
    expect(stored.toSorted()).toEqual(acknowledged.toSorted())
    expect(acknowledged).toHaveLength(KILLS * 2 * 40)
    instance.child.kill('SIGTERM')
    await instance.ended
  },
)
