import {
  penceOf,
  type Pence,
  noRateCard,
  type AdvocacyScheme,
  type AreaOfWork,
  type Aspect,
  type CostsBasis,
  type FinalHearingLength,
  type FixedCostsCategory,
  type feeSchemes,
  type Named,
  type RateCard,
  type CaseOfOtherArea,
  type CaseType,
  type CourtLevel,
  type HourlyClaim,
  type LegalAidFacts,
  type Location,
  type PricedCase,
  type Region,
  type RepresentedParty,
} from '@costdraft/costing'
import { partsOfType } from '@costdraft/schema/areas/area.ts'
import { legalAid } from '@costdraft/schema/areas/legal-aid.ts'
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

const certificateOf = (row: StoredCaseFacts): LegalAidFacts['certificate'] =>
  row.court_level === null || row.date_of_issue === null
    ? null
    : {
        courtLevel: row.court_level,
        dateOfIssue: row.date_of_issue,
        transfer: row.transfer === true,
        halfFixedFee: row.half_fixed_fee === true,
      }

/** The enhancements of a case without parts (null), or of a part, in percent by activity. */
const enhancementsOf = ({ enhancements }: StoredCaseFacts, part: Aspect | null): HourlyClaim['enhancements'] =>
  Object.fromEntries(
    (enhancements ?? []).flatMap(({ activity_type, case_part, enhancement }) =>
      case_part === part ? [[activity_type, enhancement]] : [],
    ),
  )

/** The claims of the parts of a two-part case; nothing for any other. */
function partsOf(row: StoredCaseFacts): Pick<LegalAidFacts, 'parts'> {
  const parts = partsOfType(legalAid, row.case_type)
  if (parts.length === 0) return {}
  const claimOf = (part: Aspect): HourlyClaim => ({
    exceptional: row.exceptional_parts.includes(part),
    enhancements: enhancementsOf(row, part),
  })
  return { parts: Object.fromEntries(parts.map((part) => [part, claimOf(part)])) }
}

/** Of an area whose items are recorded for nothing. */
export const NOTHING_RECORDED: RecordedFacts = { rateCard: noRateCard, parts: [], parties: [], steps: [] }
const amountOf = (pounds: unknown): Pence | null => (typeof pounds === 'number' ? penceOf(pounds) : null)

/** The fields of a Court of Protection case. Costs are assessed unless the case says otherwise. */
function courtOfProtectionFacts({ details }: StoredCaseFacts) {
  const { start_date, end_date, costs_basis, fixed_costs_categories } = details as Partial<StoredCourtOfProtection>
  return {
    startDate: start_date ?? null,
    endDate: end_date ?? null,
    opgEstimate: amountOf(details.opg_estimate),
    basis: costs_basis ?? 'assessed',
    categories: fixed_costs_categories ?? [],
    netAssets: amountOf(details.net_assets),
    consideration: amountOf(details.consideration),
  } as const
}
/** The certificate of a high cost case, and the figure by the hour that is entered. */
function highCostFacts({ details, certificate_details, date_of_issue, high_court_work }: StoredCaseFacts) {
  const { advocacy_scheme, fee_scheme, final_hearing_length } = (certificate_details ?? {}) as Partial<StoredHighCost>
  const isComplete = date_of_issue !== null && advocacy_scheme && fee_scheme && final_hearing_length
  return {
    certificate: isComplete
      ? {
          dateOfIssue: date_of_issue,
          advocacyScheme: advocacy_scheme,
          feeScheme: fee_scheme,
          finalHearingLength: final_hearing_length,
        }
      : null,
    highCourtWork: high_court_work,
    hourlyFigure: amountOf(details.hourly_figure),
    hourlyFigureSource: typeof details.hourly_figure_source === 'string' ? details.hourly_figure_source : null,
  } as const
}
interface StoredHighCost {
  advocacy_scheme: AdvocacyScheme
  fee_scheme: (typeof feeSchemes)[number]
  final_hearing_length: FinalHearingLength
}
interface StoredCourtOfProtection {
  start_date: string | null
  end_date: string | null
  costs_basis: CostsBasis | null
  fixed_costs_categories: FixedCostsCategory[] | null
}

const everyCaseFacts = ({ case_type, region }: StoredCaseFacts) => ({ caseType: case_type, region })

export type PricedCaseByArea = {
  readonly [A in AreaOfWork]: (row: StoredCaseFacts, recorded: RecordedFacts) => PricedCase<A>
}

/** A stored case as each area of work prices it. An area that is missing here does not compile. */
const pricedCaseByArea: PricedCaseByArea = {
  legal_aid: (row) => ({
    area: 'legal_aid',
    ...everyCaseFacts(row),
    representedParty: row.represented_party,
    partiesRepresented: row.parties_represented,
    location: row.location,
    certificate: certificateOf(row),
    exceptional: row.exceptional,
    highCourtWork: row.high_court_work,
    enhancements: enhancementsOf(row, null),
    ...partsOf(row),
  }),
  court_of_protection: (row, { rateCard, parts, parties }) => ({
    area: 'court_of_protection',
    ...everyCaseFacts(row),
    ...courtOfProtectionFacts(row),
    rateCard,
    parts,
    parties,
  }),
  inter_parties: (row, { rateCard, parties, steps }) => ({
    area: 'inter_parties',
    ...everyCaseFacts(row),
    recoversVat: row.details.recovers_vat === true,
    rateCard,
    parties,
    steps,
  }),
  high_cost_legal_aid: (row, { parties, steps }) => ({
    area: 'high_cost_legal_aid',
    ...everyCaseFacts(row),
    ...highCostFacts(row),
    parties,
    steps,
  }),
}

const isKnownArea = (area: string): area is AreaOfWork => Object.hasOwn(pricedCaseByArea, area)

/**
 * A stored case as the pricing engine takes it. Of an area that is not known here, only its name and the type of the
 * case are passed on.
 */
export const pricedCaseOf = (
  row: StoredCaseFacts,
  recorded: RecordedFacts = NOTHING_RECORDED,
): PricedCase | CaseOfOtherArea =>
  isKnownArea(row.area_of_work)
    ? pricedCaseByArea[row.area_of_work](row, recorded)
    : { area: row.area_of_work, caseType: row.case_type }
