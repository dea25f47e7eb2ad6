import type { Tx } from '../access/as-viewer.ts'

/** The people of a client, and those of its parent who hold a role in it: whom a case may be given to. No e-mail leaves here. */
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
