import { pino, type Logger } from 'pino'

/** Logs JSON lines to stderr. Requests are logged without query strings, which may contain confidential data. */
export const createLog = (level: string, name: string): Logger =>
  pino({ level, name, base: { name } }, pino.destination(2))
export type Log = Logger
