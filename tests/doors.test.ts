import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { filesOf, folder, newFile, pdf, root } from './support/files.ts'
import { ASHDOWN, BRYN, CALDER } from './support/firm.ts'
import { frontOf, type Front } from './support/front-of.ts'
import { BOUNDARY, type Caller } from './support/instance.ts'
import { startOwnDoors, type Locked } from './support/own-doors.ts'
import { freshTokens } from './support/sign-in.ts'

const COLLEAGUE = 'owner@ashdown.example'
const OF_PERSON = 6
const WAITING = 200
// PostgreSQL has ten connections, of which two are kept for signing in.
const LENT = 8

let doors: Awaited<ReturnType<typeof startOwnDoors>>
let front: Front
let caseUuid: string
let owner: Caller
let ownersToken: string
let colleague: Caller
let stranger: Caller
const locks: Locked[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  // What waits for a connection waits for the test, also on a busy machine.
  doors = await startOwnDoors({}, { patience: 60_000 })
  front = await frontOf(doors.api.apiUrl)
  owner = doors.api.as(ASHDOWN)
  colleague = doors.api.as(COLLEAGUE)
  stranger = doors.api.as(BRYN)
  ownersToken = (await freshTokens(doors.api, ASHDOWN)).access_token
  const { body } = await owner.rest<{ nodes: { uuid: string; stage: string }[] }>('GET', 'client/case?first=50')
  caseUuid = body.nodes.find(({ stage }) => stage === 'in_progress')?.uuid ?? ''
  // The firm of each is known from now on.
  for (const one of [owner, colleague, stranger])
    expect((await one.rest('GET', 'client/case?first=1')).status).toBe(200)
})
afterEach(async () => {
  for (const lock of locks.splice(0)) await lock.release()
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await front.gateway.stop()
  await doors.stop()
})

const lock = async (): Promise<Locked> => {
  const locked = await doors.lockCase(caseUuid)
  locks.push(locked)
  return locked
}
/** Changes the case, and waits for whoever has locked it. */
const change = ({ rest }: Caller) => rest('PATCH', `client/case/${caseUuid}/narrative`, { narrative: 'Waits.' })
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
const cases = ({ rest }: Caller) => rest('GET', 'client/case?first=5')
const codes = async (answers: Promise<{ status: number }>[]): Promise<number[]> => [
  ...new Set((await Promise.all(answers)).map(({ status }) => status)),
]

