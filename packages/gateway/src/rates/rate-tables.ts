import { amountText } from '@costdraft/schema/rates/amount.ts'
import { refused } from '../errors/errors.ts'
import type { RateEditionInput, RateGroup, RateState } from '../generated/resolvers.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Page, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    rates: RateTables
  }
}

export interface RateTableSummaryRow {
  key: string
  group: RateGroup
  name: string
  title: string
  state: RateState
  held: number
  rows: number
  own: number
}
interface RateRowOnWire {
  key: string
  unit: string
}
/** An edition as hosts answer it; amounts are pounds or whole percent, by row. */
interface RateEditionOnWire {
  uuid: string | null
  effective_from: string
  authority: string
  source: string | null
  provisional: string | null
  by: string | null
  recorded_at: string | null
  version: number | null
  amounts: Readonly<Record<string, number>>
}
export interface RateEditionRow extends Omit<RateEditionOnWire, 'amounts'> {
  amounts: { row: string; amount: string }[]
}
interface RateTableOnWire {
  key: string
  name: string
  title: string
  instrument: string
  provision: string
  dimensions: { name: string; values: string[] }[]
  rows: RateRowOnWire[]
  editions: RateEditionOnWire[]
}
export interface RateTableRow extends Omit<RateTableOnWire, 'rows' | 'editions'> {
  rows: (RateRowOnWire & { values: string[] })[]
  editions: RateEditionRow[]
}
/** A case that an edition would change; values are in pounds. */
export interface RateChangeRow {
  uuid: string
  case_name: string | null
  solicitors_case_reference: string | null
  case_type: string
  before: number | null
  after: number | null
  unpriced_before: number
  unpriced_after: number
}
export interface RatePreviewRow extends Page<RateChangeRow> {
  examined: number
}

type Optional = string | null | undefined

/**
 * The rate tables of a host that has them (addition `rates`); questions are answered with null where it has none,
 * changes refused.
 */
export interface RateTables {
  list: (client: string) => Promise<RateTableSummaryRow[] | null>
  read: (client: string, key: string) => Promise<RateTableRow | null>
  preview: (
    client: string,
    key: string,
    asked: { edition?: Optional; input?: RateEditionInput | null; after?: Optional },
  ) => Promise<RatePreviewRow | null>
  add: (client: string, key: string, input: RateEditionInput, idempotencyKey: Optional) => Promise<RateEditionRow>
  edit: (
    client: string,
    key: string,
    uuid: string,
    input: RateEditionInput,
    version: Optional,
  ) => Promise<RateEditionRow>
  remove: (client: string, key: string, uuid: string, version: Optional) => Promise<void>
}

const at = encodeURIComponent
const pathOf = (client: string, key: string): string => `client/${at(client)}/rates/${at(key)}`

/** An edition with its amounts as text, by the units of the rows of its table. */
const editionOf =
  (rows: readonly RateRowOnWire[]) =>
  ({ amounts, ...edition }: RateEditionOnWire): RateEditionRow => {
    const units = new Map(rows.map(({ key, unit }) => [key, unit]))
    return {
      ...edition,
      amounts: Object.entries(amounts).map(([row, amount]) => ({ row, amount: amountText(units.get(row), amount) })),
    }
  }

/**
 * The body of a change. The host judges the amounts; a row that is given twice would be lost here, so it is refused.
 */
function bodyOf({ effectiveFrom, authority, amounts }: RateEditionInput): Row {
  const byRow = new Map<string, string>()
  const twice: Record<string, string> = {}
  for (const { row, amount } of amounts) {
    if (byRow.has(row)) twice[`amounts.${row}`] = 'This row is given twice.'
    byRow.set(row, amount)
  }
  if (Object.keys(twice).length > 0) throw refused('INVALID_INPUT', 'Please complete all fields to continue.', twice)
  return { effective_from: effectiveFrom, authority, amounts: Object.fromEntries(byRow) }
}

function ownRateTables({ caseHost: { call }, readCase }: RequestHosts): RateTables {
  const readWire = (client: string, key: string): Promise<RateTableOnWire> => readCase(pathOf(client, key))
  /** Makes a change to a table that is there, and answers the edition in the units of its rows. */
  const changed = async (
    client: string,
    key: string,
    change: () => Promise<RateEditionOnWire>,
  ): Promise<RateEditionRow> => {
    const { rows } = await readWire(client, key)
    return editionOf(rows)(await change())
  }
  return {
    list: async (client) => (await readCase<{ tables: RateTableSummaryRow[] }>(`client/${at(client)}/rates`)).tables,
    read: async (client, key) => {
      const { rows, editions, ...table } = await readWire(client, key)
      return {
        ...table,
        rows: rows.map((row) => ({ ...row, values: row.key.split('.') })),
        editions: editions.map(editionOf(rows)),
      }
    },
    preview: async (client, key, { edition, input, after }) => {
      const query = new URLSearchParams({ first: '50', ...(after && { after }) })
      return call('POST', `${pathOf(client, key)}/preview?${query.toString()}`, {
        ...(edition && { edition }),
        ...(input ? bodyOf(input) : { removed: true }),
      })
    },
    add: (client, key, input, idempotencyKey) =>
      changed(client, key, () =>
        call('POST', `${pathOf(client, key)}/edition`, bodyOf(input), idempotencyHeader(idempotencyKey)),
      ),
    edit: (client, key, uuid, input, version) =>
      changed(client, key, () =>
        call('PATCH', `${pathOf(client, key)}/edition/${at(uuid)}`, bodyOf(input), ifMatchHeader(version)),
      ),
    remove: (client, key, uuid, version) =>
      call('DELETE', `${pathOf(client, key)}/edition/${at(uuid)}`, undefined, ifMatchHeader(version)),
  }
}

export const createRateTables = (request: RequestHosts): RateTables =>
  picked(request.caseHost, 'rates', ownRateTables(request), { list: nothing, read: nothing, preview: nothing })
