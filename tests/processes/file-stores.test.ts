import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  CreateBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutBucketPolicyCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { FileStoreUnavailable } from '@costdraft/api/errors/file-store-unavailable.ts'
import { copyStore } from '@costdraft/api/files/copy-store.ts'
import { readPlace, type FilesPlace } from '@costdraft/api/files/files-place.ts'
import { openStore } from '@costdraft/api/files/open-store.ts'
import { readStoredArchive } from '@costdraft/api/files/stored-archive.ts'
import { TooLarge, type Store } from '@costdraft/api/files/store.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BUCKET, clientOf, startGatewayWithBucket } from '../../dev/files-env.ts'
import type { GatewayKey, ObjectGateway } from '../../dev/object-gateway.ts'
import { zipArchive } from '../../dev/zip-archive.ts'
import { copyFiles } from '../../scripts/copy-files.ts'
import { faultyGateway } from '../support/faulty-gateway.ts'

// Both stores, without a database: one does what the other does.
let gateway: ObjectGateway
let client: S3Client
let faulty: Awaited<ReturnType<typeof faultyGateway>>
let folder: string
const opened: Store[] = []
beforeAll(async () => {
  gateway = await startGatewayWithBucket()
  client = clientOf(gateway.env)
  faulty = await faultyGateway(gateway.env.AWS_ENDPOINT_URL_S3)
  folder = mkdtempSync(join(tmpdir(), 'costdraft-stores-'))
})
afterAll(async () => {
  for (const store of opened) store.close()
  client.destroy()
  await faulty.stop()
  await gateway.stop()
  rmSync(folder, { recursive: true })
})

afterEach(() => faulty.faults(() => undefined))

const placeOf = (url: string, env: Record<string, string> = {}): FilesPlace => {
  const problems: string[] = []
  const place = readPlace('FILES_URL', url, { ...gateway.env, ...env }, problems)
  expect(problems).toEqual([])
  return place!
}
const open = async (url: string, env: Record<string, string> = {}): Promise<Store> => {
  const { store, problem } = await openStore(placeOf(url, env))
  expect(problem).toBeUndefined()
  opened.push(store)
  return store
}
const stores = {
  folder: () => open(`file:${folder}/${randomUUID()}`),
  bucket: () => open(`s3://${BUCKET}/${randomUUID()}`),
}
/** A store at the far end of a way with faults, from now on. */
const onFaultyWay = (url = `s3://${BUCKET}/${randomUUID()}`): Promise<Store> =>
  open(url, { AWS_ENDPOINT_URL_S3: faulty.url })

const MEGABYTE = 2 ** 20
/** Bytes that are all over a file the same nowhere. */
const bytesOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE((at * 2_654_435_761) % 2 ** 32, at)
  return bytes
}
function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const readAll = async (
  store: Store,
  uuid: string,
  range?: { start: number; end: number },
): Promise<Buffer | undefined> => {
  const found = await store.read(uuid, range)
  return found && buffer(found.bytes)
}

