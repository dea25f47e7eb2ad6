import { IsoDate } from '@costdraft/schema/structs.ts'
import type { DeadlineFilter } from '../../generated/graphql.ts'

/** What the list of dates is limited to, as its address says it. */
export interface DatesQuery {
  firms: string[]
  staff: string[]
  from: string | undefined
  to: string | undefined
  done: boolean
}
export const noDatesFilter: DatesQuery = { firms: [], staff: [], from: undefined, to: undefined, done: false }

const dayIn = (text: string | null): string | undefined => (text !== null && IsoDate.is(text) ? text : undefined)

const listIn = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean)

export const parseDatesQuery = (params: URLSearchParams): DatesQuery => ({
  firms: listIn(params.get('firm')),
  staff: listIn(params.get('staff')),
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
  done: params.get('done') === 'yes',
})
export const formatDatesQuery = ({ firms, staff, from, to, done }: DatesQuery): URLSearchParams =>
  new URLSearchParams({
    ...(firms.length > 0 && { firm: firms.join(',') }),
    ...(staff.length > 0 && { staff: staff.join(',') }),
    ...(from && { from }),
    ...(to && { to }),
    ...(done && { done: 'yes' }),
  })
export const isDatesFiltered = (query: DatesQuery): boolean => formatDatesQuery(query).size > 0

export const filterOf = ({ firms, staff, from, to, done }: DatesQuery): DeadlineFilter => ({
  clients: firms.length > 0 ? firms : null,
  staff: staff.length > 0 ? staff : null,
  from: from ?? null,
  to: to ?? null,
  done: done || null,
})
