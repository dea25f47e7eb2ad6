import type { Location } from '@costdraft/costing'

/** The fields of a hearing printed in the advocacy schedule. */
export interface FrozenHearing {
  hearingType: string
  courtLevel: string
  administrativeOrder: boolean
  startTime: string | null
  endTime: string | null
  /** Lunch adjournment in hours. */
  lunch: number | null
  hours: number | null
  /**
   * The days of an interim hearing of several days, each with its hours: units are counted by the day. Absent from any
   * other.
   */
  days?: readonly { date: string; hours: number }[]
  /** Units of an interim hearing, or days of a final one. */
  units: number | null
  allegationsOfHarm: boolean
  lackOfUnderstanding: boolean
  expertCrossExamined: boolean
  courtBundle: string | null
  travel: { miles: number; days: number; reason: string } | null
}

/** The fee of an expert, by the key of their type: what is not recorded is absent. */
export interface FrozenExpert {
  type: string
  invoiceNumber: string
  /** Hundredths of an hour. */
  hours?: number
  location?: Location
  /** The percentage of the fee that is claimed. */
  percentage?: number
}

/** Codes of the electronic bill (CPR PD 47 Schedule 2), such as T13, A10 and X2. */
export interface BillCodes {
  task?: string
  activity?: string
  expense?: string
}

/** The entries of the lists of the Court of Protection's bill that a row has, by uuid: the snapshot has the lists. */
export interface FrozenEntries {
  opgCategory?: string
  copActivity?: string
}

/** What the documents print of an item besides its date, fee earner and text: null where its kind has no such thing. */
export interface FrozenFacts {
  activityType: string | null
  disbursementType: string | null
  hearing: FrozenHearing | null
  /** The expert whose fee it is, absent from any other item, and from snapshots of earlier versions. */
  expert?: FrozenExpert
  /** Whether its time was estimated when it was imported; absent where it was recorded. */
  estimated?: true
  /**
   * The phase of an inter partes case; absent from items that record none themselves: those of a step have that of the
   * step.
   */
  phase?: string
  /**
   * The codes of the electronic bill that it records; absent where it records none, and from snapshots of earlier
   * versions.
   */
  billCodes?: BillCodes
  /** The category of the Court of Protection's electronic bill that it records. */
  copCategory?: string
  /** Its category of form OPG105 and its official activity; absent where it records neither. */
  listEntries?: FrozenEntries
  /** What a procedural step is, and whether it is an attendance; absent from any other item. */
  step?: { proceduralType: string; isAttendance: boolean }
  /** Whom an attendance of a step was on; absent from any other item. */
  attendanceOn?: string
  /**
   * What a step of a high cost case is, and how it and the solicitor's attendance are paid; its party is the solicitor.
   */
  event?: { event: string; attendance: string | null; solicitorAttendance: string | null }
  /** Counsel at such a step; the party is counsel. What travel comes to is in the lines of the bill. */
  counsel?: { level: string; attendance: string | null; travel: { miles: number; description: string } | null }
}