describe.each(Object.entries(stores))('a %s', (_kind, make) => {
  test('gives back what it took, whole and by ranges, and knows its size and SHA-256', async () => {
    const store = await make()
    // Of one request; of several parts; of a part to the byte.
    for (const size of [0, 1, 70_000, 5 * MEGABYTE, 5 * MEGABYTE + 1, 17 * MEGABYTE + 3]) {
      const uuid = randomUUID()
      const bytes = bytesOf(size)
      expect(await store.write(uuid, inPieces(bytes))).toEqual({
        size,
        sha256: sha256(bytes),
        head: bytes.subarray(0, 4_100),
      })
      expect((await readAll(store, uuid))?.equals(bytes)).toBe(true)
      for (const [start, end] of [
        [0, 0],
        [size - 1, size - 1],
        [65_000, 66_000],
        [0, size + 5_000_000],
      ] as const)
        if (start >= 0 && start < Math.max(size, 1))
          expect((await readAll(store, uuid, { start, end }))?.equals(bytes.subarray(start, end + 1))).toBe(true)
      const found = await store.read(uuid, { start: 0, end: 9 })
      expect(found?.size).toBe(size)
      found?.bytes.destroy()
    }
    expect([(await store.list()).finished.size, (await store.list()).unfinished.size]).toEqual([6, 0])
  })

  test('has no file that it was not given', async () => {
    const store = await make()
    expect([await store.read(randomUUID()), await store.read(randomUUID(), { start: 0, end: 4 })]).toEqual([
      undefined,
      undefined,
    ])
    await store.delete([randomUUID()])
    expect(await store.trash.delete([randomUUID()])).toEqual(new Set())
  })

  test('never writes a file in the place of another', async () => {
    const store = await make()
    const uuid = randomUUID()
    await store.write(uuid, [Buffer.from('one')])
    if (_kind === 'folder') return
    await expect(store.write(uuid, [Buffer.from('two')])).rejects.toThrow(FileStoreUnavailable)
    expect(String(await readAll(store, uuid))).toBe('one')
  })

  test.each([100, 12 * MEGABYTE])('has nothing left of content that fails or is too large (%i bytes)', async (size) => {
    const store = await make()
    const cut = new Error('cut short')
    const failing = async function* () {
      yield* inPieces(bytesOf(size))
      throw cut
    }
    await expect(store.write(randomUUID(), failing())).rejects.toBe(cut)
    await expect(store.write(randomUUID(), inPieces(bytesOf(size)), { maxBytes: size - 1 })).rejects.toThrow(TooLarge)
    expect(await store.list()).toEqual({ finished: new Set(), unfinished: new Set() })
    expect((await store.write(randomUUID(), inPieces(bytesOf(size)), { maxBytes: size })).size).toBe(size)
  })

  test('has a trash, in which files are read, from which they come back, and from which they are deleted', async () => {
    const store = await make()
    const uuids: string[] = Array.from({ length: 12 }, () => randomUUID())
    for (const uuid of uuids) await store.write(uuid, [Buffer.from(uuid)])
    const [kept = '', ...swept] = uuids
    const none = randomUUID()
    expect(await store.trash.put([...swept, none], new Date())).toEqual(new Set(swept))
    // As by a process that takes over from a killed one.
    expect(await store.trash.put(swept, new Date())).toEqual(new Set(swept))
    expect([(await store.list()).finished, (await store.trash.list()).finished]).toEqual([
      new Set([kept]),
      new Set(swept),
    ])
    expect(String(await readAll(store, swept[0]!))).toBe(swept[0])
    await store.trash.takeOut(swept.slice(0, 3))
    expect((await store.list()).finished).toEqual(new Set(uuids.slice(0, 4)))
    expect(await store.trash.delete([...swept.slice(3), none])).toEqual(new Set(swept.slice(3)))
    await store.delete(uuids.slice(0, 3))
    expect([(await store.list()).finished, (await store.trash.list()).finished]).toEqual([
      new Set([uuids[3]]),
      new Set(),
    ])
  })

  test('has an id, and takes one that is prepared if the database has recorded it', async () => {
    const store = await make()
    expect(await store.id.read(undefined)).toBeUndefined()
    await store.id.prepare('one')
    expect([await store.id.read(undefined), await store.id.read('other')]).toEqual([undefined, undefined])
    expect(await store.id.read('one')).toBe('one')
    await store.id.prepare('two')
    await store.id.confirm()
    await store.id.confirm()
    expect(await store.id.read('two')).toBe('two')
    expect(await store.list()).toEqual({ finished: new Set(), unfinished: new Set() })
    await store.check()
  })

  test('has archives that are read where they lie', async () => {
    const store = await make()
    const limits = async (bytes: Buffer) => {
      const uuid = randomUUID()
      const { size } = await store.write(uuid, inPieces(bytes))
      return readStoredArchive(store, { uuid, size })
    }
    const good = zipArchive('word/document.xml', bytesOf(9 * MEGABYTE))
    expect(await limits(good)).toEqual({ state: 'safe', top: new Set(['word']) })
    expect((await limits(zipArchive('word/a.xml', Buffer.alloc(170_000_000), { isPacked: true }))).state).toBe(
      'too_large',
    )
    expect((await limits(good.subarray(0, -30))).state).toBe('damaged')
    expect((await limits(bytesOf(40_000))).state).toBe('damaged')
  })
})

describe('an object', () => {
  test('keeps the media type of its file, in the trash too, and is an attachment', async () => {
    const prefix = randomUUID()
    const store = await open(`s3://${BUCKET}/${prefix}`)
    const [small, large] = [randomUUID(), randomUUID()]
    await store.write(small, [Buffer.from('%PDF')], { mediaType: 'application/pdf' })
    await store.write(large, inPieces(bytesOf(11 * MEGABYTE)), { mediaType: 'text/csv' })
    await store.trash.put([large], new Date())
    const kept = (key: string) => client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: `${prefix}/${key}` }))
    expect(await kept(small)).toMatchObject({ ContentType: 'application/pdf', ContentDisposition: 'attachment' })
    expect(await kept(`store/trash/${large}`)).toMatchObject({
      ContentType: 'text/csv',
      ContentDisposition: 'attachment',
    })
  })

  test('of a bucket without a prefix is kept as well', async () => {
    await client.send(new CreateBucketCommand({ Bucket: 'whole-bucket' }))
    const store = await open('s3://whole-bucket')
    const uuid = randomUUID()
    await store.write(uuid, [Buffer.from('x')])
    await store.trash.put([uuid], new Date())
    expect([(await store.list()).finished, (await store.trash.list()).finished]).toEqual([new Set(), new Set([uuid])])
  })
})

