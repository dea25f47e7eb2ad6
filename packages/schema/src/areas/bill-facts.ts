import { isTwoCounsel, type AdvocacyScheme } from '@costdraft/costing'
import { object, type Struct } from 'superstruct'
import { field } from '../field.ts'
import { IsoDate, listOf, pounds, text } from '../structs.ts'
import { labelOf } from '../labels.ts'

// The facts of a case that its documents state: who, by what authority, and what was paid and offered meanwhile.

/** An amount of a fact, in pounds. */
export const FactAmount: Struct<number, null> = pounds(99_999_999.99)
/** The name of a person or a party in a fact. */
export const FactName: Struct<string, null> = text(3, 100)
const Words = text(3, 1000)

/** A payment on account of the costs, before they are assessed. Amounts are in pounds. */
export interface InterimPayment {
  date: string
  amount: number
}
/** An offer to settle the costs, and who made it. */
export interface Offer extends InterimPayment {
  by: string
}
export const interimPayment: Struct<InterimPayment, unknown> = object({ date: IsoDate, amount: FactAmount })
export const offer: Struct<Offer, unknown> = object({ date: IsoDate, by: FactName, amount: FactAmount })

/** Of every bill: the order that gives the costs, the VAT number of the firm, and what was paid on account. */
export const billFacts = {
  costsOrder: field(Words).optional(),
  costsOrderDate: field(IsoDate).optional(),
  vatNumber: field(FactName).optional(),
  interimPayments: field(listOf(interimPayment)).optional(),
}
/** How a case ended, and the day of its last step: the claim is due three months after it. */
export const endOfCase = {
  outcome: field(Words).optional(),
  lastStepOn: field(IsoDate).optional(),
}
/** Of a deputyship: whose affairs they are, and whose costs. */
export const deputyship = {
  personConcerned: field(FactName).optional(),
  deputyName: field(FactName).optional(),
  deputyCapacity: field(FactName).optional(),
}
/** Between parties: who pays, on what terms the client does, and what was offered. */
export const betweenParties = {
  payingParty: field(FactName).optional(),
  retainer: field(Words).optional(),
  claimValue: field(FactAmount).optional(),
  offers: field(listOf(offer)).optional(),
}

/** What decides whether a fact is asked, beside the area of the case. */
export interface AskedIn {
  caseType: string
  /** The values of the case by their names on the wire. */
  values: Readonly<Record<string, unknown>>
  /** Whether VAT is claimed. */
  hasVat: boolean
  /** The counsel arrangement of a high cost case; null in any other. */
  advocacyScheme: string | null
}
/** A fact that the documents of an area have a place for, by its name on the wire. */
export interface AskedFact {
  name: string
  isAsked?: (facts: AskedIn) => boolean
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** The facts that documents leave blank, by their labels and in the order in which they are asked. */
export const missingFacts = (asked: readonly AskedFact[], facts: AskedIn): string[] =>
  asked
    .filter(({ name, isAsked }) => !isSet(facts.values[name]) && (isAsked?.(facts) ?? true))
    .map(({ name }) => labelOf(name))

/** The VAT number stands on a bill that claims VAT (CPR PD 47 para 5.19). */
export const vatNumberAsked: AskedFact = { name: 'vat_number', isAsked: ({ hasVat }) => hasVat }
/** The order or other authority for the costs stands at the head of a bill (CPR PD 47 para 5.10). */
export const orderAsked: readonly AskedFact[] = [{ name: 'costs_order' }, { name: 'costs_order_date' }]

/** Whether prior authority is needed: a case is in the two counsel scheme. */
export const needsPriorAuthority = ({ advocacyScheme }: AskedIn): boolean =>
  advocacyScheme !== null && isTwoCounsel(advocacyScheme as AdvocacyScheme)
