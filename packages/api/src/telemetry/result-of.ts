import { HttpError } from '../errors/errors.ts'

const SERVER_ERROR = 500

/** How a failure is counted: `refused` by a rule of ours, or `failed`. */
export const resultOf = (error: unknown): 'refused' | 'failed' =>
  error instanceof HttpError && error.status < SERVER_ERROR ? 'refused' : 'failed'
