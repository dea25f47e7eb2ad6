import type {
  AreaOfWork,
  CaseOfOtherArea,
  CaseType,
  CourtLevel,
  LegalAidFacts,
  Location,
  PricedCase,
  Region,
  RepresentedParty,
} from '@costdraft/costing'

/** What is stored of a case that its price depends on. The columns of the certificate are null if the case has none. */
export interface StoredCaseFacts {
  area_of_work: string
  case_type: CaseType
  represented_party: RepresentedParty | null
  parties_represented: number | null
  exceptional: boolean
  high_court_work: boolean
  /** The region of the office of the case's fee earner. */
  region: Region
  /** The rate band of that office. */
  location: Location
  court_level: CourtLevel | null
  /** ISO date. */
  date_of_issue: string | null
  transfer: boolean | null
  half_fixed_fee: boolean | null
  /** Percent by activity; null if none is set. */
  enhancements: LegalAidFacts['enhancements'] | null
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

const everyCaseFacts = ({ case_type, region }: StoredCaseFacts) => ({ caseType: case_type, region })

export type PricedCaseByArea = { readonly [A in AreaOfWork]: (row: StoredCaseFacts) => PricedCase<A> }

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
    enhancements: row.enhancements ?? {},
  }),
  court_of_protection: (row) => ({ area: 'court_of_protection', ...everyCaseFacts(row) }),
  inter_parties: (row) => ({ area: 'inter_parties', ...everyCaseFacts(row) }),
  high_cost_legal_aid: (row) => ({ area: 'high_cost_legal_aid', ...everyCaseFacts(row) }),
}

const isKnownArea = (area: string): area is AreaOfWork => Object.hasOwn(pricedCaseByArea, area)

/** A stored case as the pricing engine takes it. Of an area that is not known here, only its name and the type of the case are passed on. */
export const pricedCaseOf = (row: StoredCaseFacts): PricedCase | CaseOfOtherArea =>
  isKnownArea(row.area_of_work)
    ? pricedCaseByArea[row.area_of_work](row)
    : { area: row.area_of_work, caseType: row.case_type }
