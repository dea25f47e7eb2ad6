import { penceOf, type Pence, type FiledItem } from '@costdraft/costing'
import { isPriced } from '@costdraft/schema/kind.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { lostIn } from '../fonts/fit-fonts.ts'
import { columnsOfResource, dateColumn, earnerColumn, textColumn } from './columns.ts'
import type { Items } from './registry.ts'
import type { Filed, Resource } from './resource.ts'

type Stored = Readonly<Record<string, unknown>> & { case_uuid: string; uuid: string; parent_uuid: string | null }

const NOTHING: Omit<Filed, 'amount'> = {
  activityType: null,
  hearingType: null,
  disbursementType: null,
  work: [],
  hasExceptionalTravel: false,
}

/**
 * The columns that say of every kind what the check reads; undefined for one that the kind does not have. An amount is
 * an expense where the row has no time.
 */
function commonColumns(resource: Resource) {
  const has = (column: string): string | undefined =>
    columnsOfResource(resource).some((one) => one.column === column && !one.part) ? column : undefined
  return {
    date: dateColumn(resource.kind),
    feeEarner: earnerColumn(resource),
    amount: has('time') ? undefined : has('amount'),
    vatExempt: has('vat_exempt'),
    description: textColumn(resource.kind),
    part: has('cop_case_part'),
    casePart: has('case_part'),
    party: has('party') ?? has('party_uuid'),
    phase: has('phase'),
  }
}

const amountOf = (pounds: unknown): Pence | null => (pounds == null ? null : penceOf(Number(pounds)))

type Undocumented = Omit<FiledItem, 'documents' | Exclude<keyof Filed, 'amount' | 'recordedFor'>> & {
  caseUuid: string
  parent: string | null
  /** What its kind reads of it on a date. */
  filed: (date: string | null) => Partial<Filed> | undefined
}

/** What a row is recorded for, as a key; nothing where its kind records no such thing, or the row is for none. */
function recordedFor(
  row: Stored,
  { part, casePart, party, phase }: ReturnType<typeof commonColumns>,
): Pick<FiledItem, 'recordedFor'> {
  const of = [part, casePart, party, phase].map((column) => (column ? (row[column] ?? null) : null))
  return of.some((value) => value !== null) ? { recordedFor: JSON.stringify(of) } : {}
}

async function itemsOf(tx: Tx, cases: readonly string[], resource: Resource): Promise<Undocumented[]> {
  const { kind, table, filed } = resource
  const common = commonColumns(resource)
  const columns = [...new Set([...Object.values(common), ...(filed?.columns ?? [])])].flatMap((column) => column ?? [])
  const selected = [
    sql`case_item.case_uuid`,
    sql`case_item.uuid`,
    sql`case_item.parent_uuid`,
    ...columns.map((column) => sql`detail.${sql.ref(column)}`),
  ]
  const { rows } = await sql<Stored>`
    select ${sql.join(selected)}
    from case_item join ${sql.table(table)} detail on detail.item_uuid = case_item.uuid
    where case_item.case_uuid = any(${cases}::uuid[]) and case_item.kind = ${kind.name} and case_item.deleted_at is null`.execute(
    tx,
  )
  const textAt = (row: Stored, column: string | undefined): string | null =>
    column ? ((row[column] ?? null) as string | null) : null
  return rows.map((row) => {
    const date = textAt(row, common.date)
    const description = textAt(row, common.description)
    const [party, part] = [textAt(row, common.party), textAt(row, common.part)]
    const lost = lostIn(description)
    return {
      caseUuid: row.case_uuid,
      uuid: row.uuid,
      kind: kind.name,
      parent: row.parent_uuid,
      date,
      feeEarner: textAt(row, common.feeEarner),
      amount: common.amount ? amountOf(row[common.amount]) : null,
      vatExempt: common.vatExempt ? row[common.vatExempt] === true : false,
      description,
      ...(party !== null && { party }),
      ...(part !== null && { part }),
      ...(lost.length > 0 && { unprintable: lost }),
      ...recordedFor(row, common),
      filed: (onDate) => filed?.facts(row, onDate),
    }
  })
}

/** The number of documents of each item that has any, by uuid. */
async function countDocuments(tx: Tx, cases: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('item_file')
    .where(sql<boolean>`case_uuid = any(${cases}::uuid[])`)
    .select((e) => ['item_uuid', e.fn.countAll<number>().as('count')])
    .groupBy('item_uuid')
    .execute()
  return new Map(rows.map(({ item_uuid, count }) => [item_uuid, Number(count)]))
}

type Codes = NonNullable<FiledItem['billCodes']>
/** The codes of a row, where it has none those of the row above: a step says them for what is under it. */
const codesWith = (own: Codes | undefined, above: Codes = {}): Pick<FiledItem, 'billCodes'> =>
  own === undefined
    ? {}
    : {
        billCodes: Object.fromEntries(
          Object.entries(own).map(([name, code]) => [name, code ?? above[name as keyof Codes] ?? null]),
        ),
      }

/** A row of one of several cases. */
export type FiledItemOfCase = FiledItem & { caseUuid: string }

/**
 * The items of cases that have a price, as the check before filing reads them: one query for each kind of `isRead`. A
 * child row has the date of its parent where its kind has none, and the documents of its parent, to which those of its
 * own are attached. Amounts are in pence.
 */
export async function readFiledItemsOfCases(
  tx: Tx,
  { all }: Items,
  cases: readonly string[],
  isRead: (resource: Resource) => boolean = () => true,
): Promise<FiledItemOfCase[]> {
  const rows: Undocumented[] = []
  for (const resource of all)
    if (isPriced(resource.kind) && isRead(resource)) rows.push(...(await itemsOf(tx, cases, resource)))
  const documents = await countDocuments(tx, cases)
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return rows.map(({ parent, filed, ...item }) => {
    const above = parent === null ? undefined : byUuid.get(parent)
    const date = item.date ?? above?.date ?? null
    const own = filed(date)
    return {
      ...item,
      ...NOTHING,
      ...own,
      ...codesWith(own?.billCodes, above?.filed(date)?.billCodes),
      date,
      documents: (documents.get(item.uuid) ?? 0) + (parent === null ? 0 : (documents.get(parent) ?? 0)),
    }
  })
}

/** Those of one case. */
export const readFiledItems = async (tx: Tx, items: Items, caseUuid: string): Promise<FiledItem[]> =>
  (await readFiledItemsOfCases(tx, items, [caseUuid])).map(({ caseUuid: _case, ...item }) => item)
