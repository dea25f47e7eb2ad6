import type { Moment } from './moment.ts'

/** What versions have set up beside their migrations, one row for each that differs: rights, functions and indexes. */
export interface SchemaSetupTable {
  /** Of all that is set up (`schema-setup.ts`). */
  digest: string
  version: string
  /** When it was set up last. */
  made_at: Moment
}

declare module './tables.ts' {
  interface Tables {
    schema_setup: SchemaSetupTable
  }
}
