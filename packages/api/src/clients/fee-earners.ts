import { feeEarner, initialsOf } from '@costdraft/schema/clients/clients.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { accepted, draftOf } from '../body.ts'
import { assertReferences } from '../references.ts'
import type { Asked } from '../request.ts'

const names = wireNames(feeEarner)
const feeEarners = (tx: Tx) => tx.selectFrom('fee_earner').select([
  'uuid', 'site_uuid as site', 'person_uuid as user', 'firstname', 'surname', 'initials', 'type', 'grade', 'is_panel_member', 'version',
])

export const feeEarnersOf = (tx: Tx, client: string) => feeEarners(tx).where('client_uuid', '=', client).orderBy('surname').orderBy('firstname').execute()

/** Adds a fee earner to an office of the client. */
export async function addFeeEarner({ tx, viewer, req }: Asked, client: string) {
  const value = accepted(feeEarner, draftOf(names, req.body, new Set(['uuid'])))
  await assertReferences(tx, { client_uuid: client }, feeEarner, value)
  const row = {
    site_uuid: value.site, person_uuid: value.user ?? null, firstname: value.firstname, surname: value.surname,
    initials: value.initials ?? initialsOf(value.firstname, value.surname), type: value.type, grade: value.grade, is_panel_member: value.isPanelMember ?? false,
  }
  const { uuid } = await tx.insertInto('fee_earner').values({ ...row, client_uuid: client }).returning('uuid').executeTakeFirstOrThrow()
  await audit(tx, { client_uuid: client, case_uuid: null, entity: 'fee_earner', entity_uuid: uuid, by: viewer.user_uuid }, 'added', { after: row })
  return feeEarners(tx).where('uuid', '=', uuid).executeTakeFirstOrThrow()
}
