import { sql } from 'kysely'
import type { RequestContext } from '../http/request.ts'

type Context = Pick<RequestContext, 'tx' | 'viewer'>

/**
 * Updates columns of a case. Raises its version (for its editors) and its revision (for everything derived from the
 * case).
 */
export async function changeCase(
  { tx, viewer }: Context,
  uuid: string,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await tx
    .updateTable('case')
    .set((e) => ({
      ...columns,
      changed_by: viewer.user_uuid,
      updated_at: e.fn<string>('clock_timestamp'),
      version: e('version', '+', 1),
      revision: e('revision', '+', 1),
    }))
    .where('uuid', '=', uuid)
    .execute()
}

/**
 * Records a change inside a case: raises its revision and its time of change. Its own columns did not change, so its
 * version stays.
 */
export async function touchCase({ tx, viewer }: Context, uuid: string): Promise<void> {
  await tx
    .updateTable('case')
    .set((e) => ({
      changed_by: viewer.user_uuid,
      updated_at: e.fn<string>('clock_timestamp'),
      revision: e('revision', '+', 1),
    }))
    .where('uuid', '=', uuid)
    .execute()
}

/**
 * Moves the time of change of a case after a change beside it: a comment, a note, documents that are made. Its
 * version stays, so that its editors are not disturbed, and its revision, so that nothing is priced anew. Who
 * commented does not become the one who changed the case last: the work queue of that person would lose it.
 */
export async function moveUpdatedAt({ tx }: Pick<Context, 'tx'>, uuid: string): Promise<void> {
  await tx
    .updateTable('case')
    .set((e) => ({ updated_at: e.fn<string>('clock_timestamp') }))
    .where('uuid', '=', uuid)
    .execute()
}

/**
 * Invalidates the prices of a client's open cases after a change of pricing data, such as an office's region, a fee
 * earner's panel membership or an edition of rates. A function of the database does it, because an administrator may
 * make such a change and see no case.
 */
export async function repriceCases({ tx }: Pick<Context, 'tx'>, client: string): Promise<void> {
  await sql`select reprice_cases(${client}::uuid)`.execute(tx)
}
