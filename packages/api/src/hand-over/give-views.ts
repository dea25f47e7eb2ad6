import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { Conflict } from '../errors/errors.ts'
import { MOST_VIEWS } from '../case-views/case-views.ts'
import type { HandedView } from './hand-over.table.ts'

/** Runs work that may read and hand over the saved views of these people, which are otherwise their own alone. */
export async function withViewsOf<T>(tx: Tx, people: readonly (string | null)[], work: () => Promise<T>): Promise<T> {
  const setPeople = (setting: string): Promise<unknown> =>
    sql`select set_config('costdraft.handing', ${setting}, true)`.execute(tx)
  await setPeople(`{${people.filter((uuid) => uuid !== null).join(',')}}`)
  const result = await work()
  await setPeople('')
  return result
}

/** The saved views of a person. */
export const heldViews = (tx: Tx, person: string) =>
  tx
    .selectFrom('case_view')
    .select(['uuid', 'name', 'page'])
    .where('person_uuid', '=', person)
    .orderBy('uuid')
    .execute()

/** The longest name of a view. */
const LONGEST = 60

/** A name that is free: the wanted one, else with a number behind it. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted.toLowerCase())) return wanted
  for (let n = 2; ; n++) {
    const end = ` (${n})`
    const name = wanted.slice(0, LONGEST - end.length) + end
    if (!taken.has(name.toLowerCase())) return name
  }
}

interface GivenView extends HandedView {
  page: string
}

/**
 * Gives saved views to somebody else. A view whose name they have already on its page gets a number. Throws 409 if they
 * would have more than one may have.
 */
export async function giveViews(tx: Tx, views: readonly GivenView[], to: string): Promise<void> {
  if (views.length === 0) return
  const theirs = await tx.selectFrom('case_view').select(['name', 'page']).where('person_uuid', '=', to).execute()
  if (theirs.length + views.length > MOST_VIEWS)
    throw new Conflict(`With these views the user would have more than ${MOST_VIEWS}. Leave the views where they are.`)
  const taken = new Map<string, Set<string>>()
  for (const { name, page } of theirs) taken.set(page, (taken.get(page) ?? new Set()).add(name.toLowerCase()))
  for (const { uuid, name: wanted, page } of views) {
    const onPage = taken.get(page) ?? new Set()
    const name = freeName(wanted, onPage)
    taken.set(page, onPage.add(name.toLowerCase()))
    await tx
      .updateTable('case_view')
      .set((e) => ({ person_uuid: to, name, version: e('version', '+', 1), changed_at: sql`now()` }))
      .where('uuid', '=', uuid)
      .execute()
  }
}
