import type { Moment } from './moment.ts'

/**
 * What a migration means for an older version that is still running, or started again, on the same database: after an
 * *additive* one it reads and writes everything it knows as before; a *breaking* one is any other.
 */
export type StepKind = 'additive' | 'breaking'

/** The kinds of migrations, one row each, for versions that do not know them. */
export interface SchemaStepTable {
  name: string
  kind: StepKind
  made_at: Moment
}

declare module './tables.ts' {
  interface Tables {
    schema_step: SchemaStepTable
  }
}
