import type { ExpertTypeKey } from './expert-types.ts'
import type { Hundredths } from './items/hearing.ts'
import type { Pence } from './money.ts'
import type { ActivityType, CourtBundle, CourtLevel, DisbursementType, HearingType, Location } from './vocabulary.ts'

export interface TimeFacts {
  uuid: string
  date: string
  activityType: ActivityType
  time: Hundredths
  vatExempt: boolean
  /** The rate band of the fee earner's office. */
  location: Location
  panelMember: boolean
  description: string | null
}

export interface HearingFacts {
  uuid: string
  date: string
  courtLevel: CourtLevel
  hearingType: HearingType
  /** Length of each day of an interim hearing. */
  days: readonly Hundredths[]
  /** Number of days of a final hearing. */
  finalDays: number
  allegationsOfHarm: boolean
  lackOfUnderstanding: boolean
  expertCrossExamined: boolean
  courtBundle: CourtBundle | null
  /** Miles each way if exceptional travel is claimed, otherwise null. */
  travelMiles: number | null
}

export interface DisbursementFacts {
  uuid: string
  date: string
  type: DisbursementType
  amount: Pence
  vatExempt: boolean
  description: string | null
}

export interface ExpertFeeFacts {
  uuid: string
  date: string
  /** Null for a type that is none of ours. */
  type: ExpertTypeKey | null
  amount: Pence
  vatExempt: boolean
  description: string | null
  /** The hours charged, and where the expert is based, as far as they are known: a codified rate is checked with them. */
  hours: Hundredths | null
  location: Location | null
}

export interface Items {
  time: readonly TimeFacts[]
  hearings: readonly HearingFacts[]
  disbursements: readonly DisbursementFacts[]
  expertFees: readonly ExpertFeeFacts[]
}
