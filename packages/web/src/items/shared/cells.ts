import { labelOf } from '@costdraft/schema/labels.ts'
import { writtenDate } from '../../ui/dates.ts'

interface Dated {
  date: string
}
interface Earned {
  feeEarner: { firstname: string; surname: string }
}
interface Described {
  description: string | null
}
interface Parted {
  casePart: string | null
}

const earnerOf = ({ feeEarner }: Earned): string => `${feeEarner.firstname} ${feeEarner.surname}`
const descriptionOf = ({ description }: Described): string => description ?? ''

// Columns that several kinds have, each the same wherever it stands; what they leave is the description's.
export const dateColumn = { head: 'Date', width: '104px', cell: ({ date }: Dated): string => writtenDate(date) }
export const earnerColumn = { head: 'Fee earner', width: 'clamp(96px, 8.2vw, 140px)', cell: earnerOf, whole: earnerOf }
export const descriptionColumn = { head: 'Description', cell: descriptionOf, whole: descriptionOf }
export const partColumn = {
  head: 'Part',
  width: '128px',
  cell: ({ casePart }: Parted): string => labelOf(casePart ?? ''),
  when: ({ dualAspect }: { dualAspect: boolean }): boolean => dualAspect,
}

/** Hours as they are written in a bill; nothing where there are none. */
export const sayHours = (hours: number | null): string => (hours === null ? '' : hours.toFixed(2))
