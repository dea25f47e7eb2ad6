import type { Tx } from '../access/as-viewer.ts'

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

const keyOf = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Finds the uuid of a fee earner by full name, or by initials if they are unique. */
export function earnerFinder(earners: readonly Earner[]): FindEarner {
  const byName = new Map(earners.map((earner) => [fullName(earner).toLowerCase(), earner.uuid]))
  const byInitials = Map.groupBy(earners, ({ initials }) => initials.toLowerCase())
  return (text) => {
    const key = keyOf(text),
      sameInitials = byInitials.get(key) ?? []
    return byName.get(key) ?? (sameInitials.length === 1 ? sameInitials[0]?.uuid : undefined)
  }
}
