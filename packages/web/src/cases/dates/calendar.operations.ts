import { graphql } from '../../generated/gql.ts'

export const CalendarLinkDocument = graphql(`
  query CalendarLink {
    calendarLink {
      madeAt
      readAt
    }
  }
`)

export const MakeCalendarLinkDocument = graphql(`
  mutation MakeCalendarLink {
    makeCalendarLink {
      link
      madeAt
    }
  }
`)

export const RemoveCalendarLinkDocument = graphql(`
  mutation RemoveCalendarLink {
    removeCalendarLink
  }
`)
