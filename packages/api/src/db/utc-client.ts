import { Client } from 'pg'

/** What `Client` says to the server when it connects. Its types do not name it. */
interface Starts {
  getStartupConf: () => Record<string, string>
}

/**
 * A client that asks for UTC when it connects. PgBouncer passes this one parameter on, and keeps to it with each
 * connection that it lends; without it, it keeps to the time zone that its first connection to the server had.
 */
export class UtcClient extends Client {
  getStartupConf(): Record<string, string> {
    return { ...(Client.prototype as unknown as Starts).getStartupConf.call(this), TimeZone: 'UTC' }
  }
}
