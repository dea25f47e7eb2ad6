export { paidInstead } from '@costdraft/costing'
