import type { FrozenCase } from '../frozen-case.ts'
import { dayOf } from './format.ts'

/** What every printed document has: its name, and what stands at the foot of its pages. */
export interface DocumentHeading {
  title: string
  caseName: string
  reference: string
  firm: string
  /** Date of completion: year, month, day. */
  date: [number, number, number]
}

export const documentHeading = ({ case: of, firm, completedAt }: FrozenCase, title: string): DocumentHeading => ({
  title,
  caseName: of.caseName,
  reference: of.reference,
  firm: firm.name,
  date: dayOf(completedAt),
})
