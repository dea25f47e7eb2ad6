import type { Moment, SetMoment } from '../db/moment.ts'

/** The link by which a person's calendar reads their dates: the hash of its secret, and when it was last read. */
export interface CalendarLinkTable {
  person_uuid: string
  client_uuid: string
  secret_sha256: string
  made_at: Moment
  read_at: SetMoment<null>
}

declare module '../db/tables.ts' {
  interface Tables {
    calendar_link: CalendarLinkTable
  }
}
