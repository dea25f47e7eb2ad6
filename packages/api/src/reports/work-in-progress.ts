import type { ReportGroup } from '@costdraft/schema/reports/report.ts'
import { rowKeys } from './row-keys.ts'
import { grouped, type Section } from './section.ts'
import { isOpen, ofOpenCases } from './stages.ts'

/** Open cases by groups, the first of which is the outermost. */
export const workInProgress = (by: readonly ReportGroup[]): Section[] => [
  grouped({ name: 'work', keys: by.map((group) => rowKeys[group]), where: isOpen, filter: ofOpenCases }),
]
