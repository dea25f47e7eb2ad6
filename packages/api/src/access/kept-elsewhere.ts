import { Router } from 'express'
import { Conflict } from '../http/errors.ts'
import type { Ask } from '../http/request.ts'

const refuse = (message: string) => (): never => {
  throw new Conflict(message)
}
const password = refuse('Passwords are kept by the host where you sign in, not by CostDraft.')
const program = refuse('Programs are let in by CostDraft’s own sign-in host, which does not run here.')

/** What only our own sign-in host can keep, refused where people sign in at another; goes before the routes it stands in for. */
export const keptElsewhere = (ask: Ask): Router =>
  Router()
    .post('/users/user/password', ask(password))
    .post('/users/:user/password', ask(password))
    .post('/clients/:client/api-client', ask(program))
