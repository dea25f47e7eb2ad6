import { randomUUID } from 'node:crypto'
import type { PeopleImported } from '@costdraft/schema/people-import/people-import.ts'
import { audit } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import type { RequestContext } from '../http/request.ts'
import { RowsRefused } from '../ledger/rows-refused.ts'
import { mailAfter } from '../users/given-links.ts'
import { recordImport } from './import-records.ts'
import { countsOf, outcomesOf } from './outcomes.ts'
import { assertColumnsKnown, readImport, type ImportBody } from './read-import.ts'
import { storePeople, type Accounts } from './store-people.ts'

/**
 * Imports people as a person chose: all rows that are not left out or none, or with `?rows=good` those of whom nothing
 * is wrong. Recorded, so that it can be undone. Throws 422 with the rows that cannot be taken.
 */
export async function importPeople(
  asked: RequestContext,
  client: string,
  { accounts, today }: { accounts: Accounts; today: string },
): Promise<PeopleImported> {
  const { tx, viewer, req } = asked
  const body = req.body as ImportBody
  // Locked, so that of two imports at one moment the second finds what the first has added.
  await requireActiveClient(tx, client)
  const read = await readImport(asked, client, body, { host: accounts, today })
  assertColumnsKnown(read)
  const { plan } = read
  if (plan.failed.length > 0 && req.query.rows !== 'good') throw new RowsRefused(plan.failed, 'the sheet')
  const counts = countsOf(outcomesOf(plan).values())
  const left_out = read.rows.length - read.wanted.length
  const { effects, invitations } = await storePeople(asked, read, accounts)
  const imported = { ...counts, left_out, invitations, failed: plan.failed }
  if (Object.values(effects).every(({ length }) => length === 0)) return { import_uuid: null, ...imported }
  if (invitations.length > 0) mailAfter(asked, accounts)
  const uuid = randomUUID()
  const { file_name: name, ...recorded } = await recordImport(asked, {
    uuid,
    client,
    fileName: body.fileName,
    counts,
    effects,
  })
  await audit(
    tx,
    { client_uuid: client, case_uuid: null, entity: 'people_import', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { name, ...recorded } },
  )
  return { import_uuid: uuid, ...imported }
}

/** What is kept of an answer, to be repeated: what opens an account is in the first alone. */
export const withoutLinks = (imported: PeopleImported): PeopleImported => ({
  ...imported,
  invitations: imported.invitations.map((one) => ({ ...one, link: null })),
})
