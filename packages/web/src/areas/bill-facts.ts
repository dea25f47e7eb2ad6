import type { betweenParties, billFacts, deputyship, endOfCase } from '@costdraft/schema/areas/bill-facts.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { formatIsoDate } from '../formats/dates.ts'
import { poundsOf } from '../formats/format-money.ts'
import type { Controls } from '../ui/form/controls.ts'
import type { CaseRecord, Detail, FormSection } from './area-screens.ts'
import { amountsText } from './dated-amounts/dated-amounts.ts'
import { datedAmountsControl } from './dated-amounts/DatedAmountsInput.tsx'

// The facts that the documents of a case state. Their labels are the words by which *Ready to file* and the documents
// call what is missing.

/** The controls of the facts of every bill. */
export const billFactControls: Controls<typeof billFacts> = {
  costsOrder: { label: labelOf('costs_order'), as: 'prose', hint: 'Who made it, and what it gives.' },
  costsOrderDate: { label: labelOf('costs_order_date'), as: 'date' },
  vatNumber: { label: labelOf('vat_number'), as: 'text' },
  interimPayments: { label: labelOf('interim_payments'), as: 'own', own: datedAmountsControl('payment') },
}
export const endOfCaseControls: Controls<typeof endOfCase> = {
  outcome: { label: labelOf('outcome'), as: 'prose' },
  lastStepOn: { label: labelOf('last_step_on'), as: 'date' },
}
export const deputyshipControls: Controls<typeof deputyship> = {
  personConcerned: {
    label: labelOf('person_concerned'),
    as: 'text',
    hint: 'As it stands after “In the matter of”.',
  },
  deputyName: { label: labelOf('deputy_name'), as: 'text' },
  deputyCapacity: { label: labelOf('deputy_capacity'), as: 'text', hint: 'Such as deputy for property and affairs.' },
}
export const betweenPartiesControls: Controls<typeof betweenParties> = {
  payingParty: { label: labelOf('paying_party'), as: 'text' },
  retainer: {
    label: labelOf('retainer'),
    as: 'prose',
    hint: 'What of the agreement with the client affects the costs.',
  },
  claimValue: { label: labelOf('claim_value'), as: 'money' },
  offers: {
    label: labelOf('offers'),
    as: 'own',
    own: datedAmountsControl('offer'),
    hint: 'To settle the costs. No document that is filed prints them.',
  },
}

/** The section of the form that holds the facts of an area. */
export const factsSection = <const Name extends string>(
  rows: readonly (Name | readonly [Name, Name])[],
): FormSection<Name> => ({
  title: 'Facts of the bill',
  text: 'Printed in the documents. What is missing is left blank in them, and asked by Ready to file.',
  rows,
  addition: 'bill_facts',
})

const dateOf = (date: string | null): string | null => date && formatIsoDate(date)

/** The facts in the opened Case Details; those that an area does not have are null, and left out. */
export const factDetails = (record: CaseRecord): Detail[] => [
  [labelOf('person_concerned'), record.personConcerned],
  [labelOf('deputy_name'), [record.deputyName, record.deputyCapacity].filter(Boolean).join(', ')],
  [labelOf('paying_party'), record.payingParty],
  [labelOf('costs_order'), record.costsOrder],
  [labelOf('costs_order_date'), dateOf(record.costsOrderDate)],
  [labelOf('vat_number'), record.vatNumber],
  [labelOf('retainer'), record.retainer],
  [labelOf('claim_value'), poundsOf(record.claimValue)],
  [labelOf('outcome'), record.outcome],
  [labelOf('last_step_on'), dateOf(record.lastStepOn)],
  [labelOf('interim_payments'), amountsText(record.interimPayments)],
  [labelOf('offers'), amountsText(record.offers)],
]
