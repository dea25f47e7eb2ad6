import { S3Client } from '@aws-sdk/client-s3'
import type { BucketPlace } from '../files-place.ts'

/** In milliseconds: to reach the server, for its answer to begin, and without a byte in either direction. */
const CONNECT = 2_000
const ANSWER = 10_000
const IDLE = 10_000
/** How often a request is tried in all. A file is sent to us once: what it takes to try a part again is kept. */
const TRIES = 3

/**
 * The clients of a server: one for everything but the reading of files, whose readers may be as slow as they like, and
 * one for that.
 */
export function clientsOf({ region, endpoint, isPathStyle, credentials }: BucketPlace) {
  const settings = {
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    ...(credentials && { credentials }),
    // Servers other than Amazon's do not know the checksums that newer clients add. Ours is the SHA-256 of the row.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
  } as const
  const client = new S3Client({
    ...settings,
    requestHandler: { connectionTimeout: CONNECT, socketTimeout: IDLE },
  })
  const reader = new S3Client({
    ...settings,
    requestHandler: {
      connectionTimeout: CONNECT,
      requestTimeout: ANSWER,
      throwOnRequestTimeout: true,
      socketTimeout: 0,
    },
  })
  return { client, reader }
}
