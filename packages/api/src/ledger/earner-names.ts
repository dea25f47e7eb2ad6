import type { Tx } from '../access/as-viewer.ts'
import { personKey } from './name-key.ts'

/** A fee earner as the rows of a ledger name them. */
export interface Earner {
  uuid: string
  firstname: string
  surname: string
  initials: string
  /** `yyyy-mm-dd`; absent or null for one who is not retired. */
  retired_from?: string | null
}
export type FindEarner = (text: string) => string | undefined

/** The fee earners of a client. */
export const earnersOf = (tx: Tx, client: string): Promise<Earner[]> =>
  tx
    .selectFrom('fee_earner')
    .select(['uuid', 'firstname', 'surname', 'initials', 'retired_from'])
    .where('client_uuid', '=', client)
    .execute()

export const fullName = ({ firstname, surname }: Pick<Earner, 'firstname' | 'surname'>): string =>
  `${firstname} ${surname}`

/** The one of a list; undefined if there is none, or more than one: an ambiguous name is nobody's. */
export const only = <T>(list: readonly T[] | undefined): T | undefined => (list?.length === 1 ? list[0] : undefined)

/** A fee earner whom a text names, and by what. */
interface NamedEarner {
  uuid: string
  by: 'name' | 'initials'
}

/**
 * Finds a fee earner by full name or by initials, whatever the marks of letters and the kind of apostrophe. Whom two
 * people share a name with is priced at neither's rate: nobody is found.
 */
export function namedEarner(earners: readonly Earner[]): (text: string) => NamedEarner | undefined {
  const byName = Map.groupBy(earners, (earner) => personKey(fullName(earner)))
  const byInitials = Map.groupBy(earners, ({ initials }) => personKey(initials))
  return (text) => {
    const key = personKey(text)
    const named = byName.get(key)
    const found = only(named ?? byInitials.get(key))
    return found && { uuid: found.uuid, by: named ? 'name' : 'initials' }
  }
}

/** Finds the uuid of a fee earner by full name or by initials that one person has alone, each text once. */
export function earnerFinder(earners: readonly Earner[]): FindEarner {
  const find = namedEarner(earners)
  const found = new Map<string, string | undefined>()
  return (text) => {
    if (!found.has(text)) found.set(text, find(text)?.uuid)
    return found.get(text)
  }
}
