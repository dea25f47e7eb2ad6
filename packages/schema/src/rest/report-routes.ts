import { reportNames, reports, type Report } from '../reports/report.ts'
import { reportFilterParameters } from '../cases/case-filters.ts'
import { ref } from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'

const routeOf = ({ title, question, hasGroups, hasPeriod }: Report): RestRoute => ({
  tag: 'Reports',
  summary: title,
  query: [...reportFilterParameters, ...(hasGroups ? ['by'] : []), ...(hasPeriod ? ['from', 'to'] : [])],
  answer: ref('Report'),
  needs: 'report:read',
  text: `${question} It counts the cases of the firms in which the caller has \`case:read\` as well. 403 without such a firm.`,
})

/** The reports, each at a path of its own. */
export const reportRoutes: RestRoutes = Object.fromEntries(
  reportNames.map((name) => [`GET /client/reports/${reports[name].path}`, routeOf(reports[name])]),
)
