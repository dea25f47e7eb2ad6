import type { Bill } from '@costdraft/costing'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'

/** A hearing as its schedule needs it. */
export interface FrozenHearing {
  hearingType: string
  courtLevel: string
  administrativeOrder: boolean
  startTime: string | null
  endTime: string | null
  /** Hours, as entered. */
  lunch: number | null
  hours: number | null
  /** Units of an interim hearing, days of a final one. */
  units: number | null
  allegationsOfHarm: boolean
  lackOfUnderstanding: boolean
  expertCrossExamined: boolean
  courtBundle: string | null
  travel: { miles: number; days: number; reason: string } | null
}

/** What a document says of an item beside its price; the price is in the bill's lines, which name the item. */
export interface FrozenItem {
  kind: 'time_recording' | 'hearing' | 'hearing_disbursement' | 'disbursement'
  date: string | null
  feeEarner: string | null
  activityType: string | null
  disbursementType: string | null
  description: string | null
  hearing: FrozenHearing | null
}

export interface FrozenEarner {
  uuid: string
  name: string
  initials: string
  type: string
  grade: string
  panelMember: boolean
  office: string
}

/** A complete case as it was when it was completed. Its documents are made from this and from nothing else; money in whole pence, times of lines in hundredths of an hour. */
export interface Frozen {
  /** Of the engine that priced it. */
  engine: string
  /** yyyy-mm-ddThh:mm:ss, UTC. */
  completedAt: string
  case: {
    uuid: string
    caseName: string
    reference: string
    areaOfWork: string
    caseType: string
    representedParty: string | null
    partiesRepresented: number | null
    exceptional: boolean
  }
  certificate: {
    certificateNumber: string
    courtLevel: string
    dateOfIssue: string
    dateSentToClient: string | null
    linkedCertificates: string[]
    transfer: boolean
    halfFixedFee: boolean
    financialInterest: boolean
  } | null
  firm: {
    name: string
    solicitorSraNumber: string | null
    siteName: string
    address: string[]
    phone: string | null
    officeNumber: string | null
    region: string
  }
  /** The fee earner of the case, and everyone whose work is in the bill. */
  feeEarner: string
  feeEarners: FrozenEarner[]
  narrative: string | null
  /** Percentages that were set, and why; absent from a case that was completed before they were kept. */
  enhancement?: { set: EnhancementRow[]; reasons: string | null }
  items: Record<string, FrozenItem>
  bill: Bill
}
