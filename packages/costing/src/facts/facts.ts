import type { CounselLevel } from '../vocabulary/counsel-levels.ts'
import type { ExpertTypeKey } from '../vocabulary/expert-types.ts'
import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { GuidelineBand } from '../rates/guideline-band.ts'
import type {
  ActivityType,
  AttendanceType,
  Aspect,
  CourtBundle,
  CourtLevel,
  DisbursementType,
  EventAttendance,
  Grade,
  HearingType,
  Location,
  Phase,
  StepEvent,
} from '../vocabulary/vocabulary.ts'

/** What every item has. */
interface ItemFacts {
  uuid: string
  date: string
  /**
   * The part of a two-part case that it belongs to. It is read in such a case alone, where null is a part that is not
   * recorded.
   */
  casePart?: Aspect | null
  /** The part of a Court of Protection case, and the party, that it is recorded for: their uuids. */
  copCasePart?: string | null
  party?: string | null
  /** The phase of an inter partes case. */
  phase?: Phase | null
  /** The procedural step that it belongs to: its uuid. */
  step?: string | null
}

export interface FeeEarnerFacts {
  uuid: string
  grade: Grade
  /** That of the fee earner's office. */
  guidelineBand: GuidelineBand
}

export interface TimeFacts extends ItemFacts {
  activityType: ActivityType
  time: Hundredths
  vatExempt: boolean
  /** The rate band of the fee earner's office. */
  location: Location
  panelMember: boolean
  /** Who did the work. It is read where work is paid by grade. */
  feeEarner?: FeeEarnerFacts
  /**
   * The rate per hour that is entered for it. It is read where work is claimed at entered rates, and null there for the
   * usual one.
   */
  amount?: Pence | null
  description: string | null
}

/** Who attended at a procedural step, and for how long. Its date and phase are those of the step. */
export interface AttendanceFacts extends ItemFacts {
  type: AttendanceType
  time: Hundredths
  feeEarner: FeeEarnerFacts
  /** The rate per hour that is entered for it, or null for the usual one. */
  amount: Pence | null
  /** Its own, otherwise that of the step. */
  description: string | null
}

export interface HearingFacts extends ItemFacts {
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

export interface DisbursementFacts extends ItemFacts {
  type: DisbursementType
  amount: Pence
  vatExempt: boolean
  description: string | null
}

export interface ExpertFeeFacts extends ItemFacts {
  /** Null for a type that is none of ours. */
  type: ExpertTypeKey | null
  amount: Pence
  vatExempt: boolean
  description: string | null
  /**
   * The hours charged, and where the expert is based, as far as they are known: a codified rate is checked with them.
   */
  hours: Hundredths | null
  location: Location | null
  /**
   * The share of the fee that is claimed, in hundredths of a percent. It is read in high cost cases; absent or null for
   * the whole fee.
   */
  percentage?: number | null
}

/** A step of a high cost case: a hearing, a meeting or a conference. Its party is the solicitor. */
export interface EventFacts extends ItemFacts {
  event: StepEvent
  /** How the step is paid; null where it is not recorded. */
  attendance: EventAttendance | null
  /** How the solicitor attended; null where it is not recorded. */
  solicitorAttendance: EventAttendance | null
  description: string | null
}

/** Counsel at a step of a high cost case. Date and event are those of the step, the party is counsel. */
export interface CounselFacts extends ItemFacts {
  step: string
  event: StepEvent
  level: CounselLevel
  attendance: EventAttendance | null
  /** What is claimed for travel, in pence, and why; null for nothing. */
  travel: { amount: Pence; description: string } | null
}

export interface Items {
  time: readonly TimeFacts[]
  hearings: readonly HearingFacts[]
  disbursements: readonly DisbursementFacts[]
  expertFees: readonly ExpertFeeFacts[]
  /** Those of procedural steps; absent where an area has none. */
  attendances?: readonly AttendanceFacts[]
  /** The steps of high cost cases, and counsel at them; absent where an area has none. */
  events?: readonly EventFacts[]
  counsel?: readonly CounselFacts[]
}
