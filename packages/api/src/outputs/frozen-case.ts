import type { MarkType } from '@costdraft/schema/clients/client-mark.ts'
import type { FrozenBudget } from '../budgets/frozen-budget.ts'
import type { FrozenFacts } from '../items/frozen-facts.ts'
import type { NamedPart } from '../items/parts-and-parties.ts'
import type { Bill, FilingCount, Named } from '@costdraft/costing'
import type { Scope } from '@costdraft/schema/areas/scopes.ts'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import type { FrozenAssessment } from './assessed/frozen-assessment.ts'
import type { FrozenPlannedWork } from './frozen-planned-work.ts'

/**
 * Whom and which part of the case an item is recorded for, by uuid; absent where it is for none, and where its area has
 * no such lists.
 */
interface RecordedFor {
  party?: string
  part?: string
  /** The item that it is part of, such as its procedural step. */
  parent?: string
}

/**
 * The data of an item printed in a document, except its price: that is in the lines of the bill, which refer to the
 * item.
 */
export interface FrozenItem extends FrozenFacts, RecordedFor {
  /** The name of its kind. */
  kind: string
  date: string | null
  feeEarner: string | null
  description: string | null
  /**
   * The names of the documents attached to it, in the order they were attached; absent from snapshots taken before they
   * were stored.
   */
  documents?: readonly string[]
  /** Whether it bears no VAT by choice of the row; absent where it does, and from older snapshots. */
  vatExempt?: true
}

/**
 * A party. Its capacity decides the heads of a bill; what follows is recorded in high cost cases alone, is shown there,
 * and never priced. Absent where it is not recorded.
 */
export interface FrozenParty extends Named {
  capacity?: string
  role?: string
  /** Whether its costs are shared with a linked certificate. */
  linkedCosts?: boolean
  /** Pence per hour. */
  rate?: number
}

/** An entry of a list of the Court of Protection's bill, as on the day of completion. */
export interface FrozenListEntry {
  uuid: string
  code: string
  name: string
  /** The template that it is from, and its first day (ISO). */
  source: string
  from: string
}
/** The lists of the Court of Protection's bill, each in its order; empty where the firm has entered none. */
export interface FrozenBillLists {
  opg105Categories: readonly FrozenListEntry[]
  copActivities: readonly FrozenListEntry[]
}

/** The mark that documents have at their head. */
export interface FrozenMark {
  type: MarkType
  width: number
  height: number
  content: string
}

/** What a fee earner is. */
interface EarnerFacts {
  type: string
  grade: string
  panelMember: boolean
  office: string
  /** London or Non-London, which selects the rates of legal aid; absent from snapshots taken before it was stored. */
  rateBand?: string
}
/** The same from a day (ISO) until the next period; null for the first one, which has no beginning. */
export interface FrozenEarnerPeriod extends EarnerFacts {
  from: string | null
}
/** A fee earner as on the day of completion. */
export interface FrozenEarner extends EarnerFacts {
  uuid: string
  name: string
  initials: string
  /** The periods of the work in the case, of who was something else on a day of it; absent from anyone else. */
  periods?: readonly FrozenEarnerPeriod[]
}

/** A file of a case on completion, for the index of its papers. */
export interface FrozenFile {
  uuid: string
  name: string
  /** The names of its folders, separated by " / "; empty in the root. */
  folder: string
  /** The date of what is in it (ISO), or the day of its upload. */
  dated: string
  isPdf: boolean
}

/** The fields of an area that have no column of their own: values as on the wire, amounts in pounds. */
type FrozenDetails = Readonly<Record<string, unknown>>

/** The most findings that are kept in their words; of more there is the number by rule. */
export const MOST_FINDINGS = 500

/**
 * Snapshot of a completed case, the only source of its documents. Money is in whole pence, time quantities of lines in
 * hundredths of an hour.
 */
export interface FrozenCase {
  /** Of a case that is not complete, for a preview; absent from what is stored. */
  isDraft?: true
  /** Version of the pricing engine. */
  engine: string
  /** yyyy-mm-ddThh:mm:ss, UTC; of a draft when it was read. */
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
    /** The parts claimed as exceptional; absent where none is. */
    exceptionalParts?: readonly string[]
    /** Absent from snapshots taken before it was asked. */
    highCourtWork?: boolean
    /** Further fields of the area by their names on the wire; absent where there are none. */
    details?: FrozenDetails
  }
  certificate: {
    certificateNumber: string | null
    courtLevel: string | null
    dateOfIssue: string | null
    dateSentToClient: string | null
    linkedCertificates: string[]
    transfer: boolean
    halfFixedFee: boolean
    financialInterest: boolean
    /**
     * Its scope limitations by their codes, in the two-part type each with its part; absent where it names none, and
     * from earlier snapshots.
     */
    scopes?: readonly Scope[]
    /** Further fields of the area by their names on the wire; absent where there are none. */
    details?: FrozenDetails
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
  /** The mark of the firm, in Base64; absent where it had none, and from snapshots of earlier versions. */
  mark?: FrozenMark
  /**
   * The region and rate band of the fixed fee: those of the office of the responsible fee earner. Absent from snapshots
   * taken before they were stored.
   */
  feeOffice?: { region: string; location: string }
  /** Uuid of the fee earner responsible for the case. */
  feeEarner: string
  /** The responsible fee earner and everyone with work in the bill. */
  feeEarners: FrozenEarner[]
  narrative: string | null
  /** Absent where the area has no such text, and from snapshots taken before it was stored. */
  valueOfAssets?: string | null
  /** What the items are recorded by, in display order; absent where the area has no such lists. */
  parts?: readonly NamedPart[]
  parties?: readonly FrozenParty[]
  /**
   * The case plan as it was entered; absent where the area has none, and from snapshots taken before it was recorded.
   */
  plannedWork?: readonly FrozenPlannedWork[]
  /**
   * The lists that the firm has entered; absent where the area records none, and from snapshots of earlier versions.
   */
  billLists?: FrozenBillLists
  /** The latest budget of an inter partes case as it was saved; absent where there is none. */
  budget?: FrozenBudget
  /** Enhancements and their justification; absent from snapshots taken before enhancements were stored. */
  enhancement?: { set: EnhancementRow[]; reasons: string | null }
  /** Absent where no document of the area lists them, and from snapshots taken before they were stored. */
  files?: readonly FrozenFile[]
  /**
   * The pages of those that are PDFs by their uuids, null where they could not be counted. Counted when the documents
   * are made first, and kept beside the snapshot.
   */
  filePages?: Readonly<Record<string, number | null>>
  items: Record<string, FrozenItem>
  bill: Bill
  /**
   * What the check before filing had found on completion, by rule. Absent from snapshots taken before there was a
   * check.
   */
  filing?: readonly FilingCount[]
  /**
   * What it had found in sentences, by rule, at most `MOST_FINDINGS`; absent from snapshots taken before it was stored.
   */
  findings?: readonly { rule: string; message: string }[]
  /** Who completed the case over what was found; absent from snapshots taken before it was stored. */
  completedBy?: string
  /** The assessment of the bill, for the documents that are made of it; absent from what is stored. */
  assessment?: FrozenAssessment
}
