import type { FirmsAndPeopleQuery } from '../generated/graphql.ts'
import { plain, type SearchGroup, type SearchOption } from './search-groups.ts'

interface Listed {
  name: string
  list: string
  total: number
  text: string
}

/** A group that, where there are more than it lists, says how many and leads to the list of all. */
function groupOf({ name, list, total, text }: Listed, options: SearchOption[]): SearchGroup {
  if (total <= options.length) return { name, options }
  const all = {
    key: `all ${name}`,
    title: plain(`Search the list of ${name.toLowerCase()}`),
    detail: [],
    to: `${list}?${new URLSearchParams({ q: text }).toString()}`,
  }
  return { name, count: String(total), options: [...options, all] }
}
const detailOf = (...facts: (string | null | undefined)[]): SearchOption['detail'] =>
  plain(facts.filter(Boolean).join(' · '))

/** The lists of clients and users, and where the pages of one begin: in the administration those of the system. */
const placesOf = (isAdmin: boolean) =>
  isAdmin
    ? { clients: '/admin/clients', client: '/admin/clients/edit', users: '/admin/users', user: '/admin/users/edit' }
    : { clients: '/clients/active', client: '/clients/edit', users: '/users/user-list', user: '/users/edit' }

/** The clients and users that were found, each leading to its page: that of the administration for its people. */
export function firmGroups({ clients, users }: FirmsAndPeopleQuery, text: string, isAdmin: boolean): SearchGroup[] {
  const places = placesOf(isAdmin)
  return [
    groupOf(
      { name: 'Clients', list: places.clients, total: clients?.totalCount ?? 0, text },
      (clients?.nodes ?? []).map(({ uuid, name, town, solicitorSraNumber: sra }) => ({
        key: uuid,
        title: plain(name),
        detail: detailOf(town, sra && `SRA ${sra}`),
        to: `${places.client}/${uuid}`,
      })),
    ),
    groupOf(
      { name: 'Users', list: places.users, total: users?.totalCount ?? 0, text },
      (users?.nodes ?? []).map(({ uuid, name, emailAddress, roleLabel, client }) => ({
        key: uuid,
        title: plain(name),
        detail: detailOf(emailAddress, roleLabel, client?.name),
        to: `${places.user}/${uuid}`,
      })),
    ),
  ].filter(({ options }) => options.length > 0)
}
