import { can } from '@costdraft/schema/access/can.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { accessError } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { ClientTable } from '../clients/clients.table.ts'
import { Conflict, NotFound, ValidationError } from '../errors/errors.ts'
import { isAdministrator } from '../users/user-rows.ts'

export type Firm = Pick<
  Selectable<ClientTable>,
  'uuid' | 'name' | 'type' | 'parent_uuid' | 'archived_at' | 'merged_into' | 'version'
>
/** Two firms that become one: the first is kept, and the second merged into it. */
export interface BothFirms {
  kept: Firm
  merged: Firm
}

/** The firms of these uuids in the order of their uuids, locked against changes of them until the transaction ends. */
const firmsOf = (tx: Tx, uuids: readonly string[], isLocked: boolean): Promise<Firm[]> =>
  tx
    .selectFrom('client')
    .select(['uuid', 'name', 'type', 'parent_uuid', 'archived_at', 'merged_into', 'version'])
    .where('uuid', 'in', [...uuids])
    .where('removed_at', 'is', null)
    .orderBy('uuid')
    .$if(isLocked, (q) => q.forNoKeyUpdate())
    .execute()

/** Whether a viewer is the owner of the firm above a client. */
const ownsParent = (viewer: SignedIn, { parent_uuid }: Pick<Firm, 'parent_uuid'>): boolean =>
  parent_uuid !== null && parent_uuid === viewer.client_uuid && viewer.system_role.Name === 'owner'

/**
 * Throws unless the viewer may merge clients into this one: a system administrator, and the owner of the firm above it.
 * 404 for whoever may not know it.
 */
function assertMayMerge(viewer: SignedIn, kept: Firm | undefined): Firm {
  if (kept && (isAdministrator(viewer) || ownsParent(viewer, kept))) return kept
  throw accessError(viewer, kept?.uuid)
}

/** Why two clients cannot become one, in a sentence for each reason. */
function obstacles({ kept, merged }: BothFirms, viewer: SignedIn, hasChildren: boolean): string[] {
  const refused: readonly (readonly [boolean, string])[] = [
    [merged.merged_into !== null, `${merged.name} was merged into another client already.`],
    [merged.archived_at !== null && merged.merged_into === null, `${merged.name} is archived. Restore it first.`],
    [kept.archived_at !== null, `${kept.name} is archived. Restore it first.`],
    [merged.type !== kept.type, 'A firm of solicitors and one of costs draftsmen cannot become one.'],
    [
      merged.parent_uuid === kept.uuid || kept.parent_uuid === merged.uuid,
      'A client cannot be merged with the client above it.',
    ],
    [merged.uuid === viewer.client_uuid, 'Your own client cannot be merged into another one.'],
    [
      hasChildren && kept.parent_uuid !== null,
      `${merged.name} has clients of its own, and ${kept.name} is below another client: clients stand at most one below another.`,
    ],
  ]
  return refused.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []))
}

/**
 * The two firms of a merge, for whoever may merge them. Throws 404 for firms that the viewer may not know, 403 for
 * known ones, and 409 with the reason where they cannot become one. `isLocked` locks both in the order of their uuids.
 */
export async function bothFirms(
  { tx, viewer }: { tx: Tx; viewer: SignedIn },
  keep: string,
  other: unknown,
  { isLocked }: { isLocked: boolean },
): Promise<BothFirms> {
  const [known] = await firmsOf(tx, [keep], false)
  assertMayMerge(viewer, known)
  if (typeof other !== 'string' || !isUuid(other)) throw new ValidationError({ client: 'Choose a client.' })
  const uuid = other.toLowerCase()
  if (uuid === keep) throw new ValidationError({ client: 'A client cannot be merged into itself.' })
  const rows = await firmsOf(tx, [keep, uuid], isLocked)
  const kept = assertMayMerge(
    viewer,
    rows.find((row) => row.uuid === keep),
  )
  const merged = rows.find((row) => row.uuid === uuid)
  // Another firm than those below the viewer's own is not found, whether there is one or not.
  if (!merged || !(isAdministrator(viewer) || merged.parent_uuid === kept.parent_uuid)) throw new NotFound()
  const child = await tx.selectFrom('client').select('uuid').where('parent_uuid', '=', uuid).executeTakeFirst()
  const [obstacle] = obstacles({ kept, merged }, viewer, child !== undefined)
  if (obstacle) throw new Conflict(obstacle, { client: obstacle })
  return { kept, merged }
}

/** Whether a viewer may read the cases of both firms, so that they may be named. */
export const readsCases = (viewer: SignedIn, { kept, merged }: BothFirms): boolean =>
  [kept, merged].every(({ uuid }) => can(viewer, 'case:read', { client_uuid: uuid }))
