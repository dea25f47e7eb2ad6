import { pino, type Logger } from 'pino'

/** JSON lines on stderr. Requests are logged without their query string: addresses may carry what must not be kept. */
export const createLog = (level: string, name: string): Logger =>
  pino({ level, name, base: { name } }, pino.destination(2))
export type Log = Logger
