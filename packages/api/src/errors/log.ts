import { requestFields } from '@costdraft/schema/telemetry/current-request.ts'
import { pino, type Logger } from 'pino'

/** SQLSTATE classes of errors whose details quote the refused row or value: data of people. */
const QUOTING = /^2[23]/
/** Those of them whose message quotes the value as well. */
const QUOTING_MESSAGE = /^22/
const UNQUOTED = 'The database could not read a value.'

/**
 * An error as it is logged: of one that the database answers with, without what quotes a row or a value of the request.
 */
export function loggedError(error: Error): unknown {
  const logged = { ...pino.stdSerializers.err(error) }
  if (typeof logged.code !== 'string' || !QUOTING.test(logged.code)) return logged
  delete logged.detail
  delete logged.where
  if (!QUOTING_MESSAGE.test(logged.code)) return logged
  // A stack begins with the message, which may have several lines.
  const stack = logged.stack?.replace(error.message, () => UNQUOTED)
  return { ...logged, message: UNQUOTED, stack }
}

/** Logs JSON lines to stderr. Requests are logged without query strings, which may contain confidential data. */
export const createLog = (level: string, name: string): Logger =>
  pino({ level, name, base: { name }, mixin: requestFields, serializers: { err: loggedError } }, pino.destination(2))
export type Log = Logger
