/**
 * All tables, by their names in the database. Each room declares its own in `<name>.table.ts`, which extends this type:
 * so the room of the database knows none of the rooms above it.
 */
export interface Tables {}
