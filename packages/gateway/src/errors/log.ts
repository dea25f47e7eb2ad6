import { requestFields } from '@costdraft/schema/telemetry/current-request.ts'
import { pino, type Logger } from 'pino'

/** Logs JSON lines to stderr; what is written in the course of a request has its id. */
export const createLog = (level: string): Logger =>
  pino({ level, name: 'gateway', base: { name: 'gateway' }, mixin: requestFields }, pino.destination(2))
