import { Readable } from 'node:stream'
import { AbortMultipartUploadCommand, type S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { measured } from '../measured.ts'
import type { Content, WriteOptions, WrittenFile } from '../store.ts'
import type { Objects } from './objects.ts'
import { asUnavailable } from './s3-errors.ts'

/** In bytes: the smallest that servers take. A file up to this size is sent in one request. */
const PART = 5 * 2 ** 20
/** Parts of one file under way: with one that is being filled, what an upload holds in memory. */
const PARTS_AT_ONCE = 2
/** In milliseconds. */
const ABORT_TIMEOUT = 4_000

interface Target {
  client: S3Client
  objects: Pick<Objects, 'sizeOf'>
  bucket: string
}

/**
 * Streams content into a new object, in parts. It appears whole or not at all, and never in the place of another one.
 * Throws the error of the content, `TooLarge`, or `FileStoreUnavailable`.
 */
export async function writeObject(
  { client, objects, bucket }: Target,
  key: string,
  content: Content,
  { maxBytes, mediaType = 'application/octet-stream' }: WriteOptions,
): Promise<WrittenFile> {
  const { bytes, result, failure } = measured(content, maxBytes)
  const upload = new Upload({
    client,
    partSize: PART,
    queueSize: PARTS_AT_ONCE,
    // Thrown away below, within a time.
    leavePartsOnError: true,
    params: {
      Bucket: bucket,
      Key: key,
      Body: Readable.from(bytes, { objectMode: false }),
      IfNoneMatch: '*',
      ContentType: mediaType,
      // Whoever is given the object itself is not shown what is in it. Its name is in the database, where it changes.
      ContentDisposition: 'attachment',
    },
  })
  try {
    await upload.done()
    const written = result()
    // What was cut short on its way is not named.
    if (written.size > PART && (await objects.sizeOf(key)) !== written.size)
      throw new Error('the object has another size than what was sent')
    return written
  } catch (error) {
    const { uploadId: UploadId } = upload
    if (UploadId) await abort(client, { Bucket: bucket, Key: key, UploadId })
    throw failure() ?? asUnavailable(error)
  }
}

/** Throws the parts of an upload away. Where that fails the sweep does it later. */
const abort = (client: S3Client, upload: { Bucket: string; Key: string; UploadId: string }): Promise<unknown> =>
  client
    .send(new AbortMultipartUploadCommand(upload), { abortSignal: AbortSignal.timeout(ABORT_TIMEOUT) })
    .catch(() => {})
