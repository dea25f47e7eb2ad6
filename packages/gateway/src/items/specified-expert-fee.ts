import { expertFee } from '@costdraft/schema/items/expert-fee/expert-fee.ts'
import type { Draft } from '@costdraft/schema/field.ts'

/**
 * Keys of an expert fee that our own API adds: a host without additions is sent them only where something was entered.
 */
const ADDED: ReadonlySet<string> = new Set(['hours', 'expert_location'])

/** The body of an expert fee in the specification's words: with its kind. */
export const expertFeeBody = (_draft: Draft, body: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(body).filter(([key, value]) => !ADDED.has(key) || (value ?? '') !== '')),
  fee_type: expertFee.name,
})
