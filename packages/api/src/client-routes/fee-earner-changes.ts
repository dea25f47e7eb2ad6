import { feeEarner } from '@costdraft/schema/clients/clients.ts'
import { periodOn } from '@costdraft/schema/clients/period-on.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import type { ExternalId } from '@costdraft/schema/external-ids/external-ids.ts'
import { converted, IsoDate } from '@costdraft/schema/structs.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import type { EarnerPeriod, Earners } from '../clients/load-earners.ts'
import { assertReferences } from '../http/references.ts'
import { assertVersion, draftOf, objectOf, validated } from '../http/body.ts'
import { assertIdsFree } from '../external-ids/external-ids.ts'
import { NotFound, ValidationError } from '../errors/errors.ts'
import { assertUnchanged } from '../http/unchanged.ts'
import type { RequestContext } from '../http/request.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import {
  changedFrom,
  corrected,
  factChanges,
  withoutPeriod,
  type DatedFacts,
  type FactChange,
  type Periods,
} from '../clients/fee-earner-periods.ts'
import {
  feeEarnerColumns,
  datedFactsOf,
  DERIVED,
  feeEarnerNames,
  feeEarnerOnWire,
  periodColumns,
  requireFeeEarner,
} from '../clients/fee-earners.ts'

type Stored = Awaited<ReturnType<typeof requireFeeEarner>>

/** The fields that hold from a day. */
const DATED = ['grade', 'site', 'type', 'isPanelMember'] as const
const isDated = (name: string): boolean => (DATED as readonly string[]).includes(name)

/** A fee earner as a change leaves it. */
export interface ChangedFeeEarner {
  columns: ReturnType<typeof feeEarnerColumns>
  externalIds: readonly ExternalId[]
  periods: Periods
}

const NO_DATED_FACT = 'Say with it which grade, site, type or panel membership begins that day.'
const NO_DAY = 'Enter a date such as 14/01/2025.'
/** The first day of a change; undefined for a correction. Throws 422 for what is no day, or a day of nothing. */
function firstDayOf(from: unknown, draft: Draft): string | undefined {
  if (from === undefined || from === null) return undefined
  const day = converted(IsoDate, from)
  if (!IsoDate.is(day)) throw new ValidationError({ from: NO_DAY })
  if (!Object.keys(draft).some(isDated)) throw new ValidationError({ from: NO_DATED_FACT })
  return day
}

/**
 * What the body of a change makes of a fee earner: with `from` a period begins that day, or the one that begins then is
 * corrected; without it the period in force on `today` is. Throws 422 with all problems.
 */
export async function changedFeeEarner(
  tx: Tx,
  client: string,
  row: Stored,
  { body, today }: { body: unknown; today: string },
): Promise<ChangedFeeEarner> {
  const { from: sentFrom, ...sent } = objectOf(body)
  assertUnchanged(
    sent,
    { periods: row.periods, retired_from: row.retired_from },
    { periods: 'Change a period with `from`.', retired_from: 'Retire a fee earner through …/retirement.' },
  )
  const draft = draftOf(feeEarnerNames, sent, DERIVED)
  const from = firstDayOf(sentFrom, draft)
  const before: Draft = Object.fromEntries(
    Object.entries(feeEarnerOnWire(row, from ?? today)).flatMap(([wire, value]) => {
      const name = [...feeEarnerNames].find(([, other]) => other === wire)?.[0]
      return name ? [[name, value]] : []
    }),
  )
  const value = validated(feeEarner, { ...before, ...draft })
  const { user, site } = before
  await assertReferences(tx, { client_uuid: client }, feeEarner, value, { user, site })
  const given = datedFactsOf(value)
  const change: Partial<DatedFacts> = Object.fromEntries(
    Object.keys(draft)
      .filter(isDated)
      .map((name) => {
        const wire = feeEarnerNames.get(name) as keyof DatedFacts
        return [wire, given[wire]]
      }),
  )
  const inForce = periodOn(row.periods, from ?? today)
  const isSame = Object.entries(change).every(([fact, value]) => inForce[fact as keyof DatedFacts] === value)
  const columns = feeEarnerColumns(value)
  const externalIds = value.externalIds ?? []
  if (isSame) return { columns, externalIds, periods: row.periods }
  return {
    columns,
    externalIds,
    periods: from === undefined ? corrected(row.periods, change, today) : changedFrom(row.periods, change, from),
  }
}

