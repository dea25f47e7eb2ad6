import { MAX_ENTRIES } from '@costdraft/schema/bulk/entries.ts'
import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { Router } from 'express'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { billsOfCases, type Revision } from '../bills/bill.ts'
import { totalsOnWire } from '../bills/bills.routes.ts'
import { draftOf } from '../http/body.ts'
import { ValidationError } from '../errors/errors.ts'
import { POINTS } from '../http/points.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import { attentionOfCases } from '../item-routes/attention.ts'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { documentsOfCases } from '../outputs/documents-of-cases.ts'
import { nextDeadlines } from '../deadlines/next-deadlines.ts'
import { unresolvedByCase } from '../cases/unresolved-comments.ts'

const MAX_CASES = MAX_ENTRIES
const names = new Map([
  ['cases', 'cases'],
  ['parts', 'parts'],
])

type ReadPart = (tx: Tx, cases: readonly Revision[], items: Items) => Promise<ReadonlyMap<string, unknown>>
const uuidsOf = (cases: readonly Revision[]): string[] => cases.map(({ uuid }) => uuid)
/**
 * What can be asked about each case, and how it is read: in a fixed number of statements, however many cases there are.
 */
const readers = {
  totals: async (tx, cases) =>
    new Map([...(await billsOfCases(tx, cases))].map(([uuid, bill]) => [uuid, totalsOnWire(bill)])),
  attention: (tx, cases, items) => attentionOfCases(tx, items, uuidsOf(cases)),
  documents: (tx, cases) => documentsOfCases(tx, uuidsOf(cases)),
  unresolved_comments: async (tx, cases) => {
    const { rows } = await unresolvedByCase(sql`${uuidsOf(cases)}::uuid[]`).execute(tx)
    const counts = new Map(rows.map(({ case_uuid, count }) => [case_uuid, count]))
    return new Map(cases.map(({ uuid }) => [uuid, counts.get(uuid) ?? 0]))
  },
  next_deadline: async (tx, cases) => {
    const found = await nextDeadlines(tx, uuidsOf(cases))
    return new Map(cases.map(({ uuid }) => [uuid, { deadline: found.get(uuid) ?? null }]))
  },
} satisfies Record<string, ReadPart>
type Part = keyof typeof readers
/** What can be asked about a case beside its row. */
export const partNames = Object.keys(readers) as Part[]
/** The part with whose a case is and its stage, which is of a batch alone: it reads nothing beside the row. */
const HEAD = 'head'

/** Parts of cases that the viewer may read, by case uuid. */
export async function readParts(
  tx: Tx,
  cases: readonly Revision[],
  parts: readonly Part[],
  items: Items,
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>(cases.map(({ uuid }) => [uuid, {}]))
  for (const part of parts)
    for (const [uuid, value] of await readers[part](tx, cases, items))
      Object.assign(found.get(uuid) ?? {}, { [part]: value })
  return found
}

/**
 * The cases and parts of a request body. Throws 422 for more than 250 cases, a value that is no uuid, and an unknown
 * part.
 */
function requested(body: unknown): { uuids: string[]; parts: Part[]; hasHead: boolean } {
  const { cases, parts } = draftOf(names, body)
  const known: readonly string[] = [...partNames, HEAD]
  if (!Array.isArray(cases) || cases.length > MAX_CASES)
    throw new ValidationError({ cases: `Send a list of the uuids of at most ${MAX_CASES} cases.` })
  if (cases.some((uuid) => typeof uuid !== 'string' || !isUuid(uuid)))
    throw new ValidationError({ cases: 'A case is named by its uuid.' })
  if (!Array.isArray(parts) || parts.length === 0 || parts.some((part) => !known.includes(part as string)))
    throw new ValidationError({ parts: `Choose from ${known.join(', ')}.` })
  return {
    uuids: cases.map((uuid: string) => uuid.toLowerCase()),
    parts: partNames.filter((name) => parts.includes(name)),
    hasHead: parts.includes(HEAD),
  }
}

/** `POST client/case/batch`: parts of many cases in the order asked; null for a case that the viewer may not read. */
export async function readBatch(
  { tx, viewer, req, spend }: Pick<RequestContext, 'tx' | 'viewer' | 'req' | 'spend'>,
  items: Items = productItems,
) {
  const { uuids, parts, hasHead } = requested(req.body)
  const rows = await tx
    .selectFrom('case')
    .select(['uuid', 'revision', 'client_uuid', 'stage'])
    .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
    .where(sql<boolean>`client_uuid = any(${clientsWithPermission(viewer, 'case:read')}::uuid[])`)
    .execute()
  spend(rows.length * parts.length * POINTS.casePart)
  const found = rows.length > 0 ? await readParts(tx, rows, parts, items) : new Map<string, object>()
  const heads = new Map(
    rows.map(({ uuid, client_uuid, stage }) => [uuid, hasHead ? { [HEAD]: { client: client_uuid, stage } } : {}]),
  )
  return {
    cases: uuids.map((uuid) => {
      const read = found.get(uuid)
      return read ? { uuid, ...heads.get(uuid), ...read } : null
    }),
  }
}

/** Whether a body asks for a part. */
const asksFor = (body: unknown, part: Part): boolean =>
  typeof body === 'object' && body !== null && 'parts' in body && Array.isArray(body.parts) && body.parts.includes(part)

/** Reads what is shown beside each case of a list in one request. */
export const caseBatchRoutes = (ask: RequestHandlers, items: Items): Router => {
  const router = Router()
  router.post(
    '/client/case/batch',
    // The state of documents follows from jobs, of which no change is recorded.
    ask((asked) => readBatch(asked, items), { isRead: true, onReplica: (req) => !asksFor(req.body, 'documents') }),
  )
  return router
}
