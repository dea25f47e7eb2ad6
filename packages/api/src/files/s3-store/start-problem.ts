import { placeName, type BucketPlace } from '../files-place.ts'
import type { ProbeStep } from './probe.ts'
import { codeOf, statusOf } from './s3-errors.ts'

const FORBIDDEN = 403
const SERVER_ERROR = 500

/** What to do about a refusal, by its code. */
const REFUSALS: Readonly<Record<string, (place: BucketPlace, server: string) => string>> = {
  NoSuchBucket: ({ bucket }, server) =>
    `FILES_URL names the bucket ${bucket}, which ${server} does not have. Create it, or correct FILES_URL.`,
  InvalidBucketName: ({ bucket }, server) =>
    `FILES_URL names the bucket ${bucket}, and ${server} takes no such name. Correct FILES_URL.`,
  InvalidAccessKeyId: (_place, server) => `AWS_ACCESS_KEY_ID is no key of ${server}. Correct it.`,
  SignatureDoesNotMatch: (_place, server) =>
    `AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID, or AWS_ENDPOINT_URL_S3 is not the address of ${server} itself. Correct them.`,
  ExpiredToken: () => 'AWS_SESSION_TOKEN has expired. Set a new one with its key.',
  InvalidToken: () => 'AWS_SESSION_TOKEN does not belong to AWS_ACCESS_KEY_ID. Correct it.',
  RequestTimeTooSkewed: (_place, server) => `The clock of this machine differs from that of ${server}. Set it.`,
  CredentialsProviderError: () =>
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing, and this machine has no other credentials. Set them.',
  NotImplemented: (_place, server) =>
    `${server} does not know If-None-Match, by which no file is ever written in the place of another one. Use a server that does.`,
}
/** Codes of a bucket that is in another region. */
const OTHER_REGION = new Set([
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
])

const serverOf = ({ endpoint }: BucketPlace): string => endpoint ?? 'Amazon S3'

/** The sentence of a refusal that will not go away by itself; undefined for a server that does not answer. */
function refusalOf(place: BucketPlace, { right }: ProbeStep, error: unknown): string | undefined {
  const code = codeOf(error)
  const server = serverOf(place)
  const known = REFUSALS[code]
  if (known) return known(place, server)
  if (OTHER_REGION.has(code))
    return `AWS_REGION says ${place.region}, and the bucket ${place.bucket} is in another region. Correct AWS_REGION.`
  const status = statusOf(error)
  if (status === FORBIDDEN)
    return `The key of AWS_ACCESS_KEY_ID has not the right ${right} in ${placeName(place)}. Grant it, or set another key.`
  if (status === undefined || status >= SERVER_ERROR) return undefined
  return `${server} refuses the files of FILES_URL (${placeName(place)}): ${code}. Check FILES_URL, AWS_ENDPOINT_URL_S3 and FILES_PATH_STYLE.`
}

/**
 * Tries everything a store is asked for. Throws a sentence that names the variable and says what to do if something is
 * refused; returns one if the server does not answer, which it may do later.
 */
export async function startProblem(place: BucketPlace, steps: () => ProbeStep[]): Promise<string | undefined> {
  for (const step of steps()) {
    try {
      await step.try()
    } catch (error) {
      const refusal = refusalOf(place, step, error)
      if (refusal !== undefined) throw new Error(refusal, { cause: error })
      return `No file can be stored or read, because ${serverOf(place)} does not answer (${(error as Error).message}). Check AWS_ENDPOINT_URL_S3, and whether the server runs.`
    }
  }
  return undefined
}
