import { CALENDAR_PATH } from '@costdraft/schema/deadlines/calendar-path.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { Context } from '../context/context.ts'

/** Throws unless the viewer may read cases in the own firm. */
const assertReads = async (context: Context): Promise<void> => {
  const { client_uuid: own } = await context.viewer()
  await assertMay(context, 'case:read', own ?? '')
}

/** The link by which the viewer's calendar reads their dates. */
export const calendarResolvers: Resolvers = {
  Query: {
    calendarLink: async (_root, _args, context) => {
      await assertReads(context)
      return context.cases.calendars.read()
    },
  },
  CalendarLink: {
    madeAt: ({ made_at }) => made_at ?? '',
    readAt: ({ read_at }) => read_at,
  },
  MadeCalendarLink: {
    link: ({ secret }) => `${CALENDAR_PATH}/${secret}.ics`,
    madeAt: ({ made_at }) => made_at,
  },
  Mutation: {
    makeCalendarLink: async (_root, _args, context) => {
      await assertReads(context)
      return context.cases.calendars.make()
    },
    removeCalendarLink: async (_root, _args, context) => {
      await assertReads(context)
      await context.cases.calendars.remove()
      return true
    },
  },
}
