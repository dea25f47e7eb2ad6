import type { DeadlineRuleName, DeadlineStart } from '@costdraft/costing'
import { isDraft, type Draft } from '@costdraft/schema/field.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { sql } from 'kysely'
import { audit, difference } from '../audit/audit.ts'
import { moveUpdatedAt } from '../cases/case-revision.ts'
import { lockCase, type CaseRow } from '../cases/case-rows.ts'
import { assertClientActive } from '../cases/stage-rules.ts'
import { ValidationError } from '../errors/errors.ts'
import { assertVersion, draftOf, withPathPrefix } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { computedOf, deadlinesOfCase, rulesOf, startDates, startsOf, type CaseDeadlines } from './case-deadlines.ts'
import { OF_DETAILS } from './deadline-rows.ts'
import { DEADLINE_CALENDAR } from './work-out-deadlines.ts'

const BODY = new Map(['starts', 'deadlines'].map((name) => [name, name]))
const CHANGE = new Map(['rule', 'entered_on', 'done'].map((name) => [name, name]))
const NOT_A_DATE = 'Enter a date as yyyy-mm-dd.'

/** What is said of one date. */
interface Change {
  entered_on?: string | null
  done?: boolean
}
/** What is said of the dates of a case: days by start, and changes by rule. */
interface Wanted {
  starts: Map<DeadlineStart, string | null>
  changes: Map<DeadlineRuleName, Change>
}

function dayIn(given: unknown, path: string): string | null {
  if (given === null) return null
  if (typeof given !== 'string' || !IsoDate.is(given)) throw new ValidationError({ [path]: NOT_A_DATE })
  return given
}

function startsIn(owner: CaseRow, given: unknown): Wanted['starts'] {
  if (given === undefined || given === null) return new Map()
  if (!isDraft(given)) throw new ValidationError({ starts: 'Send an object of days by their starts.' })
  const known: readonly string[] = startsOf(owner)
  return new Map(
    Object.entries(given).map(([name, value]) => {
      const path = `starts.${name.slice(0, 100)}`
      if (!known.includes(name)) throw new ValidationError({ [path]: 'No date of this case runs from this.' })
      if (name === OF_DETAILS)
        throw new ValidationError({ [path]: 'The last step is a detail of the case. Change it there.' })
      return [name as DeadlineStart, dayIn(value, path)]
    }),
  )
}

function changeIn(rules: readonly string[], given: unknown): [DeadlineRuleName, Change] {
  const { rule, entered_on: entered, done }: Draft = draftOf(CHANGE, given)
  if (typeof rule !== 'string' || !rules.includes(rule))
    throw new ValidationError({ rule: 'This case has no date by this rule.' })
  if (done !== undefined && typeof done !== 'boolean') throw new ValidationError({ done: 'Answer yes or no.' })
  return [
    rule as DeadlineRuleName,
    {
      ...(entered !== undefined && { entered_on: dayIn(entered, 'entered_on') }),
      ...(done !== undefined && { done }),
    },
  ]
}

function changesIn(owner: CaseRow, given: unknown): Wanted['changes'] {
  if (given === undefined || given === null) return new Map()
  const rules: readonly string[] = rulesOf(owner).map(({ name }) => name)
  if (!Array.isArray(given) || given.length > rules.length)
    throw new ValidationError({ deadlines: 'Send a list of changes, one for each rule.' })
  return new Map(given.map((one: unknown, i) => withPathPrefix(`deadlines.${i}`, () => changeIn(rules, one))))
}

/** What the audit compares: each day, each own date, and what a person marked as done. */
const flat = ({ starts, deadlines }: CaseDeadlines): Record<string, unknown> =>
  Object.fromEntries([
    ...starts.filter(({ is_entered }) => is_entered).map(({ start, date }) => [start, date]),
    ...deadlines.flatMap(({ rule, entered_on, done }) => [
      [`${rule}.entered_on`, entered_on],
      [`${rule}.done`, done === 'by_hand'],
    ]),
  ])

async function storeStarts({ tx }: RequestContext, owner: CaseRow, starts: Wanted['starts']): Promise<void> {
  const of = { case_uuid: owner.uuid, client_uuid: owner.client }
  const computed_with = DEADLINE_CALENDAR
  for (const [start, date] of starts)
    if (date === null)
      await tx
        .deleteFrom('case_deadline_start')
        .where('case_uuid', '=', owner.uuid)
        .where('start', '=', start)
        .execute()
    else
      await tx
        .insertInto('case_deadline_start')
        .values({ ...of, start, date, computed_with })
        .onConflict((c) => c.columns(['case_uuid', 'start']).doUpdateSet({ date, computed_with }))
        .execute()
}

/** Stores what the rules say now, and what is said of each date. */
async function storeDeadlines(asked: RequestContext, owner: CaseRow, changes: Wanted['changes']): Promise<void> {
  const { tx, viewer } = asked
  const computed = computedOf(owner, await startDates(tx, owner.uuid))
  for (const { name, starts: start } of rulesOf(owner)) {
    const { entered_on, done } = changes.get(name) ?? {}
    const columns = {
      // That of a detail of the case is worked out when it is read.
      computed_on: start === OF_DETAILS ? null : (computed.get(name)?.date ?? null),
      ...(entered_on !== undefined && { entered_on }),
      ...(done !== undefined && {
        done_at: done ? sql<string>`now()` : null,
        done_by: done ? viewer.user_uuid : null,
      }),
    }
    await tx
      .insertInto('case_deadline')
      .values({ case_uuid: owner.uuid, client_uuid: owner.client, rule: name, ...columns })
      .onConflict((c) => c.columns(['case_uuid', 'rule']).doUpdateSet(columns))
      .execute()
  }
}

/**
 * `PATCH …/deadline`: sets days from which dates run, own dates, and what is done; in a complete case as well. Throws
 * 409 for an archived client, 412 for another version, 422 for what the area has not.
 */
export async function saveDeadlines(asked: RequestContext, uuid: string): Promise<CaseDeadlines> {
  const { tx, viewer, req } = asked
  const owner = await lockCase(tx, viewer, uuid)
  assertClientActive(owner)
  const before = await deadlinesOfCase(tx, owner)
  assertVersion(req, before)
  const { starts, deadlines } = draftOf(BODY, req.body)
  const wanted: Wanted = { starts: startsIn(owner, starts), changes: changesIn(owner, deadlines) }
  await storeStarts(asked, owner, wanted.starts)
  await storeDeadlines(asked, owner, wanted.changes)
  const after = await deadlinesOfCase(tx, owner)
  const changed = difference(flat(before), flat(after))
  if (!changed) return before
  const subject = { client_uuid: owner.client, case_uuid: uuid, entity: 'deadline', entity_uuid: uuid }
  await audit(tx, { ...subject, by: viewer.user_uuid }, 'changed', changed)
  await tx
    .updateTable('case')
    .set((e) => ({ deadlines_version: e('deadlines_version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await moveUpdatedAt(asked, uuid)
  return { ...after, version: before.version + 1 }
}
