import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { startObjectGateway, type ObjectGateway } from './object-gateway.ts'

/** The bucket of the files of all tests, each of which has a prefix of its own. */
export const BUCKET = 'files'

/** Whether the tests store files at an object gateway: FILES=s3. */
export const isOnGateway = (): boolean => process.env.FILES === 's3'

/** A client of the gateway with these variables, for tests that look into it or change it behind the product's back. */
export const clientOf = (env: ObjectGateway['env']): S3Client =>
  new S3Client({
    endpoint: env.AWS_ENDPOINT_URL_S3,
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
  })

/** Starts a gateway with the bucket of the tests. */
export async function startGatewayWithBucket(): Promise<ObjectGateway> {
  const gateway = await startObjectGateway()
  const client = clientOf(gateway.env)
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
  return gateway
}

/** Starts the gateway of a run with FILES=s3, for this process and its children. Returns what stops it. */
export async function startFilesOfRun(): Promise<() => Promise<void>> {
  if (!isOnGateway() || process.env.TEST_GATEWAY) return async () => {}
  const gateway = await startGatewayWithBucket()
  process.env.TEST_GATEWAY = JSON.stringify(gateway.env)
  return gateway.stop
}

/** The variables of the gateway of a run with FILES=s3. */
export const gatewayEnv = (): ObjectGateway['env'] => JSON.parse(process.env.TEST_GATEWAY ?? '') as ObjectGateway['env']

/** The prefix of the files of a data folder. */
export const prefixOf = (dataDir: string): string => dataDir.replaceAll(/\W+/g, '-').replace(/^-/, '')

/**
 * The variables by which the files of a data folder are where this run wants them: none for the folder itself, and with
 * FILES=s3 those of a prefix of the gateway.
 */
export const filesEnv = (dataDir: string): Record<string, string> =>
  isOnGateway() ? { ...gatewayEnv(), FILES_URL: `s3://${BUCKET}/${prefixOf(dataDir)}` } : {}
