import type { Request, RequestHandler } from 'express'
import { HttpError } from '../errors/errors.ts'

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

const shownName = (name: string): string => name.slice(0, MAX_NAME)

/**
 * Refuses a GET with parameters other than `known` with 422: a list whose filter is misspelt would be taken for what it
 * was to be filtered to.
 */
export function assertKnownParameters({ method, query }: Request, known: readonly string[]): void {
  if (method !== 'GET' && method !== 'HEAD') return
  const unknown = Object.keys(query).filter((name) => !known.includes(name))
  const [first] = unknown
  if (first === undefined) return
  const sentence = known.length === 0 ? 'This address takes no parameters.' : `It takes ${known.join(', ')}.`
  throw new HttpError(
    422,
    unknown.length === 1
      ? `This address has no parameter ${shownName(first)}.`
      : 'This address does not have some of these parameters.',
    Object.fromEntries(unknown.slice(0, 20).map((name) => [shownName(name), sentence])),
  )
}
