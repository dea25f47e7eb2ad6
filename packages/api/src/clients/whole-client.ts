import { can } from '@costdraft/schema/access/can.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { SignedIn } from '../access/viewer.ts'
import { childrenOf, clientRow } from './client-rows.ts'
import { feeEarnersOf } from './fee-earners.ts'
import { sitesOf } from './sites.ts'

/** The child clients for which the viewer holds the permission `action`, by default `client:read`. */
export async function visibleChildren(tx: Tx, viewer: SignedIn, parent: string, action?: string) {
  // A viewer who may link people to child clients sees all of them, even without a role in them.
  const seesAll = action === undefined && can(viewer, 'client:edit_users', { client_uuid: parent })
  return (await childrenOf(tx, parent)).filter(
    ({ uuid }) => seesAll || can(viewer, action ?? 'client:read', { client_uuid: uuid }),
  )
}

/** The user of a client who is named as its primary contact; null if the contact is nobody's account. */
async function primaryContact(tx: Tx, client: string, name: string | null): Promise<string | null> {
  if (name === null) return null
  const people = await tx
    .selectFrom('person')
    .select(['uuid', 'firstname', 'surname'])
    .where('client_uuid', '=', client)
    .where('kind', '=', 'person')
    .where('deactivated_at', 'is', null)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()
  return people.find(({ firstname, surname }) => `${firstname} ${surname}` === name)?.uuid ?? null
}

/**
 * A client with everything that `GET clients/{id}` answers: its row, sites and fee earners, the user who is its primary
 * contact, and the viewer's role in each of its children (`no_access` for none). Fee earners are as on `today`.
 */
export async function wholeClient(tx: Tx, viewer: SignedIn, uuid: string, today: string) {
  const row = await clientRow(tx, uuid)
  const children = await visibleChildren(tx, viewer, uuid)
  return {
    ...row,
    primary_contact: await primaryContact(tx, uuid, row.primary_contact_name),
    sites: await sitesOf(tx, uuid),
    fee_earners: await feeEarnersOf(tx, uuid, today),
    children_clients: Object.fromEntries(
      children.map((child) => [child.uuid, viewer.children_clients[child.uuid]?.role ?? 'no_access']),
    ),
  }
}
