/** What the configuration says of the database, and of what fills an empty one. */
export interface SeedSettings {
  /** Absolute path of the folder for the embedded database and stored files. */
  dataDir: string
  /** PostgreSQL connection string; if undefined, the embedded database is used. */
  databaseUrl: string | undefined
  /**
   * Content for an empty database: `demo` for the demonstration firms, `none` for a single administrator. Undefined
   * where nobody said which and others than the person who starts it may come (`isForThisMachine`): an empty database
   * is then refused, because a firm must not take the demonstration, whose passwords everybody knows, for its own.
   */
  seed: 'demo' | 'none' | undefined
  /** The administrator created with `seed: none`. */
  admin: { email: string; password: string } | undefined
}
