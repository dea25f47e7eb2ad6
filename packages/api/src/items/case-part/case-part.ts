import { casePart as kind } from '@costdraft/schema/items/case-part/case-part.ts'
import { defineResource } from '../resource.ts'

export const casePart = defineResource({
  kind,
  columns: { description: 'plain', startDate: 'plain', endDate: 'plain' },
})
