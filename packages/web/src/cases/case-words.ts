import type { Stage } from '@costdraft/costing'

/** Whether a case is in one of the four stages: any other case is read, and neither changed nor moved. */
export const isInStage = <C extends { stage: Stage | null }>(record: C): record is C & { stage: Stage } =>
  record.stage !== null
