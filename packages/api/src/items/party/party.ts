import { party as kind } from '@costdraft/schema/items/party/party.ts'
import { defineResource } from '../resource.ts'
import { recordedForParties } from './recorded-for-parties.ts'

export const party = defineResource({
  kind,
  columns: { party: 'plain', capacity: 'plain', role: 'plain', linkedCosts: 'plain', rate: 'plain' },
  sums: recordedForParties,
})
