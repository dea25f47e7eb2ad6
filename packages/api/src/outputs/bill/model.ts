// The bill as it is printed: every word and every figure, formatted. A template lays it out and does nothing else.

/** Money of a line, of a schedule or of a page's foot. */
export interface Sum {
  net: string
  vat: string
}
export interface Fact {
  label: string
  value: string
}

/** ItemNumbering totals are kept under the number of the item after which they are true. */
export interface Numbered {
  no: string
  cum: Sum
}

/** What a row costs. Where there is a note it is muted: what is not counted has no figures, so that columns add up as they stand. */
export interface Priced {
  quantity: string
  rate: string
  provisional: boolean
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
/** Rows under one heading; a heading of its own and a total only where a schedule has several. */
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
export interface PaidRow extends Numbered {
  date: string
  type: string
  text: string
  net: string
  vat: string
  note: string | null
}

/** A schedule with its running totals. */
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
export interface PaidSchedule extends Schedule {
  rows: PaidRow[]
}

export interface FixedFee {
  facts: Fact[]
  result: string | null
  claim: (Numbered & Priced & { what: string; totalLabel: string }) | null
}
export interface SummaryRow {
  title: string
  net: string
  vat: string
  gross: string
}
export interface AuthorityRow {
  table: string
  provisional: boolean
  provision: string
  instrument: string
  from: string
}

export interface Summary {
  rows: SummaryRow[]
  total: SummaryRow
  /** Heads that are shown and not claimed, each with its reason. */
  notClaimed: { title: string; recorded: string; why: string }[]
  notHeld: { no: string; what: string; why: string }[]
  notHeldCount: string | null
  authorities: AuthorityRow[]
  /** Why an authority that bears a dagger is provisional. */
  provisional: string[]
}

export interface BillDocument {
  title: string
  subtitle: string
  caseName: string
  reference: string
  firm: string
  /** Of completion: year, month, day. */
  date: [number, number, number]
  cover: {
    kind: string[]
    /** Left and right, each in groups. */ facts: Fact[][][]
    total: SummaryRow
    notHeldCount: string | null
  }
  narrative: { paragraphs: string[]; given: boolean }
  earners: { initials: string; name: string; status: string; grade: string; panel: string; office: string }[]
  hearings: { date: string; type: string; level: string; length: string; initials: string }[]
  fixedFee: FixedFee | null
  /** Profit costs by the hour; where they are not claimed, why they are shown. */
  work: { title: string; why: string | null; schedules: WorkSchedule[] } | null
  /** By how much the work is enhanced, by activity, and why. */
  enhancement: { notes: string[]; rows: { activity: string; percent: string }[]; reasons: string[] } | null
  advocacy: AdvocacySchedule
  disbursements: PaidSchedule
  summary: Summary
  certificate: { opening: string; statements: string[] }
}
