import type { Phase } from '@costdraft/costing'
import type { ReactNode } from 'react'
import type { FiguresOfPhase } from './budget-values.ts'

/** The inputs of what a phase is made of. */
export interface DetailInputs {
  /** The number of fee earners with hours in a phase. */
  hoursOf: (phase: Phase) => number
  earner: (phase: Phase, at: number, figures: FiguresOfPhase['earners'] | undefined) => ReactNode
  addEarner: (phase: Phase) => void
  payment: (phase: Phase, of: 'counsel' | 'experts' | 'courtFees') => ReactNode
  approved: (phase: Phase) => ReactNode
  offer: (phase: Phase, of: 'time' | 'counsel' | 'disbursements' | 'comment') => ReactNode
}
/** The inputs of a budget that is written; without them it is read. */
export interface BudgetInputs {
  detail: DetailInputs
  assumptions: (phase: Phase) => ReactNode
  estimate: (phase: Phase, of: 'time' | 'disbursements') => ReactNode
  contingency: (at: number, of: 'name' | 'incurred' | 'estimated' | 'approved') => ReactNode
}
