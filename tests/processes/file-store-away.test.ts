import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { CopyObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newDataFolder } from '../../dev/data-folder.ts'
import { BUCKET, clientOf, startGatewayWithBucket } from '../../dev/files-env.ts'
import type { ObjectGateway } from '../../dev/object-gateway.ts'
import { BOUNDARY } from '../support/instance.ts'
import { frontOf } from '../support/front-of.ts'
import { faultyGateway } from '../support/faulty-gateway.ts'
import { startOwnApi } from '../support/own-api.ts'
import { signIn } from '../support/sign-in.ts'

// The whole API while its file store goes away and comes back.
const AWAY = 'The file store does not answer at the moment. Try again in a few seconds.'
const EMAIL = 'owner@ashdown.example'
const MEGABYTE = 2 ** 20
let gateway: ObjectGateway
let client: S3Client
let faulty: Awaited<ReturnType<typeof faultyGateway>>
let env: Record<string, string>
let api: Awaited<ReturnType<typeof startOwnApi>>
let headers: { authorization: string }
let path: string
const prefix = randomUUID()
beforeAll(async () => {
  gateway = await startGatewayWithBucket()
  client = clientOf(gateway.env)
  faulty = await faultyGateway(gateway.env.AWS_ENDPOINT_URL_S3)
  env = { ...gateway.env, AWS_ENDPOINT_URL_S3: faulty.url, FILES_URL: `s3://${BUCKET}/${prefix}` }
  api = await startOwnApi(env)
  headers = { authorization: `Bearer ${(await signIn(api, EMAIL)).access_token}` }
  const { uuid } = await api.database.db
    .selectFrom('case')
    .innerJoin('person', 'person.client_uuid', 'case.client_uuid')
    .select('case.uuid')
    .where('email_address', '=', EMAIL)
    .where('stage', '=', 'in_progress')
    .executeTakeFirstOrThrow()
  path = `client/case/${uuid}`
})
afterAll(async () => {
  await api.stop()
  client.destroy()
  await faulty.stop()
  await gateway.stop()
})
afterEach(() => faulty.faults(() => undefined))

