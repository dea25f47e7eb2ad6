import type { Pence } from '../vocabulary/money.ts'
import type { RateCard } from '../rates/rate-card.ts'
import type {
  ActivityType,
  AdvocacyScheme,
  AreaOfWork,
  Aspect,
  CaseType,
  CostsBasis,
  CourtLevel,
  FeeScheme,
  FinalHearingLength,
  FixedCostsCategory,
  Location,
  Region,
  RepresentedParty,
} from '../vocabulary/vocabulary.ts'

/** What determines a price in every area of work. */
export interface EveryCaseFacts {
  caseType: CaseType
  /** The region of the office of the case's fee earner. */
  region: Region
}

/** What the legal aid certificate says of the price. */
export interface CertificateFacts {
  courtLevel: CourtLevel
  /** ISO date. */
  dateOfIssue: string
  transfer: boolean
  halfFixedFee: boolean
}

/** How work that can be paid at hourly rates is claimed. */
export interface HourlyClaim {
  /** Whether hourly costs are claimed instead of the fixed fee. */
  exceptional: boolean
  /** Enhancement in percent by activity; absent means none. Applied to work that is paid at hourly rates. */
  enhancements: Partial<Record<ActivityType, number>>
}

/** What determines the prices of a legal aid case. Its claim is that of a case without parts. */
export interface LegalAidFacts extends EveryCaseFacts, HourlyClaim {
  representedParty: RepresentedParty | null
  partiesRepresented: number | null
  /** The rate band of the office of the case's fee earner. */
  location: Location
  /** Null if the case has none: what goes by the certificate is then not held, and nothing is assumed in its place. */
  certificate: CertificateFacts | null
  /** Whether the work is in the High Court: decides the hourly table and the enhancement cap, and nothing else. */
  highCourtWork: boolean
  /** The claims of the parts of a two-part case; a part that is absent claims nothing but its fixed fee. */
  parts?: Readonly<Partial<Record<Aspect, HourlyClaim>>>
}

/** What items refer to by its uuid. */
export interface Named {
  uuid: string
  name: string
}

/** What determines the prices of a Court of Protection case. */
export interface CourtOfProtectionFacts extends EveryCaseFacts {
  /** The dates of the case (ISO), or null. */
  startDate: string | null
  endDate: string | null
  /** The estimate given to the Public Guardian, without VAT and disbursements. */
  opgEstimate: Pence | null
  basis: CostsBasis
  /** The categories of fixed costs, claimed or only compared. */
  categories: readonly FixedCostsCategory[]
  /** The net assets of P; the price of the property, of a conveyance. */
  netAssets: Pence | null
  consideration: Pence | null
  /** The firm's own rates. */
  rateCard: RateCard
  /** The parts and parties of the case, in display order. */
  parts: readonly Named[]
  parties: readonly Named[]
}

/** What determines the prices of an inter partes case. */
export interface InterPartesFacts extends EveryCaseFacts {
  /** Whether the receiving party recovers the VAT on its costs as input tax. */
  recoversVat: boolean
  /** What the claim is worth, which decides the pages of a budget and no price; absent or null if not recorded. */
  claimValue?: Pence | null
  /** The firm's own rates. */
  rateCard: RateCard
  /** The parties and the procedural steps of the case, in display order. */
  parties: readonly Named[]
  steps: readonly Named[]
}

/** What determines the prices of a high cost case. */
export interface HighCostFacts extends EveryCaseFacts {
  /** What the certificate says; null if the case has none. */
  certificate: {
    /** ISO date. */
    dateOfIssue: string
    advocacyScheme: AdvocacyScheme
    feeScheme: FeeScheme
    finalHearingLength: FinalHearingLength
  } | null
  /** Whether the case is in the High Court. */
  highCourtWork: boolean
  /** What the solicitor's work comes to by the hour, without VAT, as it is entered, and where the figure is from. */
  hourlyFigure: Pence | null
  hourlyFigureSource: string | null
  /** The parties and the steps of the case, in display order. */
  parties: readonly Named[]
  steps: readonly Named[]
}

/** What determines the prices of a case, by its area of work. */
export interface AreaFacts {
  legal_aid: LegalAidFacts
  court_of_protection: CourtOfProtectionFacts
  inter_parties: InterPartesFacts
  high_cost_legal_aid: HighCostFacts
}

/** A case as the engine prices it: its area of work and the facts of that area. */
export type PricedCase<A extends AreaOfWork = AreaOfWork> = { [K in A]: { area: K } & AreaFacts[K] }[A]

/**
 * A case of an area of work that the engine does not know, such as one of an external host. Its bill is the bill
 * without rates.
 */
export interface CaseOfOtherArea {
  area: string
  caseType: string
}
