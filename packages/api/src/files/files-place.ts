import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The place of a file store in a bucket of an S3-compatible server. */
export interface BucketPlace {
  kind: 's3'
  bucket: string
  /** Without slashes at its ends; empty for the bucket itself. */
  prefix: string
  region: string
  /** The address of the server; undefined for Amazon's own. */
  endpoint: string | undefined
  /** Whether the bucket is named in the path of a request, and not in the host. */
  isPathStyle: boolean
  /** Undefined if the SDK is to look for them, as in the role of a machine. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
}
/** Where the files are: in a folder, or in a bucket. */
export type FilesPlace = { kind: 'folder'; path: string } | BucketPlace

type Env = Readonly<Record<string, string | undefined>>

/** The folder of the files where FILES_URL does not say another place. */
export const folderIn = (dataDir: string): FilesPlace => ({ kind: 'folder', path: join(dataDir, 'files') })

/** The place as an administrator writes it. */
export const placeName = (place: FilesPlace): string =>
  place.kind === 'folder' ? place.path : `s3://${[place.bucket, place.prefix].filter(Boolean).join('/')}`

const FORMS = 's3://bucket/prefix, or file:/folder'
/** A name of a bucket as Amazon allows it; older servers take capital letters and underscores too. */
const BUCKET = /^[A-Za-z\d][\w.-]{1,61}[A-Za-z\d]$/
/** Parts of a prefix that need no encoding anywhere, and no `..`. */
const PREFIX = /^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/
/** What servers other than Amazon's expect where nothing else is said. */
const USUAL_REGION = 'us-east-1'

/**
 * Reads a place as FILES_URL, or an argument of `files copy`, writes it; `name` is what it is called in a refusal. Adds
 * to `problems` what is wrong with it and with the variables that it needs.
 */
export function readPlace(name: string, url: string, env: Env, problems: string[]): FilesPlace | undefined {
  if (url.startsWith('s3://')) return readBucket(name, url, env, problems)
  if (url.startsWith('file:')) {
    const path = url.startsWith('file://') ? folderOfUrl(url) : url.slice('file:'.length)
    if (path) return { kind: 'folder', path: resolve(path) }
  }
  problems.push(`${name} must be ${FORMS}, not ${url}.`)
  return undefined
}

/** FILES_URL with its variables: where the files are. The folder `files` of the data folder if it is not set. */
export function readFilesPlace(env: Env, dataDir: string, problems: string[]): FilesPlace {
  const folder = folderIn(dataDir)
  return env.FILES_URL ? (readPlace('FILES_URL', env.FILES_URL, env, problems) ?? folder) : folder
}

function folderOfUrl(url: string): string | undefined {
  try {
    return fileURLToPath(url)
  } catch {
    return undefined
  }
}

function readBucket(name: string, url: string, env: Env, problems: string[]): BucketPlace {
  const [bucket = '', ...rest] = url.slice('s3://'.length).replace(/\/+$/, '').split('/')
  const prefix = rest.join('/')
  if (!BUCKET.test(bucket) || !PREFIX.test(prefix))
    problems.push(
      `${name} must be ${FORMS}, with a prefix of letters, digits, dots, hyphens and underscores, not ${url}.`,
    )
  const endpoint = readEndpoint(env, problems)
  const { AWS_REGION } = env
  if (!AWS_REGION && !endpoint)
    problems.push(
      'AWS_REGION is missing: a bucket at Amazon needs its region. For another server set AWS_ENDPOINT_URL_S3.',
    )
  const credentials = readCredentials(env, problems)
  const isPathStyle = readPathStyle(env, endpoint !== undefined, problems)
  return {
    kind: 's3',
    bucket,
    prefix,
    region: AWS_REGION || USUAL_REGION,
    endpoint,
    isPathStyle,
    credentials,
  }
}

function readEndpoint({ AWS_ENDPOINT_URL_S3: url }: Env, problems: string[]): string | undefined {
  if (!url) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    problems.push(`AWS_ENDPOINT_URL_S3 must be an address such as https://s3.example.com, not ${url}.`)
  return url
}

function readPathStyle({ FILES_PATH_STYLE: said }: Env, hasEndpoint: boolean, problems: string[]): boolean {
  if (!said) return hasEndpoint
  if (said !== 'yes' && said !== 'no') problems.push(`FILES_PATH_STYLE must be yes or no, not ${said}.`)
  return said === 'yes'
}

/** The secrets are never repeated in a problem. */
function readCredentials(env: Env, problems: string[]): BucketPlace['credentials'] {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env
  if (!accessKeyId !== !secretAccessKey)
    problems.push(
      `${accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'} is missing: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY go together.`,
    )
  if (!accessKeyId || !secretAccessKey) return undefined
  return { accessKeyId, secretAccessKey, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) }
}
