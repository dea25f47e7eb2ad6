import type { Tx } from '../access/as-viewer.ts'
import { nameKey } from './name-key.ts'

/** A fee earner as the rows of a ledger name them. */
export interface Earner {
  uuid: string
  firstname: string
  surname: string
  initials: string
}
export type FindEarner = (text: string) => string | undefined

/** The fee earners of a client. */
export const earnersOf = (tx: Tx, client: string): Promise<Earner[]> =>
  tx
    .selectFrom('fee_earner')
    .select(['uuid', 'firstname', 'surname', 'initials'])
    .where('client_uuid', '=', client)
    .execute()

export const fullName = ({ firstname, surname }: Pick<Earner, 'firstname' | 'surname'>): string =>
  `${firstname} ${surname}`

/** The one of a list; undefined if there is none, or more than one: an ambiguous name is nobody's. */
export const only = <T>(list: readonly T[] | undefined): T | undefined => (list?.length === 1 ? list[0] : undefined)

/**
 * Finds the uuid of a fee earner by full name or by initials. Whom two people share a name with is priced at neither's
 * rate: nobody is found.
 */
export function earnerFinder(earners: readonly Earner[]): FindEarner {
  const byName = Map.groupBy(earners, (earner) => nameKey(fullName(earner))),
    byInitials = Map.groupBy(earners, ({ initials }) => nameKey(initials))
  return (text) => {
    const key = nameKey(text)
    return only(byName.get(key) ?? byInitials.get(key))?.uuid
  }
}
