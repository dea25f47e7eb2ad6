import { Readable } from 'node:stream'
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
import type { StoredBytes } from '../store.ts'
import { asUnavailable } from './s3-errors.ts'

/** In milliseconds: how long the store may send nothing. How long a reader takes for what came does not count. */
const IDLE = 10_000

class Idle extends Error {
  override name = 'Idle'
}

/** The next chunk, or an error if it does not come in time. */
function inTime<T>(next: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Idle(`nothing came for ${IDLE} ms`)), IDLE)
  })
  return Promise.race([next, late]).finally(() => clearTimeout(timer))
}

async function* watched(body: Readable): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  try {
    for (let next = await inTime(chunks.next()); !next.done; next = await inTime(chunks.next())) yield next.value
  } catch (error) {
    throw asUnavailable(error)
  }
}

/** The size of the whole object of which an answer holds all or a part: `bytes 0-9/100`. */
const wholeSize = ({ ContentRange, ContentLength }: GetObjectCommandOutput): number =>
  Number(ContentRange?.split('/').at(-1) ?? ContentLength ?? 0)

/** The bytes of an answer, which fail if the store stops sending them. */
export function bodyOf(answer: GetObjectCommandOutput): StoredBytes {
  const body = answer.Body as Readable
  // A reader that goes away before its first byte never starts the generator.
  const bytes = Readable.from(watched(body), { objectMode: false }).once('close', () => body.destroy())
  body.on('error', () => {}) // the reader is told of it
  return { size: wholeSize(answer), mediaType: answer.ContentType, bytes }
}
