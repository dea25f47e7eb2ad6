import type { Location, Region } from '@costdraft/costing'
import { bandsOfSite, site } from '@costdraft/schema/clients/clients.ts'
import type { Draft, InputOf } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import type { OfficeFacts } from './load-earners.ts'
import { validated, draftOf } from '../http/body.ts'
import { Conflict, NotFound } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { requireActiveClient } from './client-rows.ts'
import { readingKeyOf } from '../db/reading-key.ts'
import { TIMES, timesOf } from '../db/times.ts'

const names = wireNames(site)
const DERIVED = new Set(['uuid', 'version', ...TIMES])
const sites = (tx: Tx) =>
  tx
    .selectFrom('site')
    .select([
      'uuid',
      'site_name',
      'first_line_address',
      'second_line_address',
      'town',
      'county',
      'postcode',
      'phone_number',
      'office_number',
      'region',
      'location',
      'guideline_band',
      'headquarters',
      'version',
      ...timesOf('created_at', 'changed_at'),
    ])
const siteColumns = (value: InputOf<typeof site>, headquarters: boolean) => ({
  site_name: value.siteName,
  first_line_address: value.firstLineAddress,
  second_line_address: value.secondLineAddress ?? null,
  town: value.town,
  county: value.county ?? null,
  postcode: value.postcode.toUpperCase(),
  phone_number: value.phoneNumber ?? null,
  office_number: value.officeNumber ?? null,
  region: value.region,
  location: value.location,
  guideline_band: value.guidelineBand ?? null,
  headquarters,
})

type SiteColumns = Omit<ReturnType<typeof siteColumns>, 'region' | 'location'> & { region: string; location: string }
type StoredSite = SiteColumns & { uuid: string; version: number }

export const sitesOf = (tx: Tx, client: string) =>
  sites(tx)
    .where('client_uuid', '=', client)
    .orderBy('headquarters', 'desc')
    .orderBy(readingKeyOf('site_name'))
    .orderBy('uuid')
    .execute()

/** Makes the current headquarters an ordinary site. A client has exactly one headquarters. */
const demoteHeadquarters = (tx: Tx, client: string) =>
  tx
    .updateTable('site')
    .set((e) => ({ headquarters: false, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('client_uuid', '=', client)
    .where('headquarters', '=', true)
    .execute()
const hasHeadquarters = async (tx: Tx, client: string): Promise<boolean> =>
  (await tx
    .selectFrom('site')
    .select('uuid')
    .where('client_uuid', '=', client)
    .where('headquarters', '=', true)
    .executeTakeFirst()) !== undefined

/**
 * Adds a site. A new headquarters replaces the current one; the first site is the headquarters unless the request says
 * otherwise.
 */
export async function addSite({ tx, viewer, req }: RequestContext, client: string, body: unknown = req.body) {
  const value = validated(site, draftOf(names, body, DERIVED))
  await requireActiveClient(tx, client)
  const headquarters = value.headquarters ?? !(await hasHeadquarters(tx, client))
  if (headquarters) await demoteHeadquarters(tx, client)
  const row = siteColumns(value, headquarters)
  const { uuid } = await tx
    .insertInto('site')
    .values({ ...row, client_uuid: client })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'site', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: row },
  )
  return sites(tx).where('uuid', '=', uuid).executeTakeFirstOrThrow()
}

/**
 * A site with the given changes. A band that does not fit a changed location is dropped: a caller that knows of no
 * bands can change the location.
 */
function mergedSite(before: Draft, given: Draft): Draft {
  const merged = { ...before, ...given }
  return 'location' in given &&
    !('guidelineBand' in given) &&
    !bandsOfSite(merged).includes(before.guidelineBand as never)
    ? { ...merged, guidelineBand: null }
    : merged
}

/** A site of a client, locked until the transaction ends. Throws 404 if there is none. */
export async function requireSite(tx: Tx, client: string, uuid: string): Promise<StoredSite> {
  const row = isUuid(uuid)
    ? await sites(tx).where('uuid', '=', uuid).where('client_uuid', '=', client).forUpdate().executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}

/**
 * The columns of a site as the body of a change leaves them. Throws 422 with all problems, and 409 if the client would
 * have no headquarters.
 */
export function changedSite(row: StoredSite, body: unknown): SiteColumns {
  const before: Draft = Object.fromEntries([...names].map(([name, wire]) => [name, row[wire as keyof typeof row]]))
  const value = validated(site, mergedSite(before, draftOf(names, body, DERIVED)))
  const headquarters = value.headquarters ?? row.headquarters
  if (row.headquarters && !headquarters)
    throw new Conflict('A client needs a headquarters. Make another location the headquarters instead.', {
      headquarters: 'Please add a headquarters.',
    })
  return siteColumns(value, headquarters)
}

/** What prices read of a site. */
export const officeFactsOf = ({ region, location, postcode, guideline_band }: SiteColumns): OfficeFacts => ({
  region: region as Region,
  location: location as Location,
  postcode,
  guidelineBand: guideline_band,
})

/** Stores a site as a change leaves it; resolves with what differs, if anything does. */
export async function storeSite({ tx, viewer }: RequestContext, client: string, row: StoredSite, after: SiteColumns) {
  const changed = difference(row, after)
  if (!changed) return undefined
  if (after.headquarters && !row.headquarters) await demoteHeadquarters(tx, client)
  await tx
    .updateTable('site')
    .set((e) => ({ ...after, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', row.uuid)
    .execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'site', entity_uuid: row.uuid, by: viewer.user_uuid },
    'changed',
    changed,
  )
  return changed
}
