import type { PeopleColumn, PeopleInvitation } from '@costdraft/schema/people-import/people-import.ts'
import { unknownPasswordHash } from '../access/passwords.ts'
import { addFeeEarner } from '../clients/fee-earners.ts'
import type { RequestContext } from '../http/request.ts'
import { RowsRefused } from '../ledger/rows-refused.ts'
import { storeChangedUser } from '../users/change-user.ts'
import type { AccountHost } from '../users/changed-address.ts'
import { setLink } from '../users/client-links.ts'
import { makeLink, type LinkGiver } from '../users/given-links.ts'
import { storeUser } from '../users/store-user.ts'
import { editableUser } from '../users/user-rows.ts'
import { verdictsIn } from './judge.ts'
import { linkEffects, rolesInChildren } from './link-effects.ts'
import type { ChangedUser, PeopleEffects } from './people-import.table.ts'
import type { PersonPlan } from './people-plan.ts'
import type { PersonRow } from './people-rows.ts'
import type { ReadImport } from './read-import.ts'

/** How users are invited, and where they sign in. */
export type Accounts = LinkGiver & AccountHost
type Asked = Pick<RequestContext, 'tx' | 'viewer'>
type Read = Pick<ReadImport, 'firm' | 'plan' | 'layout'>
/** A person with the uuid of their user; null for whoever is a fee earner alone. */
interface Placed extends PersonPlan {
  uuid: string | null
}

/**
 * Stores people as planned, by what each form stores with: whoever is added first, then who is changed, then fee
 * earners, then roles in child clients. Resolves with what an undo needs, and with the invitations of those who were
 * added. Throws 422 with the row where a rule is broken that the plan did not see, such as an address that somebody
 * took at the same moment.
 */
export async function storePeople(
  asked: Asked,
  read: Read,
  accounts: Accounts,
): Promise<{ effects: PeopleEffects; invitations: PeopleInvitation[] }> {
  const { tx } = asked
  const { placed, invitations } = await addUsers(asked, read, accounts)
  const rowOf = new Map(placed.flatMap(({ uuid, group }) => (uuid ? [[uuid, group.rows[0].row] as const] : [])))
  const before = await rolesInChildren(tx, [...rowOf.keys()])
  const changed = await changeUsers(asked, read, placed, accounts)
  const fee_earners = await addEarners(asked, read, placed)
  await setLinks(asked, read, placed)
  const links = linkEffects(before, await rolesInChildren(tx, [...rowOf.keys()]), rowOf)
  const users = invitations.map(({ user_uuid: uuid }) => ({ uuid, row: rowOf.get(uuid) ?? 0 }))
  return { effects: { users, changed, fee_earners, links }, invitations }
}

/** Runs what is stored of a row, and says of the row what a rule refuses. */
async function storingRow<T>({ layout }: Read, row: PersonRow, at: PeopleColumn, store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    const failed = verdictsIn(error, at).map(({ column, message }) => ({
      row: row.row,
      column: layout.headingOf(column),
      value: row.cell(column).slice(0, 200),
      message,
    }))
    throw new RowsRefused(failed, 'the sheet')
  }
}

/** Adds the users of a plan, with an invitation each. Resolves with all people of the plan, placed. */
async function addUsers(asked: Asked, read: Read, accounts: Accounts) {
  const { plan, firm } = read
  // One for all of them: a hash costs a processor a good part of a tenth of a second on purpose, and 500 of them most
  // of a minute. It is that of a text that nobody knows and that is stored nowhere, so that it opens no account.
  const hash = plan.people.some(({ user }) => user?.change === 'added') ? await unknownPasswordHash() : ''
  const placed: Placed[] = []
  const invitations: PeopleInvitation[] = []
  for (const person of plan.people) {
    const { user, group } = person
    if (user?.change !== 'added') {
      placed.push({ ...person, uuid: user?.stored.uuid ?? null })
      continue
    }
    const { uuid } = await storingRow(read, group.rows[0], 'email_address', () =>
      storeUser(asked, firm.client, user.value, {}, async () => ({ password_hash: hash })),
    )
    const { firstname, surname, emailAddress: email_address } = user.value
    const receiver = { uuid, client_uuid: firm.client, email_address }
    const { expires_at, sent_to, link } = await makeLink(asked, receiver, 'invitation', accounts)
    invitations.push({ user_uuid: uuid, name: `${firstname} ${surname}`, email_address, expires_at, sent_to, link })
    placed.push({ ...person, uuid })
  }
  return { placed, invitations }
}

/** Changes the users of a plan that are there. Resolves with what they were. */
async function changeUsers(asked: Asked, read: Read, placed: readonly Placed[], host: AccountHost) {
  const changed: ChangedUser[] = []
  for (const { user, group } of placed) {
    if (user?.change !== 'updated') continue
    const [row] = group.rows
    await storingRow(read, row, group.values.role === null ? 'email_address' : 'client_role', async () => {
      const stored = await editableUser(asked.tx, asked.viewer, user.stored.uuid)
      const { uuid, version, firstname, surname, client_role, site_uuid, solicitor_sra_number } = stored
      const before = { firstname, surname, client_role, site_uuid, solicitor_sra_number }
      await storeChangedUser(asked, stored, user.value, host)
      changed.push({ uuid, row: row.row, version: version + 1, before })
    })
  }
  return changed
}

async function addEarners(asked: Asked, read: Read, placed: readonly Placed[]): Promise<PeopleEffects['fee_earners']> {
  const { client, today } = read.firm
  const added: PeopleEffects['fee_earners'] = []
  for (const { earner, group, uuid: user } of placed) {
    if (earner?.change !== 'added') continue
    const row = group.saidBy('grade')
    const { body } = await storingRow(read, row, 'grade', () =>
      addFeeEarner(asked, client, today, { ...earner.body, user }),
    )
    added.push({ uuid: body.uuid, row: row.row })
  }
  return added
}

async function setLinks(asked: Asked, read: Read, placed: readonly Placed[]): Promise<void> {
  for (const { links, user, uuid } of placed)
    for (const { row, client, role, change } of links) {
      // A change of their own role may have lowered what a row says is there.
      const isKept = change === 'unchanged' && (user?.change !== 'updated' || uuid === asked.viewer.user_uuid)
      if (uuid !== null && !isKept)
        await storingRow(read, row, 'child_client', () => setLink(asked, client, uuid, role))
    }
}
