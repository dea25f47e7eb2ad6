import type { Aspect } from '@costdraft/costing'
import { exceptionalPartsOf, isAlwaysPaidByHour } from '@costdraft/schema/areas/area.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'

/** Whether the case, or one of its parts, is claimed as exceptional. */
export interface Claim {
  casePart: Aspect | null
  exceptional: boolean
}

/** The parts for which a case can be claimed as exceptional, null for a case without parts; empty where none can. */
export function claimablePartsOf({ area: name, caseType }: CaseFacts): readonly (Aspect | null)[] {
  const area = areaOf(name ?? '')
  return area && caseType ? exceptionalPartsOf(area, caseType) : []
}

/** Whether the hourly work of a case is paid, and so enhanced, without a claim: its type has no fixed fee. */
export function isPaidWithoutClaim({ area: name, caseType }: CaseFacts): boolean {
  const area = areaOf(name ?? '')
  return area !== undefined && caseType !== null && isAlwaysPaidByHour(area, caseType)
}

/** Whether anything of a case is claimed as exceptional. */
export const isAnyClaimed = (claims: readonly Claim[]): boolean => claims.some(({ exceptional }) => exceptional)

/** Whether a part is claimed as exceptional; for a case without parts (null), whether the case is. */
export const isClaimed = (claims: readonly Claim[], part: Aspect | null): boolean =>
  isAnyClaimed(part === null ? claims : claims.filter(({ casePart }) => casePart === part))

/** The claims after a part, or the case (null), is claimed as exceptional or no longer. */
export const withClaim = (claims: readonly Claim[], part: Aspect | null, exceptional: boolean): Claim[] => [
  ...(part === null ? [] : claims.filter(({ casePart }) => casePart !== null && casePart !== part)),
  { casePart: part, exceptional },
]

/** The label of the switch that claims a part, or the case. */
export const claimLabel = (part: Aspect | null): string =>
  part === null ? 'Exceptional' : `Exceptional: ${labelOf(part)}`
