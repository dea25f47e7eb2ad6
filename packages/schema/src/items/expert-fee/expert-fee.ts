import { aspects, locations } from '@costdraft/costing'
import { field, recorded, type CaseFacts, type Draft } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { decimal, hours, IsoDate, oneOf, pounds, text, Uuid } from '../../structs.ts'
import { vatExempt } from '../vat-exempt.ts'

const hasParts = (_: Draft, facts: CaseFacts): boolean => facts.dualAspect

/**
 * The fee of an expert. The amount is in pounds, without VAT, and is the price; in a high cost case the price is the
 * percentage of it that the party bears. The hours charged and where the expert is based are asked so that it can be
 * checked against the codified rates.
 */
export const expertFee = defineKind({
  name: 'expert_fee',
  type: 'ExpertFee',
  list: 'expertFees',
  path: 'expert-fee',
  deletedThrough: 'fee',
  commentedAs: 'case_fee',
  hasFiles: true,
  foundBy: ['invoiceNumber'],
  answeredFields: ['notCounted', 'overRate', 'totalCost', 'totalVat'],
  fields: {
    date: field(IsoDate),
    invoiceType: field(Uuid).to('expert_type'),
    invoiceNumber: field(text(3, 100)),
    amount: field(pounds(99_999_999)),
    vatExempt,
    hours: field(hours(1000)).optional(),
    expertLocation: field(oneOf(locations)).optional(),
    description: field(text(3, 1000)).optional(),
    casePart: field(oneOf(aspects)).when(hasParts),
    party: field(Uuid).when(recorded('percentage')).to('party'),
    percentage: field(decimal(0.01, 100)).when(recorded('percentage')),
  },
  parts: {},
})
