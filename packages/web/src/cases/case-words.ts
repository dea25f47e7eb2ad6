import type { Stage } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { CaseType } from '../generated/graphql.ts'

interface CaseTypes {
  caseType: CaseType | null
  caseTypeWord: string | null
}

/** A case type in words: its label, or the host's own word; empty where the host says none. */
export const caseTypeText = ({ caseType, caseTypeWord }: CaseTypes): string =>
  caseType === null ? (caseTypeWord ?? '') : labelOf(caseType)

/** The case type as a word, which is the host's own where it is none of ours; null where the host says none. */
export const typeWordOf = ({ caseType, caseTypeWord }: CaseTypes): string | null => caseType ?? caseTypeWord

/** Whether a case is in one of the four stages: any other case is read, and neither changed nor moved. */
export const isInStage = <C extends { stage: Stage | null }>(record: C): record is C & { stage: Stage } =>
  record.stage !== null
