import type { HighCostCase } from './high-cost-case.ts'
import { llewelyn } from './llewelyn.ts'
import { penhallow } from './penhallow.ts'
import { quarrington } from './quarrington.ts'
import { ravensworth } from './ravensworth.ts'
import { thornbury } from './thornbury.ts'

/** The demonstration high cost cases. */
export const highCostCases: readonly HighCostCase[] = [thornbury, ravensworth, penhallow, quarrington, llewelyn]
