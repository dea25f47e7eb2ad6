import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { FileStoreUnavailable } from '../../errors/file-store-unavailable.ts'
import type { OwnTexts } from '../store.ts'
import { asUnavailable } from './s3-errors.ts'

/** In milliseconds. */
const TIMEOUT = 4_000
const HOUR = 3_600_000

/** What a store needs a right for, in the order in which it is tried. */
export interface ProbeStep {
  right: string
  try: () => Promise<unknown>
}

interface Target {
  client: S3Client
  bucket: string
  /** The prefix of what the store keeps for itself. */
  prefix: string
  texts: OwnTexts
}

/** Tries a bucket with a small object, and remembers whether it took the last file. */
export function probeOf({ client, bucket, prefix, texts }: Target) {
  let isDoubtful = false
  let provedAt = 0
  const soon = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT) })
  /** The steps of one try, of an object that no other process tries. */
  const steps = (): ProbeStep[] => {
    const at = { Bucket: bucket, Key: `${prefix}probe-${randomUUID()}` }
    return [
      {
        right: 's3:PutObject',
        try: () => client.send(new PutObjectCommand({ ...at, Body: 'probe', IfNoneMatch: '*' }), soon()),
      },
      {
        right: 's3:GetObject',
        try: async () => (await client.send(new GetObjectCommand(at), soon())).Body?.transformToString(),
      },
      {
        right: 's3:ListBucket',
        try: () => client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: at.Key }), soon()),
      },
      { right: 's3:DeleteObject', try: () => client.send(new DeleteObjectCommand(at), soon()) },
    ]
  }
  const proved = (): void => {
    isDoubtful = false
    provedAt = Date.now()
  }
  return {
    steps,
    /** Remembers whether the store took a file. */
    watching: async <T>(writing: Promise<T>): Promise<T> => {
      try {
        const written = await writing
        proved()
        return written
      } catch (error) {
        if (error instanceof FileStoreUnavailable) isDoubtful = true
        throw error
      }
    },
    /**
     * Throws `FileStoreUnavailable` if the bucket takes no files. It is asked every few seconds, and each object that
     * is written stays in a versioned bucket: so one is written only if the last file was not taken, and once an
     * hour; otherwise the id is read.
     */
    check: async (): Promise<void> => {
      if (!isDoubtful && Date.now() - provedAt < HOUR) return void (await texts.read('id'))
      try {
        for (const step of steps()) await step.try()
      } catch (error) {
        isDoubtful = true
        throw asUnavailable(error)
      }
      proved()
    },
  }
}
