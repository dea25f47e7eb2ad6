import type {
  CounselLevel,
  DisbursementType,
  EventAttendance,
  PartyRole,
  PlannedCosts,
  Stage,
  StepEvent,
} from '@costdraft/costing'
import type { Draft } from '@costdraft/schema/field.ts'

/** A demonstration high cost case with what is recorded in it. Parties are known by their names. */
export interface HighCostCase {
  firm: string
  name: string
  reference: string
  stage: Stage
  daysAgo: number
  /** Its fields by their wire names, beside those of every case. */
  fields: Draft
  /** Who acts or attends, with the rate in pounds an hour where one is agreed. */
  parties: readonly Party[]
  steps: readonly Step[]
  experts: readonly Expert[]
  disbursements: readonly Payment[]
  /** The case plan: hours and pounds; profit costs are of the fee earner of the case. */
  plan?: readonly Planned[]
  narrative: string
  costNotes: readonly string[]
  /** An open comment on the last disbursement. */
  comment?: string
}
type Party = readonly [name: string, role: PartyRole | null, rate?: number]

export interface Step {
  date: string
  event: StepEvent
  description: string
  /** How the step is paid; as an event, unless it says otherwise. */
  attendance?: EventAttendance
  /** How the solicitor attended; as an event, unless it says otherwise. */
  solicitor?: EventAttendance
  counsel?: readonly Counsel[]
  paid?: readonly Paid[]
}
/** Counsel at a step, with the travel that is claimed. */
type Counsel = readonly [
  level: CounselLevel,
  party: string,
  attendance?: EventAttendance,
  travel?: readonly [miles: number, pounds: number, description: string],
]
type Paid = readonly [type: DisbursementType, amount: number, party?: string, exempt?: boolean]

interface Expert {
  date: string
  /** A type of expert, by its uuid. */
  type: string
  invoice: string
  amount: number
  /** The share that is claimed, in percent. */
  share: number
  party: string
  description: string
}
interface Payment {
  date: string
  type: DisbursementType
  amount: number
  description: string
  party?: string
  exempt?: boolean
}

interface Planned {
  stage: string
  costs: PlannedCosts
  name?: string
  time?: number
  rate?: number
  amount?: number
  description: string
}

/** Types of expert that the demonstration cases name. */
export const EXPERT = {
  paediatrician: '436aff0e-7e0b-51be-8b3f-89fea9da9cd8',
  psychiatrist: 'ea69e3ab-e06b-5779-8450-bc0faf345ab2',
  psychologist: '0c8e7622-4a7c-5850-b3f8-a6f09c034d11',
}
