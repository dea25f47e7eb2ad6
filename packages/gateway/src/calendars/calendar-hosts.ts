import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'

declare module '../context/context.ts' {
  interface Cases {
    calendars: CalendarLinks
  }
}

/** The link of the viewer's calendar as hosts answer it; nulls without one. */
export interface CalendarLinkRow {
  made_at: string | null
  read_at: string | null
}
export interface MadeCalendarLinkRow {
  secret: string
  made_at: string
}

/** The link of the viewer's calendar on a host that has them (addition `calendar_links`): none on any other. */
export interface CalendarLinks {
  read: () => Promise<CalendarLinkRow | null>
  make: () => Promise<MadeCalendarLinkRow>
  remove: () => Promise<void>
}

const PATH = 'client/calendar-link'

export const createCalendarLinks = ({ caseHost, readCase }: RequestHosts): CalendarLinks =>
  picked(
    caseHost,
    'calendar_links',
    {
      read: async () => {
        const link = await readCase<CalendarLinkRow>(PATH)
        return link.made_at === null ? null : link
      },
      make: () => caseHost.call<MadeCalendarLinkRow>('POST', PATH, {}),
      remove: () => caseHost.call<void>('DELETE', PATH),
    } satisfies CalendarLinks,
    { read: nothing },
  )
