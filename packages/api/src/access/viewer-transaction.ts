import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'

declare const viewers: unique symbol
/**
 * A transaction that runs as a person. The mark is the compiler's alone: what asks for one cannot be given the
 * handle of the owner of the tables, which sees the rows of all firms (docs/firm-keys.md).
 */
export type Tx = Transaction<Tables> & { readonly [viewers]: true }

/** Marks a transaction that has become a person. */
export const ofViewer = (tx: Transaction<Tables>): Tx => tx as Tx

/**
 * Marks a handle of the owner of the tables for what requests call as well: jobs and the demonstration, which name the
 * firm or the case themselves.
 */
export const withoutViewer = (db: Kysely<Tables>): Tx => db as Tx
