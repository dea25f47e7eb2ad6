import type { Stage } from '@costdraft/costing'
import { sql } from 'kysely'
import { withinClient } from '../access/within-client.ts'
import type { RequestContext } from '../http/request.ts'

/** How much an archived client takes with it. */
export interface ArchiveCounts {
  stages: { stage: Stage; cases: number }[]
  users: number
  fee_earners: number
  api_clients: number
  webhooks: number
  children: number
}

/**
 * `GET clients/{client}/archive`: what archiving a client touches, in numbers: its cases by stage, which become
 * read-only, its people, and what programs of others use. No case is named, so no permission for cases is needed.
 */
export const archiveCounts = ({ tx }: Pick<RequestContext, 'tx'>, client: string): Promise<ArchiveCounts> =>
  withinClient(tx, client, async () => {
    const { rows: stages } = await sql<ArchiveCounts['stages'][number]>`
      select stage, count(*)::int as cases from "case" where client_uuid = ${client} group by stage order by stage`.execute(
      tx,
    )
    const {
      rows: [counts],
    } = await sql<Omit<ArchiveCounts, 'stages'>>`
      select
        (select count(*)::int from person where client_uuid = ${client} and kind = 'person' and deactivated_at is null) as users,
        (select count(*)::int from person where client_uuid = ${client} and kind = 'api_client'
          and deactivated_at is null) as api_clients,
        (select count(*)::int from fee_earner where client_uuid = ${client}) as fee_earners,
        (select count(*)::int from webhook where client_uuid = ${client}) as webhooks,
        (select count(*)::int from client where parent_uuid = ${client} and archived_at is null and removed_at is null) as children`.execute(
      tx,
    )
    if (!counts) throw new Error('A statement without a table answered no row.')
    return { stages, ...counts }
  })
