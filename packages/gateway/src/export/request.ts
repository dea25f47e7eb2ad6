import { refused } from '../errors/errors.ts'

/** What an export is asked with (`POST /export`). */
export interface ExportRequest {
  query: string
  variables: Readonly<Record<string, unknown>>
  /** The response keys from the root to the connection. */
  path: readonly string[]
  format: 'ndjson' | 'csv'
  after: string | null
}

const KEYS = new Set(['query', 'variables', 'path', 'format', 'after'])
const FORMATS: readonly unknown[] = ['ndjson', 'csv']
const MAX_PROBLEMS = 20
const PATH = /^[_A-Za-z]\w*(?:\.[_A-Za-z]\w*)*$/
const MAX_PATH = 500

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The refusal of an export that cannot be read or made: 422 with a sentence by key. */
export const unprocessable = (details: Record<string, string>): Error =>
  refused('INVALID_INPUT', Object.values(details)[0] ?? 'This cannot be read.', details, { status: 422 })

/** What is wrong with each key of a body. */
function problemsOf(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const { query, variables, path, format, after } = body
  const unknown = Object.keys(body).filter((key) => !KEYS.has(key))
  return {
    ...Object.fromEntries(unknown.slice(0, MAX_PROBLEMS).map((key) => [key.slice(0, 100), 'This field is not known.'])),
    ...(typeof query !== 'string' || query === '' ? { query: 'Send the text of one query.' } : {}),
    ...(variables != null && !isRecord(variables) ? { variables: 'Send a JSON object.' } : {}),
    ...(typeof path !== 'string' || path.length > MAX_PATH || !PATH.test(path)
      ? { path: 'Name the connection by the fields that lead to it, such as cases or case.timeRecordings.' }
      : {}),
    ...(FORMATS.includes(format) ? {} : { format: 'Choose from ndjson, csv.' }),
    ...(after != null && typeof after !== 'string' ? { after: 'Send a cursor that this export has answered.' } : {}),
  }
}

/** Reads the body of an export. Throws a 422 with all that is wrong with it. */
export function readExportRequest(body: unknown): ExportRequest {
  if (!isRecord(body)) throw unprocessable({ body: 'Send a JSON object.' })
  const problems = problemsOf(body)
  if (Object.keys(problems).length > 0) throw unprocessable(problems)
  const { query, variables, path, format, after } = body
  return {
    query: query as string,
    variables: (variables ?? {}) as ExportRequest['variables'],
    path: (path as string).split('.'),
    format: format as ExportRequest['format'],
    after: (after as string | null | undefined) || null,
  }
}
