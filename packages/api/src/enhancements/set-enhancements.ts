import { enhancementCap, type Aspect } from '@costdraft/costing'
import { isAlwaysPaidByHour } from '@costdraft/schema/areas/area.ts'
import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import { enhancementFields, type EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import { check, type CaseFacts, type Problem } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { audit, difference } from '../audit/audit.ts'
import { assertVersion, problemDetails, draftOf, withPathPrefix } from '../http/body.ts'
import { factsOf, lockCase, type CaseRow } from '../cases/case-rows.ts'
import { touchCase } from '../cases/case-revision.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { Conflict, ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { enhancementKey, enhancementsOf } from './enhancements.ts'

const names = wireNames(enhancementFields(0))
const MAX_ENTRIES = 250
interface Entry {
  case_part?: unknown
}

/**
 * Reads the list of a body. Throws 422 with the problems of all entries, by index; an activity may occur once per part.
 */
function listOf(body: unknown, facts: CaseFacts, cap: number): EnhancementRow[] {
  const { enhancements } = draftOf(new Map([['enhancements', 'enhancements']]), body)
  if (!Array.isArray(enhancements) || enhancements.length > MAX_ENTRIES)
    throw new ValidationError({ enhancements: `Send a list, of at most ${MAX_ENTRIES}.` })
  const problems: Problem[] = []
  const seen = new Set<string>()
  const rows = (enhancements as Entry[]).flatMap((entry, i) => {
    const report = (path: string, message: string): void => {
      problems.push({ path: `enhancements.${i}.${path}`, message })
    }
    const { value, problems: entryProblems } = check(
      enhancementFields(cap),
      withPathPrefix(`enhancements.${i}`, () => draftOf(names, entry)),
      facts,
    )
    if (!facts.dualAspect && entry.case_part != null) report('casePart', 'This case has no parts.')
    for (const { path, message } of entryProblems ?? []) report(path, message)
    if (!value) return []
    const row = { activity_type: value.activityType, case_part: value.casePart ?? null, enhancement: value.enhancement }
    if (seen.has(enhancementKey(row))) report('activityType', 'This activity is in the list twice.')
    seen.add(enhancementKey(row))
    return [row]
  })
  if (problems.length > 0) throw new ValidationError(problemDetails(problems))
  return rows
}

const byKey = (rows: readonly EnhancementRow[]): Record<string, number> =>
  Object.fromEntries(rows.map((row) => [enhancementKey(row), row.enhancement]))

const isSame = (a: readonly EnhancementRow[], b: readonly EnhancementRow[]): boolean =>
  a.length === b.length && difference(byKey(a), byKey(b)) === undefined

/** The parts of which a percentage changes; all parts of both lists where none does. */
function changedParts(before: readonly EnhancementRow[], requested: readonly EnhancementRow[]): Set<Aspect | null> {
  const stored = byKey(before)
  const sent = byKey(requested)
  const both = [...before, ...requested]
  const changed = both.filter((row) => (stored[enhancementKey(row)] ?? 0) !== (sent[enhancementKey(row)] ?? 0))
  return new Set((changed.length > 0 ? changed : both).map(({ case_part }) => case_part))
}

/**
 * Throws 409 unless the parts are paid at hourly rates, as work paid by a fixed fee cannot be enhanced: a type of case
 * without a fixed fee always is, any other where it is claimed as exceptional.
 */
function assertPaidByHour(
  { exceptional, area_of_work, case_type }: CaseRow,
  parts: ReadonlySet<Aspect | null>,
  areas: Areas,
): void {
  const area = areaOf(area_of_work, areas)
  if (area && isAlwaysPaidByHour(area, case_type)) return
  for (const part of parts) {
    if (exceptional.some((claim) => claim.exceptional && claim.case_part === part)) continue
    throw new Conflict(
      `${part === null ? 'This case' : `The part ${labelOf(part)}`} is not claimed as exceptional, so no enhancement can be set. Claim it as exceptional first.`,
    )
  }
}

/**
 * `POST …/tr_enhancement`: replaces the enhancements of a case. Activities not in the list have none. `If-Match` is
 * compared with the version of the list.
 */
export async function setEnhancements(
  asked: RequestContext,
  uuid: string,
  areas: Areas,
): Promise<{ rows: EnhancementRow[]; version: number }> {
  const { tx, viewer, req } = asked
  const owner = await lockCase(tx, viewer, uuid)
  const before = await enhancementsOf(tx, uuid)
  const version = owner.enhancements_version
  assertOpen(owner)
  const current = { version, enhancements: before }
  assertVersion(req, current)
  const requested = listOf(req.body, factsOf(owner), enhancementCap(owner.high_court_work))
  assertPaidByHour(owner, changedParts(before, requested), areas)
  if (isSame(before, requested)) return { rows: before, version }
  await tx.deleteFrom('tr_enhancement').where('case_uuid', '=', uuid).execute()
  if (requested.length > 0)
    await tx
      .insertInto('tr_enhancement')
      .values(requested.map((row) => ({ ...row, case_uuid: uuid, client_uuid: owner.client })))
      .execute()
  await tx
    .updateTable('case')
    .set((e) => ({ enhancements_version: e('enhancements_version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await touchCase(asked, uuid)
  const zeros = Object.fromEntries([...before, ...requested].map((row) => [enhancementKey(row), 0]))
  const changed = difference({ ...zeros, ...byKey(before) }, { ...zeros, ...byKey(requested) })
  if (changed)
    await audit(
      tx,
      { client_uuid: owner.client, case_uuid: uuid, entity: 'tr_enhancement', entity_uuid: uuid, by: viewer.user_uuid },
      'changed',
      changed,
    )
  return { rows: await enhancementsOf(tx, uuid), version: version + 1 }
}
