import { plannedWork as kind } from '@costdraft/schema/items/planned-work/planned-work.ts'
import { defineResource } from '../resource.ts'
import { estimates } from './estimates.ts'

export const plannedWork = defineResource({
  kind,
  columns: {
    stage: 'plain',
    costs: 'plain',
    feeEarner: 'plain',
    name: 'plain',
    time: 'plain',
    rate: 'plain',
    amount: 'plain',
    description: 'plain',
  },
  sums: estimates,
})