/** Sends a PDF of so many megabytes; `half` is awaited in its middle. */
async function upload(name: string, megabytes: number, half?: () => Promise<void>) {
  const form = async function* () {
    yield Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`,
    )
    for (let i = 0; i < megabytes; i++) {
      if (i === Math.ceil(megabytes / 2)) await half?.()
      yield Buffer.alloc(MEGABYTE, name)
    }
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
  }
  const {
    statusCode,
    headers: answered,
    body,
  } = await request(`${api.apiUrl}/${path}/file`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Readable.from(form()),
  })
  return {
    status: statusCode,
    retryAfter: answered['retry-after'],
    body: (await body.json()) as FileTree & { message?: string },
  }
}
const tree = async (): Promise<FileTree['children']> => {
  const { body } = await request(`${api.apiUrl}/${path}`, { headers })
  return ((await body.json()) as { uploaded_files: FileTree }).uploaded_files.children
}
const uuidOf = async (name: string): Promise<string> => (await tree()).find((node) => node.name === name)?.uuid ?? ''
const download = (uuid: string, more: Record<string, string> = {}) =>
  request(`${api.apiUrl}/client/case/file/${uuid}`, { headers: { ...headers, ...more } })

test('the gateway stopped in the middle of an upload: 503, nothing is named, and the next one is taken', async () => {
  const { status, retryAfter, body } = await upload('cut.pdf', 24, gateway.halt)
  expect([status, retryAfter, body.message]).toEqual([503, '5', AWAY])
  expect((await upload('gone.pdf', 1)).status).toBe(503)
  await expect
    .poll(() => api.ready())
    .toMatchObject({ status: 200, body: { status: 'degraded', problems: ['file_store'] } })
  await gateway.resume()
  await expect.poll(() => api.ready()).toMatchObject({ body: { status: 'ready', problems: [] } })
  expect((await upload('next.pdf', 7)).status).toBe(201)
  expect((await tree()).map(({ name }) => name)).toEqual(['next.pdf'])
})

test('stopped in the middle of a download: it is broken off; then 503, and read again once it is back', async () => {
  expect((await upload('read.pdf', 30)).status).toBe(201)
  const uuid = await uuidOf('read.pdf')
  const { statusCode, body } = await download(uuid)
  expect(statusCode).toBe(200)
  let halted: Promise<void> | undefined
  const reading = async (): Promise<void> => {
    const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    while (!(await chunks.next()).done) await (halted ??= gateway.halt())
  }
  await expect(reading()).rejects.toThrow()
  const refused = await download(uuid)
  expect([refused.statusCode, refused.headers['retry-after'], await refused.body.json()]).toEqual([
    503,
    '5',
    { message: AWAY, details: {} },
  ])
  await gateway.resume()
  const again = await download(uuid)
  expect((await again.body.arrayBuffer()).byteLength).toBe(30 * MEGABYTE + 9)
})

test('a range of a file is read where it lies', async () => {
  const uuid = await uuidOf('read.pdf')
  const { statusCode, headers: answered, body } = await download(uuid, { range: 'bytes=5-8' })
  expect([statusCode, answered['content-range'], await body.text()]).toEqual([
    206,
    `bytes 5-8/${30 * MEGABYTE + 9}`,
    '1.7\n',
  ])
})

test('errors of the server throughout are answered with 503, and a frozen one within seconds', async () => {
  const uuid = await uuidOf('next.pdf')
  faulty.faults(() => ({ status: 500 }))
  expect([(await upload('a.pdf', 1)).status, (await download(uuid)).statusCode]).toEqual([503, 503])
  faulty.faults(() => undefined)
  gateway.freeze()
  try {
    expect((await upload('b.pdf', 1)).body.message).toBe(AWAY)
    expect((await api.ready()).body.problems).toEqual(['file_store'])
  } finally {
    gateway.wake()
  }
  expect((await upload('c.pdf', 1)).status).toBe(201)
})

test('a frozen server is no reason for a load balancer to send nobody: a gateway in front is ready', async () => {
  const front = await frontOf(api.apiUrl)
  gateway.freeze()
  try {
    const { statusCode, body } = await request(`${front.url}/ready`)
    expect([statusCode, await body.json()]).toMatchObject([200, { status: 'degraded', problems: ['file_store'] }])
  } finally {
    gateway.wake()
    await front.gateway.stop()
  }
  await expect.poll(async () => (await api.ready()).body.problems).toEqual([])
})

test('a key that loses its rights is said by /ready, once a file was refused, until one is taken again', async () => {
  faulty.faults((method) => (method === 'PUT' ? { status: 403 } : undefined))
  expect((await upload('d.pdf', 1)).status).toBe(503)
  await expect.poll(async () => (await api.ready()).body.problems).toEqual(['file_store'])
  faulty.faults(() => undefined)
  await expect.poll(async () => (await api.ready()).body.problems).toEqual([])
})

test('a bucket that another store is put into takes nothing, until the first is back', async () => {
  const at = (name: string) => ({ Bucket: BUCKET, Key: `${prefix}/store/${name}` })
  await client.send(new CopyObjectCommand({ ...at('kept'), CopySource: `${BUCKET}/${prefix}/store/id` }))
  await client.send(new PutObjectCommand({ ...at('id'), Body: randomUUID() }))
  expect((await upload('e.pdf', 1)).body.message).toMatch(
    /^Files cannot be stored now: the file store belongs to another database/,
  )
  await client.send(new CopyObjectCommand({ ...at('id'), CopySource: `${BUCKET}/${prefix}/store/kept` }))
  expect((await upload('f.pdf', 1)).status).toBe(201)
})

test('a start without the store is refused while the database has never had one, and goes on once it has', async () => {
  const nowhere = { ...env, AWS_ENDPOINT_URL_S3: 'http://localhost:9' }
  await expect(startOwnApi(nowhere)).rejects.toThrow('because http://localhost:9 does not answer')
  await expect(startOwnApi({ ...env, FILES_URL: 's3://nowhere' })).rejects.toThrow('FILES_URL names the bucket nowhere')
  const dataDir = await newDataFolder()
  const own = { ...env, DATA_DIR: dataDir, FILES_URL: `s3://${BUCKET}/${randomUUID()}` }
  const first = await startOwnApi(own)
  expect((await first.ready()).body.problems).toEqual([])
  await first.stop()
  await gateway.halt()
  const second = await startOwnApi(own)
  expect((await second.ready()).body.problems).toEqual(['file_store'])
  await gateway.resume()
  await expect.poll(async () => (await second.ready()).body.problems).toEqual([])
  await second.stop()
  rmSync(dataDir, { recursive: true })
})
