import { readCase } from '../cases/case-rows.ts'
import { Refused } from '../http/errors.ts'
import type { Bill, HeadName } from '@costdraft/costing'
import { billOfCase, pricesByItem } from '../bills/bill.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import type { Asked } from '../http/request.ts'
import { itemsOf, type ItemRow } from './item-rows.ts'
import type { Resource } from './resource.ts'

const PAGE = 100,
  MOST = 500

/** A list of one kind: whole as specified, or a page of it where `first` or `after` is asked for. */
export async function listOf(
  asked: Asked,
  resource: Resource,
  byName: Readonly<Record<string, Resource>>,
  hang: (caseUuid: string, rows: ItemRow[]) => Promise<void>,
): Promise<unknown> {
  const {
    tx,
    viewer,
    req: { query, params },
  } = asked
  const owner = await readCase(tx, viewer, String(params.case))
  if (query.first === undefined && query.after === undefined) {
    const rows = await itemsOf(tx, resource, owner.uuid)
    await hang(owner.uuid, rows)
    const all = [...rows, ...(await relatives(asked, resource, owner.uuid, byName))]
    const bill = await priceRows(asked, owner, all)
    return resource.kind.name === 'time_recording' ? instancesOf(all, bill) : all
  }
  const first = Number(query.first ?? PAGE)
  if (!Number.isInteger(first) || first < 1 || first > MOST) throw new Refused({ first: `Ask for 1 to ${MOST}.` })
  const rows = await itemsOf(tx, resource, owner.uuid, { first: first + 1, after: placeOf(query.after) })
  const nodes = rows.slice(0, first),
    last = nodes.at(-1)
  await hang(owner.uuid, nodes)
  await priceRows(asked, owner, nodes)
  const { n } = await tx
    .selectFrom('case_item')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('case_uuid', '=', owner.uuid)
    .where('kind', '=', resource.kind.name)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    total_count: n,
    nodes,
    has_next_page: rows.length > first,
    end_cursor: last ? Buffer.from(JSON.stringify([last.date, last.seq])).toString('base64url') : null,
  }
}

function placeOf(after: unknown): [string, number] | undefined {
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
    /* refused below */
  }
  throw new Refused({ after: 'This is not a place in the list.' })
}

/** `GET disbursement` also lists what was paid for hearings, marked: it is changed there. */
async function relatives(
  { tx }: Asked,
  { kind }: Resource,
  caseUuid: string,
  byName: Readonly<Record<string, Resource>>,
): Promise<ItemRow[]> {
  const ofHearings = byName.hearing_disbursement
  if (kind.name !== 'disbursement' || !ofHearings) return []
  const rows = await itemsOf(tx, ofHearings, caseUuid)
  return rows.map((row) => Object.assign(row, { hearing_disbursement: true }))
}

/** What each row comes to stands in it; the price of the whole case is worked out once for its revision. */
async function priceRows({ tx }: Asked, owner: CaseRow, rows: ItemRow[]): Promise<Bill> {
  const bill = await billOfCase(tx, owner),
    prices = pricesByItem(bill)
  for (const row of rows) {
    const price = prices.get(row.uuid)
    row.total_cost = (price?.net ?? 0) / 100
    row.total_vat = (price?.vat ?? 0) / 100
    row.enhancement = price?.enhancement ?? 0
  }
  return bill
}

/** Time recordings of legal aid come as the specification has them: totals, and instances, one a part. */
function instancesOf(rows: ItemRow[], { heads }: Bill): unknown {
  const of = (name: HeadName) => heads.find((head) => head.name === name) ?? { net: 0, vat: 0 }
  const routine = of('routine'),
    scheduled = of('scheduled')
  const cost = (some: readonly ItemRow[]): number =>
    some.reduce((pence, { total_cost }) => pence + Math.round(Number(total_cost) * 100), 0) / 100
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