describe('a start is refused, in a sentence that says what to do,', () => {
  const refusal = async (url: string, env: Record<string, string> = {}): Promise<string> => {
    try {
      const { store, problem } = await openStore(placeOf(url, env))
      store.close()
      return `no refusal: ${problem}`
    } catch (error) {
      return (error as Error).message
    }
  }
  let nobody: GatewayKey
  beforeAll(async () => {
    nobody = await gateway.addUser('nobody')
  })

  test('without the bucket', async () =>
    expect(await refusal('s3://nowhere/files')).toBe(
      `FILES_URL names the bucket nowhere, which ${gateway.env.AWS_ENDPOINT_URL_S3} does not have. Create it, or correct FILES_URL.`,
    ))

  test('with a wrong key', async () => {
    expect(await refusal(`s3://${BUCKET}`, { AWS_ACCESS_KEY_ID: 'unknown' })).toBe(
      `AWS_ACCESS_KEY_ID is no key of ${gateway.env.AWS_ENDPOINT_URL_S3}. Correct it.`,
    )
    expect(await refusal(`s3://${BUCKET}`, { AWS_SECRET_ACCESS_KEY: 'wrong' })).toMatch(
      /^AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID, or AWS_ENDPOINT_URL_S3 is not the address of /,
    )
  })

  test('without a right, each of those that are needed', async () => {
    const rights = ['s3:PutObject', 's3:GetObject', 's3:ListBucket', 's3:DeleteObject']
    const of = (right: string): string =>
      `The key of AWS_ACCESS_KEY_ID has not the right ${right} in s3://${BUCKET}/firm. Grant it, or set another key.`
    expect(await refusal(`s3://${BUCKET}/firm`, { ...nobody })).toBe(of('s3:PutObject'))
    for (const missing of rights.slice(1)) {
      const policy = {
        Version: '2012-10-17',
        // Denied, because whoever has put an object may read it otherwise.
        Statement: (['Allow', 'Deny'] as const).map((Effect) => ({
          Effect,
          Principal: { AWS: ['arn:aws:iam:::user/nobody'] },
          Action: Effect === 'Allow' ? rights : [missing],
          Resource: [`arn:aws:s3:::${BUCKET}`, `arn:aws:s3:::${BUCKET}/*`],
        })),
      }
      await client.send(new PutBucketPolicyCommand({ Bucket: BUCKET, Policy: JSON.stringify(policy) }))
      expect(await refusal(`s3://${BUCKET}/firm`, { ...nobody })).toBe(of(missing))
    }
  })

  test('but not where nothing answers: that may pass', async () => {
    const { store, problem } = await openStore(placeOf(`s3://${BUCKET}`, { AWS_ENDPOINT_URL_S3: 'http://localhost:9' }))
    store.close()
    expect(problem).toMatch(
      /^No file can be stored or read, because http:\/\/localhost:9 does not answer \(.*ECONNREFUSED.*\)\. Check AWS_ENDPOINT_URL_S3, /,
    )
  })
})

