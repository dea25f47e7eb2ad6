import { request } from 'undici'
import { expect, test } from 'vitest'
import { killNow, waitUntilReady } from '../../dev/processes.ts'
import { careCase } from '../support/care-case.ts'
import { forKills, KILLS, startedFor, startSignedIn } from '../support/kills.ts'

interface Told {
  kind: string
  uuid: string
  action: string
  change_number: number
}
interface Row {
  uuid: string
}
const WRITERS = 20
const NOTES = 6

test(
  'kill -9 of the API under twenty writers and a reader of changes: each acknowledged note is told once, in order',
  forKills,
  async () => {
    const { instance: started, headers } = await startSignedIn('owner@calder.example')
    let instance = started
    const ask = async <T>(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<T> => {
      const answer = await request(`${instance.apiUrl}/${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${await answer.body.text()}`)
      return (await answer.body.json()) as T
    }
    /** Asks until there is an answer, as an integrator does. */
    const persist = async <T>(...asked: Parameters<typeof ask>): Promise<T> => {
      for (;;)
        try {
          return await ask<T>(...asked)
        } catch {
          await new Promise((resolve) => {
            setTimeout(resolve, 20)
          })
        }
    }
    const { client_uuid: client } = await ask<{ client_uuid: string }>('GET', 'users/user')
    const [site] = await ask<Row[]>('GET', `clients/${client}/sites`)
    const [earner] = await ask<Row[]>('GET', `client/${client}/fee-earner`)
    const firm = { client, site: site!.uuid, feeEarner: earner!.uuid, person: '' }
    const cases: Row[] = []
    for (let i = 0; i < WRITERS; i += 1)
      cases.push(await ask<Row>('POST', `client/${client}/case/legal-aid`, careCase(firm)))
    let { end_cursor: cursor } = await ask<{ end_cursor: string }>('GET', 'client/changes?after=now')
    const told: Told[] = []
    const readOn = async (): Promise<boolean> => {
      const page = await persist<{ nodes: Told[]; end_cursor: string; has_next_page: boolean }>(
        'GET',
        `client/changes?first=40&kinds=note&after=${cursor}`,
      )
      told.push(...page.nodes)
      cursor = page.end_cursor
      return page.has_next_page
    }
    const written: string[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      instance = await startedFor(kill, instance)
      const writers = { areDone: false }
      const reading = (async () => {
        while (!writers.areDone) await readOn()
      })()
      const writing = Promise.all(
        cases.map(async ({ uuid }, writer) => {
          for (let i = 0; i < NOTES; i += 1) {
            const body = { body: `Note ${kill} ${writer} ${i}` }
            written.push((await persist<Row>('POST', `client/case/${uuid}/note`, body, body.body)).uuid)
          }
        }),
      )
      await new Promise((resolve) => {
        setTimeout(resolve, 60 + kill * 20)
      })
      killNow(instance, 'api/src/server.ts')
      await writing
      writers.areDone = true
      await reading
      await waitUntilReady(instance.webUrl)
    }
    while (await readOn());
    expect(told.map(({ uuid }) => uuid).toSorted()).toEqual(written.toSorted())
    const numbers = told.map(({ change_number }) => change_number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    instance.child.kill('SIGTERM')
    await instance.ended
  },
)
