import { isRetiredOn } from '@costdraft/schema/clients/retirement.ts'
import { londonToday } from './dates.ts'
import { fullName } from './full-name.ts'

interface Earner {
  firstname: string | null
  surname: string | null
  /** `yyyy-mm-dd`; null or absent for one who is not retired. */
  retiredFrom?: string | null
}

/** Whether a fee earner is retired by today: they stay on what names them, and are offered nowhere. */
export const isRetired = ({ retiredFrom }: Pick<Earner, 'retiredFrom'>): boolean =>
  isRetiredOn(retiredFrom, londonToday())

/** A fee earner as rows and cases name them, with a mark if they are retired; an empty text if no name is known. */
export const earnerName = (earner: Earner): string => {
  const name = fullName(earner)
  return name !== '' && isRetired(earner) ? `${name} (retired)` : name
}
