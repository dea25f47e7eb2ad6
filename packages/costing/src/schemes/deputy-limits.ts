import type { Pence } from '../vocabulary/money.ts'

/**
 * How far profit costs may be over the estimate given to the Public Guardian before the deputy must explain it, in
 * percent.
 */
export const ESTIMATE_TOLERANCE = 20
/** The most that profit costs may be for a short form bill, without VAT and disbursements (CPR PD 47, Precedent AA). */
export const SHORT_FORM_LIMIT: Pence = 300_000
