import { site } from '@costdraft/schema/clients/clients.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { accepted, draftOf } from '../body.ts'
import { NotFound } from '../errors.ts'
import type { Asked } from '../request.ts'

const names = wireNames(site)
const sites = (tx: Tx) => tx.selectFrom('site').select([
  'uuid', 'site_name', 'first_line_address', 'second_line_address', 'town', 'county', 'postcode', 'phone_number', 'office_number', 'region', 'location', 'headquarters', 'version',
])

export const sitesOf = (tx: Tx, client: string) => sites(tx).where('client_uuid', '=', client).orderBy('headquarters', 'desc').orderBy('site_name').execute()

/** Adds an office. A new headquarters makes the earlier one an ordinary office; the first office is the headquarters unless told otherwise. */
export async function addSite({ tx, viewer, req }: Asked, client: string) {
  const value = accepted(site, draftOf(names, req.body, new Set(['uuid'])))
  const owner = await tx.selectFrom('client').select('uuid').where('uuid', '=', client).where('archived_at', 'is', null).forUpdate().executeTakeFirst()
  if (!owner) throw new NotFound()
  const before = await tx.selectFrom('site').select('uuid').where('client_uuid', '=', client).where('headquarters', '=', true).executeTakeFirst()
  const headquarters = value.headquarters ?? before === undefined
  if (headquarters && before) await tx.updateTable('site').set((e) => ({ headquarters: false, version: e('version', '+', 1) })).where('uuid', '=', before.uuid).execute()
  const row = {
    site_name: value.siteName, first_line_address: value.firstLineAddress, second_line_address: value.secondLineAddress ?? null, town: value.town, county: value.county ?? null,
    postcode: value.postcode.toUpperCase(), phone_number: value.phoneNumber ?? null, office_number: value.officeNumber ?? null,
    region: value.region, location: value.location, headquarters,
  }
  const { uuid } = await tx.insertInto('site').values({ ...row, client_uuid: client }).returning('uuid').executeTakeFirstOrThrow()
  await audit(tx, { client_uuid: client, case_uuid: null, entity: 'site', entity_uuid: uuid, by: viewer.user_uuid }, 'added', { after: row })
  return sites(tx).where('uuid', '=', uuid).executeTakeFirstOrThrow()
}