describe('requests in work', () => {
  test('are six of a person, and a colleague does not wait for the others', async () => {
    const { waiting, release } = await lock()
    const asked = times(40, () => change(owner))
    await expect.poll(waiting).toBe(OF_PERSON)
    expect((await cases(colleague)).status).toBe(200)
    expect(await waiting()).toBe(OF_PERSON)
    locks.length = 0
    await release()
    expect(await codes(asked)).toEqual([200])
  })

  test('are lent connections firm by firm in turn, and signing in has connections of its own', async () => {
    const { waiting, release } = await lock()
    const answered: string[] = []
    const asked = [owner, colleague].flatMap((one) => times(30, () => change(one).finally(() => answered.push('firm'))))
    await expect.poll(waiting).toBe(LENT)
    // Every connection that is lent is in use now.
    expect((await stranger.rest('GET', 'users/user')).status).toBe(200)
    expect((await freshTokens(doors.api, CALDER)).access_token).toBeTruthy()
    expect(await doors.api.ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
    const another = cases(stranger).finally(() => answered.push('another firm'))
    // It waits by then.
    expect((await stranger.rest('GET', 'users/user')).status).toBe(200)
    locks.length = 0
    await release()
    expect(await codes([...asked, another])).toEqual([200])
    // Those in work, and four of the firm that waited for a connection before, of which one has its turn.
    expect(answered.indexOf('another firm')).toBeLessThan(3 * LENT)
    expect(answered).toHaveLength(61)
  })

  test('are refused beyond two hundred that wait, and whoever has gone makes room', async () => {
    const { waiting, release } = await lock()
    const gone = new AbortController()
    const headers = { authorization: `Bearer ${ownersToken}`, 'content-type': 'application/json' }
    const begin = (signal?: AbortSignal) =>
      request(`${doors.api.apiUrl}/client/case/${caseUuid}/narrative`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ narrative: 'Waits.' }),
        ...(signal && { signal }),
      }).then(async ({ statusCode, body, headers: answered }) => {
        await body.dump()
        return { status: statusCode, retryAfter: answered['retry-after'] }
      })
    const asked = times(OF_PERSON, () => begin())
    await expect.poll(waiting).toBe(OF_PERSON)
    // Whoever is refused because one below came before it comes again.
    const stay = async (): Promise<unknown> => {
      const answer = await begin(gone.signal)
      return answer.status === 429 ? stay() : answer
    }
    const leaving = times(WAITING, stay)
    for (const one of leaving) one.catch(() => {})
    // One that comes before all of them waits as they do, and makes room again.
    const briefly = () =>
      begin(AbortSignal.timeout(500)).then(
        ({ status: told }) => told,
        () => 'waits',
      )
    await expect.poll(briefly).toBe(429)
    expect((await begin()).retryAfter).toBe('1')
    expect((await owner.rest('GET', 'client/case?first=5')).body).toEqual({
      message: 'Your firm is asking for too much at once. Nothing was done; try again in a moment.',
      details: {},
    })
    // The gateway tries a read again, and says then when to.
    const { status, headers: told, errors } = await front.post(ownersToken, { query: '{ viewer { email } }' })
    expect([status, told['retry-after'], errors?.[0]]).toMatchObject([
      429,
      '1',
      { message: expect.stringContaining('Your firm is asking'), extensions: { code: 'RATE_LIMITED', retryAfter: 1 } },
    ])
    // Who has a place is answered, and so is another firm.
    expect([(await cases(colleague)).status, (await cases(stranger)).status]).toEqual([200, 200])
    gone.abort()
    await Promise.allSettled(leaving)
    await expect.poll(briefly).toBe('waits')
    const late = times(10, () => begin())
    locks.length = 0
    await release()
    expect(await codes([...asked, ...late])).toEqual([200])
  })
})

describe('no place is kept by', () => {
  const half = async (path: string, type: string, body: string): Promise<void> => {
    const socket = connect(Number(new URL(doors.api.apiUrl).port))
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(
      `POST /${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ownersToken}\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n\r\n`,
    )
    // The request has begun by then.
    await once(socket, 'data')
    socket.write(body)
  }
  test('uploads whose files have not come yet', async () => {
    await Promise.all(
      times(OF_PERSON + 2, () =>
        half(`client/case/${caseUuid}/file`, `multipart/form-data; boundary=${BOUNDARY}`, `--${BOUNDARY}\r\n`),
      ),
    )
    expect((await cases(owner)).status).toBe(200)
  })
  test('requests whose body has not come yet', async () => {
    await Promise.all(times(OF_PERSON + 2, () => half(`client/case/${caseUuid}/note`, 'application/json', '{')))
    expect((await cases(owner)).status).toBe(200)
  })
  test('downloads that nobody reads', async () => {
    const files = filesOf(owner, caseUuid)
    const { body: tree } = await files.send(root(folder('Large', [newFile('large.pdf', 0)])), [
      { name: 'large.pdf', bytes: pdf('x'.repeat(30_000_000)), type: 'application/pdf' },
    ])
    const uuid = tree.children.find(({ name }) => name === 'Large')?.children[0]?.uuid ?? ''
    for (let i = 0; i < OF_PERSON + 2; i++) {
      const socket = connect(Number(new URL(doors.api.apiUrl).port)).pause()
      sockets.push(socket)
      socket.write(
        `GET /client/case/file/${uuid} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ownersToken}\r\n\r\n`,
      )
      await once(socket, 'readable')
      expect(String(socket.read(12))).toBe('HTTP/1.1 200')
    }
    expect((await cases(owner)).status).toBe(200)
  })
})
