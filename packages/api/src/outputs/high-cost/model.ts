import type {
  AuthorityRow,
  BillDocument,
  DisbursementRow,
  DisbursementSchedule,
  Fact,
  Numbered,
  Sum,
  SummaryRow,
  Voucher,
} from '../bill/model.ts'

// The printed documents of a high cost case: all texts and formatted figures. The templates only lay them out.

/** What stands at the head of either document. */
export interface HighCostHeading {
  title: string
  subtitle: string
  caseName: string
  reference: string
  firm: string
  /** Date of completion: year, month, day. */
  date: [number, number, number]
  /** How many values the total lacks, in sentences. */
  missingCounts: string[]
}

/** A figure that is claimed, one that is shown and not claimed, or one that is missing. */
type Tone = 'claimed' | 'quiet' | 'missing'

export interface PrintedValue {
  figure: string
  /** The marks of its authority. */
  marks: string
  /** Why there is no figure, or it is not claimed. */
  note: string | null
  tone: Tone
}

/** Who attended at a step, with the figure in the column of the table that it belongs to. */
export interface AttendeeRow extends PrintedValue {
  who: string
  /** How the attendance is paid. */
  how: string
  column: number
  /** Why counsel travelled to it, with the miles, and what is claimed for that; null where nothing is. */
  travel: { reason: string; column: number; figure: string } | null
}
/** A step, with what its events and travel come to. Empty where nothing is claimed. */
export interface EventRow {
  no: string
  date: string
  event: string
  text: string
  attendees: AttendeeRow[]
  /** The numbers of its disbursements, and the documents attached to it. */
  refersTo: string | null
  net: string
  vat: string
  /** Whether what is claimed has no value at all. */
  isMissing: boolean
  /** Whether it may be too long for a page. */
  isLong: boolean
  /** One for each column, then net and VAT, including this row. */
  runningTotal: string[]
}
export interface EventSchedule {
  title: string
  notes: string[]
  /** Of the columns between how an attendance is paid and the totals. */
  heads: string[]
  rows: EventRow[]
  totalLabel: string
  total: string[]
  /** What the solicitor's events come to where they are shown for comparison alone. */
  comparison: { label: string; column: number; figure: string } | null
}

/** The fee of an expert, of which a share is claimed. */
export interface ExpertRow extends DisbursementRow {
  invoiceNumber: string
  invoiced: string
  share: string
}
export interface ExpertSchedule extends Omit<DisbursementSchedule, 'rows'> {
  rows: ExpertRow[]
}

export interface PartyRow {
  name: string
  role: string
  linkedCosts: string
  rate: string
}
/** A limit beside what the case comes to. */
export interface LimitRow {
  name: string
  limit: string
  claimed: string
  result: string
  source: string
}
/** Lines without a value for one reason. */
export interface MissingRow {
  why: string
  count: string
  /** The numbers of their items. */
  nos: string
}

export interface HighCostClaim extends HighCostHeading {
  facts: Fact[][][]
  /** Those that are too long for a column. */
  longFacts: Fact[]
  /** What the case does not record, for the signatory to fill in. */
  toBeFilledIn: string[]
  total: SummaryRow
  narrative: BillDocument['narrative']
  parties: PartyRow[]
  /** The figure by the hour that is claimed instead of events; null where events are claimed. */
  byHour: (Numbered & Sum & { what: string; why: string | null }) | null
  events: EventSchedule
  counselPaid: DisbursementSchedule
  experts: ExpertSchedule
  disbursements: DisbursementSchedule
  summary: {
    /** Solicitor, counsel, disbursements and all of it. */
    heads: string[]
    rows: { title: string; figures: string[] }[]
    /** What each head is made of. */
    madeOf: SummaryRow[]
    counsel: SummaryRow[]
    limits: LimitRow[]
    comparison: { facts: Fact[]; notes: string[] } | null
    missing: MissingRow[]
    authorities: AuthorityRow[]
    marked: string[]
  }
  certificate: { opening: string; statements: string[] }
  choices: string[]
  vouchers: Voucher[]
}

/** What is claimed for counsel by one event, travel, fee or expense. */
export interface CounselRow extends Numbered, PrintedValue {
  date: string
  what: string
  text: string
  level: string
  how: string
  vat: string
}
export interface AdvocateSection {
  title: string
  facts: Fact[]
  notes: string[]
  rows: CounselRow[]
  totalLabel: string
  total: Sum
}
export interface CounselBreakdown extends HighCostHeading {
  facts: Fact[][]
  sections: AdvocateSection[]
  summary: { rows: SummaryRow[]; total: SummaryRow }
}
