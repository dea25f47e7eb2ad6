import type { Generated } from 'kysely'
import type { MarkType } from '@costdraft/schema/clients/client-mark.ts'
import type { Moment } from '../../db/moment.ts'

/** A mark of a firm: the one that it has now, and those before it. */
export interface ClientMarkTable {
  uuid: Generated<string>
  client_uuid: string
  type: MarkType
  bytes: Buffer
  width: number
  height: number
  sha256: string
  is_current: Generated<boolean>
  set_by: string
  set_at: Moment
}

declare module '../../db/tables.ts' {
  interface Tables {
    client_mark: ClientMarkTable
  }
}
