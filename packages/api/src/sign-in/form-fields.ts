import express, { type Request, type RequestHandler } from 'express'

/** The longest address that a user can have. */
const MAX_EMAIL = 254

/** The largest form: with the answer of a passkey. */
export const LONGEST_ANSWER = '32kb'

/** Reads a form of these pages; larger ones are refused. */
export const form = (limit = '4kb'): RequestHandler => express.urlencoded({ extended: false, limit })

/** A field of a form as text, without what the database cannot store; empty if it was not sent. */
export function textIn(req: Request, name: string): string {
  const value = (req.body as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}
/** An e-mail address in a form, not longer than one can be. */
export const emailIn = (req: Request): string => textIn(req, 'email').slice(0, MAX_EMAIL).trim()