describe('a server that fails', () => {
  const failing: Parameters<typeof faulty.faults>[0] = () => ({ status: 500 })
  test('on one request in three is tried again, and nobody notices', async () => {
    const store = await onFaultyWay()
    let nth = 0
    faulty.faults(() => (nth++ % 3 === 1 ? { status: 500 } : undefined))
    const bytes = bytesOf(13 * MEGABYTE)
    const uuid = randomUUID()
    await store.write(uuid, inPieces(bytes))
    expect((await readAll(store, uuid))?.equals(bytes)).toBe(true)
    faulty.faults(() => undefined)
  })

  test('throughout is one that does not answer; afterwards all is as before', async () => {
    const store = await onFaultyWay()
    const uuid = randomUUID()
    await store.write(uuid, [Buffer.from('kept')])
    faulty.faults(failing)
    for (const asking of [
      () => store.write(randomUUID(), [Buffer.from('x')]),
      () => store.write(randomUUID(), inPieces(bytesOf(11 * MEGABYTE))),
      () => store.read(uuid),
      () => store.list(),
      () => store.trash.put([uuid], new Date()),
      () => store.delete([uuid]),
      () => store.id.read(undefined),
      () => store.check(),
    ])
      await expect(asking()).rejects.toThrow(FileStoreUnavailable)
    faulty.faults(() => undefined)
    expect(await store.list()).toEqual({ finished: new Set([uuid]), unfinished: new Set() })
    await store.check()
  })

  test('in the middle of an upload leaves no object, and its parts are thrown away', async () => {
    const prefix = randomUUID()
    const store = await onFaultyWay(`s3://${BUCKET}/${prefix}`)
    faulty.faults((method, url) => (method === 'PUT' && url.includes('partNumber=3') ? { status: 500 } : undefined))
    await expect(store.write(randomUUID(), inPieces(bytesOf(22 * MEGABYTE)))).rejects.toThrow(FileStoreUnavailable)
    faulty.faults(() => undefined)
    expect(await store.list()).toEqual({ finished: new Set(), unfinished: new Set() })
    expect(await client.send(new ListMultipartUploadsCommand({ Bucket: BUCKET, Prefix: prefix }))).not.toHaveProperty(
      'Uploads',
    )
  })

  test('and cannot be told to throw parts away has an unfinished file, which the trash throws away', async () => {
    const store = await onFaultyWay()
    const uuid = randomUUID()
    faulty.faults((method, url) =>
      method === 'DELETE' || (method === 'PUT' && url.includes('partNumber=2')) ? { status: 500 } : undefined,
    )
    await expect(store.write(uuid, inPieces(bytesOf(12 * MEGABYTE)))).rejects.toThrow(FileStoreUnavailable)
    faulty.faults(() => undefined)
    expect(await store.list()).toEqual({ finished: new Set(), unfinished: new Set([uuid]) })
    expect(await store.trash.put([uuid], new Date())).toEqual(new Set())
    expect((await store.list()).unfinished).toEqual(new Set())
  })

  test('in the middle of a download breaks it off', async () => {
    const store = await onFaultyWay()
    const uuid = randomUUID()
    await store.write(uuid, inPieces(bytesOf(9 * MEGABYTE)))
    faulty.faults(() => ({ bytes: 3 * MEGABYTE }))
    await expect(readAll(store, uuid)).rejects.toThrow(FileStoreUnavailable)
    faulty.faults(() => undefined)
    expect((await readAll(store, uuid))?.length).toBe(9 * MEGABYTE)
  })

  test('while an archive is checked does not make it a damaged one', async () => {
    const store = await onFaultyWay()
    const uuid = randomUUID()
    const { size } = await store.write(uuid, inPieces(zipArchive('word/a.xml', bytesOf(2 * MEGABYTE))))
    faulty.faults(failing)
    await expect(readStoredArchive(store, { uuid, size })).rejects.toThrow(FileStoreUnavailable)
    faulty.faults(() => undefined)
    expect((await readStoredArchive(store, { uuid, size })).state).toBe('safe')
  })

  test('by being slow is waited for', async () => {
    const store = await onFaultyWay()
    faulty.faults(() => ({ delay: 400 }))
    const uuid = randomUUID()
    await store.write(uuid, [Buffer.from('late')])
    expect(String(await readAll(store, uuid))).toBe('late')
    faulty.faults(() => undefined)
  })
})

test('a gateway that takes connections and answers nothing is not waited for for ever', async () => {
  const store = await open(`s3://${BUCKET}/${randomUUID()}`)
  gateway.freeze()
  try {
    await expect(store.id.read(undefined)).rejects.toThrow(FileStoreUnavailable)
    await expect(store.check()).rejects.toThrow(FileStoreUnavailable)
  } finally {
    gateway.wake()
  }
  await store.check()
})

