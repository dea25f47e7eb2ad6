import type { Asked } from '../http/request.ts'

type Acting = Pick<Asked, 'tx' | 'viewer'>

/** Writes columns of a case: its version rises for its own editors, its revision for all that is worked out from it. */
export async function changeCase(
  { tx, viewer }: Acting,
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

/** Something in a case has changed: its revision rises and it is the newest; its own version stays, for its own editors. */
export async function touchCase({ tx, viewer }: Acting, uuid: string): Promise<void> {
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

/** What the cases of a client are worked out from has changed (an office's region, a fee earner's panel): each open one is priced anew. */
export async function repriceCases({ tx }: Pick<Acting, 'tx'>, client: string): Promise<void> {
  await tx
    .updateTable('case')
    .set((e) => ({ revision: e('revision', '+', 1) }))
    .where('client_uuid', '=', client)
    .where('stage', '<>', 'complete')
    .execute()
}
