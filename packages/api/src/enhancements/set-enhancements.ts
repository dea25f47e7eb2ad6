import { enhancementCap, type CasePart } from '@costdraft/costing'
import { enhancementFields, type EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import { check, type CaseFacts, type Problem } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { audit, difference } from '../audit/audit.ts'
import { assertVersion, details, draftOf, prefixed } from '../http/body.ts'
import { factsOf, holdCase, type CaseRow } from '../cases/case-rows.ts'
import { touchCase } from '../cases/case-touch.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { Conflict, Refused } from '../http/errors.ts'
import type { Asked } from '../http/request.ts'
import { enhancementsOf } from './enhancements.ts'

const names = wireNames(enhancementFields(0))
const MOST_ENTRIES = 250
interface Entry {
  case_part?: unknown
}

/** The list of a body, every wrong entry of it named by its place; an activity of a part can be in it once. */
function listOf(body: unknown, facts: CaseFacts, most: number): EnhancementRow[] {
  const { enhancements } = draftOf(new Map([['enhancements', 'enhancements']]), body)
  if (!Array.isArray(enhancements) || enhancements.length > MOST_ENTRIES)
    throw new Refused({ enhancements: `Send a list, of at most ${MOST_ENTRIES}.` })
  const problems: Problem[] = [],
    seen = new Set<string>()
  const rows = (enhancements as Entry[]).flatMap((entry, i) => {
    const at = (path: string, message: string): void => {
      problems.push({ path: `enhancements.${i}.${path}`, message })
    }
    const { value, problems: wrong } = check(
      enhancementFields(most),
      prefixed(`enhancements.${i}`, () => draftOf(names, entry)),
      facts,
    )
    if (!facts.dualAspect && entry.case_part != null) at('casePart', 'This case has no parts.')
    for (const { path, message } of wrong ?? []) at(path, message)
    if (!value) return []
    const row = { activity_type: value.activityType, case_part: value.casePart ?? null, enhancement: value.enhancement }
    if (seen.has(keyOf(row))) at('activityType', 'This activity is in the list twice.')
    seen.add(keyOf(row))
    return [row]
  })
  if (problems.length > 0) throw new Refused(details(problems))
  return rows
}

/** What an entry is called in the audit. */
const keyOf = ({ case_part, activity_type }: Pick<EnhancementRow, 'case_part' | 'activity_type'>): string =>
  case_part === null ? activity_type : `${case_part}.${activity_type}`
const byKey = (rows: readonly EnhancementRow[]): Record<string, number> =>
  Object.fromEntries(rows.map((row) => [keyOf(row), row.enhancement]))

const isSame = (a: readonly EnhancementRow[], b: readonly EnhancementRow[]): boolean =>
  a.length === b.length && difference(byKey(a), byKey(b)) === undefined

/** What is paid by a fixed fee has nothing to be enhanced. */
function assertExceptional({ exceptional }: CaseRow, parts: Iterable<CasePart | null>): void {
  for (const part of new Set(parts)) {
    if (exceptional.some((one) => one.exceptional && one.case_part === part)) continue
    throw new Conflict(
      `${part === null ? 'This case' : `The part ${labelOf(part)}`} is not claimed as exceptional, so no enhancement can be set. Claim it as exceptional first.`,
    )
  }
}

/** `POST …/tr_enhancement`: the percentages are this list, and 0 where it says nothing. Answers the list; `If-Match` honours its version. */
export async function setEnhancements(
  asked: Asked,
  uuid: string,
): Promise<{ rows: EnhancementRow[]; version: number }> {
  const { tx, viewer, req } = asked
  const owner = await holdCase(tx, viewer, uuid),
    before = await enhancementsOf(tx, uuid),
    version = owner.enhancements_version
  assertOpen(owner)
  const current = { version, enhancements: before }
  assertVersion(req, current)
  const wanted = listOf(req.body, factsOf(owner), enhancementCap(owner.certificate?.court_level ?? 'other_judge'))
  assertExceptional(
    owner,
    [...before, ...wanted].map(({ case_part }) => case_part),
  )
  if (isSame(before, wanted)) return { rows: before, version }
  await tx.deleteFrom('tr_enhancement').where('case_uuid', '=', uuid).execute()
  if (wanted.length > 0)
    await tx
      .insertInto('tr_enhancement')
      .values(wanted.map((row) => ({ ...row, case_uuid: uuid, client_uuid: owner.client })))
      .execute()
  await tx
    .updateTable('case')
    .set((e) => ({ enhancements_version: e('enhancements_version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await touchCase(asked, uuid)
  const none = Object.fromEntries([...before, ...wanted].map((row) => [keyOf(row), 0]))
  const changed = difference({ ...none, ...byKey(before) }, { ...none, ...byKey(wanted) })
  if (changed)
    await audit(
      tx,
      { client_uuid: owner.client, case_uuid: uuid, entity: 'tr_enhancement', entity_uuid: uuid, by: viewer.user_uuid },
      'changed',
      changed,
    )
  return { rows: await enhancementsOf(tx, uuid), version: version + 1 }
}
