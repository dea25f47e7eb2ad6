import type { RequestHandler } from 'express'
import { HttpError } from './errors.ts'

const UNREADABLE = 'Some parameters of this address cannot be read.'
const MAX_NAME = 100

/**
 * Refuses with 422 parameters with NUL, which the database cannot take, and parameters given twice, which would be
 * ignored.
 */
export const readableQuery: RequestHandler = (req, _res, next) => {
  const problems = Object.entries(req.query).flatMap(([name, value]): [string, string][] => {
    const shown = name.replaceAll('\0', '\uFFFD').slice(0, MAX_NAME)
    if (typeof value !== 'string') return [[shown, 'This is given twice.']]
    return `${name}${value}`.includes('\0') ? [[shown, 'This holds a character that cannot be searched for.']] : []
  })
  if (problems.length > 0) throw new HttpError(422, UNREADABLE, Object.fromEntries(problems.slice(0, 20)))
  next()
}
