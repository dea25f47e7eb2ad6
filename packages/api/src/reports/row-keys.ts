import { stages } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { NOBODY } from '@costdraft/schema/reports/case-marks.ts'
import { sql, type RawBuilder } from 'kysely'

/** The parameters of a list of cases, as they are in an address. */
export type ListQuery = Readonly<Record<string, string>>

/** What cases of one row have in common. */
export interface RowKey {
  /** Its value, as a text, of a case of the table `found`; empty for nothing. */
  of: RawBuilder<unknown>
  /** Where its label is looked up; absent where `label` says it. */
  names?: 'firm' | 'fee_earner' | 'person'
  label?: (key: string) => string
  /** What is said of cases that have nothing there. */
  without?: string
  /** The parameters that list the cases of a key, with what the query says already. */
  filter: (key: string, query: ListQuery) => ListQuery
  /** Where a key stands among others; by label unless it is given. */
  order?: (key: string) => number
}

const stageOrder = (key: string): number => stages.findIndex((stage) => stage === key)

/** What rows are grouped by, beside days and months. */
export const rowKeys = {
  firm: { of: sql`found.client_uuid::text`, names: 'firm', filter: (client) => ({ client }) },
  area: { of: sql`found.area_of_work`, label: labelOf, filter: (area) => ({ area }) },
  stage: {
    of: sql`found.stage`,
    label: (key) => stageLabels[key as keyof typeof stageLabels].column,
    filter: (status) => ({ status }),
    order: stageOrder,
  },
  fee_earner: { of: sql`found.fee_earner::text`, names: 'fee_earner', filter: (key) => ({ fee_earner: key }) },
  staff: {
    of: sql`coalesce(found.staff_member::text, '')`,
    names: 'person',
    without: 'Nobody',
    filter: (key) => ({ staff: key === '' ? NOBODY : key }),
  },
  case_type: { of: sql`found.case_type`, label: labelOf, filter: (type) => ({ type }) },
} as const satisfies Readonly<Record<string, RowKey>>
