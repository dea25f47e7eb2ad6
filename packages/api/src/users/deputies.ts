import { sql, type RawBuilder } from 'kysely'
import { LONDON_TODAY } from '../db/london-days.ts'

/** Whether somebody of the table `person` is away today, or has left and handed over their reviews. */
const IS_AWAY = sql`person.deputy_uuid is not null
  and ${LONDON_TODAY} between person.away_from and coalesce(person.away_until, 'infinity')`

/**
 * A one-column query of people with the deputies of those who are away today, and theirs where they are away too: who
 * stands in for somebody may go away, or leave.
 */
export const withDeputies = (people: RawBuilder<{ person: string }>): RawBuilder<{ person: string }> => sql`
  with recursive standing_in (person) as (
    (${people})
    union select person.deputy_uuid from standing_in join person on person.uuid = standing_in.person where ${IS_AWAY})
  select person from standing_in`

/** A one-column query of a person and all for whom they stand in today. */
export const stoodInForBy = (uuid: string): RawBuilder<{ person: string }> => sql`
  with recursive stood_in (person) as (
    select ${uuid}::uuid
    union select person.uuid from stood_in join person on person.deputy_uuid = stood_in.person where ${IS_AWAY})
  select person from stood_in`
