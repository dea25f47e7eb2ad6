import type { Answered } from '@costdraft/schema/telemetry/answered-requests.ts'
import type { Request } from 'express'
import { routeOf } from './route-of.ts'

/** What the line of a request to the API or to the sign-in host says, once it is answered. */
export const answered = (req: Request): Answered => ({ route: routeOf(req) })
