import { Router } from 'express'
import { Conflict } from '../errors/errors.ts'
import type { RequestHandlers } from './request.ts'

const refuse = (message: string) => (): never => {
  throw new Conflict(message)
}
const refusePassword = refuse('Passwords are kept by the host where you sign in, not by CostDraft.')
const refuseFactor = refuse('Second factors are kept by the host where you sign in, not by CostDraft.')
const refuseApiClient = refuse('Programs are let in by CostDraft’s own sign-in host, which does not run here.')

/**
 * Refuses, with 409, what only the embedded sign-in host supports: passwords, links to choose one, second factors
 * and API clients. Mounted when an external host is used, before the routes it overrides.
 */
export const externalHostRefusals = (ask: RequestHandlers): Router =>
  Router()
    .post('/users/user/password', ask(refusePassword))
    .post('/users/:user/password', ask(refusePassword))
    .post('/users/clients/:client/invitation', ask(refusePassword))
    // People are invited by it. What is sent with it is not read, but let through.
    .post('/users/clients/:client/import', ask.precheck(refusePassword))
    .post('/users/clients/:client/import/preview', ask.precheck(refusePassword))
    .post('/users/clients/:client/import/failed', ask.precheck(refusePassword))
    .post('/users/administrators/invitation', ask(refusePassword))
    .post('/users/:user/reset', ask(refusePassword))
    .post('/users/user/second-factor', ask(refuseFactor))
    .post('/users/user/second-factor/:factor/removal', ask(refuseFactor))
    .post('/users/:user/second-factor/reset', ask(refuseFactor))
    .patch('/clients/:client/second-factor', ask(refuseFactor))
    .post('/clients/:client/api-client', ask(refuseApiClient))
