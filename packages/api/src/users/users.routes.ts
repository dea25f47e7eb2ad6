import { Router } from 'express'
import type { Ask } from '../request.ts'

/** `users/…` of the admin API. */
export const userRoutes = (ask: Ask): Router => {
  const router = Router()
  router.get('/users/user', ask.viewer)
  return router
}
