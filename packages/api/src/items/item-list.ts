import type { Tx } from '../access/as-viewer.ts'
import { readCase } from '../cases/case-rows.ts'
import { ValidationError } from '../http/errors.ts'
import type { Bill, HeadName } from '@costdraft/costing'
import { billOfCase } from '../bills/bill.ts'
import type { Asked } from '../http/request.ts'
import { addPrices } from './item-prices.ts'
import { disbursementKinds, readDisbursements } from './disbursement-list.ts'
import { readItems, type ItemRow, type Range } from './item-rows.ts'
import type { Resource } from './resource.ts'

const DEFAULT_PAGE_SIZE = 100,
  MAX_PAGE_SIZE = 500

/** The items of one kind in a case: the full list, or one page if the query has `first` or `after`. */
export async function listItems(
  asked: Asked,
  resource: Resource,
  byName: Readonly<Record<string, Resource>>,
  attachChildren: (caseUuid: string, rows: ItemRow[]) => Promise<void>,
): Promise<unknown> {
  const {
    tx,
    viewer,
    req: { query, params },
  } = asked
  const owner = await readCase(tx, viewer, String(params.case))
  if (query.first === undefined && query.after === undefined) {
    const rows = await readRows(tx, resource, byName, owner.uuid)
    await attachChildren(owner.uuid, rows)
    const bill = await billOfCase(tx, owner)
    addPrices(bill, resource.kind, rows)
    return resource.kind.name === 'time_recording' ? groupByCasePart(rows, bill) : rows
  }
  const first = Number(query.first ?? DEFAULT_PAGE_SIZE)
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE)
    throw new ValidationError({ first: `Ask for 1 to ${MAX_PAGE_SIZE}.` })
  const rows = await readRows(tx, resource, byName, owner.uuid, { first: first + 1, after: decodeCursor(query.after) })
  const nodes = rows.slice(0, first),
    last = nodes.at(-1)
  await attachChildren(owner.uuid, nodes)
  addPrices(await billOfCase(tx, owner), resource.kind, nodes)
  const { n } = await tx
    .selectFrom('case_item')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('case_uuid', '=', owner.uuid)
    .where('kind', 'in', isDisbursement(resource) ? disbursementKinds : [resource.kind.name])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    total_count: n,
    nodes,
    has_next_page: rows.length > first,
    end_cursor: last ? Buffer.from(JSON.stringify([last.date, last.seq])).toString('base64url') : null,
  }
}

/** Decodes a page cursor: base64url JSON of date and sequence number. */
function decodeCursor(after: unknown): [string, number] | undefined {
  if (typeof after !== 'string' || after === '') return undefined
  try {
    const [date, seq] = JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[]
    if (
      typeof date === 'string' &&
      /^\d{4}-\d{2}-\d{2}$/.test(date) &&
      typeof seq === 'number' &&
      Number.isSafeInteger(seq)
    )
      return [date, seq]
  } catch {
    /* rejected below */
  }
  throw new ValidationError({ after: 'This is not a place in the list.' })
}

const isDisbursement = ({ kind }: Resource): boolean => kind.name === 'disbursement'
/** The rows of a list or of a page of it. The list of disbursements includes those of hearings. */
const readRows = (
  tx: Tx,
  resource: Resource,
  byName: Readonly<Record<string, Resource>>,
  caseUuid: string,
  range: Pick<Range, 'first' | 'after'> = {},
): Promise<ItemRow[]> =>
  isDisbursement(resource) ? readDisbursements(tx, byName, caseUuid, range) : readItems(tx, resource, caseUuid, range)

/** The response format specified for legal aid time recordings: totals, and one instance per case part. */
function groupByCasePart(rows: ItemRow[], { heads }: Bill): unknown {
  const headOf = (name: HeadName) => heads.find((head) => head.name === name) ?? { net: 0, vat: 0 }
  const routine = headOf('routine'),
    scheduled = headOf('scheduled')
  const cost = (group: readonly ItemRow[]): number =>
    group.reduce((pence, { total_cost }) => pence + Math.round(Number(total_cost) * 100), 0) / 100
  return {
    total_cost: (routine.net + scheduled.net) / 100,
    total_vat: (routine.vat + scheduled.vat) / 100,
    total_routine_cost: routine.net / 100,
    total_routine_vat: routine.vat / 100,
    total_scheduled_cost: scheduled.net / 100,
    total_scheduled_vat: scheduled.vat / 100,
    instances: [...Map.groupBy(rows, (row) => row.case_part ?? null)].map(([case_part, time_recordings]) => ({
      case_part,
      total_cost: cost(time_recordings),
      time_recordings,
    })),
  }
}
