import { NOT_REACHED } from '@costdraft/schema/bulk/entries.ts'
import { keyOfEntry } from '@costdraft/schema/bulk/entry-key.ts'
import { GraphQLError } from 'graphql'
import { changesIn } from '../cases/area-mutations.ts'
import type { Optional } from '../cases/case-records.ts'
import { caseOf } from '../cases/case-rows.ts'
import type { Cases } from '../context/context.ts'
import { refused, upstreamError } from '../errors/errors.ts'
import { refusalIn } from '../items/row-changes.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import type { Call } from '../upstream/http.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, CaseRow, ItemRow, Row } from '../upstream/rows.ts'
import type { Answer, BulkChanges, Entry } from './bulk-changes.ts'

interface Result {
  status: number
  case?: unknown
  item?: ItemRow
}
/** What is sent of the entries of a request, and what is read of the answer to each. */
interface Sent<One extends Entry, Answered> {
  /** The last segment of the path, and the name of the list. */
  path: string
  list: string
  /** The body of an entry beside its case. Throws what is wrong with it before it is sent. */
  bodyOf: (entry: One) => Row | Promise<Row>
  rowOf: (result: Result) => Answered
}
const NOT_IN_TIME = 504
const FAILED = 'The service behind CostDraft failed. Try again.'

const refusalOf = (result: Result): GraphQLError =>
  result.status === NOT_IN_TIME ? refused('TIMEOUT', NOT_REACHED) : upstreamError(result.status, result)

const isEmpty = (body: Row): boolean => Object.keys(body).length === 0

/** Makes the function that sends the entries of a request with one call, and answers each. */
const senderOf =
  (call: Call) =>
  <One extends Entry, Answered>({ path, list, bodyOf, rowOf }: Sent<One, Answered>) =>
  async (entries: readonly One[], key: Optional): Promise<Answer<Answered>[]> => {
    // The key depends on the place in the request: what is not sent of it moves no other entry.
    const wholeBodyOf = async (entry: One): Promise<Row> => ({
      case: entry.head.uuid,
      ...(key && { idempotency_key: keyOfEntry(key, entry.place) }),
      ...(await bodyOf(entry)),
    })
    const bodies = await Promise.all(entries.map((entry) => wholeBodyOf(entry).catch(refusalIn)))
    const sent = bodies.filter((body): body is Row => !(body instanceof GraphQLError))
    let results: Result[] = []
    if (sent.length > 0)
      // The key of the request says that trying again is safe.
      ({ results } = await call<{ results: Result[] }>(
        'POST',
        `client/case/${path}`,
        { [list]: sent },
        idempotencyHeader(key),
      ))
    if (results.length !== sent.length) throw refused('UPSTREAM_FAILED', FAILED)
    let at = 0
    return bodies.map((body) => {
      if (body instanceof GraphQLError) return { error: body }
      const result = results[at++]
      if (!result) return { error: refused('UPSTREAM_FAILED', FAILED) }
      return result.status < 400 ? { row: rowOf(result) } : { error: refusalOf(result) }
    })
  }

/** Changes many cases with one call of our own API. */
export function ownBulk(
  { caseHost: { call }, hosts }: RequestHosts,
  { bodiesOfEdit, items }: Pick<Cases, 'bodiesOfEdit' | 'items'>,
): BulkChanges {
  const send = senderOf(call)
  /** The case of an answer; its documents may not be what they were. */
  const caseIn = (result: Result): CaseRow => {
    const row = caseOf(result.case)
    hosts.pollers.forget(row.uuid)
    return row
  }
  return {
    heads: async (uuids) => {
      const cases = [...new Set(uuids)]
      const answer = await call<{ cases: ({ head?: Omit<CaseHead, 'uuid'> } | null)[] }>('POST', 'client/case/batch', {
        cases,
        parts: ['head'],
      })
      const heads = new Map(cases.map((uuid, at) => [uuid, answer.cases[at]?.head]))
      return uuids.map((uuid) => {
        const head = heads.get(uuid)
        return head ? { uuid, ...head } : null
      })
    },
    move: send({
      path: 'moves',
      list: 'moves',
      bodyOf: ({ stage, from, version }) => ({ stage, ...(from && { from }), ...(version && { version }) }),
      rowOf: caseIn,
    }),
    edit: send({
      path: 'edits',
      list: 'edits',
      bodyOf: async ({ head, area, input, version }) => {
        // Our own API judges itself of which area a case is.
        const [changes, certificate] = await bodiesOfEdit(area, head as CaseRow, ...changesIn(area, input))
        return {
          area: area.name,
          ...(version && { version }),
          ...((!isEmpty(changes) || isEmpty(certificate)) && { changes }),
          ...(!isEmpty(certificate) && { certificate }),
        }
      },
      rowOf: caseIn,
    }),
    generate: send({ path: 'outputs', list: 'cases', bodyOf: () => ({}), rowOf: caseIn }),
    addRows: send({
      path: 'rows',
      list: 'rows',
      bodyOf: async ({ kind, input }) => ({ kind: kind.name, item: await items.bodyOfNew(kind, input) }),
      rowOf: ({ item }) => item as ItemRow,
    }),
  }
}
