import { describe, expect, test } from 'vitest'
import { readFilesPlace } from './files-place.ts'

const read = (env: Record<string, string>) => {
  const problems: string[] = []
  const place = readFilesPlace(env, '/data', problems)
  return { place, problems }
}
const KEY = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
const SERVER = { AWS_ENDPOINT_URL_S3: 'https://s3.example.com' }

describe('the place of the files', () => {
  test.each([
    [{}, '/data/files'],
    [{ FILES_URL: '' }, '/data/files'],
    [{ FILES_URL: 'file:/mnt/files' }, '/mnt/files'],
    [{ FILES_URL: 'file:///mnt/our%20files' }, '/mnt/our files'],
  ])('of %j is the folder %s', (env, path) =>
    expect(read(env)).toEqual({ place: { kind: 'folder', path }, problems: [] }),
  )

  test('is a bucket at Amazon, with its region', () =>
    expect(read({ FILES_URL: 's3://firm/files/2026/', AWS_REGION: 'eu-west-2', ...KEY })).toEqual({
      place: {
        kind: 's3',
        bucket: 'firm',
        prefix: 'files/2026',
        region: 'eu-west-2',
        endpoint: undefined,
        isPathStyle: false,
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      },
      problems: [],
    }))

  test('is a bucket of another server, named in the path unless it is said', () => {
    const env = { FILES_URL: 's3://firm', ...SERVER }
    expect(read(env).place).toMatchObject({
      prefix: '',
      region: 'us-east-1',
      endpoint: 'https://s3.example.com',
      isPathStyle: true,
      credentials: undefined,
    })
    expect(read({ ...env, FILES_PATH_STYLE: 'no' }).place).toMatchObject({ isPathStyle: false })
    expect(read({ ...env, ...KEY, AWS_SESSION_TOKEN: 'token' }).place).toMatchObject({
      credentials: { sessionToken: 'token' },
    })
  })

  test.each([
    'files',
    '/files',
    'https://s3.example.com/files',
    's3:/firm',
    's3://',
    's3://a',
    's3://firm/a b',
    's3://firm/../x',
    's3://firm/a//b',
    'file:',
    'file://host/files',
  ])('is not %s', (url) => {
    const { problems } = read({ FILES_URL: url, ...SERVER })
    expect(problems).toEqual([expect.stringMatching(/^FILES_URL must be s3:\/\/bucket\/prefix, or file:\/folder/)])
    expect(problems[0]).toContain(`not ${url}.`)
  })

  test('names all that is wrong with its variables, and no secret', () => {
    const { problems } = read({
      FILES_URL: 's3://firm',
      AWS_SECRET_ACCESS_KEY: 'do not say',
      AWS_ENDPOINT_URL_S3: 'nowhere',
      FILES_PATH_STYLE: 'perhaps',
    })
    expect(problems).toEqual([
      'AWS_ENDPOINT_URL_S3 must be an address such as https://s3.example.com, not nowhere.',
      'AWS_ACCESS_KEY_ID is missing: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY go together.',
      'FILES_PATH_STYLE must be yes or no, not perhaps.',
    ])
    expect(read({ FILES_URL: 's3://firm' }).problems).toEqual([
      'AWS_REGION is missing: a bucket at Amazon needs its region. For another server set AWS_ENDPOINT_URL_S3.',
    ])
  })

  test('needs none of these variables for a folder', () =>
    expect(read({ AWS_ENDPOINT_URL_S3: 'nowhere', FILES_PATH_STYLE: 'perhaps' }).problems).toEqual([]))
})
