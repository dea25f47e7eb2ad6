import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3'
import { fileName } from '../file-name.ts'
import { asUnavailable, codeOf, ifThere } from './s3-errors.ts'

/** Uploads in parts that were begun and not finished: their parts take room, and no list of objects shows them. */
export interface Parts {
  list: () => Promise<Set<string>>
  /** Throws away the parts of these files. */
  abort: (uuids: readonly string[]) => Promise<void>
}

/** Of servers that do not list uploads, and of keys that may not: the bucket's own rule ends them then (README). */
const NOT_LISTED = new Set(['AccessDenied', 'NotImplemented', 'MethodNotAllowed'])

/** The unfinished uploads of the files under `prefix`. */
export function partsOf(client: S3Client, bucket: string, prefix: string): Parts {
  const pageAfter = (last: ListMultipartUploadsCommandOutput | undefined) =>
    client
      .send(
        new ListMultipartUploadsCommand({
          Bucket: bucket,
          Prefix: prefix,
          Delimiter: '/',
          KeyMarker: last?.NextKeyMarker,
          UploadIdMarker: last?.NextUploadIdMarker,
        }),
      )
      .catch((error: unknown) => {
        if (NOT_LISTED.has(codeOf(error))) return undefined
        throw asUnavailable(error)
      })
  async function* uploads(): AsyncGenerator<{ uuid: string; key: string; upload: string }> {
    let page: ListMultipartUploadsCommandOutput | undefined
    do {
      page = await pageAfter(page)
      for (const { Key = '', UploadId = '' } of page?.Uploads ?? []) {
        const uuid = Key.slice(prefix.length)
        if (fileName(uuid)?.isPart === false) yield { uuid, key: Key, upload: UploadId }
      }
    } while (page?.IsTruncated)
  }
  return {
    list: async () => {
      const found = new Set<string>()
      for await (const { uuid } of uploads()) found.add(uuid)
      return found
    },
    abort: async (uuids) => {
      const wanted = new Set(uuids)
      for await (const { uuid, key, upload } of uploads())
        if (wanted.has(uuid))
          await ifNoUpload(
            ifThere(client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: upload }))),
          )
    },
  }
}

/** Another process may have ended it meanwhile. */
const ifNoUpload = (aborting: Promise<unknown>): Promise<unknown> =>
  aborting.catch((error: unknown) => {
    if (codeOf((error as Error).cause) !== 'NoSuchUpload') throw error
  })