describe('a copy', () => {
  const COPY = { say: () => {} }
  /** A store with an id, three files and two in the trash. */
  async function filled(store: Store): Promise<Map<string, string>> {
    await store.id.prepare('the-id')
    await store.id.confirm()
    const content = new Map(Array.from({ length: 5 }, (_, i) => [randomUUID() as string, `${i}`.repeat(i * 1_500_000)]))
    for (const [uuid, text] of content) await store.write(uuid, inPieces(Buffer.from(text)), { mediaType: 'text/csv' })
    await store.trash.put([...content.keys()].slice(3), new Date())
    return content
  }
  test.each([
    ['folder', 'bucket'],
    ['bucket', 'folder'],
    ['bucket', 'bucket'],
    ['folder', 'folder'],
  ] as const)('from a %s to a %s has every file, the trash and the id', async (source, target) => {
    const [from, to] = [await stores[source](), await stores[target]()]
    const content = await filled(from)
    expect(await copyStore(from, to, COPY)).toEqual({ copied: 5, bytes: 15_000_000, skipped: 0, additional: 0 })
    expect(await to.id.read(undefined)).toBe('the-id')
    for (const [uuid, text] of content) expect(String(await readAll(to, uuid))).toBe(text)
    expect([await to.list(), await to.trash.list()]).toEqual([await from.list(), await from.trash.list()])
    // What was trashed or came meanwhile is done by the next one.
    const [first = ''] = content.keys()
    await from.trash.put([first], new Date())
    await from.write(randomUUID(), [Buffer.from('new')])
    expect(await copyStore(from, to, COPY)).toEqual({ copied: 1, bytes: 3, skipped: 5, additional: 0 })
    expect([await to.list(), await to.trash.list()]).toEqual([await from.list(), await from.trash.list()])
  })

  test('that is broken off has no id, and goes on where it was', async () => {
    const from = await stores.folder()
    await filled(from)
    const to = await onFaultyWay()
    let puts = 0
    faulty.faults((method, url) =>
      method === 'PUT' && !url.includes('/store/') && ++puts > 2 ? { status: 500 } : undefined,
    )
    await expect(copyStore(from, to, COPY)).rejects.toThrow(FileStoreUnavailable)
    faulty.faults(() => undefined)
    expect(await to.id.read('the-id')).toBeUndefined()
    const { copied, skipped } = await copyStore(from, to, COPY)
    expect([copied + skipped, skipped > 0, await to.id.read(undefined)]).toEqual([5, true, 'the-id'])
  })

  test('is refused where another store is, where files are, and of what is no store', async () => {
    const [from, other, full, none] = [
      await stores.folder(),
      await stores.bucket(),
      await stores.bucket(),
      await stores.folder(),
    ]
    await filled(from)
    await other.id.prepare('another')
    await other.id.confirm()
    await full.write(randomUUID(), [Buffer.from('x')])
    for (const to of [other, full])
      await expect(copyStore(from, to, COPY)).rejects.toThrow(
        `${to.place} holds another file store. Copy to a place that is empty.`,
      )
    await expect(copyStore(none, other, COPY)).rejects.toThrow(
      `${none.place} is no file store of CostDraft, or was never started with: it has no id.`,
    )
    await expect(copyStore(from, from, COPY)).rejects.toThrow('cannot be copied to itself')
    expect([await other.id.read(undefined), (await full.list()).finished.size]).toEqual(['another', 1])
  })

  test('finds a file that is not the same', async () => {
    const [from, to] = [await stores.folder(), await stores.folder()]
    const [uuid = ''] = (await filled(from)).keys()
    await copyStore(from, to, COPY)
    writeFileSync(join(to.place, uuid), 'changed')
    await expect(copyStore(from, to, COPY)).rejects.toThrow(
      `The file ${uuid} is not the same in ${from.place} and ${to.place}.`,
    )
  })

  test('is made by a command, which says what it did, or why it did nothing', async () => {
    const from = await stores.folder()
    await filled(from)
    const run = async (...args: string[]): Promise<string[]> => {
      const said: string[] = []
      await copyFiles(args, { ...gateway.env }, (line) => said.push(line))
      return said
    }
    const target = `s3://${BUCKET}/${randomUUID()}`
    expect(await run('copy', `file:${from.place}`, target)).toEqual([
      `5 files (15000000 bytes) copied to ${target}, 0 there and equal before.`,
      'Each was read back and has the size and the SHA-256 of the original. The id and the trash are copied too.',
      'Set FILES_URL to the new place, start CostDraft, and let it use the old one no more.',
    ])
    expect(await run('copy', `file:${from.place}`, target)).toContain(
      `0 files (0 bytes) copied to ${target}, 5 there and equal before.`,
    )
    await expect(run('move')).rejects.toThrow('npm start -- files copy FROM TO copies a file store.')
    await expect(run('copy', 'file:/no/where', 'nowhere')).rejects.toThrow(
      'TO must be s3://bucket/prefix, or file:/folder, not nowhere.\nThere is no folder /no/where.',
    )
    await expect(run('copy', `file:${from.place}`, 's3://nowhere')).rejects.toThrow(
      'TO s3://nowhere: FILES_URL names the bucket nowhere',
    )
  })
})
