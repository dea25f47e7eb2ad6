import { assessmentRoutes } from './assessment-routes.ts'
import { caseRoutes } from './case-routes.ts'
import { integrationRoutes } from './integration-routes.ts'
import { otherRoutes } from './other-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { reportRoutes } from './report-routes.ts'
import type { RestRoutes } from './rest-route.ts'
import { rowRoutes } from './row-routes.ts'
import { scimRestRoutes } from './scim-routes.ts'

/** Every route of the case and administration API, as a description of the API has it. */
export const restRoutes = (): RestRoutes => ({
  ...caseRoutes(),
  ...assessmentRoutes,
  ...rowRoutes(),
  ...otherRoutes,
  ...peopleRoutes,
  ...integrationRoutes,
  ...reportRoutes,
  ...scimRestRoutes,
})
