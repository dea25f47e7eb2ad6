import { stages, type Stage } from '@costdraft/costing'
import { sql, type RawBuilder } from 'kysely'
import type { Read } from './found-cases.ts'
import type { ListQuery } from './row-keys.ts'

export const openStages: readonly Stage[] = stages.filter((stage) => stage !== 'complete')
export const isOpen: RawBuilder<boolean> = sql`found.stage <> 'complete'`
/** A report of open cases reads these alone. */
export const OPEN_CASES: Read = { of: sql`case_row.stage <> 'complete'` }

/** A query limited to stages; undefined if it asks for others alone. */
export function inStages(query: ListQuery, limited: readonly Stage[]): ListQuery | undefined {
  const asked = query.status ? query.status.split(',') : stages
  const both = limited.filter((stage) => asked.includes(stage))
  return both.length > 0 ? { ...query, status: both.join(',') } : undefined
}
/** A query limited to open cases. */
export const ofOpenCases = (query: ListQuery): ListQuery | undefined => inStages(query, openStages)
