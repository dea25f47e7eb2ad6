import { PostgresAdapter, PostgresDialect } from 'kysely'

/** Takes no lock of a session: `migrate` has one of its transaction. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Kysely's dialect without what a pooler would leave to the next transaction of somebody else. */
export class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter()
  }
}
