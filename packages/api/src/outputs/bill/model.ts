// The printed bill: all texts and formatted figures. The template only lays them out.

/** Formatted net and VAT of a line, a schedule or a page footer. */
export interface Sum {
  net: string
  vat: string
}
export interface Fact {
  label: string
  value: string
}

/** An item number, and the running total of its schedule including that item. */
export interface Numbered {
  no: string
  runningTotal: Sum
}

/**
 * The printed price of a row. Rows that are not counted have no figures, so that printed columns add up, but a note.
 */
export interface Priced {
  quantity: string
  rate: string
  /** The marks of its authority; empty for a figure of the statute that is not provisional. */
  marks: string
  net: string
  vat: string
  note: string | null
  muted: boolean
  notHeld: boolean
}

export interface WorkRow extends Numbered, Priced {
  date: string
  initials: string
  activity: string
  text: string
  enhancement: string
}
/** Rows under one heading. Title and total are set only if the schedule has several groups. */
export interface WorkGroup {
  title: string | null
  rows: WorkRow[]
  total: (Sum & { label: string; time: string }) | null
}
export interface HearingRow extends Numbered {
  date: string
  initials: string
  title: string
  level: string
  time: string
  text: string
  fees: (Priced & { what: string })[]
}
export interface DisbursementRow extends Numbered {
  /** Printed above the row that begins a group; null within a group. */
  heading: string | null
  date: string
  type: string
  text: string
  net: string
  vat: string
  note: string | null
  /** The number of its voucher, or that there is none; null where nothing is said of it. */
  voucher: string | null
}
/** The documents attached to one disbursement: their number in the bill, the number of its item, and their names. */
export interface Voucher {
  voucher: string
  no: string
  what: string
  files: string[]
}

/** Fields common to all schedules. */
interface Schedule {
  title: string
  totalLabel: string
  notes: string[]
  total: Sum
  claimed: boolean
}
export interface WorkSchedule extends Schedule {
  groups: WorkGroup[]
}
export interface AdvocacySchedule extends Schedule {
  rows: HearingRow[]
}
export interface DisbursementSchedule extends Schedule {
  rows: DisbursementRow[]
}

export interface FixedFee {
  facts: Fact[]
  result: string | null
  claim: (Numbered & Priced & { what: string; totalLabel: string }) | null
}
/** What is claimed of a case, or of one part of it. */
export interface BillSection {
  /** The part; null for a whole case. */
  title: string | null
  fixedFee: FixedFee | null
  /** Hourly profit costs; `why` explains why they are shown if they are not claimed. */
  work: { title: string; why: string | null; schedules: WorkSchedule[] } | null
  /** Enhancements by activity and their justification. */
  enhancement: { notes: string[]; rows: { activity: string; percent: string }[]; reasons: string[] } | null
  advocacy: AdvocacySchedule
  disbursements: DisbursementSchedule
}
export interface SummaryRow {
  title: string
  net: string
  vat: string
  gross: string
}
export interface AuthorityRow {
  table: string
  marks: string
  provision: string
  instrument: string
  from: string
  /** What its marks mean, with the first authority that has them. */
  notes: string[]
}

export interface Summary {
  rows: SummaryRow[]
  total: SummaryRow
  /** What each part of a two-part case comes to; none for any other. */
  parts: SummaryRow[]
  /** Heads that are shown but not claimed, with the reason. */
  notClaimed: { title: string; recorded: string; why: string }[]
  notHeld: { no: string; what: string; why: string }[]
  notHeldCount: string | null
  authorities: AuthorityRow[]
  /** Explanations of the marks of the authorities. */
  marked: string[]
}

export interface BillDocument {
  title: string
  subtitle: string
  caseName: string
  reference: string
  firm: string
  /** Date of completion: year, month, day. */
  date: [number, number, number]
  cover: {
    kind: string[]
    /** Left and right column, each with groups of facts. */
    facts: Fact[][][]
    /** Those that are too long for a column. */
    longFacts: Fact[]
    total: SummaryRow
    notHeldCount: string | null
  }
  narrative: { paragraphs: string[]; given: boolean }
  earners: {
    initials: string
    name: string
    status: string
    grade: string
    panel: string
    office: string
    rateBand: string
  }[]
  hearings: { date: string; type: string; level: string; length: string; initials: string }[]
  /** One for a whole case, or one for each part of it. */
  sections: BillSection[]
  vouchers: Voucher[]
  summary: Summary
  certificate: { opening: string; statements: string[] }
}
