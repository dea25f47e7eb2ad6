import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { ByteRange, StoredBytes } from '../store.ts'
import { asUnavailable, codeOf, ifThere } from './s3-errors.ts'
import { bodyOf } from './object-body.ts'

/** In milliseconds: for a request without a file, such as of the id, which is read before each file. */
const SMALL_TIMEOUT = 4_000
/** As many as one request deletes. */
const DELETED_AT_ONCE = 1_000
/** Requests under way for the files of one batch. */
const AT_ONCE = 8

/** The objects of a bucket, by their keys. Every error is `FileStoreUnavailable`. */
export interface Objects {
  read: (key: string, range?: ByteRange) => Promise<StoredBytes | undefined>
  readText: (key: string) => Promise<string | undefined>
  writeText: (key: string, text: string) => Promise<void>
  has: (key: string) => Promise<boolean>
  /** The size of an object in bytes; undefined if there is none. */
  sizeOf: (key: string) => Promise<number | undefined>
  /** Copies an object with what is kept beside it. Returns whether there was one. */
  copy: (from: string, to: string) => Promise<boolean>
  delete: (keys: readonly string[]) => Promise<void>
  /** The names that follow `prefix`, without those that have a slash. */
  list: (prefix: string) => Promise<string[]>
}

/** Handles items, some at a time. */
export async function inParallel<T>(items: readonly T[], handle: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await handle(item)
    }),
  )
}

/** The objects of `bucket`. `reader` has no limit on how long a body is read; `client` has. */
export function objectsOf(client: S3Client, reader: S3Client, bucket: string): Objects {
  const at = (Key: string) => ({ Bucket: bucket, Key })
  const soon = () => ({ abortSignal: AbortSignal.timeout(SMALL_TIMEOUT) })
  const sizeOf: Objects['sizeOf'] = async (key) =>
    (await ifThere(client.send(new HeadObjectCommand(at(key)), soon())))?.ContentLength
  return {
    read: async (key, range) => {
      const asked = { ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }
      const found = await ifThere(reader.send(new GetObjectCommand(asked))).catch((error: unknown) => {
        // Nothing of an object without bytes can be asked for by range.
        if (codeOf((error as Error).cause) === 'InvalidRange') return reader.send(new GetObjectCommand(at(key)))
        throw error
      })
      return found && bodyOf(found)
    },
    readText: async (key) => {
      const found = await ifThere(client.send(new GetObjectCommand(at(key)), soon()))
      return found?.Body?.transformToString().catch((error: unknown) => {
        throw asUnavailable(error)
      })
    },
    writeText: async (key, text) => {
      await ifThere(client.send(new PutObjectCommand({ ...at(key), Body: text, ContentType: 'text/plain' }), soon()))
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    sizeOf,
    copy: async (from, to) => {
      const source = `${bucket}/${from.split('/').map(encodeURIComponent).join('/')}`
      return (await ifThere(client.send(new CopyObjectCommand({ ...at(to), CopySource: source })))) !== undefined
    },
    delete: async (keys) => {
      for (let from = 0; from < keys.length; from += DELETED_AT_ONCE) {
        const Objects = keys.slice(from, from + DELETED_AT_ONCE).map((Key) => ({ Key }))
        const asked = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Quiet: true, Objects } })
        const [refused] = (await ifThere(client.send(asked)))?.Errors ?? []
        if (refused) throw asUnavailable(Object.assign(new Error(refused.Message), { name: refused.Code ?? 'Error' }))
      }
    },
    list: async (prefix) => {
      const names: string[] = []
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const asked = { Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: token }
        const page = await ifThere(client.send(new ListObjectsV2Command(asked)))
        for (const { Key = '' } of page?.Contents ?? []) names.push(Key.slice(prefix.length))
        token = page?.NextContinuationToken
      }
      return names
    },
  }
}
