import type { Aspect } from '@costdraft/costing'
import { exceptionalPartsOf } from '@costdraft/schema/areas/area.ts'
import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import { audit, difference } from '../audit/audit.ts'
import { draftOf } from '../http/body.ts'
import { ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { changeCase } from './case-revision.ts'
import { lockCase, readCase, type CaseRow } from './case-rows.ts'
import { assertOpen } from './stage-rules.ts'

type Part = Aspect | null
/** Whether a case, or a part of it, is claimed as exceptional. */
interface Claim {
  case_part: Part
  exceptional: boolean
}

/** The columns that hold claims. */
export const claimColumns = (claims: readonly Claim[]): { exceptional: boolean; exceptional_parts: Aspect[] } => {
  const claimed = claims.flatMap(({ case_part, exceptional }) => (exceptional ? [case_part] : []))
  return { exceptional: claimed.includes(null), exceptional_parts: claimed.filter((part) => part !== null) }
}

/** The claims for these parts: as they are stored, or none. */
export const claimsFor = (parts: readonly Part[], stored: readonly Claim[]): Claim[] =>
  parts.map((case_part) => ({
    case_part,
    exceptional: stored.some((claim) => claim.case_part === case_part && claim.exceptional),
  }))

const NO_FIXED_FEE = 'This type of case has no fixed fee, so it cannot be exceptional.'
const ONE_ENTRY = 'Send one entry, with exceptional true or false.'
const ENTRY_PER_PART = 'Send one entry for a part, or one for each, with exceptional true or false.'

interface SentClaim {
  exceptional: boolean
  case_part?: unknown
}
const isClaim = (entry: unknown): entry is SentClaim =>
  typeof entry === 'object' && entry !== null && 'exceptional' in entry && typeof entry.exceptional === 'boolean'

/** The entries of a body by their parts. Throws 422 for entries that these parts do not take. */
function claimsIn(body: unknown, parts: readonly Part[]): Map<Part, boolean> {
  const { exceptionals } = draftOf(new Map([['exceptionals', 'exceptionals']]), body)
  const hasParts = !parts.includes(null)
  if (parts.length === 0) throw new ValidationError({ exceptionals: NO_FIXED_FEE })
  const entries = Array.isArray(exceptionals) ? (exceptionals as unknown[]) : []
  if (entries.length === 0 || entries.length > parts.length || !entries.every(isClaim))
    throw new ValidationError({ exceptionals: hasParts ? ENTRY_PER_PART : ONE_ENTRY })
  const claims = new Map<Part, boolean>()
  for (const [i, { case_part = null, exceptional }] of entries.entries()) {
    const part = parts.find((one) => one === case_part)
    if (part === undefined && !hasParts) throw new ValidationError({ case_part: 'This case has no parts.' })
    if (part === undefined)
      throw new ValidationError({
        [`exceptionals.${i}.case_part`]:
          case_part === null ? 'This is required.' : `Choose one of ${parts.join(', ')}.`,
      })
    if (claims.has(part))
      throw new ValidationError({ [`exceptionals.${i}.case_part`]: 'This part is in the list twice.' })
    claims.set(part, exceptional)
  }
  return claims
}

/**
 * `PATCH …/exceptional`: `{exceptionals: [{exceptional, case_part}]}`. A case with parts takes one entry for each part
 * that changes, any other one entry without `case_part`.
 */
export async function setExceptional(asked: RequestContext, uuid: string, areas: Areas): Promise<CaseRow> {
  const { tx, viewer, req } = asked
  const row = await lockCase(tx, viewer, uuid)
  const area = areaOf(row.area_of_work, areas)
  assertOpen(row)
  const parts = area ? exceptionalPartsOf(area, row.case_type) : []
  const sent = claimsIn(req.body, parts)
  const claims = claimsFor(parts, row.exceptional).map(({ case_part, exceptional }) => ({
    case_part,
    exceptional: sent.get(case_part) ?? exceptional,
  }))
  const changed = difference(claimColumns(row.exceptional), claimColumns(claims))
  if (!changed) return row
  await changeCase(asked, row.uuid, claimColumns(claims))
  await audit(
    tx,
    { client_uuid: row.client, case_uuid: row.uuid, entity: 'case', entity_uuid: row.uuid, by: viewer.user_uuid },
    'changed',
    changed,
  )
  return readCase(tx, viewer, uuid)
}
