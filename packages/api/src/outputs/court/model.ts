import type { Fact, Sum, Summary, SummaryRow, Voucher } from '../bill/model.ts'

// The printed documents of a court: all texts and formatted figures. The templates only lay them out.

/** The three columns of a paper bill (CPR PD 47), formatted. Empty where nothing stands in a column. */
export interface ThreeColumns {
  vat: string
  disbursements: string
  profitCosts: string
}

/**
 * A numbered item of a paper bill. A row that is not counted has no figures, so that printed columns add up, but a
 * note.
 */
export interface PaperRow extends ThreeColumns {
  no: string
  date: string
  initials: string
  /** The kind of work, where the heading above does not say it. */
  kind: string
  text: string
  time: string
  rate: string
  marks: string
  note: string | null
  notHeld: boolean
  /** Of the part, including this row. */
  runningTotal: ThreeColumns
}
/** The items under one heading. `party` is printed above where another party begins. */
export interface PaperGroup {
  party: string | null
  /** Whether it belongs to the party that was printed last. */
  isUnderParty: boolean
  title: string
  rows: PaperRow[]
}
export interface PaperPart {
  /** Null where the case has no parts. */
  title: string | null
  groups: PaperGroup[]
  totalLabel: string
  total: ThreeColumns
}
/** The dates and details of items that the bill has only the total of. */
export interface PaperSchedule {
  title: string
  rows: Omit<PaperRow, 'runningTotal' | 'disbursements'>[]
  totalLabel: string
  total: Sum & { time: string }
}

/** Who did the work, at which rate, by what authority and from when to when. */
export interface EarnerRate {
  initials: string
  name: string
  status: string
  grade: string
  rate: string
  marks: string
  authority: string
  period: string
}
/**
 * Who did the work, at which rate, beside the guideline rate. Served on the other side: it does not say what to think
 * of the rate.
 */
export interface TeamRow extends Omit<EarnerRate, 'authority' | 'marks'> {
  /** Empty where none is held. */
  guideline: string
  /** The edition, band and grade of the guideline rate. */
  guidelineOf: string
}
export interface BreakdownTable {
  title: string
  rows: (ThreeColumns & { title: string; time: string; gross: string })[]
}
/** A certificate: what is certified, and what the signatory chooses from. */
export interface Certificate {
  title: string
  opening: string
  choices: string[]
}
/** The title page and what every document has. */
export interface CourtDocument {
  title: string
  /** Such as the period, in a line under the title. */
  subtitle: string
  /** As in "In the Court of Protection". */
  court: string
  matter: string
  caseName: string
  reference: string
  firm: string
  /** Date of completion: year, month, day. */
  date: [number, number, number]
  facts: Fact[][][]
  /** Those that are too long for a column. */
  longFacts: Fact[]
  /** What the case does not record, for the signatory to fill in. */
  toBeFilledIn: readonly string[]
  statements: string[]
  total: SummaryRow
  notHeldCount: string | null
  certificates: Certificate[]
}
export interface PaperBill extends CourtDocument {
  /** What stands above the narrative, if not that it is one. */
  narrativeTitle?: string
  narrative: string[]
  /** What follows the narrative: the agreement with the client, where it is recorded. */
  agreement?: { title: string; text: string[] }
  /** What follows it for the signatory to complete. */
  toComplete?: string[]
  valueOfAssets: string[]
  earners: EarnerRate[]
  /** The rates of people beside the guideline rates, in the place of `earners`. */
  team?: TeamRow[]
  parts: PaperPart[]
  schedules: PaperSchedule[]
  summary: Summary
  breakdowns: BreakdownTable[]
  vat: SummaryRow[]
  /** The estimate given to the Public Guardian beside the claim; null without one. */
  estimate: { facts: Fact[]; warning: string | null } | null
  vouchers: Voucher[]
}
