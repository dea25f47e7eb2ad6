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
