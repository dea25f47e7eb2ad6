import type { Tx } from '../access/as-viewer.ts'
import { readCase, type CaseRow } from '../cases/case-rows.ts'
import type { ItemsContext } from '../items/context.ts'
import { productItems } from '../items/index.ts'
import { actingAs } from './acting-as.ts'

export interface DemoCase {
  acting: ItemsContext
  owner: CaseRow
  earners: { uuid: string; firstname: string; surname: string; initials: string }[]
}

/** A demonstration case and its creator as the acting viewer. */
export async function findDemoCase(tx: Tx, caseName: string): Promise<DemoCase> {
  const found = await tx
    .selectFrom('case')
    .select(['uuid', 'created_by', 'client_uuid'])
    .where('case_name', '=', caseName)
    .executeTakeFirstOrThrow()
  const viewer = await actingAs(tx, found.created_by)
  const earners = await tx
    .selectFrom('fee_earner')
    .select(['uuid', 'firstname', 'surname', 'initials'])
    .where('client_uuid', '=', found.client_uuid)
    .orderBy('initials', 'desc')
    .execute()
  return { acting: { tx, viewer, items: productItems }, owner: await readCase(tx, viewer, found.uuid), earners }
}

/** An open comment on the last disbursement of a case. */
export async function commentOn({ acting: { tx, viewer }, owner }: DemoCase, body: string): Promise<void> {
  const item = await tx
    .selectFrom('case_item')
    .select('uuid')
    .where('case_uuid', '=', owner.uuid)
    .where('kind', '=', 'disbursement')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('comment')
    .values({
      body,
      item_uuid: item.uuid,
      case_uuid: owner.uuid,
      client_uuid: owner.client,
      created_by: viewer.user_uuid,
    })
    .execute()
}
