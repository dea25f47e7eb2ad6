import type { Location } from '@costdraft/costing'
import { overRateSentence } from '@costdraft/schema/expert-types/over-rate.ts'
import { expertTypeKeyOf } from '@costdraft/schema/expert-types/expert-types.ts'
import { expertFee as kind } from '@costdraft/schema/items/expert-fee/expert-fee.ts'
import { defineResource } from '../resource.ts'

export const expertFee = defineResource({
  kind,
  columns: {
    date: 'plain',
    invoiceType: 'plain',
    invoiceNumber: 'plain',
    amount: 'plain',
    vatExempt: 'plain',
    hours: 'plain',
    expertLocation: 'plain',
    description: 'plain',
    casePart: 'plain',
    party: 'plain',
    percentage: 'plain',
  },
  ofLine: { over_rate: ({ overRate }) => (overRate ? overRateSentence(overRate) : null) },
  frozen: ({ invoice_type, invoice_number, hours, expert_location, percentage }) => ({
    expert: {
      type: expertTypeKeyOf(String(invoice_type)) ?? 'expert_fee',
      invoiceNumber: String(invoice_number),
      ...(hours !== null && { hours: Math.round(Number(hours) * 100) }),
      ...(expert_location !== null && { location: expert_location as Location }),
      ...(percentage !== null && { percentage: Number(percentage) }),
    },
  }),
})