/** The fee earner without the period that begins on a day. Throws 404 if none does: the first one stays. */
export function withoutPeriodOf(row: Stored, from: string): ChangedFeeEarner {
  const periods = withoutPeriod(row.periods, from)
  if (!periods) throw new NotFound()
  const { user, firstname, surname, initials, external_ids: externalIds } = row
  return { columns: { person_uuid: user, firstname, surname, initials }, externalIds, periods }
}

/** The fee earners and offices of a firm with other periods of one of them. */
export function earnersWith(earners: Earners, uuid: string, periods: Periods): Earners {
  const own = periods.map(({ from, site, grade, is_panel_member }) => ({
    from,
    site,
    grade,
    panelMember: is_panel_member,
  })) as unknown as [EarnerPeriod, ...EarnerPeriod[]]
  return { ...earners, periods: new Map([...earners.periods, [uuid, own]]) }
}

/** What differs between periods, as the audit has it: by the name of the column and the day, before or after. */
const audited = (changes: readonly FactChange[], at: 'before' | 'after'): Record<string, unknown> =>
  Object.fromEntries(
    changes.map(({ from, fact, ...values }) => [
      `${fact === 'site' ? 'site_uuid' : fact}${from === null ? '' : ` from ${from}`}`,
      values[at],
    ]),
  )

/**
 * The fee earner of a request that changes it, locked with its client. Throws 409 for an archived client, 404 for none,
 * and 412 if the request is based on another version.
 */
export async function lockedFeeEarner(
  { tx, req }: Pick<RequestContext, 'tx' | 'req'>,
  client: string,
  uuid: string,
): Promise<Stored> {
  await requireActiveClient(tx, client)
  const row = await requireFeeEarner(tx, client, uuid)
  assertVersion(req, row)
  return row
}

/** Stores a fee earner as a change leaves it, with one entry of the audit trail. Resolves with whether it differs. */
export async function storeFeeEarner(
  { tx, viewer }: ItemsRequestContext,
  client: string,
  row: Stored,
  { columns, externalIds, periods }: ChangedFeeEarner,
): Promise<boolean> {
  const { user: person_uuid, firstname, surname, initials, external_ids } = row
  const stored = { person_uuid, firstname, surname, initials, external_ids }
  const changed = difference(stored, { ...columns, external_ids: externalIds })
  const arePeriodsChanged = JSON.stringify(row.periods) !== JSON.stringify(periods)
  const facts = factChanges(row.periods, periods)
  if (!changed && !arePeriodsChanged) return false
  if (changed && 'external_ids' in changed.after)
    await assertIdsFree({ tx, viewer }, { kind: 'fee_earner', within: client }, externalIds, row.uuid)
  await tx
    .updateTable('fee_earner')
    .set((e) => ({
      ...columns,
      external_ids: JSON.stringify(externalIds),
      version: e('version', '+', 1),
      changed_at: e.fn<string>('now'),
    }))
    .where('uuid', '=', row.uuid)
    .execute()
  if (arePeriodsChanged) {
    await tx.deleteFrom('fee_earner_period').where('fee_earner', '=', row.uuid).execute()
    await tx
      .insertInto('fee_earner_period')
      .values(periods.map((period) => ({ ...periodColumns(period), fee_earner: row.uuid, client_uuid: client })))
      .execute()
  }
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'fee_earner', entity_uuid: row.uuid, by: viewer.user_uuid },
    'changed',
    {
      before: { ...changed?.before, ...audited(facts, 'before') },
      after: { ...changed?.after, ...audited(facts, 'after') },
    },
  )
  return true
}
