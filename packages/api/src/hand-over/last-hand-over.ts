import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'

/** The latest hand-over of a person: what went, and whether it can be given back; undefined if there was none. */
export const lastHandOver = (tx: Tx, person: string, now: Date) =>
  tx
    .selectFrom('hand_over')
    .innerJoin('person as by', 'by.uuid', 'hand_over.handed_by')
    .leftJoin('person as drafts', 'drafts.uuid', 'hand_over.cases_to')
    .leftJoin('person as reviews', 'reviews.uuid', 'hand_over.reviews_to')
    .leftJoin('person as uses', 'uses.uuid', 'hand_over.views_to')
    .selectAll('hand_over')
    .select([
      nameOf('by').as('by_name'),
      nameOf('drafts').as('cases_to_name'),
      nameOf('reviews').as('reviews_to_name'),
      nameOf('uses').as('views_to_name'),
      sql<string>`hand_over.handed_at + make_interval(days => ${UNDO_DAYS})`.as('ends_at'),
      sql<boolean>`hand_over.handed_at < ${now.toISOString()}::timestamptz - make_interval(days => ${UNDO_DAYS})`.as(
        'is_late',
      ),
    ])
    .where('hand_over.person_uuid', '=', person)
    .orderBy('hand_over.handed_at', 'desc')
    .orderBy('hand_over.uuid')
    .limit(1)
    .executeTakeFirst()
export type LastHandOver = NonNullable<Awaited<ReturnType<typeof lastHandOver>>>

const nameOf = (person: string) =>
  sql<string | null>`${sql.ref(`${person}.firstname`)} || ' ' || ${sql.ref(`${person}.surname`)}`
