import type { Tx } from '../access/as-viewer.ts'

/** The people a case of the client may be assigned to: its own people, and those of its parent with a role in it. E-mail addresses are not disclosed. */
export const staffOf = (tx: Tx, client: string) =>
  tx
    .selectFrom('person as p')
    .select(['p.uuid', 'p.firstname', 'p.surname'])
    .where('p.deactivated_at', 'is', null)
    .where('p.kind', '=', 'person')
    .where((e) =>
      e.or([
        e('p.client_uuid', '=', client),
        e.exists(
          e
            .selectFrom('child_role as r')
            .innerJoin('client as k', 'k.uuid', 'r.client_uuid')
            .select('r.role')
            .whereRef('r.person_uuid', '=', 'p.uuid')
            .where('r.client_uuid', '=', client)
            .whereRef('k.parent_uuid', '=', 'p.client_uuid'),
        ),
      ]),
    )
    .orderBy('p.surname')
    .orderBy('p.firstname')
    .execute()
