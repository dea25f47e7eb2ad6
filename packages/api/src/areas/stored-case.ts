import {
  noRateCard,
  penceOf,
  type AreaOfWork,
  type Aspect,
  type CaseType,
  type CourtLevel,
  type Location,
  type Named,
  type Pence,
  type PricedCase,
  type RateCard,
  type Region,
  type RepresentedParty,
} from '@costdraft/costing'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'

/** What is stored of a case that its price depends on. The columns of the certificate are null if the case has none. */
export interface StoredCaseFacts {
  area_of_work: string
  case_type: CaseType
  represented_party: RepresentedParty | null
  parties_represented: number | null
  exceptional: boolean
  /** The parts of a two-part case that are claimed as exceptional. */
  exceptional_parts: readonly Aspect[]
  high_court_work: boolean
  /** The region of the office of the case's fee earner, on the day that governs the case. */
  region: Region
  /** The rate band of that office. */
  location: Location
  court_level: CourtLevel | null
  /** ISO date. */
  date_of_issue: string | null
  transfer: boolean | null
  half_fixed_fee: boolean | null
  /** Null if none is set. */
  enhancements: readonly EnhancementRow[] | null
  /** The fields of its area that have no column, by their names on the wire; amounts in pounds. */
  details: Readonly<Record<string, unknown>>
  /** Those of its certificate; null if the case has none. */
  certificate_details: Readonly<Record<string, unknown>> | null
}

/** What else of a case its price depends on, of areas whose items are recorded by part or party. */
export interface RecordedFacts {
  rateCard: RateCard
  parts: readonly Named[]
  parties: readonly Named[]
  steps: readonly Named[]
}

/** Of an area whose items are recorded for nothing. */
export const NOTHING_RECORDED: RecordedFacts = { rateCard: noRateCard, parts: [], parties: [], steps: [] }

/** An amount in pounds in pence; null for none. */
export const amountOf = (pounds: unknown): Pence | null => (typeof pounds === 'number' ? penceOf(pounds) : null)

/** What every area takes of a case. */
export const everyCaseFacts = ({ case_type, region }: StoredCaseFacts) => ({ caseType: case_type, region })

/** A stored case as an area of work prices it. */
export type PricedCaseOf<A extends AreaOfWork> = (row: StoredCaseFacts, recorded: RecordedFacts) => PricedCase<A>
