import { NOT_REACHED, PATIENCE } from '@costdraft/schema/bulk/entries.ts'
import { keyOfEntry } from '@costdraft/schema/bulk/entry-key.ts'
import { isOfTheRow } from '@costdraft/schema/items/row-changes.ts'
import { createLimit } from '@costdraft/schema/shares.ts'
import { changesIn } from '../cases/area-mutations.ts'
import type { Optional } from '../cases/case-records.ts'
import type { Cases } from '../context/context.ts'
import { refused, type Code } from '../errors/errors.ts'
import { refusalIn } from '../items/row-changes.ts'
import { shown } from '../upstream/failures.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow } from '../upstream/rows.ts'
import type { Answer, BulkChanges, Entry } from './bulk-changes.ts'

/** In calls: how many changes go to the host at once. */
const AT_ONCE = 6
const NOT_SENT = 'This was not sent, because one before it failed. Nothing was done.'

/**
 * Makes the changes by the calls that each would take alone, those of one case one after the other. After an error that
 * says nothing of its entry no more are begun, nor after eight seconds.
 */
export function specifiedBulk(
  { hosts: { now } }: Pick<RequestHosts, 'hosts'>,
  cases: Pick<Cases, 'move' | 'read' | 'edit' | 'documents' | 'items'>,
): BulkChanges {
  const each =
    <One extends Entry, Row>(change: (entry: One, key: string | undefined) => Promise<Row>) =>
    async (entries: readonly One[], key: Optional): Promise<Answer<Row>[]> => {
      const end = now() + PATIENCE
      const limit = createLimit(AT_ONCE)
      const answers = new Map<One, Answer<Row>>()
      let stopped: Code | undefined
      const changeOne = async (entry: One): Promise<Answer<Row>> => {
        if (stopped) return { error: refused(stopped, NOT_SENT) }
        if (now() > end) return { error: refused('TIMEOUT', NOT_REACHED) }
        try {
          return { row: await change(entry, keyOfEntry(key, entry.place)) }
        } catch (error) {
          const refusal = refusalIn(error)
          if (!isOfTheRow(refusal.extensions.code)) stopped = refusal.extensions.code as Code
          return { error: refusal }
        }
      }
      const byCase = Map.groupBy(entries, ({ head }) => head.uuid)
      await Promise.all(
        [...byCase.values()].map((ofCase) =>
          limit(async () => {
            for (const entry of ofCase) answers.set(entry, await changeOne(entry))
          }),
        ),
      )
      return entries.map((entry) => answers.get(entry) ?? { error: refused('TIMEOUT', NOT_REACHED) })
    }
  const before = ({ head }: Entry): Promise<CaseRow> => cases.read(head.uuid)
  return {
    heads: async (uuids) => uuids.map(() => null),
    move: each(({ head, stage, from, version }, key) => cases.move(head, { to: stage, from, key, version })),
    edit: each(async (entry) =>
      cases.edit(entry.area, await before(entry), ...changesIn(entry.area, entry.input), entry.version),
    ),
    generate: each(async ({ head }, key) => {
      await cases.documents.generate(head, key)
      return shown(() => cases.read(head.uuid))
    }),
    addRows: each(async (entry, key) => cases.items.add(await before(entry), entry.kind, entry.input, key)),
  }
}
