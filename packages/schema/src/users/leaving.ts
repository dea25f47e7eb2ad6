import { field, type Draft } from '../field.ts'
import { IsoDate, Uuid } from '../structs.ts'

/** What is handed over of whoever leaves, and to whom: each a user's uuid; left out, it stays as it is. */
export const handOver = {
  cases: field(Uuid).optional(),
  reviews: field(Uuid).optional(),
  views: field(Uuid).optional(),
}
export type HandedOver = keyof typeof handOver
export const handedOverKinds = Object.keys(handOver) as HandedOver[]

/** From which day to which somebody is away, both included, and to whom what is sent for review goes meanwhile. */
export const absence = { from: field(IsoDate), until: field(IsoDate), deputy: field(Uuid) }

/** What is wrong with the days of an absence, if anything is. `today` is the day in London, `yyyy-mm-dd`. */
export const absenceProblem = ({ from, until }: Draft, today: string): string | undefined => {
  if (typeof from !== 'string' || typeof until !== 'string') return undefined
  if (until < from) return 'The last day cannot be before the first.'
  return until < today ? 'The last day cannot be in the past.' : undefined
}
