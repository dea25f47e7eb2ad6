import { randomUUID } from 'node:crypto'
import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { isOfPeriods, nextPeriod } from '@costdraft/schema/case-copies/next-period.ts'
import { copyFields } from '@costdraft/schema/case-copies/copy-fields.ts'
import { textNames } from '@costdraft/schema/cases/texts.ts'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import { snakeName, wireNames } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { assertClient } from '../access/assert-client.ts'
import { caseHasNo } from '../areas/sentences.ts'
import { audit } from '../audit/audit.ts'
import { addCase } from '../case-routes/add-case.ts'
import { draftedAreaOf } from '../case-routes/case-paths.ts'
import { changeCase } from '../cases/case-revision.ts'
import { lockCase, periodOf, readCase, type CaseRow } from '../cases/case-rows.ts'
import { ValidationError } from '../errors/errors.ts'
import { draftOf, validated } from '../http/body.ts'
import type { ItemsContext } from '../items/context.ts'
import { copyDetails, insertCopies, type ItemCopy } from '../row-moves/copy-items.ts'

/** What a copy of a case is asked to be. */
interface Copy {
  uuid: string
  body: unknown
}
/** The areas that the API serves, and the day in London, `yyyy-mm-dd`. */
interface Place {
  areas: Areas
  today: string
}

/** Ids that other systems know a case by belong to that case alone. */
const OF_ONE_CASE = new Set(['external_ids'])

/** The facts of a record, by their names on the wire; what is not entered is left out. */
const factsIn = (fields: Fields, row: Draft): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const wire = snakeName(name)
      return OF_ONE_CASE.has(wire) || row[wire] == null ? [] : [[wire, row[wire]]]
    }),
  )

/** The dates of the next period of a deputyship; none for any other case, or one without dates. */
function datesOfNext(row: CaseRow): Draft {
  const { start, end } = periodOf(row)
  if (!isOfPeriods(row.case_type) || !start || !end) return {}
  const next = nextPeriod({ start, end })
  return { start_date: next.start, end_date: next.end }
}

/** The body that creates the copy. Throws 422 for a certificate number where such cases have no certificate. */
function bodyOfCopy(area: AnyArea, row: CaseRow, { items, caseName, certificateNumber }: Draft): Draft {
  const { fields, certificate } = area
  const ofCertificate = certificate && factsIn(certificate.fields, row.certificate ?? {})
  if (certificateNumber != null && !(certificate && 'certificateNumber' in certificate.fields))
    throw new ValidationError({ certificate_number: caseHasNo(area, 'certificate') })
  const left = row.staff_left === true ? { staff_member: null } : {}
  return {
    ...factsIn(fields, row),
    ...left,
    ...(items !== true && datesOfNext(row)),
    ...(caseName != null && { case_name: caseName }),
    ...(ofCertificate && {
      certificate: { ...ofCertificate, ...(certificateNumber != null && { certificate_number: certificateNumber }) },
    }),
  }
}

/** Copies all rows of a case to another one, each referring to the copies. Resolves with their number. */
async function copyRows(context: ItemsContext, from: CaseRow, to: CaseRow): Promise<number> {
  const { tx, items } = context
  const rows = await tx
    .selectFrom('case_item')
    .select(['uuid', 'parent_uuid', 'kind'])
    .where('case_uuid', '=', from.uuid)
    .where('deleted_at', 'is', null)
    .orderBy('seq')
    .execute()
  const targets = new Map(rows.map(({ uuid }) => [uuid, randomUUID() as string]))
  const copies = rows.map(({ uuid, parent_uuid, kind }): ItemCopy => ({
    from: uuid,
    to: targets.get(uuid) ?? '',
    parent: parent_uuid && (targets.get(parent_uuid) ?? null),
    kind,
  }))
  await insertCopies(context, to, copies)
  for (const [kind, ofKind] of Map.groupBy(copies, (copy) => copy.kind)) {
    const resource = items.byName.get(kind)
    if (resource) await copyDetails(context, to, resource, ofKind, targets)
  }
  return copies.length
}

/** Copies what decides the price of rows beside them, and the texts that go with them. */
async function copyClaims({ tx, ...context }: ItemsContext, from: CaseRow, to: CaseRow): Promise<void> {
  const stored = await tx
    .selectFrom('case')
    .select(['exceptional', 'exceptional_parts', ...textNames])
    .where('uuid', '=', from.uuid)
    .executeTakeFirstOrThrow()
  await changeCase({ tx, ...context }, to.uuid, stored)
  await sql`
    insert into tr_enhancement (case_uuid, client_uuid, activity_type, case_part, enhancement)
    select ${to.uuid}::uuid, client_uuid, activity_type, case_part, enhancement from tr_enhancement
    where case_uuid = ${from.uuid}`.execute(tx)
}

/**
 * Makes a case in progress with the facts of another one, and with `items` with its rows, claims and texts too, so that
 * both come to the same. Without them a deputyship is for the next period. Notes, comments, documents and budgets are
 * not copied. It is judged as a new case is.
 */
export async function copyCase(context: ItemsContext, { areas, today }: Place, { uuid, body }: Copy): Promise<CaseRow> {
  const { tx, viewer } = context
  const from = await lockCase(tx, viewer, uuid)
  assertClient(viewer, from.client, 'case:create')
  const asked = validated(copyFields, draftOf(wireNames(copyFields), body))
  const area = draftedAreaOf(from, areas)
  const { row: to } = await addCase(context, { area, areas, today }, from.client, {
    body: bodyOfCopy(area, from, asked),
  })
  const rows = asked.items === true ? await copyRows(context, from, to) : 0
  if (asked.items === true) await copyClaims(context, from, to)
  const by = viewer.user_uuid
  await audit(
    tx,
    { client_uuid: to.client, case_uuid: to.uuid, entity: 'copied_case', entity_uuid: from.uuid, by },
    'added',
    { after: { from_case: from.case_name, rows } },
  )
  return readCase(tx, viewer, to.uuid)
}
