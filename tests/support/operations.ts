import { NETWORK_HEADER } from '@costdraft/schema/network.ts'
import type { Dispatcher } from 'undici'
import { graphql } from './graphql-operations.ts'
import type { Caller, GraphQLAnswer } from './instance.ts'
import { rest } from './rest-operations.ts'
import { scimRest } from './scim-operations.ts'
import type { Target } from './target.ts'

/** The result of an operation: its GraphQL error code, also for REST, and the response. */
export interface Outcome {
  code: string
  answer: unknown
  status: number
}
/** Whether an operation is one of SCIM, which is open to its own scope alone, and refuses in a shape of its own. */
export const isOfScim = ({ name }: Operation): boolean => name.includes(' /scim/')
/** An operation: a route of the API, or a root field of the schema. */
export interface Operation {
  name: string
  writes: boolean
  isRest: boolean
  ask: (target: Target, caller: Caller, headers?: Record<string, string>) => Promise<Outcome>
}

/** Reads that take a body. */
const READS = new Set([
  'POST /client/case/batch',
  'POST /client/case/lists',
  'POST /client/case/:uuid/preview/:key',
  'POST /client/case/:case/budget/figures',
  'POST /client/case/:case/hearing/price',
  'POST /client/:client/fee-earner/:earner/preview',
  'POST /clients/:client/sites/:site/preview',
  'POST /clients/:client/merge/preview',
  'POST /clients/:client/parent/preview',
  'POST /client/:client/rates/:table/preview',
  'POST /client/:client/rates/:table/csv',
  'POST /scim/v2/.search',
  'POST /scim/v2/Users/.search',
  'POST /scim/v2/Groups/.search',
])
const CODES: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'CONFLICT',
  422: 'INVALID_INPUT',
}

/** Operations over many cases: the answer to their one entry stands for theirs. */
const OF_ENTRIES = new Set([
  'POST /client/case/moves',
  'POST /client/case/edits',
  'POST /client/case/outputs',
  'POST /client/case/rows',
  'Mutation.moveCases',
  'Mutation.editCases',
  'Mutation.generateDocumentsOfCases',
  'Mutation.addRows',
])
interface EntryAnswer {
  error: { code: string } | null
}
/** The answer to the one entry of an operation over many cases; undefined for any other operation. */
export function entryAnswer(name: string, data: GraphQLAnswer['data']): EntryAnswer | undefined {
  return OF_ENTRIES.has(name) && data ? (Object.values(data)[0] as [EntryAnswer])[0] : undefined
}
/** The answer of a route, or of its one entry. */
function entryIn(
  name: string,
  { status, body }: { status: number; body: unknown },
): { status: number; answer: unknown } {
  if (!OF_ENTRIES.has(name) || status !== 200) return { status, answer: body }
  const [{ status: ofEntry, ...answer }] = (body as { results: [{ status: number }] }).results
  return { status: ofEntry, answer }
}

/** What a report says beside its figures: when they were read, and by which filter its cases are listed. */
function figuresOf(answer: unknown): unknown {
  const { as_of: _asOf, rows, total, ...rest } = answer as { as_of: string; rows: Figures[]; total: Figures }
  const figures = ({ filter: _filter, ...row }: Figures): object => row
  return { ...rest, rows: rows.map(figures), total: figures(total) }
}
type Figures = Record<string, unknown>
/** A sheet without the moment at which it was read. */
const sheetOf = ({ content }: { content: string }): object => ({
  content: Buffer.from(
    Buffer.from(content, 'base64')
      .toString()
      .replace(/^As of,.*$/m, ''),
  ).toString('base64'),
})
/** An answer as it can be compared with another to the same question. */
function comparable(name: string, answer: unknown): unknown {
  if (name.startsWith('GET /client/reports/')) return figuresOf(answer)
  return name === 'Query.reportSheet' ? sheetOf(answer as { content: string }) : answer
}

/**
 * Of one request, so that answers of the same kind are the same to the letter; and of a network of its own, so that
 * what other tests ask for too often from theirs is not refused here.
 */
const ONE_REQUEST = { 'x-request-id': 'one-and-the-same', [NETWORK_HEADER]: '198.51.100.0/24' }

/** All operations. */
export const operations: Operation[] = [
  ...Object.entries({ ...rest, ...scimRest }).map(([name, ask]): Operation => {
    const method = name.split(' ')[0] as Dispatcher.HttpMethod
    return {
      name,
      isRest: true,
      writes: method !== 'GET' && !READS.has(name),
      ask: async (target, caller, headers) => {
        const [path, body] = ask(target)
        const { status, answer } = entryIn(
          name,
          await caller.rest<unknown>(method, path, body, { ...ONE_REQUEST, ...headers }),
        )
        return {
          status,
          answer: status === 200 ? comparable(name, answer) : answer,
          code: CODES[status] ?? (status < 300 ? 'OK' : String(status)),
        }
      },
    }
  }),
  ...Object.entries(graphql).map(([name, ask]): Operation => ({
    name,
    isRest: false,
    writes: name.startsWith('Mutation.'),
    ask: async (target, caller, headers) => {
      const [query, variables] = ask(target)
      const { status, data, errors } = await caller.graphql(query, variables, { ...ONE_REQUEST, ...headers })
      const entry = entryAnswer(name, data)
      if (entry) return { status, answer: entry.error ?? entry, code: entry.error?.code ?? 'OK' }
      const codes = new Set(errors?.map(({ extensions }) => String(extensions.code)))
      return {
        status,
        answer: errors ? errors : comparable(name, Object.values(data ?? {})[0]),
        code: errors ? [...codes].join(' and ') : 'OK',
      }
    },
  })),
]
