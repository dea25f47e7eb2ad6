import { refine, type Struct } from 'superstruct'
import { field } from '../field.ts'
import { IsoDate, text } from '../structs.ts'

const FIRST = '1990-01-01'
const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** The first day of an edition or of a rate of a firm's own, from 1990 up to one year after today (ISO date). */
export const firstDay = (today: string): Struct<string, null> =>
  refine(IsoDate, 'first day', (day) =>
    day >= FIRST && day <= yearAfter(today) ? true : 'Enter a date from 01/01/1990 up to one year ahead.',
  )

/** The fields of a firm's edition of a rate table, besides its figures; `today` is an ISO date. */
export const rateEditionFields = (today: string) => ({
  effectiveFrom: field(firstDay(today)),
  authority: field(text(3, 500)),
})

/** The refusal of a preview to who may edit the rates of a firm but not read its cases, such as an administrator. */
export const NO_PREVIEW = 'You may not read the cases of this firm, so it cannot be shown which of them change.'
