import { compareKeys, readingKey } from '@costdraft/schema/text/reading-order.ts'
import { pageOf } from '../upstream/pages.ts'
import type { ClientRow, Page, UserRow } from '../upstream/rows.ts'

/** A question for a list of clients or users; the same for every host. */
interface ListQuery {
  first?: number | null
  after?: string | null
  search?: string | null
}
export interface ClientQuery extends ListQuery {
  filter?: { archived?: boolean | null; clientTypes?: readonly string[] | null } | null
}
export interface UserQuery extends ListQuery {
  filter?: {
    clients?: readonly string[] | null
    roles?: readonly string[] | null
    groups?: readonly string[] | null
    deactivated?: boolean | null
  } | null
}

const isIn = (values: readonly string[] | null | undefined, value: string | null): boolean =>
  !values?.length || (value !== null && values.includes(value))
const holds = (texts: readonly unknown[], search: string | null | undefined): boolean =>
  texts
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .includes(search?.trim().toLowerCase() ?? '')
const byKey = <R extends { uuid: string }>(rows: readonly R[], keyOf: (row: R) => string): R[] =>
  rows
    .map((row) => ({ row, key: readingKey(keyOf(row)) }))
    .toSorted((a, b) => compareKeys(a.key, b.key) || compareKeys(a.row.uuid, b.row.uuid))
    .map(({ row }) => row)

/** One page of the clients that match, by name. A host without archived clients has none. */
export function cutClients(rows: readonly ClientRow[], { first, after, search, filter }: ClientQuery): Page<ClientRow> {
  const found = rows.filter((row) => {
    const { archived_at, client_type, name, primary_contact_name, town, solicitor_sra_number } = row
    return (
      Boolean(archived_at) === (filter?.archived ?? false) &&
      isIn(filter?.clientTypes, client_type) &&
      holds([name, primary_contact_name, town, solicitor_sra_number], search)
    )
  })
  return pageOf(
    byKey(found, ({ name }) => name),
    first,
    after,
  )
}

/** One page of the users that match, by surname. A host without groups or deactivated users has none. */
export function cutUsers(rows: readonly UserRow[], { first, after, search, filter }: UserQuery): Page<UserRow> {
  const found = rows.filter(
    ({ firstname, surname, email_address, client_name, client_uuid, client_role, deactivated_at }) =>
      Boolean(deactivated_at) === (filter?.deactivated ?? false) &&
      !filter?.groups?.length &&
      isIn(filter?.clients, client_uuid) &&
      isIn(filter?.roles, client_role) &&
      holds([firstname, surname, email_address, client_name], search),
  )
  return pageOf(
    byKey(found, ({ surname, firstname }) => `${surname} ${firstname}`),
    first,
    after,
  )
}
